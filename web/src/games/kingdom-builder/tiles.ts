/** The tiles and other extra actions of a player. */
import type { KingdomBuilderView, TileState } from '../../types/kingdom-builder';
import { HANDLED_BY, isTile } from './pieces';

export interface Tile {
  /** Unique among the tiles of a player. */
  id: string;
  extra: string;
  state: TileState;
}

/** Tiles that are never used by a decision of their own. */
export const isPassive = (extra: string): boolean => isTile(extra) && HANDLED_BY[extra] === null;

/** The tiles in front of a player, those that were lost left out. */
export function tilesOf(view: KingdomBuilderView, seat: number): Tile[] {
  const kinds = new Map(view.board.specials.map(([hex, kind]) => [hex, kind]));
  const nomads = new Map<string, string>(view.nomad_tiles);
  const player = view.players[seat];
  if (!player) return [];
  const taken = player.tiles.map(([hex, state]): Tile => {
    const kind = kinds.get(hex) ?? '';
    return { id: hex, extra: kind === 'nomad' ? (nomads.get(hex) ?? kind) : kind, state };
  });
  const bonus = player.marshlands.bonus.map(([extra, state]): Tile => ({ id: extra, extra, state }));
  return [...taken, ...bonus].filter(({ state }) => state !== 'lost');
}

/** What everybody may do without a tile. */
export function commonActions(view: KingdomBuilderView, seat: number): Tile[] {
  const { turn, board, layout } = view;
  const state = (used: boolean): TileState => (used && turn.active === seat ? 'used' : 'ready');
  const farmland = [...board.rows, ...board.island].some((row) => row.includes('A'));
  return [
    ...(farmland ? [{ id: 'farmland', extra: 'farmland', state: state(turn.harvest.farmed) }] : []),
    ...(layout.caves.length ? [{ id: 'cave', extra: 'cave', state: state(turn.cave_used) }] : []),
  ];
}
