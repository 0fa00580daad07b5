/** What components say of themselves: their numbers and words, in the sentences of the game. */
import type { Scene } from '../../table/scene.svelte';
import type { CatanCardsView } from '../../types/catan-cards';
import type { Fact, Message, Step, Thing } from '../../types/protocol';
import type { Tip } from '../../ui/tip.svelte';
import { numberOf } from '../../lib/things';
import { t } from '../../lib/words.svelte';

/** What a component is worth and what it does, a sentence for each line. */
export function about(table: Scene<CatanCardsView>, thing: Thing): string[] {
  const points = numberOf(thing, 'points');
  const does = [
    ...(thing.help ? [said(thing.help, thing)] : []),
    ...(thing.steps ?? []).map((step) => said(step.verb, step)),
  ];
  const text = does.map((message) => table.render(message)).join(' ');
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

function said(key: string, { numbers = [], words = [] }: Thing | Step): Message {
  const facts: [string, Fact][] = [
    ...numbers.map(([name, number]): [string, Fact] => [name, { number }]),
    ...words.map(([name, word]): [string, Fact] => [name, { word }]),
  ];
  return { key, facts };
}
