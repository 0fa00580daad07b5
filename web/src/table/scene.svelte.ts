/** What a board draws: a table that is played at (`TableModel`) or a past moment of one (`ReplayModel`). */
import type { GameArt } from '../games/art';
import { person } from '../lib/person.svelte';
import type { Phrasebook } from '../lib/phrasebook';
import type { Things } from '../lib/things';
import { words } from '../lib/words.svelte';
import type { Choice, Message, Score, StoryLine, TableInfo } from '../types/protocol';
import { type Player, playersOf } from './players';
import { latest } from './story';

/** How long things are pointed at, in milliseconds. */
const SHOWN = 2500;

/** What a click is about. */
export interface Click {
  /** The actions that it probably meant, if none is legal: asked for the reason why not. */
  wanted?: string[];
  /** The thing that was clicked: menus and explanations stand beside it. */
  anchor?: Element | null | undefined;
}

export abstract class Scene<View = unknown> {
  info = $state.raw<TableInfo>() as TableInfo;
  present = $state.raw<string[]>([]);
  /** What has happened, as far as it is shown. */
  story = $state.raw<StoryLine[]>([]);
  /** What is being shown right now, for animations. */
  now = $state.raw<readonly StoryLine[]>([]);
  /** The targets that somebody points at, in the log or beside an explanation. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());

  /** What the viewer may know. Boards are drawn only when there is one. */
  abstract readonly view: View;
  /** The seat with whose eyes the table is seen; none for a spectator. */
  abstract readonly seat: number | null;
  /** The seats that the game waits for. */
  abstract readonly mustAct: readonly number[];
  /** All that can be done. */
  abstract readonly choices: readonly Choice[];
  /** Nothing can be done here: a replay. */
  abstract readonly readOnly: boolean;
  /** The target whose refusal is being explained. */
  abstract readonly refused: string | null;

  constructor(
    info: TableInfo,
    readonly art: GameArt<View>,
    /** What is printed on everything here. */
    readonly things: Things,
  ) {
    this.info = info;
  }

  players: Player[] = $derived(playersOf(this.info, person.me?.id, this.present));
  book: Phrasebook | null = $derived(
    words.book(
      this.info.game,
      this.players.map((player) => player.name),
    ),
  );
  #byTarget: Map<string, Choice[]> = $derived.by(() => Map.groupBy(this.choices, (choice) => choice.target));
  /** The targets that something can be done with. */
  lit: ReadonlySet<string> = $derived(new Set(this.#byTarget.keys()));
  /** The targets of what others did since the viewer's last decision. */
  lastMove: ReadonlySet<string> = $derived.by(
    () => new Set(latest(this.story, this.seat).flatMap((line) => this.art.touched?.(line) ?? [])),
  );

  get game(): string {
    return this.info.game;
  }

  /** What can be done with a target. */
  at(target: string): readonly Choice[] {
    return this.#byTarget.get(target) ?? [];
  }

  /** A message of the game as a sentence. */
  render(message: Message): string {
    return this.book?.render(message) ?? '';
  }

  /** A word of the game: a card, a terrain, a building. */
  word(key: string): string {
    return this.book?.word(key) ?? '';
  }

  /** What happened in one decision, a sentence for each event. */
  sentences(line: StoryLine): string[] {
    return line.events.map((event) => this.render(event.message)).filter(Boolean);
  }

  /** The time that a seat has left at `moment`, in milliseconds; nothing where no clock runs. */
  timeLeft(_seat: number, _moment: number): number | null {
    return null;
  }

  /** The points of a seat by where they come from, if the game ended now; nothing if that is not known. */
  score(_seat: number): Score | null {
    return null;
  }

  /** Points at what these lines touched; at nothing if there are none. */
  pointAt(lines: readonly StoryLine[]) {
    this.pointed = new Set(lines.flatMap((line) => this.art.touched?.(line) ?? []));
  }

  /** Points at things for a moment. */
  show(targets: Iterable<string>) {
    const shown = (this.pointed = new Set(targets));
    setTimeout(() => {
      if (this.pointed === shown) this.pointed = new Set();
    }, SHOWN);
  }

  name(seat: number): string {
    return this.players[seat]?.name ?? '';
  }

  /** Acts, opens a menu, or explains why not; see `TableModel`. */
  abstract click(target: string, click?: Click): void;
  /** Makes a decision, given in its notation. If it is refused, the reason stands beside `anchor`. */
  abstract act(action: string, anchor?: Element | null): void;
}
