/**
 * Shows updates one after the other, so that people see what happened, and never falls behind: a turn of somebody else takes at
 * most 900 ms, and when two or more turns wait, or on any input, the last state is shown at once.
 */
import type { Update } from '../lib/wire';

const BEAT = 240;
const TURN = 900;

export class Pace {
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn: { seat: number | undefined; began: number } = { seat: undefined, began: 0 };

  constructor(
    readonly show: (update: Update) => void,
    readonly still: () => boolean,
    readonly clock: () => number = () => performance.now(),
  ) {}

  /** Takes an update; `own` ones and those without a story are shown at once. */
  push(update: Update, own: boolean) {
    this.#queue.push(update);
    if (own || !update.story?.length || this.still() || this.#turnsWaiting() > 1) this.flush();
    else if (this.#timer === undefined) this.#next();
  }

  /** Shows everything that waits, now. */
  flush() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const update of this.#queue.splice(0)) this.show(update);
  }

  #next() {
    const update = this.#queue.shift();
    if (!update) {
      this.#timer = undefined;
      return;
    }
    const seat = seatOf(update);
    if (seat !== this.#turn.seat) this.#turn = { seat, began: this.clock() };
    this.show(update);
    const left = this.#turn.began + TURN - this.clock();
    const beat = Math.max(0, Math.min(BEAT, left / (this.#queue.length + 1)));
    this.#timer = setTimeout(() => this.#next(), beat);
  }

  #turnsWaiting(): number {
    return new Set(this.#queue.map(seatOf).filter((seat) => seat !== this.#turn.seat)).size;
  }
}

function seatOf(update: Update): number | undefined {
  return update.story?.at(-1)?.seat;
}
