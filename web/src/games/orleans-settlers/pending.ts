/** What is being asked, in a form that is easy to look at. */
import type { OrleansSettlersView, Waiting } from '../../types/orleans-settlers';

type Kind = Waiting extends infer W ? (W extends string ? W : keyof W) : never;
/** What a kind of question carries; nothing for a plain one. */
type Details<K> = Extract<Exclude<Waiting, string>, Record<K & string, unknown>>[K &
  keyof Extract<Exclude<Waiting, string>, Record<K & string, unknown>>];

/** The question on top of the stack: whose it is and of which kind. */
export function asked(view: OrleansSettlersView): { seat: number; kind: Kind } | null {
  const top = view.pending.at(-1);
  if (!top) return null;
  const { what } = top;
  return { seat: top.seat, kind: typeof what === 'string' ? what : (Object.keys(what)[0] as Kind) };
}

/** The details of the question on top, if it is of this kind. */
export function details<K extends Kind>(view: OrleansSettlersView, kind: K): Details<K> | null {
  const what = view.pending.at(-1)?.what;
  return typeof what === 'object' && kind in what ? (what as never)[kind] : null;
}

export const PHASES = ['event', 'draw', 'plan', 'act', 'resolve', 'bonus', 'start'] as const;
export type PhaseName = (typeof PHASES)[number];

/** Drawing usually happens by itself, passing the start marker on always: the game hardly ever stands there. */
export function phaseOf({ phase }: OrleansSettlersView): PhaseName | 'over' {
  if (phase === 'over') return 'over';
  if (phase === 'reveal') return 'event';
  if ('draw' in phase) return 'draw';
  if ('plan' in phase) return 'plan';
  if ('actions' in phase) return 'act';
  return 'resolve' in phase ? 'resolve' : 'bonus';
}
