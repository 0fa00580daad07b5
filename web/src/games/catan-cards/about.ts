/** What components say of themselves: their numbers and words, in the sentences of the game. */
import type { Scene } from '../../table/scene.svelte';
import type { CatanCardsView } from '../../types/catan-cards';
import type { Thing } from '../../types/protocol';
import type { Tip } from '../../ui/tip.svelte';
import { sentences } from '../../lib/sentences';
import { numberOf } from '../../lib/things';
import { t } from '../../lib/words.svelte';

/** What a component is worth and what it does, a sentence for each line. */
export function about(table: Scene<CatanCardsView>, thing: Thing): string[] {
  const points = numberOf(thing, 'points');
  const text = table.book ? sentences(table.book, thing).join(' ') : '';
  return [points && thing.kind === 'building' ? t('catan-worth', { points }) : '', text].filter(Boolean);
}

/** The rule card of a component. */
export function tipOf(table: Scene<CatanCardsView>, thing: Thing): Tip {
  const tip: Tip = { title: table.word(thing.name), lines: about(table, thing) };
  return thing.rule ? { ...tip, rule: thing.rule } : tip;
}

/** The numbers of what a component does, by name. */
export const does = ({ steps = [] }: Thing): Record<string, number> =>
  Object.fromEntries(steps.flatMap(({ numbers = [] }) => numbers));
