/** What a strong bot thinks of a finished game: asked for once, then read until it is complete. */
import { api, ApiError } from '../../lib/api';
import { showProblem } from '../../lib/problem';
import type { AnalysisInfo, JudgedDecision } from '../../types/protocol';

const INTERVAL = 1500;
const MOST_COSTLY = 12;
const NOT_OFFERED = [404, 405, 409, 501];

/** What chess players write behind a move. */
export const MARKS = { small: '?!', big: '?', blunder: '??' } as const satisfies Partial<
  Record<JudgedDecision['mistake'], string>
>;

export type MarkedDecision = JudgedDecision & { mistake: keyof typeof MARKS };

export class GameAnalysis {
  /** `unasked` offers it, `none` hides it. */
  status = $state<'unasked' | 'working' | 'done' | 'none'>('unasked');
  #found = $state.raw<AnalysisInfo>({ done: 0, of: 0, decisions: [] });
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  progress: number = $derived(this.#found.of ? this.#found.done / this.#found.of : 0);
  decisions: readonly JudgedDecision[] = $derived(this.#found.decisions);
  mistakes: readonly MarkedDecision[] = $derived(
    this.#found.decisions.filter((one): one is MarkedDecision => one.mistake !== 'none'),
  );

  /** The mistakes that cost most, in the order of the game. */
  costly: readonly MarkedDecision[] = $derived(
    this.mistakes
      .toSorted((a, b) => b.cost - a.cost)
      .slice(0, MOST_COSTLY)
      .toSorted((a, b) => a.decision - b.decision),
  );

  /** Begins the work, or goes on with what somebody else began. */
  async start() {
    if (this.status !== 'unasked') return;
    this.status = 'working';
    try {
      await api.analyse(this.table);
      await this.#read();
    } catch (error) {
      const missing = error instanceof ApiError && NOT_OFFERED.includes(error.problem.status);
      this.status = missing ? 'none' : 'unasked';
      if (!missing) showProblem(error);
    }
  }

  close() {
    clearTimeout(this.#timer);
  }

  async #read() {
    this.#found = await api.analysis(this.table);
    const { done, of, decisions } = this.#found;
    if (done >= of && decisions.length > 0) this.status = 'done';
    else this.#timer = setTimeout(() => this.#read().catch(showProblem), INTERVAL);
  }
}
