import { expect, test } from 'vitest';
import { Phrasebook } from '../../lib/phrasebook';
import { factsOf } from './facts';

const book = new Phrasebook('en', [
  'fact-hand = Hand\ngold = gold\nwood = wood\nthings-and = { $head } and { $last }\nthings-none = nothing',
]);

test('numbers and words have the names that the game gives them, or their own', () => {
  expect(factsOf(book, { hand: 3, deck_size: 4, top: 'gold', mood: 'very_calm' })).toEqual([
    { name: 'Hand', value: '3' },
    { name: 'deck size', value: '4' },
    { name: 'top', value: 'gold' },
    { name: 'mood', value: 'very calm' },
  ]);
});

test('counts of things that have a name become a list', () => {
  expect(factsOf(book, { hand: { gold: 2, wood: 1 }, supply: { gold: 0 } })).toEqual([
    { name: 'Hand', value: '2 gold and 1 wood' },
    { name: 'supply', value: '–' },
  ]);
});

test('what is unknown, false or too deep is left out', () => {
  const view = {
    hand: null,
    knocked: false,
    passed: true,
    players: [{}],
    phase: { seat: 0 },
    any: { of: 'x' },
  };
  expect(factsOf(book, view)).toEqual([{ name: 'passed', value: '✓' }]);
  expect(factsOf(book, null)).toEqual([]);
});
