import type { Score } from '../types/protocol';

/** All points of a player. */
export function total(score: Score | undefined): number {
  return score?.parts.reduce((sum, [, points]) => sum + points, 0) ?? 0;
}
