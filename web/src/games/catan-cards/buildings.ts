/** The cards that can be built, and those that have been. */
import { countOf, wordOf } from '../../lib/things';
import type { Building, Built, Card, Cards, CatanCardsView } from '../../types/catan-cards';
import type { Thing } from '../../types/protocol';
import { cardsOf, each } from './resources';

export const costOf = ({ cost }: Thing): Cards => cardsOf((resource) => countOf(cost, resource));

/** The places in the row of a cost, card by card, for which the hand has nothing. */
export function lacking(cost: Cards, hand: Cards): number[] {
  const cards = each(cost);
  const asked = (index: number) => cards.slice(0, index + 1).filter((card) => card === cards[index]).length;
  return cards.flatMap((card, index) => (hand[card] < asked(index) ? [index] : []));
}

export const isMetropolis = (card: Card): boolean => card.startsWith('metropolis');

/** The card of a metropolis with this face. */
export const metropolis = (face: string): Card => (face === 'a' ? 'metropolis_a' : `metropolis_b_${face}`);

/** The card that this one is laid on; nothing if it lies by itself. */
export function covered({ steps = [] }: Thing): Building | undefined {
  const cover = steps.find(({ verb }) => verb === 'verb-cover');
  return cover && (wordOf(cover, 'covered') as Building);
}

/** How many visible cards of a kind lie in front of a player. */
export const countBuilt = (built: Built, building: Building): number =>
  ({ road: built.roads, settlement: built.settlements, city: built.cities, knight: built.knights })[building];

export interface Offered {
  card: Card;
  /** Tells equal cards apart. */
  index: number;
  /** How many lie on this pile. */
  count: number;
}

/** The cards of the open offer, the metropolises last. */
export function openOffer({ market }: CatanCardsView): Offered[] {
  const kinds = ['settlement', 'road', 'knight', 'city'] as const;
  const display = kinds.flatMap((card) =>
    Array.from({ length: market.display[card] }, (_, index) => ({ card, index, count: 1 })),
  );
  const faces = [...Map.groupBy(market.metropolises, metropolis)];
  return [...display, ...faces.map(([card, { length }]) => ({ card, index: 0, count: length }))];
}
