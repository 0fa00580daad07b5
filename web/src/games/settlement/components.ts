/** What components say of themselves: their prices and their steps, in the sentences of the game. */
import { numberOf, wordOf } from '../../lib/things';
import { t, words } from '../../lib/words.svelte';
import type { Scene } from '../../table/scene.svelte';
import type { Amount, Step, Thing } from '../../types/protocol';
import type { Guild, Monster, Resource, Resources, SettlementView } from '../../types/settlement';
import type { Tip } from '../../ui/tip.svelte';
import { RESOURCES } from './looks';

type Table = Scene<SettlementView>;

/** The game as a whole: its rounds, the settlers of every player. */
export const gameOf = (table: Table): Thing => table.things.get('game', 'settlement');

// What a card or a tile shows, as the ids that it is drawn by.
export const guildOf = (card: Thing): Guild => wordOf(card, 'guild')!.replace('guild-', '') as Guild;
export const monsterOf = (thing: Thing): Monster =>
  wordOf(thing, 'monster')!.replace('monster-', '') as Monster;
export const resourceOf = (tile: Thing): Resource => wordOf(tile, 'resource') as Resource;

/** The points of a hero as they stand on the card. */
export function pointsOn(card: Thing): string {
  return `${numberOf(card, 'points')}${wordOf(card, 'each') ? '×' : ''}`;
}

/** The bonus settlers that come with a hero. */
export const bonusOf = ({ steps = [] }: Thing): number =>
  steps.flatMap(({ take = [] }) => take).reduce((sum, { count }) => sum + count, 0);

export const amountsOf = (resources: Resources): Amount[] =>
  RESOURCES.filter(({ id }) => resources[id] > 0).map(({ id }) => ({ count: resources[id], of: [id] }));

/** "2 wood and 1 clay or stone", without a comma before the "or". */
export function said(table: Table, amounts: readonly Amount[] = []): string {
  const { book } = table;
  if (!book) return '';
  const or = new Intl.ListFormat(words.language === 'en' ? 'en-GB' : words.language, { type: 'disjunction' });
  const items = amounts.map(
    ({ count, of }) => `${count} ${or.format(of.map((word) => book.say(word, { amount: count })))}`,
  );
  const last = items.pop();
  if (last === undefined) return book.word('things-none');
  return items.length ? book.say('things-and', { head: items.join(', '), last }) : last;
}

/** What a step does, as a sentence. */
export function sentence(table: Table, { verb, pay, take, numbers = [], words = [] }: Step): string {
  const facts = [...numbers, ...words.map(([name, word]): [string, string] => [name, table.word(word)])];
  return (
    table.book?.say(verb, { pay: said(table, pay), take: said(table, take), ...Object.fromEntries(facts) }) ??
    ''
  );
}

/** All that a component does, a sentence for each line. */
export function sentences(table: Table, { help, steps = [] }: Thing): string[] {
  return [...(help ? [table.word(help)] : []), ...steps.map((step) => sentence(table, step))];
}

/** Only what one of its verbs does. */
export function sentenceOf(table: Table, { steps = [] }: Thing, verb: string): string[] {
  return steps.filter((step) => step.verb === verb).map((step) => sentence(table, step));
}

/** A rule card with these lines. */
export function card(title: string, lines: readonly string[], { rule }: Thing): Tip {
  return rule ? { title, lines, rule } : { title, lines };
}

/** The rule card of a component that says of itself all there is to say. */
export function tipOf(table: Table, thing: Thing): Tip {
  return card(table.word(thing.name), sentences(table, thing), thing);
}

export function heroTip(table: Table, hero: string): Tip {
  const thing = table.things.get('hero', hero);
  const [points, each] = [numberOf(thing, 'points'), wordOf(thing, 'each')];
  const lines = [
    `${table.word(wordOf(thing, 'guild')!)}: ${t(each ? `se-points-${each}` : 'se-points-fixed', { points })}`,
    ...sentences(table, thing),
    t('se-hero-monster', { monster: table.word(wordOf(thing, 'monster')!) }),
  ];
  if (isOurs(thing)) lines.push(t('se-designed'));
  return card(table.word(thing.name), lines, thing);
}

/** Whether something printed on it is ours. */
export const isOurs = ({ origin }: Thing): boolean => origin !== 'printed';
