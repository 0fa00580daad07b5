/** What the things of the table say about themselves: their rule cards, put together from what is printed on them. */
import { numberOf, wordOf } from '../../lib/things';
import { t } from '../../lib/words.svelte';
import type { Scene } from '../../table/scene.svelte';
import type { Follower, Good, OrleansSettlersView } from '../../types/orleans-settlers';
import type { Slot, Thing } from '../../types/protocol';
import type { Tip } from '../../ui/tip.svelte';
import { allOf, asks, bonusOf, era, least, price, required, wholeGame } from './components';
import { amounts, foodDue, lines, sentence } from './sentences';

export type Table = Scene<OrleansSettlersView>;

/** A tip with the rule of its component, and whether it is ours. */
export const ruled = (table: Table, thing: Thing, said: string[]): Tip => ({
  title: table.word(thing.name),
  lines: [...said, ...foundOf(table, thing)],
  ...(thing.rule ? { rule: thing.rule } : {}),
});

/** What of a component is ours; nothing if all of it was found in print. */
export function foundOf(table: Table, { origin, words }: Thing): string[] {
  if (origin === 'designed') return [t('or-designed')];
  const parts = allOf(words, 'ours').map((part) => table.word(part));
  return parts.length ? [t('or-designed-parts', { parts: parts.join(', ') })] : [];
}

const steps = (table: Table, { steps = [] }: Thing): string[] => steps.flatMap((step) => lines(table, step));

export function placeTip(table: Table, place: Thing): Tip {
  const said = [...needs(table, place), ...steps(table, place)];
  if (place.cost) {
    said.push(`${table.word(place.set ?? '')} · ${t('or-price', { coins: price(place) })}`);
  }
  return ruled(table, place, said);
}

function needs(table: Table, place: Thing): string[] {
  const { slots = [] } = place;
  if (slots.length === 0) return [];
  const names = (list: readonly Slot[]) => list.map((slot) => table.word(asks(slot))).join(', ');
  const most = required(place);
  const said = [
    least(place) < most
      ? t('or-needs-some', { least: least(place), most })
      : t('or-needs', { slots: names(slots.slice(0, most)) }),
  ];
  const together = wordOf(place, 'followers');
  if (together) said.push(table.word(together));
  if (slots.length > most) said.push(t('or-may-stay-empty', { follower: names(slots.slice(most)) }));
  const held = allOf(place.words, 'holds').map((good) => table.word(good));
  if (held.length) said.push(t('or-holds', { goods: held.join(', '), most: numberOf(place, 'holds_most') }));
  return said;
}

export const eventText = (table: Table, event: Thing): string => steps(table, event).join(' ');

/** When the event happens. */
export const timingOf = (table: Table, event: Thing): string => table.word(wordOf(event, 'timing') ?? '');

export const eventTip = (table: Table, event: Thing): Tip =>
  ruled(table, event, [...steps(table, event), timingOf(table, event)]);

/** What an era brings in phase 6, in a few words. */
export function eraText(table: Table, number: number): string {
  const bonus = bonusOf(era(table.things, number), table.view.hunger_eliminated);
  if (!bonus) return '';
  return bonus.alternatives ? t('or-era-food', foodDue(bonus)) : sentence(table, bonus);
}

export function eraTip(table: Table, number: number): Tip {
  const thing = era(table.things, number);
  const said = [t('or-era-draw', { count: numberOf(thing, 'draw') })];
  for (const step of thing.steps ?? []) {
    const holds = wordOf(step, 'while');
    if (holds) said.push(`${capital(table.word(holds))}:`);
    said.push(...lines(table, step));
  }
  const categories = allOf(thing.words, 'category').map((category) => table.word(category));
  said.push(t('or-era-cards', { categories: categories.join(', ') }));
  const waiting = table.view.players.flatMap((player, seat) =>
    player.lying && player.era === number ? [t('or-era-lying', { name: table.name(seat) })] : [],
  );
  return ruled(table, thing, [...said, ...waiting]);
}

export function goodTip(table: Table, kind: Good): Tip {
  const good = table.things.get('good', kind);
  const said = [t('or-value', { value: numberOf(good, 'value') })];
  if (wordOf(good, 'use') === 'food') said.push(t('or-is-food'));
  const terrains = allOf(good.words, 'terrain').map((terrain) => table.word(terrain));
  if (terrains.length) said.push(t('or-from-terrain', { terrain: terrains.join(', ') }));
  said.push(t('or-in-market', { count: table.view.market.goods[kind] ?? 0 }));
  return { ...ruled(table, good, said), title: capital(table.word(kind)) };
}

export function followerTip(table: Table, kind: Follower): Tip {
  const follower = table.things.get('follower', kind);
  const said = [
    ...(follower.steps ? steps(table, follower) : [t('or-follower-help')]),
    t('or-in-market', { count: table.view.market.followers[kind] ?? 0 }),
  ];
  return { ...ruled(table, follower, said), title: capital(table.word(kind)) };
}

export function technologyTip(table: Table): Tip {
  const slots = numberOf(wholeGame(table.things), 'technology_slots');
  const tip = ruled(table, table.things.get('supply', 'technology'), [t('or-technology-help', { slots })]);
  return { ...tip, title: t('or-technologies') };
}

export const coinsHelp = (table: Table): string =>
  t('or-coins-help', { points: numberOf(table.things.get('supply', 'coin'), 'points') });

/** What a deed says about its slots: what fits, and what it brings. */
export const reward = (table: Table, { gives = [] }: Slot): string => amounts(table, gives);

/** What whoever completes a deed gets. */
export const completion = (table: Table, deed: Thing): string[] => steps(table, deed);

/** A name of many, as it heads a line: citizens. */
export const many = (table: Table, name: string): string =>
  capital(table.book?.say(name, { amount: 2 }) ?? '');

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The name of a space without its coordinates. */
export const townName = (table: Table, space: string): string =>
  table.word(`space-${space}`).replace(/ \(.*\)$/, '');
