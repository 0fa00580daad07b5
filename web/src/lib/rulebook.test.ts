import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRules } from './rulebook';

const rules = (file: string) =>
  readRules(readFileSync(new URL(`../../../docs/rules/${file}.md`, import.meta.url), 'utf8'));

test('rules are found in every document, over several lines', () => {
  expect(rules('kingdom-builder').get('KB-9')).toMatch(/^Build \(bauen\).*both are meant\.$/);
  expect(rules('catan-cards').get('CA-40')).toMatch(/^Number to pay by own roads.*1:1\.$/);
  expect(rules('orleans-settlers').get('OR-45')).toMatch(/until that place is activated\.$/);
  expect(rules('settlement').get('SE-7.4')).toMatch(/^Guard against endless trading\./);
});

test('so are those with a letter in their number, and rulings in tables', () => {
  expect(rules('catan-cards').get('CA-N4')).toMatch(/^Every addressed seat answers once/);
  expect(rules('kingdom-builder').get('AMB-20')).toBe('Mayors mark with empty supply – Not possible.');
});

test('what follows on the bold words is read on, and items below a rule belong to it', () => {
  expect(rules('settlement').get('SE-15.2')).toMatch(/^Reference list of decisions, so that/);
  expect(readRules('- **KB-1** One\n  more\n  2. deep\n     - deeper\n- two').get('KB-1')).toBe(
    'One more 2. deep - deeper',
  );
});

test('the marks of sources are left out', () => {
  expect(rules('catan-cards').get('CA-8')).toBe('3 or 4 players (see CA-A1 for 2).');
  expect(rules('kingdom-builder').get('KB-24')).toMatch(/need a supply settlement\.$/);
  expect(rules('de/kingdom-builder').get('KB-24')).toMatch(/aus dem Vorrat\.$/);
});

test.each(['kingdom-builder', 'catan-cards', 'orleans-settlers', 'settlement'])(
  'the rules of %s are the same in German, in the same order',
  (file) => {
    const english = [...rules(file).keys()];
    expect(english.length).toBeGreaterThan(100);
    expect([...rules(`de/${file}`).keys()]).toEqual(english);
  },
);
