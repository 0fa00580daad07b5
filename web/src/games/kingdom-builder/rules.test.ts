import { expect, test } from 'vitest';
import { words } from '../../lib/words.svelte';
import { CARD_RULES, HEX_RULES, TASK_RULES, TILE_RULES } from './rules';

test('everything with a rule has a sentence', () => {
  const rules = { ...TILE_RULES, ...CARD_RULES, ...TASK_RULES, ...HEX_RULES };
  expect(Object.keys(rules).filter((id) => !words.has(`kb-about-${id}`))).toEqual([]);
});
