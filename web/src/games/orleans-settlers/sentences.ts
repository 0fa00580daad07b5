/** What the steps of a component say: their sentences stand in the words of the game. */
import type { Phrasebook } from '../../lib/phrasebook';
import { type Things, wordOf } from '../../lib/things';
import type { Amount, Step } from '../../types/protocol';
import { allOf } from './components';

/** What a step means that does not say these numbers. */
const UNSAID = { every: 1, min: 0, max: 0, bonus: 0, players: 2 };

/** The words of a game and its components. */
export interface Source {
  book: Phrasebook | null;
  things: Pick<Things, 'all'>;
}

/** The step as a sentence. */
export function sentence(from: Source, step: Step): string {
  const given: Record<string, string | number> = { ...UNSAID, ...Object.fromEntries(step.numbers ?? []) };
  for (const name of new Set((step.words ?? []).map(([name]) => name))) {
    const words = allOf(step.words, name);
    given[name] = words.map((word) => counted(from, word, 1)).join(', ');
    given[`${name}-many`] = words.map((word) => counted(from, word, 2)).join(', ');
  }
  given['pay'] = amounts(from, step.pay);
  given['take'] = amounts(from, step.take);
  const said = from.book?.say(step.verb, given) ?? '';
  return wordOf(step, 'if') ? `${counted(from, 'if-done', 1)} ${said}` : said;
}

/** The step with everything that it lets choose, a line for each. */
export function lines(from: Source, step: Step): string[] {
  const choices = (step.alternatives ?? []).map(
    (steps) => `– ${steps.flatMap((one) => lines(from, one)).join(' ')}`,
  );
  const goesTo = wordOf(step, 'to');
  return [sentence(from, step), ...choices, ...(goesTo ? [counted(from, goesTo, 1)] : [])];
}

/** "2 coins, 1 fame" */
export function amounts(from: Source, list: readonly Amount[] = []): string {
  return list.map(({ count, of }) => `${count} ${mixture(from, of, count)}`).join(', ');
}

/** Any of several words; all goods, all food and all followers have a word of their own. */
function mixture(from: Source, of: readonly string[], count: number): string {
  const { book, things } = from;
  const all = (kind: string) => things.all(kind).map(({ id }) => id);
  const food = things.all('good').filter((good) => wordOf(good, 'use') === 'food');
  const groups: [string, string[]][] = [
    ['good', all('good')],
    ['food', food.map(({ id }) => id)],
    ['follower', all('follower')],
  ];
  const group = groups.find(([, ids]) => ids.length > 1 && ids.every((id) => of.includes(id)));
  const left = of.filter((word) => !group?.[1].includes(word));
  const words = [...left, ...(group ? [group[0]] : [])].map((word) => counted(from, word, count));
  const last = words.pop() ?? '';
  return words.length ? (book?.say('any-of', { words: words.join(', '), last }) ?? '') : last;
}

/** A word in the number that so many need. */
export function counted({ book }: Source, word: string, amount: number): string {
  return book?.say(word, { amount }) ?? '';
}

/** The least and the most food that a demand by areas can ask for. */
export function foodDue(step: Step): { least: number; most: number } {
  const due = (step.alternatives ?? []).flat().flatMap(({ pay = [] }) => pay.map(({ count }) => count));
  return { least: Math.min(...due), most: Math.max(...due) };
}
