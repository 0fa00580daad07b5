import { expect, test } from 'vitest';
import sharedDe from '../../../crates/text/text/de.ftl?raw';
import usual from '../../../crates/games/catan-cards/tests/things/side_a.jsonl?raw';
import de from '../../../crates/games/catan-cards/text/de.ftl?raw';
import type { Thing } from '../types/protocol';
import { Phrasebook } from './phrasebook';
import { amounts, sentences } from './sentences';

const book = new Phrasebook('de', [sharedDe, de]);
const things = usual
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Thing);

test('every component of a game says all that it does, in the forms that its words have', () => {
  for (const thing of things) expect(sentences(book, thing).join(' '), thing.id).not.toMatch(/[⟨⟩{}]/);
  const city = things.find(({ id }) => id === 'city');
  expect(city && sentences(book, city)[0]).toBe('Wird auf eine Siedlung von dir gebaut.');
});

test('amounts are counted, and may be any of several things', () => {
  const said = amounts(book, [
    { count: 2, of: ['wool'] },
    { count: 1, of: ['brick', 'ore'] },
  ]);
  expect(said).toMatch(/^2 \S+ und 1 \S+ oder \S+$/);
  expect(amounts(book, [])).toBe(book.word('things-none'));
});
