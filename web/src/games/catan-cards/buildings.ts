/** What is printed on the cards of the open offer. */
import type { CatanCardsView, Card, Cards } from '../../types/catan-cards';
import { each, NONE } from './resources';

export interface Printed {
  cost: Cards;
  points: number;
  /** The rule that explains it. */
  rule: string;
}

const METROPOLIS: Printed = { cost: { ...NONE, wool: 3, ore: 1 }, points: 3, rule: 'CA-58' };

const PRINTED: Record<string, Printed> = {
  road: { cost: { ...NONE, brick: 1, lumber: 1 }, points: 0, rule: 'CA-40' },
  settlement: { cost: { ...NONE, brick: 1, lumber: 1, wool: 1, grain: 1 }, points: 1, rule: 'CA-44' },
  city: { cost: { ...NONE, grain: 2, ore: 3 }, points: 2, rule: 'CA-47' },
  knight: { cost: { ...NONE, wool: 1, grain: 1, ore: 1 }, points: 0, rule: 'CA-52' },
  metropolis_a: { ...METROPOLIS, rule: 'CA-50' },
};

export function printed(card: Card): Printed {
  return PRINTED[card] ?? METROPOLIS;
}

/** The places in the row of a cost, card by card, for which the hand has nothing. */
export function lacking(cost: Cards, hand: Cards): number[] {
  const cards = each(cost);
  const asked = (index: number) => cards.slice(0, index + 1).filter((card) => card === cards[index]).length;
  return cards.flatMap((card, index) => (hand[card] < asked(index) ? [index] : []));
}

export const isMetropolis = (card: Card): boolean => card.startsWith('metropolis');

/** The card of a metropolis with this face. */
export const metropolis = (face: string): Card => (face === 'a' ? 'metropolis_a' : `metropolis_b_${face}`);

const SPECIAL_POINTS = 2;

export function pointsOf(view: CatanCardsView, seat: number): number {
  const { settlements, cities, metropolises } = view.players[seat]!.built;
  const specials = Object.values(view.specials).filter((holder) => holder === seat).length;
  return (
    settlements +
    cities * printed('city').points +
    metropolises.length * METROPOLIS.points +
    specials * SPECIAL_POINTS
  );
}

/** How many cards replace a missing one (CA-40). */
export const replacement = (roads: number): number => Math.max(1, 5 - roads);

/** How many cards the robber leaves alone (CA-59). */
export const robberLimit = (knights: number): number => 7 + knights;

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
