/** Where the chart of the chances draws what. */
import type { JudgedDecision } from '../../types/protocol';

export const CHART = { height: 250, left: 38, right: 48, top: 12, bottom: 26 } as const;

/** How wide the chart is, and for how many decisions. */
export interface Span {
  width: number;
  of: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Line {
  seat: number;
  path: string;
  /** Where the shape of the seat stands on its line. */
  shapes: Point[];
  end: Point;
}

const inner = (width: number) => width - CHART.left - CHART.right;

export const xOf = (decision: number, { width, of }: Span): number =>
  CHART.left + (inner(width) * decision) / Math.max(1, of);

export const yOf = (chance: number): number =>
  CHART.top + (CHART.height - CHART.top - CHART.bottom) * (1 - chance);

/** The decision at a place of the chart. */
export function decisionAt(x: number, { width, of }: Span): number {
  const share = (x - CHART.left) / inner(width);
  return Math.round(Math.min(1, Math.max(0, share)) * of);
}

/** A line for every seat, with its shape in three places that no other seat uses. */
export function linesOf(decisions: readonly JudgedDecision[], span: Span): Line[] {
  const [first] = decisions;
  if (!first) return [];
  const moments = [
    { decision: first.decision - 1, chances: first.before },
    ...decisions.map(({ decision, after }) => ({ decision, chances: after })),
  ];
  const seats = first.before.length;
  return first.before.map((_, seat) => {
    const points = moments.map(({ decision, chances }) => ({
      x: xOf(decision, span),
      y: yOf(chances[seat] ?? 0),
    }));
    const shapes = [0, 1, 2].map((third) => {
      const share = (third + (seat + 0.5) / seats) / 3;
      return points[Math.floor(share * (points.length - 1))]!;
    });
    const path = points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
    return { seat, path, shapes, end: points.at(-1)! };
  });
}

/** Labels at the end of the lines, moved apart so that none covers another. */
export function spread(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, index) => index).toSorted((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  let next = -Infinity;
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, next);
    next = placed[index]! + gap;
  }
  let most = CHART.height - CHART.bottom + 4;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index]!, most);
    most = placed[index]! - gap;
  }
  return placed;
}

const round = (value: number) => Math.round(value * 10) / 10;
