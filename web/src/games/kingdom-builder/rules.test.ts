import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARD_RULES, HEX_RULES, TASK_RULES, TILE_RULES } from './rules';

test('everything with a rule has a sentence', () => {
  const text = readFileSync(new URL('text/en.ftl', import.meta.url), 'utf8');
  const known = new Set(new FluentResource(text).body.map((message) => message.id));
  const rules = { ...TILE_RULES, ...CARD_RULES, ...TASK_RULES, ...HEX_RULES };
  expect(Object.keys(rules).filter((id) => !known.has(`kb-about-${id}`))).toEqual([]);
});
