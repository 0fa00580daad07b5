/**
 * A table that is played at: everything its components need, reactive. It knows no rule. What can be done are the
 * `choices` of the server; where to click are their targets; why something cannot be done is asked of the server.
 */
import { prefersReducedMotion } from 'svelte/motion';
import type { GameArt } from '../games/art';
import { announcer } from '../lib/announcer.svelte';
import { api } from '../lib/api';
import { Connection, type Listener } from '../lib/connection.svelte';
import { person } from '../lib/person.svelte';
import type { Emphasis } from '../lib/phrasebook';
import { problemWords, showProblem } from '../lib/problem';
import { router } from '../lib/router.svelte';
import { sound } from '../lib/sound.svelte';
import type { Things } from '../lib/things';
import { toasts } from '../lib/toasts.svelte';
import type { GameState, Hello, Update } from '../lib/wire';
import { t } from '../lib/words.svelte';
import type { Choice, Deed, Problem, SaidLine, Score, TableInfo } from '../types/protocol';
import { Coach } from './coach.svelte';
import { Pace } from './pace';
import { total } from './points';
import { type Click, Scene } from './scene.svelte';
import { completed, retold } from './story';

/** The targets of decisions that end something. */
const ENDS = ['end', 'done', 'pass'];
/** Clicks on one thing within these milliseconds belong together. */
const DOUBLE_CLICK = 400;
/** No click so far. */
const NOTHING = { target: '', at: -Infinity };
/** The longest that news are waited for, in milliseconds. */
const LONGEST_NEWS = 1000;

/** Several choices for one thing. */
export interface ChoiceMenu {
  anchor: Element | null;
  choices: readonly Choice[];
}

/** Why something cannot be done. */
export interface WhyNot {
  anchor: Element | null;
  target: string | null;
  problem: Problem;
}

export class TableModel<View = unknown> extends Scene<View> implements Listener {
  state = $state.raw<GameState<View> | null>(null);
  said = $state.raw<SaidLine[]>([]);
  menu = $state.raw<ChoiceMenu | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  /** A decision is on its way to the server. */
  busy = $state(false);
  /** The table at which the same people play again. */
  next = $state<string | null>(null);

  readonly readOnly = false;
  readonly connection: Connection;
  readonly coach: Coach;
  readonly #pace: Pace;
  /** The latest state that was received; the shown one may be a moment older. */
  #received: { entries: number; decisions: number } = { entries: 0, decisions: 0 };
  /** Called when the next state is received. */
  #awaited: (() => void)[] = [];
  /** The latest thing that was clicked, and when. */
  #clicked = NOTHING;
  /** What was clicked while a decision was on its way: it is carried out afterwards, if it is possible then. */
  #early: (() => void) | null = null;
  #receivedAt = $state(0);

  constructor(info: TableInfo, art: GameArt<View>, things: Things) {
    super(info, art, things);
    this.#pace = new Pace(
      (update) => this.#show(update),
      () => prefersReducedMotion.current || document.hidden,
    );
    this.connection = new Connection(info.id, this);
    this.coach = new Coach(this);
  }

  seat: number | null = $derived(this.state?.seat ?? null);
  view: View = $derived(this.state?.view as View);
  mustAct: readonly number[] = $derived(this.state?.must_act ?? []);
  choices: readonly Choice[] = $derived(this.busy ? [] : (this.state?.choices ?? []));
  refused: string | null = $derived(this.whyNot?.target ?? null);
  ownSeats: number[] = $derived(this.players.filter((player) => player.isYou).map((player) => player.seat));
  isHost: boolean = $derived(this.info.host === person.me?.id);
  isSpectator: boolean = $derived(this.ownSeats.length === 0);
  yourTurn: boolean = $derived(this.seat !== null && this.mustAct.includes(this.seat));
  /** A bot plays for the viewer, who may take the seat back. */
  takenOver: boolean = $derived(this.seat !== null && this.info.seats[this.seat]?.bot !== undefined);
  /** The own seat that must act while another own seat is being looked at: the screen is to be handed over. */
  handOver: number | null = $derived.by(() => {
    if (this.info.status !== 'running' || this.yourTurn) return null;
    return this.ownSeats.find((seat) => this.mustAct.includes(seat) && !this.info.seats[seat]?.bot) ?? null;
  });
  /** Choices whose target is nowhere on the table: buttons. */
  loose: Choice[] = $derived(this.choices.filter((choice) => !this.#isShown(choice.target)));
  /** What ends the turn, or the part of it that is being played. */
  end: Choice | undefined = $derived(ENDS.flatMap((target) => this.at(target))[0]);
  /** What is asked of the viewer, or whom everybody waits for. */
  prompt: Emphasis = $derived.by(() => {
    const prompt = this.state?.prompt;
    if (this.state?.result) return { before: t('prompt-over'), strong: '', after: '' };
    if (this.info.status === 'closed') return { before: t('abandoned'), strong: '', after: '' };
    if (prompt && this.book) return this.book.emphasise(prompt);
    const names = this.mustAct.map((seat) => this.name(seat)).join(', ');
    return { before: '', strong: '', after: names ? t('prompt-waiting', { names }) : '' };
  });

  // What a person does

  /**
   * A click on a thing. If one choice points at it, that is done; if several do, a menu opens beside it; if none does, the
   * server is asked why the wanted actions are not allowed, and the answer is shown beside it. The second half of a double
   * click asks nothing.
   */
  click(target: string, click: Click = {}) {
    this.#clear();
    const again = target === this.#clicked.target && performance.now() - this.#clicked.at < DOUBLE_CLICK;
    this.#clicked = { target, at: performance.now() };
    if (!this.busy) this.#pursue(target, click, again);
    else if (!again) this.#early = () => this.#pursue(target, click, true);
  }

  #pursue(target: string, { wanted, anchor = null }: Click, quietly: boolean) {
    const choices = this.at(target);
    if (choices.length === 1) this.act(choices[0]!.action, anchor);
    else if (choices.length > 1) this.menu = { anchor, choices };
    else if (!quietly) void this.#explain(target, wanted, anchor);
  }

  act(action: string, anchor: Element | null = null) {
    void this.#command({ act: action }, anchor);
  }

  /** Ends the turn, or explains why not. */
  endTurn(anchor: Element | undefined) {
    this.click(this.end?.target ?? 'end', { wanted: ['end'], anchor });
  }

  undo() {
    this.#takeBack('undo');
  }

  /** Takes back everything of this turn that can be taken back. */
  restartTurn() {
    this.#takeBack('restart_turn');
  }

  #takeBack(deed: 'undo' | 'restart_turn') {
    if (this.busy) this.#early = () => this.#takeBack(deed);
    else if (this.state?.can_undo) void this.#command(deed);
    else toasts.show(t('undo-over'), 'gold');
  }

  /** Gives up, leaves, comes back, calls a bot for somebody, asks to go back or answers that. */
  async does(deed: Exclude<Deed, { act: string }>, seat?: number) {
    const problem = await this.connection.command(deed, seat === undefined ? {} : { seat });
    if (problem) toasts.show(problemWords(problem, this.book), 'danger');
  }

  say(words: string) {
    if (words.trim()) this.connection.say(words.trim());
  }

  /** Looks with the eyes of another own seat. */
  watch(seat: number) {
    this.dismiss();
    this.connection.watch(seat);
  }

  async rematch() {
    try {
      router.go(`/table/${(await api.rematch(this.info.id)).id}`);
    } catch (error) {
      showProblem(error);
    }
  }

  /** Closes what stands beside things. Whoever does that and clicks again wants to know again. */
  dismiss() {
    this.#clear();
    this.#clicked = NOTHING;
  }

  #clear() {
    this.menu = null;
    this.whyNot = null;
  }

  /** Points at everything that can be done. */
  showLit() {
    this.dismiss();
    this.show(this.lit);
  }

  /** Any input: whatever is still being shown is shown to its end. */
  hurry() {
    this.#pace.flush();
  }

  close() {
    this.#pace.flush();
    this.connection.close();
  }

  override timeLeft(seat: number, moment: number): number | null {
    const clocks = this.state?.clocks;
    const left = clocks?.left[seat];
    if (left === undefined) return null;
    return clocks!.running.includes(seat) ? left - (moment - this.#receivedAt) : left;
  }

  override score(seat: number): Score | null {
    return this.state?.result?.scores[seat] ?? this.state?.scores?.[seat] ?? null;
  }

  /** The points of a seat: final ones, those of this moment, or those that the view has. */
  points(seat: number): number | null {
    const score = this.score(seat);
    if (score) return total(score);
    return this.view == null ? null : (this.art.points?.(this.view, seat) ?? null);
  }

  // What the server says

  standing() {
    return { decisions: this.#received.decisions, seat: this.seat };
  }

  hello(hello: Hello) {
    this.#pace.flush();
    const state = hello.state as GameState<View> | null;
    const sameEyes = (state?.seat ?? null) === this.seat;
    // Every entry of the log was a decision: then nothing was taken back, and the story goes on where it was.
    const goesOn =
      state && state.entries - this.#received.entries === state.decisions - this.#received.decisions;
    const isFirst = this.#received.entries === 0;
    this.info = hello.table;
    this.present = hello.present;
    if (hello.said.length) this.said = hello.said;
    const last = this.story.at(-1)?.decision ?? -1;
    const follows = hello.story.every((line, place) => line.decision <= last + 1 + place);
    if (isFirst) {
      this.story = hello.story;
      void this.#complete(state?.seat ?? null);
    } else if (sameEyes && goesOn && follows) this.story = retold(this.story, hello.story, state.decisions);
    else void this.#reread(state?.seat ?? null);
    this.#receive(state);
    this.state = state;
    this.now = [];
    this.#sitDown();
    this.#announcePrompt();
  }

  update(update: Update) {
    this.#receive(update.state as GameState<View> | undefined);
    const own = this.ownSeats.includes(update.story?.at(-1)?.seat ?? -1);
    this.#pace.push(update, own);
  }

  hear(line: SaidLine) {
    this.said = [...this.said, line];
  }

  playAgainAt(table: string) {
    this.next = table;
  }

  problem(problem: Problem) {
    toasts.show(problemWords(problem, this.book), 'danger');
  }

  arrive(people: string[]) {
    this.present = people;
  }

  #receive(state: GameState<View> | null | undefined) {
    if (!state) return;
    this.#received = { entries: state.entries, decisions: state.decisions };
    this.#receivedAt = Date.now();
    for (const tell of this.#awaited.splice(0)) tell();
  }

  #show({ table, state, story = [] }: Update) {
    if (table) this.info = table;
    this.#sitDown();
    if (!state) return;
    const asked = this.yourTurn;
    this.story = retold(this.story, story, state.decisions);
    this.now = story;
    this.state = state as GameState<View>;
    this.#clear();
    const others = story.filter((line) => line.seat !== this.seat).flatMap((line) => this.sentences(line));
    if (others.length) announcer.say(others.join(' '));
    if (this.yourTurn && !asked) this.#announcePrompt();
    if (state.result) sound.play('over');
    else if (this.yourTurn && !asked) sound.play('turn');
    else if (others.length) sound.play('move');
  }

  /** Looks from the own seat as soon as there is one. */
  #sitDown() {
    const [seat] = this.ownSeats;
    if (seat !== undefined && this.seat === null && this.info.status === 'running')
      this.connection.watch(seat);
  }

  /** Fetches the story anew: something was taken back, or other eyes look at it. */
  async #reread(seat: number | null) {
    this.story = [];
    const { story } = await api.state(this.info.id, 'story', seat);
    if (seat !== this.seat) return;
    this.story = story;
    await this.#complete(seat);
  }

  /** Fetches the beginning of a long story. */
  async #complete(seat: number | null) {
    const from = this.story[0]?.decision ?? 0;
    const earlier = async (until: number) => (await api.state(this.info.id, 'story', seat, until)).story;
    const whole = await completed(this.story, earlier);
    if (seat === this.seat && this.story[0]?.decision === from && from > 0)
      this.story = [...whole.filter((line) => line.decision < from), ...this.story];
  }

  #announcePrompt() {
    const { before, strong, after } = this.prompt;
    if (this.yourTurn) announcer.say(before + strong + after);
  }

  /** Sends a deed that depends on how the game stands. If others were faster and it is still possible, it is sent again. */
  async #command(deed: Deed, anchor: Element | null = null): Promise<void> {
    this.#pace.flush();
    const { state } = this;
    if (!state || this.busy) return;
    this.busy = true;
    const at = { entries: state.entries, ...(state.seat === null ? {} : { seat: state.seat }) };
    const problem = await this.connection.command(deed, at);
    const late = problem?.type === 'stale';
    if (!problem || late) await this.#newsAfter(state.entries);
    this.#pace.flush();
    this.busy = false;
    if (late && this.#stillPossible(deed)) return this.#command(deed, anchor);
    if (late) toasts.show(problemWords(problem, this.book), 'gold');
    else if (problem) this.whyNot = { anchor, target: null, problem };
    const early = this.#early;
    this.#early = null;
    if (!problem) early?.();
  }

  /** The answer to a decision arrives before the news of what came of it, or of what made it too late. */
  async #newsAfter(entries: number) {
    const patience = Date.now() + LONGEST_NEWS;
    while (this.#received.entries <= entries && Date.now() < patience) {
      await new Promise<void>((done) => {
        this.#awaited.push(done);
        setTimeout(done, LONGEST_NEWS);
      });
    }
  }

  #stillPossible(deed: Deed): boolean {
    if (typeof deed === 'object' && 'act' in deed)
      return this.choices.some((choice) => choice.action === deed.act);
    return (deed === 'undo' || deed === 'restart_turn') && this.state!.can_undo;
  }

  async #explain(target: string, wanted: string[] | undefined, anchor: Element | null) {
    const { seat, view } = this;
    if (seat === null || view == null || this.state?.result) return;
    for (const action of wanted ?? this.art.wanted?.(target, view, seat) ?? []) {
      const problem = await this.connection.check(action, seat);
      if (!problem) return this.act(action, anchor);
      if (problem.rule) {
        this.whyNot = { anchor, target, problem };
        return;
      }
    }
  }

  #isShown(target: string): boolean {
    return this.art.shows?.(target, this.view) ?? target.includes('/');
  }
}
