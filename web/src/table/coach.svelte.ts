/**
 * What a strong bot would do: asked for once by the hint button, or at every decision by the coach. Only where no other people
 * play; a server that gives no hints hides both.
 */
import { announcer } from '../lib/announcer.svelte';
import { api, ApiError } from '../lib/api';
import { showProblem } from '../lib/problem';
import type { AdvisedAction, Hint } from '../types/protocol';
import { t } from '../lib/words.svelte';
import type { TableModel } from './model.svelte';

const KEY = 'steading.coach';
const REMEMBERED = 30;
const NOT_OFFERED = [403, 404, 405, 501];

export class Coach {
  /** Whether a hint is shown at every decision. */
  on = $state(false);
  thinking = $state(false);
  #offered = $state(true);
  #hint = $state.raw<{ hint: Hint; entries: number } | null>(null);

  constructor(readonly table: TableModel<any>) {
    this.on = coached().includes(table.info.id);
  }

  /** Hints are for games without other people. */
  possible: boolean = $derived.by(() => {
    const { info, ownSeats, seat, state } = this.table;
    const alone = info.seats.every(({ person }, index) => !person || ownSeats.includes(index));
    return this.#offered && alone && seat !== null && info.status === 'running' && !state?.result;
  });
  /** The hint for what is asked right now. */
  hint: Hint | null = $derived.by(() => {
    const given = this.#hint;
    return given && given.entries === this.table.state?.entries ? given.hint : null;
  });

  /** What it would do. */
  best: AdvisedAction | undefined = $derived(this.hint?.advice[0]);

  /** Asks for a hint, unless there is one. */
  async ask() {
    const { table } = this;
    if (this.hint || this.thinking || !this.possible || !table.yourTurn) return;
    const entries = table.state!.entries;
    this.thinking = true;
    try {
      const hint = await api.hint(table.info.id);
      this.#hint = { hint, entries };
      const [best] = hint.advice;
      if (best && table.state?.entries === entries)
        announcer.say(t('hint-is', { choice: table.render(best.label) }));
    } catch (error) {
      const status = error instanceof ApiError ? error.problem.status : 0;
      if (NOT_OFFERED.includes(status)) this.#offered = false;
      else if (status !== 409) showProblem(error, table.book);
    }
    this.thinking = false;
  }

  dismiss() {
    this.#hint = null;
  }

  turn(on: boolean) {
    this.on = on;
    coachAt(this.table.info.id, on);
    if (!on) this.dismiss();
  }
}

/** Remembers whether there is a coach at a table. */
export function coachAt(table: string, on: boolean) {
  const others = coached().filter((id) => id !== table);
  localStorage.setItem(KEY, [...others, ...(on ? [table] : [])].slice(-REMEMBERED).join(' '));
}

function coached(): string[] {
  return (localStorage.getItem(KEY) ?? '').split(' ');
}
