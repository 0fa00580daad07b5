import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import type { Update } from '../lib/wire';
import { Pace } from './pace';

const update = (seat: number, decision: number): Update => ({
  type: 'update',
  story: [{ seat, decision, events: [] }],
});
let shown: Update[];
let still = false;
let pace: Pace;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  still = false;
  pace = new Pace(
    (next) => shown.push(next),
    () => still,
    () => Date.now(),
  );
});
afterEach(() => vi.useRealTimers());

test('the moves of a turn are shown one after the other, within 900 ms', () => {
  for (let decision = 1; decision <= 12; decision++) pace.push(update(1, decision), false);
  expect(shown).toHaveLength(1);
  vi.advanceTimersByTime(900);
  expect(shown).toHaveLength(12);
});

test('two turns that wait are shown at once', () => {
  for (const seat of [1, 2, 3]) pace.push(update(seat, seat), false);
  expect(shown).toHaveLength(3);
});

test('input, own moves and reduced motion skip the waiting', () => {
  for (let decision = 1; decision <= 3; decision++) pace.push(update(1, decision), false);
  pace.flush();
  expect(shown).toHaveLength(3);
  pace.push(update(0, 4), true);
  still = true;
  pace.push(update(1, 5), false);
  pace.push(update(1, 6), false);
  expect(shown).toHaveLength(6);
});
