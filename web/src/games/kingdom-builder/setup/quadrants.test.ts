import { expect, test } from 'vitest';
import { boardOf, CARD_SETS, FIRST_GAME, pictureOf, QUADRANTS } from './quadrants';

test('all quadrants and cards are found', () => {
  expect(QUADRANTS).toHaveLength(24);
  for (const { rows, set } of QUADRANTS) {
    expect(set).not.toBe('');
    expect(rows.map((row) => row.length)).toEqual(Array(10).fill(10));
  }
  expect(CARD_SETS.size).toBe(25);
});

test('a turned quadrant is upside down', () => {
  const straight = boardOf(FIRST_GAME.quadrants, [false, false, false, false]);
  const turned = boardOf(FIRST_GAME.quadrants, [true, false, false, false]);
  expect(straight.at.get('6,2')?.special).toBe('tavern');
  expect(turned.at.get('3,7')?.special).toBe('tavern');
  expect(straight.cells).toHaveLength(400);
});

test('what is not chosen is blank', () => {
  const land = boardOf(['random', 'random', 'random', 'oasis'], []);
  expect(land.at.get('0,0')?.ground).toBe('special');
  expect(pictureOf('oasis').cells).toHaveLength(100);
});
