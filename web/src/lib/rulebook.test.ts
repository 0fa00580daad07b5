import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRules } from './rulebook';

const rules = (file: string) =>
  readRules(readFileSync(new URL(`../../../docs/rules/${file}.md`, import.meta.url), 'utf8'));

test('rules are found in every document, over several lines', () => {
  expect(rules('kingdom-builder').get('KB-9')).toMatch(/^Build \(bauen\).*both are meant\.$/);
  expect(rules('catan-card-game').get('CA-40')).toMatch(/^Number to pay by own roads.*1:1\.$/);
  expect(rules('orleans-settlers').get('OR-45')).toMatch(/until that place is activated\.$/);
  expect(rules('settlement').get('SE-7.4')).toMatch(/^Guard against endless trading\./);
});
