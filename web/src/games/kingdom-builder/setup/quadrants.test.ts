import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Thing } from '../../../types/protocol';
import { boardOf, pictureOf, recommended } from './quadrants';

/** What the engine says of all sets, as its own test wrote it. */
const FILE = '../../../../../crates/games/kingdom-builder/tests/things/all.jsonl';
const lines = readFileSync(new URL(FILE, import.meta.url), 'utf8')
  .trim()
  .split('\n');
const list: Thing[] = lines.map((line) => JSON.parse(line));
const find = (kind: string, id: string) => list.find((thing) => thing.kind === kind && thing.id === id);
const things = { find, get: (kind: string, id: string) => find(kind, id)! };
const quadrants = list.filter(({ kind }) => kind === 'quadrant');
const first = recommended(things, 'quadrant');

test('all quadrants have hexes that are known', () => {
  expect(quadrants).toHaveLength(24);
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
