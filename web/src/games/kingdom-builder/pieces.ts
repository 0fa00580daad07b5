/** What stands on the board, piece by piece. */
import type {
  Bonus,
  CrossroadsPieces,
  KingdomBuilderView,
  Location,
  Phase,
  Stage,
} from '../../types/kingdom-builder';
import { around, hexAt, placeOf } from './geometry';

/** Pieces of which every player has one; the view names them as they are called. */
type Single = Exclude<keyof CrossroadsPieces, 'warriors' | 'city_hall'>;

export type PieceKind = Single | 'settlement' | 'warrior' | 'city_hall' | 'scout' | 'wall';

export interface Piece {
  kind: PieceKind;
  hex: string;
  /** Whose; stone walls are nobody's. */
  seat: number | null;
}

export function piecesOf(view: KingdomBuilderView): Piece[] {
  const own = view.players.flatMap(({ pieces, crossroads }, seat): Piece[] => {
    const special = new Map<string, PieceKind | null>();
    const { warriors, city_hall, ...singles } = crossroads;
    if (city_hall) {
      for (const part of around(placeOf(city_hall))) special.set(hexAt(part), null);
      special.set(city_hall, 'city_hall');
    }
    for (const hex of warriors) if (hex) special.set(hex, 'warrior');
    for (const [kind, hex] of Object.entries(singles)) if (hex) special.set(hex, kind as Single);
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

/** The pieces that the actions of tiles place or move; none where nobody begins one. */
export const HANDLED_BY: Record<Location | Bonus, PieceKind | null> = {
  oracle: 'settlement',
  farm: 'settlement',
  tavern: 'settlement',
  tower: 'settlement',
  harbor: 'settlement',
  paddock: 'settlement',
  barn: 'settlement',
  oasis: 'settlement',
  quarry: 'wall',
  caravan: 'settlement',
  village: 'settlement',
  garden: 'settlement',
  lighthouse: 'ship',
  foresters_lodge: 'settlement',
  barracks: 'warrior',
  crossroads: null,
  city_hall: 'city_hall',
  fort: 'settlement',
  monastery: 'settlement',
  wagon: 'wagon',
  temple: 'settlement',
  refuge: 'settlement',
  canoe: null,
  fountain: 'settlement',
  bazaar: 'settlement',
  water_mill: 'settlement',
  mountain_station: 'settlement',
  scout_cabin: 'scout',
  cathedral: 'settlement',
  watchtower: 'settlement',
  university: 'settlement',
  palisade: 'settlement',
  rope_bridge: 'settlement',
  tree_house: 'settlement',
  temple_bonus: null,
  refuge_bonus: 'settlement',
  canoe_bonus: 'settlement',
  fountain_bonus: null,
};

export function isTile(extra: string): extra is Location | Bonus {
  return extra in HANDLED_BY;
}

/** What an extra action builds: all but those of tiles build settlements. */
function builtBy(extra: string | undefined): PieceKind {
  return (extra !== undefined && isTile(extra) && HANDLED_BY[extra]) || 'settlement';
}

/** What an action would put on a hex; nothing if it takes something away. */
export function ghostOf(action: string, view: KingdomBuilderView): PieceKind | null {
  const [verb] = action.split(' ');
  if (verb === 'build') return builtBy(stageOf(view.phase)?.extra);
  if (verb !== 'put' && verb !== 'step') return null;
  const from = pickedUp(view.phase);
  return piecesOf(view).find(({ hex }) => hex === from)?.kind ?? 'settlement';
}
