/** A game as it was played: one past moment at a time, drawn by the same boards. */
import type { GameArt } from '../games/art';
import { api } from '../lib/api';
import type { Things } from '../lib/things';
import type { Moment } from '../lib/wire';
import type { Choice, TableInfo } from '../types/protocol';
import { Scene } from './scene.svelte';
import { completed } from './story';

export class ReplayModel<View = unknown> extends Scene<View> {
  moment = $state.raw<Moment<View>>() as Moment<View>;
  /** Whether hidden things are shown too; possible when the game is over. */
  all = $state(false);

  readonly readOnly = true;
  readonly choices: readonly Choice[] = [];
  readonly refused = null;
  readonly #seat: number | null;
  #moments = new Map<string, Promise<Moment<View>>>();
  #wanted = 0;

  private constructor(info: TableInfo, art: GameArt<View>, things: Things, seat: number | null) {
    super(info, art, things);
    this.#seat = seat;
  }

  /** Opens a game at a decision; at its end if none is named, or one that has not been made. */
  static async open<View>(
    info: TableInfo,
    art: GameArt<View>,
    things: Things,
    decision?: number,
  ): Promise<ReplayModel<View>> {
    const hello = await api.state(info.id, 'story', null);
    const replay = new ReplayModel<View>(info, art, things, hello.state?.seat ?? null);
    const earlier = async (until: number) => (await api.state(info.id, 'story', null, until)).story;
    replay.#whole = await completed(hello.story, earlier);
    const last = hello.state?.decisions ?? 0;
    await replay.go(Math.min(decision ?? last, last));
    return replay;
  }

  #whole: typeof this.story = $state.raw([]);
  view: View = $derived(this.moment.view);
  mustAct: readonly number[] = $derived(this.moment.must_act);
  decision: number = $derived(this.moment.decision);
  of: number = $derived(this.moment.of);

  get seat(): number | null {
    return this.#seat;
  }

  /** The story of the whole game; `story` is what had happened until this moment. */
  get whole() {
    return this.#whole;
  }

  async go(decision: number) {
    this.#wanted = decision;
    const moment = await this.#fetch(decision);
    if (decision !== this.#wanted) return;
    this.moment = moment;
    this.now = [moment.line];
    this.story = this.#whole.filter((line) => line.decision <= decision);
    if (decision < moment.of) void this.#fetch(decision + 1);
  }

  async showAll(all: boolean) {
    this.all = all;
    await this.go(this.decision);
  }

  click() {}
  act() {}

  #fetch(decision: number): Promise<Moment<View>> {
    const key = `${decision} ${this.all}`;
    let moment = this.#moments.get(key);
    if (!moment) {
      moment = api.moment(this.info.id, decision, { all: this.all }) as Promise<Moment<View>>;
      this.#moments.set(key, moment);
    }
    return moment;
  }
}
