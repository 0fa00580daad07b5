import { expect, test } from 'vitest';
import type { JudgedDecision } from '../../types/protocol';
import { CHART, decisionAt, linesOf, spread, xOf, yOf } from './chart';

const decided = (decision: number, before: number[], after: number[]): JudgedDecision => ({
  decision,
  seat: 0,
  action: '',
  best: '',
  before,
  after,
  cost: 0,
  luck: 0,
  mistake: 'none',
});

const span = { width: 640, of: 40 };

test('a place of the chart leads to the decision that is drawn there', () => {
  for (const decision of [0, 7, 40]) expect(decisionAt(xOf(decision, span), span)).toBe(decision);
  expect(decisionAt(-50, span)).toBe(0);
  expect(decisionAt(5000, span)).toBe(40);
});

test('lines begin with the chances before the first decision', () => {
  const [line] = linesOf([decided(1, [0.5, 0.5], [0.75, 0.25])], { width: 640, of: 1 });
  expect(line?.path).toBe(`M${CHART.left} ${yOf(0.5)}L${640 - CHART.right} ${yOf(0.75)}`);
  expect(line?.shapes).toHaveLength(3);
});

test('labels never cover each other', () => {
  const placed = spread([200, 200, 20], 20).toSorted((a, b) => a - b);
  expect(placed[1]! - placed[0]!).toBeGreaterThanOrEqual(20);
  expect(placed[2]! - placed[1]!).toBeGreaterThanOrEqual(20);
});
