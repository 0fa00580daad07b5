/** The five resources and their looks. */
import type { Cards, Resource } from '../../types/catan-cards';
import { icon } from '../../ui/icon';

export interface ResourceLook {
  id: Resource;
  letter: string;
  icon: string;
  /** The icon is dark on a light card. */
  isLight: boolean;
}

export const RESOURCES: readonly ResourceLook[] = [
  { id: 'brick', letter: 'B', icon: icon('brick-pile'), isLight: false },
  { id: 'lumber', letter: 'L', icon: icon('wood-pile'), isLight: false },
  { id: 'wool', letter: 'W', icon: icon('sheep'), isLight: true },
  { id: 'grain', letter: 'G', icon: icon('wheat'), isLight: true },
  { id: 'ore', letter: 'O', icon: icon('ore'), isLight: false },
];

/** Cards by kind, so many of each. */
export const cardsOf = (count: (resource: Resource) => number): Cards => ({
  brick: count('brick'),
  lumber: count('lumber'),
  wool: count('wool'),
  grain: count('grain'),
  ore: count('ore'),
});

export const NONE: Cards = cardsOf(() => 0);

export function look(resource: Resource): ResourceLook {
  return RESOURCES.find(({ id }) => id === resource)!;
}

export function total(cards: Cards): number {
  return RESOURCES.reduce((sum, { id }) => sum + cards[id], 0);
}

/** Each card by itself, in the order of the kinds. */
export function each(cards: Cards): Resource[] {
  return RESOURCES.flatMap(({ id }) => Array.from({ length: cards[id] }, () => id));
}

export function sameCards(one: Cards, other: Cards): boolean {
  return RESOURCES.every(({ id }) => one[id] === other[id]);
}

/** As decisions write them: `1B3W`, none is `0` (CA-77). */
export function notation(cards: Cards): string {
  return RESOURCES.map(({ id, letter }) => (cards[id] ? `${cards[id]}${letter}` : '')).join('') || '0';
}
