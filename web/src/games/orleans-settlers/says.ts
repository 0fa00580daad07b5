/** What the things of the table say about themselves: their rule cards, put together from what is printed on them. */
import { t, words } from '../../lib/words.svelte';
import type { Scene } from '../../table/scene.svelte';
import type { Follower, Good, OrleansSettlersView } from '../../types/orleans-settlers';
import type { Tip } from '../../ui/tip.svelte';
import { type Effect, factsOf, type PlaceFacts } from './facts';

export type Table = Scene<OrleansSettlersView>;

const PLACE_RULES = { board: 'OR-60', base: 'OR-60b', card: 'OR-60c' };

/** A word of the data in the language of the moment. */
export function named(table: Table, word: string): string {
  const counted = `or-one-${word}`;
  if (words.has(counted)) return t(counted);
  if (word === 'any' || word === 'food' || word === 'technology') return t(`or-${word}`);
  return table.book?.has(word) ? table.word(word) : word;
}

/** The sentence with this key, filled with what the effect says. */
export function filled(table: Table, key: string, effect: Effect): string {
  const given: Record<string, string | number> = { n: 1, every: 1 };
  for (const [name, value] of Object.entries(effect)) {
    if (typeof value === 'number') given[name] = value;
    else if (typeof value === 'string') given[name] = named(table, value);
    else if (Array.isArray(value)) given[name] = value.map((word) => named(table, String(word))).join(', ');
  }
  return t(key, given);
}

export function placeTip(table: Table, place: PlaceFacts): Tip {
  const facts = factsOf(table.view);
  const lines = [...needs(table, place), ...place.effects.flatMap((effect) => effectLines(table, effect))];
  if (place.passive) {
    const n = facts.passive[`${place.passive}_${PASSIVE_NUMBERS[place.passive] ?? ''}`] ?? 0;
    lines.push(t('or-passive'), t(`or-passive-${place.passive}`, { n }));
  }
  if (place.category) {
    const coins = facts.prices[place.category];
    lines.push(`${t('or-category', { category: place.category })} · ${t('or-price', { coins })}`);
  }
  return { title: table.word(place.id), lines, rule: place.passive ? 'OR-65' : PLACE_RULES[place.kind] };
}

const PASSIVE_NUMBERS: Record<string, string> = {
  carpentry: 'fame',
  granary: 'relief',
  watchtower: 'toll',
};

function needs(table: Table, { slots, required, least, distinct }: PlaceFacts): string[] {
  if (slots.length === 0) return [];
  const names = (list: readonly string[]) => list.map((slot) => named(table, slot)).join(', ');
  const lines = [
    least < required
      ? t('or-needs-some', { least, most: required })
      : t('or-needs', { slots: names(slots.slice(0, required)) }),
  ];
  if (distinct) lines.push(t('or-needs-different'));
  if (slots.length > required) lines.push(t('or-may-stay-empty', { follower: names(slots.slice(required)) }));
  return lines;
}

function effectLines(table: Table, effect: Effect): string[] {
  const costs = factsOf(table.view).costs;
  const cost = effect.op === 'build' ? costs[effect['what'] as keyof typeof costs] : {};
  const line = filled(table, `or-op-${effect.op}`, { ...effect, ...cost });
  const options = (effect.options ?? []).map(
    (option) => `– ${option.flatMap((part) => effectLines(table, part)).join(' ')}`,
  );
  const knight = effect['conquest_needs'] === 'knight' ? [t('or-op-expand-knight')] : [];
  return [effect['if_previous'] ? t('or-if-done', { then: line }) : line, ...options, ...knight];
}

export function eventText(table: Table, event: string): string {
  const facts = factsOf(table.view).events.get(event);
  if (!facts) return '';
  const { effect } = facts;
  const key = effect.op === 'compare' ? `compare-${String(effect['what'])}` : effect.op;
  return filled(table, `or-event-${key}`, effect);
}

export function eventTip(table: Table, event: string): Tip {
  const timing = factsOf(table.view).events.get(event)?.timing ?? 'resolve';
  return {
    title: table.word(`event-${event}`),
    lines: [eventText(table, event), t(`or-timing-${timing}`)],
    rule: timing === 'resolve' ? 'OR-54' : 'OR-31',
  };
}

/** What an era brings in phase 6, in a few words. */
export function eraText(table: Table, era: number): string {
  const { malus, bonus } = factsOf(table.view).eras[era - 1]!;
  const effect = malus && !table.view.hunger_eliminated ? malus : bonus;
  return filled(table, `or-era-${effect.op}`, effect);
}

export function eraTip(table: Table, era: number): Tip {
  const { malus, bonus, draw, categories } = factsOf(table.view).eras[era - 1]!;
  const gain = filled(table, `or-era-${bonus.op}`, bonus);
  const lines = [t('or-era-draw', { count: draw })];
  if (malus) lines.push(t(`or-era-${malus.op}-help`), t('or-era-full', { bonus: gain }));
  else lines.push(gain);
  if (era === 5) lines.push(t('or-era-peace'));
  lines.push(t('or-era-cards', { categories: categories.join(', ') }));
  const waiting = table.view.players.flatMap((player, seat) =>
    player.lying && player.era === era ? [t('or-era-lying', { name: table.name(seat) })] : [],
  );
  return { title: table.word(`era-${era}`), lines: [...lines, ...waiting], rule: `OR-${79 + era}` };
}

export function goodTip(table: Table, good: Good): Tip {
  const { value, food, terrain } = factsOf(table.view).goods.get(good)!;
  const lines = [t('or-value', { value })];
  if (food) lines.push(t('or-is-food'));
  if (terrain) lines.push(t('or-from-terrain', { terrain: table.word(terrain) }));
  lines.push(t('or-in-market', { count: table.view.market.goods[good] ?? 0 }));
  return { title: capital(table.word(good)), lines, rule: 'OR-5' };
}

export function followerTip(table: Table, follower: Follower): Tip {
  const lines = [
    t(follower === 'monk' ? 'or-monk-help' : 'or-follower-help'),
    t('or-in-market', { count: table.view.market.followers[follower] ?? 0 }),
  ];
  return { title: capital(table.word(follower)), lines, rule: follower === 'monk' ? 'OR-44' : 'OR-43' };
}

export function reward(coins: number, fame: number): string {
  const parts = [];
  if (coins) parts.push(t('or-reward-coins', { count: coins }));
  if (fame) parts.push(t('or-reward-fame', { count: fame }));
  return parts.join(', ');
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The name of a space without its coordinates. */
export const townName = (table: Table, space: string): string =>
  table.word(`space-${space}`).replace(/ \(.*\)$/, '');
