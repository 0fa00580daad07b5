import { expect, test } from 'vitest';
import { THINGS } from '../testThings';
import { boardOf, pictureOf, recommended } from './quadrants';

const find = (kind: string, id: string) => THINGS.find((thing) => thing.kind === kind && thing.id === id);
const things = { find, get: (kind: string, id: string) => find(kind, id)! };
const quadrants = THINGS.filter(({ kind }) => kind === 'quadrant');
const first = recommended(things, 'quadrant');

test('all quadrants have hexes that are known', () => {
  expect(quadrants).not.toEqual([]);
  for (const quadrant of quadrants) {
    const { cells } = pictureOf(things, quadrant);
    expect(cells).toHaveLength(100);
    expect(cells.filter(({ ground, special }) => ground === 'special' && !special)).toEqual([]);
  }
});

test('the recommended first game has four quadrants and three cards', () => {
  expect(first.map((id) => things.get('quadrant', id).set)).toEqual(Array(4).fill('base'));
  expect(recommended(things, 'card').map((id) => things.get('card', id).set)).toEqual(Array(3).fill('base'));
});

test('a turned quadrant is upside down', () => {
  const straight = boardOf(things, first, [false, false, false, false]);
  const turned = boardOf(things, first, [true, false, false, false]);
  expect(straight.at.get('6,2')?.special).toBe('tavern');
  expect(turned.at.get('3,7')?.special).toBe('tavern');
  expect(straight.cells).toHaveLength(400);
});

test('what is not chosen is blank', () => {
  const land = boardOf(things, ['random', 'random', 'random', 'oasis'], []);
  expect(land.at.get('0,0')?.ground).toBe('special');
});
