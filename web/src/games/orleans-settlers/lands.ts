/** What a player controls on the map. */
import type { AreaView, OrleansSettlersView } from '../../types/orleans-settlers';

export function landsOf({ map }: OrleansSettlersView, seat: number) {
  const areas = map.filter(({ settlers }) => settlers.includes(seat));
  const villages = areas.filter(({ village, tile }) => village || tile === 'start');
  return { areas: areas.length, villages: villages.length };
}

/** The terrain of a space; none under villages. */
export function terrainOf({ tile, village }: AreaView) {
  return typeof tile === 'object' && !village ? tile.land : null;
}
