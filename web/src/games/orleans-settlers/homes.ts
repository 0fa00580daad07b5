/** Where on the table a target is drawn, so that it can be brought into sight. */
import type { Choice } from '../../types/protocol';

/** A page of the table: the own places, the map, the market with the card stock, eras and deeds, or the board of a seat. */
export type Page = 'mine' | 'map' | 'market' | 'deeds' | number;

/** The pages that show what a choice points at, the best one first; none if it is a button. */
export function homesOf({ target, action }: Choice, seat: number, players: number): Page[] {
  const [kind] = target.split('/');
  if (action.startsWith('prohibit')) return [(seat + 1) % players];
  if (action.startsWith('acquire') || kind === 'market') return ['market'];
  if (kind === 'space') return ['map'];
  if (kind === 'deed' || kind === 'era') return ['deeds'];
  if (kind === 'slot' || kind === 'place' || kind === 'option' || kind === 'store') return ['mine'];
  if (kind === 'good' || kind === 'supply' || kind === 'coins' || kind === 'citizens')
    return ['mine', 'market'];
  return [];
}
