import type { Score } from '../types/protocol';

/** All points of a player; 0 of those that may not be known. */
export function total(score: Score | null | undefined): number {
  return score?.parts.reduce((sum, [, points]) => sum + points, 0) ?? 0;
}
