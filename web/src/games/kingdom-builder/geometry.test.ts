import { expect, test } from 'vitest';
import { around, hexAt, middle, nameOf, placeOf, RADIUS, step, thickest, WIDTH } from './geometry';

test('hexes are read and written', () => {
  for (const hex of ['0,0', '19,7', 'i3,4']) expect(hexAt(placeOf(hex))).toBe(hex);
});

test('neighbours lie one hex apart', () => {
  for (const hex of ['4,4', '5,4']) {
    const here = placeOf(hex);
    const { x, y } = middle(here.row, here.column);
    for (const there of around(here)) {
      const other = middle(there.row, there.column);
      expect(Math.hypot(other.x - x, other.y - y)).toBeCloseTo(WIDTH);
    }
  }
  expect(hexAt(step(placeOf('3,4'), 'north-east'))).toBe('2,5');
  expect(middle(0, 0).y).toBe(RADIUS);
});

test('people count from A1', () => {
  expect(nameOf('8,3')).toBe('D9');
  expect(nameOf('i0,1')).toBe('B1′');
});

test('a window is put where most points are', () => {
  const points = [0, 100, 104, 108, 300].map((x) => ({ x, y: 0 }));
  expect(thickest(points, 20, 20)?.x).toBe(100);
  expect(thickest(points, 10, 20)?.x).toBe(104);
  expect(thickest([], 10, 20)).toBeUndefined();
});
