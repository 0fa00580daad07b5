/** The components of this game, as its board looks at them. */
import { countOf, numberOf, type Things, wordOf } from '../../lib/things';
import type { Slot, Step, Thing } from '../../types/protocol';
import type { Follower, Good } from '../../types/orleans-settlers';

export const followers = (things: Things): Follower[] =>
  things.all('follower').map(({ id }) => id as Follower);
export const goods = (things: Things): Good[] => things.all('good').map(({ id }) => id as Good);

/** The game as a whole, with the numbers that stand on no component. */
export const wholeGame = (things: Things): Thing => things.all('game')[0]!;
export const era = (things: Things, number: number): Thing => things.get('era', String(number));
export const track = (things: Things): Thing => things.get('track', 'fame-track');

/** All words or numbers of this name, where several may stand. */
export const allOf = <T>(named: readonly [string, T][] | undefined, name: string): T[] =>
  (named ?? []).filter(([known]) => known === name).map(([, one]) => one);

/** What a slot of a place shows: several followers are any of them. */
export const asks = ({ accepts }: Slot): Follower | 'any' =>
  accepts.length === 1 ? (accepts[0] as Follower) : 'any';

/** What a slot of a deed shows: several goods are any food. */
export const tileOf = ({ accepts }: Slot): Follower | Good | 'food' | 'coin' | 'technology' =>
  accepts.length === 1 ? (accepts[0] as Follower | Good | 'coin' | 'technology') : 'food';

/** How many slots of a place are not optional; they come first. */
export const required = ({ slots = [] }: Thing): number => slots.filter(({ optional }) => !optional).length;

/** How many of those must be filled. */
export const least = (place: Thing): number => numberOf(place, 'least') || required(place);

/** What a card costs in coins. */
export const price = ({ cost }: Thing): number => countOf(cost, 'coin');

/** What the era brings in phase 6, or costs as long as the hunger is not over. */
export function bonusOf({ steps = [] }: Thing, hungerEliminated: boolean): Step | undefined {
  const now = hungerEliminated ? 'hunger_eliminated' : 'while-hunger';
  return steps.find((step) => [undefined, now].includes(wordOf(step, 'while')));
}
