/** Where the points of a player come from, if the story ended now (OR-103). */
import type { OrleansSettlersView } from '../../types/orleans-settlers';
import { factsOf } from './facts';

export const SOURCES = [
  'score-coins',
  'score-goods',
  'score-areas',
  'score-citizens',
  'score-peace',
] as const;
export type Source = (typeof SOURCES)[number];

export function areasOf(view: OrleansSettlersView, seat: number) {
  const areas = view.map.filter(({ settlers }) => settlers.includes(seat));
  const villages = areas.filter(({ village, tile }) => village || tile === 'start');
  return { areas: areas.length, villages: villages.length };
}

export function pointsOf(view: OrleansSettlersView, seat: number): Record<Source, number> {
  const facts = factsOf(view);
  const { goods, coins, citizens, points } = view.players[seat]!;
  const { areas, villages } = areasOf(view, seat);
  const parts = {
    'score-coins': coins * facts.coin,
    'score-goods': Object.entries(goods).reduce(
      (sum, [good, count]) => sum + count * (facts.goods.get(good)?.value ?? 0),
      0,
    ),
    'score-areas': areas * facts.area,
    'score-citizens': villages * citizens,
  };
  const rest = points - Object.values(parts).reduce((sum, part) => sum + part, 0);
  return { ...parts, 'score-peace': rest };
}
