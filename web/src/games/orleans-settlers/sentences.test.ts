import sharedDe from '../../../../crates/text/text/de.ftl?raw';
import sharedEn from '../../../../crates/text/text/en.ftl?raw';
import ownersFile from '../../../../crates/games/orleans-settlers/tests/things/an_owners.jsonl?raw';
import usualFile from '../../../../crates/games/orleans-settlers/tests/things/three_players.jsonl?raw';
import de from '../../../../crates/games/orleans-settlers/text/de.ftl?raw';
import en from '../../../../crates/games/orleans-settlers/text/en.ftl?raw';
import { expect, test } from 'vitest';
import { Phrasebook } from '../../lib/phrasebook';
import type { Thing } from '../../types/protocol';
import { amounts, foodDue, lines, type Source } from './sentences';

const read = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Thing);
const owners = read(ownersFile);
const usual = read(usualFile);
const BOOKS = { en: [sharedEn, en], de: [sharedDe, de] };
const source = (language: 'en' | 'de', list: readonly Thing[]): Source => ({
  book: new Phrasebook(language, BOOKS[language]),
  things: { all: (kind) => list.filter((thing) => thing.kind === kind) },
});
const stepsOf = (list: readonly Thing[], kind: string, id: string) =>
  list.find((thing) => thing.kind === kind && thing.id === id)?.steps ?? [];
const numbers = (text: string) => text.match(/\d+/g) ?? [];

test.each(['en', 'de'] as const)('every component has its sentences: %s', (language) => {
  for (const list of [usual, owners]) {
    const from = source(language, list);
    for (const thing of list) {
      const said = (thing.steps ?? []).flatMap((step) => lines(from, step)).join(' ');
      expect(said, thing.id).not.toMatch(/[⟨⟩]|undefined/);
    }
  }
});

test('no sentence has a number that the component has not', () => {
  for (const language of ['en', 'de'] as const) {
    const from = source(language, owners);
    for (const thing of owners) {
      for (const step of thing.steps ?? []) {
        const known = numbers(JSON.stringify(step));
        expect(known, `${thing.id}: ${lines(from, step).join(' ')}`).toEqual(
          expect.arrayContaining(numbers(lines(from, step).join(' '))),
        );
      }
    }
  }
});

test('mixtures have a name', () => {
  const from = source('en', usual);
  const all = (kind: string) => from.things.all(kind).map(({ id }) => id);
  const food = ['grain', 'fish', 'cheese', 'wine', 'bread'];
  expect(amounts(from, [{ count: 2, of: ['coin'] }])).toBe('2 coins');
  expect(amounts(from, [{ count: 2, of: food }])).toBe('2 food');
  expect(amounts(from, [{ count: 1, of: ['coin', ...all('good')] }])).toBe('1 coin or good');
  expect(amounts(from, [{ count: 1, of: ['wood', 'wine'] }])).toBe('1 wood or wine');
});

test('a demand by areas has a least and a most', () => {
  const hunger = stepsOf(usual, 'era', '2')[0];
  expect(hunger && foodDue(hunger)).toEqual({ least: 1, most: 3 });
});

test('places, events and eras in words', () => {
  const from = source('en', usual);
  const said = (kind: string, id: string) => stepsOf(usual, kind, id).flatMap((step) => lines(from, step));
  expect(said('place', 'hamlet')).toEqual([
    'Choose one:',
    '– Recruit 1 fisherman. Gain 1 fish.',
    '– Recruit 1 craftsman. Gain 1 wood.',
    '– Recruit 1 trader. Gain 2 coins.',
  ]);
  expect(said('place', 'toll_house')).toEqual(['Gain 1 coin per village.']);
  expect(said('place', 'bakery')).toEqual(['The goods that lie here each become 1 bread.']);
  expect(said('era', '1')).toEqual(['Gain 1 fame per own settler on the map.']);
  expect(said('place', 'church_works')[0]).toBe('Build: church for 1 wood, 1 coin.');
  expect(said('event', 'B7')).toEqual([
    'Alone with the most followers: gain 2 coins.',
    'With 3 or more players: alone with the fewest followers: pay 1 coin.',
  ]);
  expect(said('event', 'B2')).toEqual(['Pay 1 coin per 4 areas, rounded up.']);
  expect(said('event', 'A8')).toEqual(['Give 1 coin or good.']);
});
