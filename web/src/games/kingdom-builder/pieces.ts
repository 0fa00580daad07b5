/** What stands on the board, piece by piece. */
import type { KingdomBuilderView, Phase, Stage } from '../../types/kingdom-builder';
import { around, hexAt, placeOf } from './geometry';

export type PieceKind = 'settlement' | 'warrior' | 'wagon' | 'ship' | 'city-hall' | 'scout' | 'wall';

export interface Piece {
  kind: PieceKind;
  hex: string;
  /** Whose; stone walls are nobody's. */
  seat: number | null;
}

export function piecesOf(view: KingdomBuilderView): Piece[] {
  const own = view.players.flatMap(({ pieces, crossroads }, seat): Piece[] => {
    const special = new Map<string, PieceKind | null>();
    if (crossroads.city_hall) {
      for (const part of around(placeOf(crossroads.city_hall))) special.set(hexAt(part), null);
      special.set(crossroads.city_hall, 'city-hall');
    }
    for (const hex of crossroads.warriors) if (hex) special.set(hex, 'warrior');
    if (crossroads.wagon) special.set(crossroads.wagon, 'wagon');
    if (crossroads.ship) special.set(crossroads.ship, 'ship');
    return pieces.flatMap((hex) => {
      const kind = special.has(hex) ? special.get(hex)! : 'settlement';
      return kind ? [{ kind, hex, seat }] : [];
    });
  });
  const walls = view.nomads.walls.map((hex): Piece => ({ kind: 'wall', hex, seat: null }));
  const scouts = view.harvest.scouts.map((hex): Piece => ({ kind: 'scout', hex, seat: view.turn.active }));
  return [...own, ...walls, ...scouts];
}

/** Whose piece stands on each hex, the parts of a city hall included. */
export function ownersOf(view: KingdomBuilderView): Map<string, number> {
  return new Map(view.players.flatMap(({ pieces }, seat) => pieces.map((hex) => [hex, seat] as const)));
}

/** The extra action or silo action under way, and how far it has come. */
export function stageOf(phase: Phase): { extra: string; stage: Stage } | null {
  if (typeof phase === 'string') return null;
  return 'acting' in phase ? phase.acting : { extra: 'silo', stage: phase.silo.stage };
}

/** The hex of the piece that is picked up. */
export function pickedUp(phase: Phase): string | null {
  const stage = stageOf(phase)?.stage;
  if (!stage || typeof stage === 'string') return null;
  if ('put' in stage) return stage.put.from;
  return 'step' in stage ? stage.step.from : null;
}

const BUILT_BY: Record<string, PieceKind> = {
  quarry: 'wall',
  scout_cabin: 'scout',
  barracks: 'warrior',
  wagon: 'wagon',
  lighthouse: 'ship',
  city_hall: 'city-hall',
};

/** What an action would put on a hex; nothing if it takes something away. */
export function ghostOf(action: string, view: KingdomBuilderView): PieceKind | null {
  const [verb] = action.split(' ');
  if (verb === 'build') return BUILT_BY[stageOf(view.phase)?.extra ?? ''] ?? 'settlement';
  if (verb !== 'put' && verb !== 'step') return null;
  const from = pickedUp(view.phase);
  return piecesOf(view).find(({ hex }) => hex === from)?.kind ?? 'settlement';
}
