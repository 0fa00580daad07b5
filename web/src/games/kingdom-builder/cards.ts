/** Terrain cards. */
import type { Scene } from '../../table/scene.svelte';
import type { KingdomBuilderView, Terrain, TerrainCard } from '../../types/kingdom-builder';

/** The terrains on a card: `desert`, or both halves of `desert+swamp`. */
export const halvesOf = (card: TerrainCard): Terrain[] => card.split('+') as Terrain[];

/** What a card is called. */
export const cardName = (table: Scene<KingdomBuilderView>, card: TerrainCard): string =>
  table.word(table.things.get('terrain_card', card).name);

export interface ShownCards {
  cards: TerrainCard[];
  /** The one that is played, once that is fixed. */
  played: number | null;
  /** They are of the running turn, not of the next one. */
  open: boolean;
}

/** The cards that matter to a viewer: those of the own turn, else the own hand, else those that lie open. */
export function cardsFor(view: KingdomBuilderView, seat: number | null): ShownCards {
  const { turn } = view;
  const hand = seat === null || seat === turn.active ? undefined : view.players[seat]?.hand;
  if (hand && 'seen' in hand) return { cards: hand.seen.map(({ card }) => card), played: null, open: false };
  return { cards: turn.cards.map(({ card }) => card), played: turn.played, open: true };
}
