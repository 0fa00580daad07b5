// Written by `cargo xtask types` from the Rust types: change those, not this.

/** What a bot thinks of an action. */
export type AdvisedAction = {
  /** The action in its notation. */
  action: string;
  /** What to click. */
  target: Target;
  /** The action in words. */
  label: Message;
  /** The share of the win that the seat can expect after it. */
  share: number | null;
};

/** So many of something. */
export type Amount = {
  /** How many. */
  count: number;
  /** Of what; of several words, any mixture: two of any of wood, clay and stone. */
  of: Array<Word>;
};

/** A finished game as a bot sees it. It is looked at in the background: ask again until `done` is `of`. */
export type AnalysisInfo = {
  /** How many decisions have been looked at. */
  done: number;
  /** How many there are. */
  of: number;
  /** What each decision was worth, once all have been looked at. */
  decisions: Array<JudgedDecision>;
};

/** A legal action as a client needs it. */
export type Choice = {
  /** The notation, to be sent back. */
  action: string;
  /** The number, for masks and learning. */
  number: number | null;
  /** What to click. */
  target: Target;
  /** What it says in a menu. */
  label: Message;
};

/** A message over the WebSocket of a table. */
export type ClientMsg =
  | { "type": "command" } & Command
  | {
    type: "check";
    /** A name for the question; the answer has it too. */
    id: string;
    /** For which seat; the one that is watched if none is named. */
    seat?: Seat | null;
    /** The action in its notation. */
    action: string;
  }
  | {
    type: "say";
    /** What. */
    words: string;
  }
  | {
    type: "watch";
    /** The seat; a spectator if there is none. */
    seat?: Seat | null;
  }
  | { type: "ping" };

/** The clocks of a table. */
export type Clocks = {
  /** The time left for each seat when the message was written, in milliseconds. */
  left: Array<number>;
  /** The seats whose clock runs. */
  running: Array<number>;
};

/** Something that changes the game. Sent again, it does nothing more: it is known by its `id`. */
export type Command = {
  /** A name for the command, new for every one: up to 64 characters. */
  id: string;
  /**
   * How many entries the log had when this was decided: if something has happened since then, the command is refused. Left
   * out, the command is for whatever is now. Older programs call it `ply`.
   */
  entries?: number | null;
  /** For which seat; if none is named, the one of one's own that must act. */
  seat?: Seat | null;
  /** What to do. */
  do: Deed;
};

/** Somebody who has an account, or wants one. */
export type Credentials = {
  /** What to sign in with: 3 to 30 letters, digits, `-` and `_`. */
  login: string;
  /** The password: 8 to 200 characters; for a new account none of the most common ones, not the login and not the name. */
  password: string;
};

/** What a command does. */
export type Deed =
  | { act: string }
  | "undo"
  | "restart_turn"
  | { take_back: number }
  | { answer: boolean }
  | "resign"
  | "leave"
  | "return"
  | "call_bot"
  | "abandon";

/** The wish to delete everything about oneself. There is no way back. */
export type Deletion = {
  /** The password of the account; a guest has none. */
  password?: string | null;
};

/** What came of a command that was sent by REST. */
export type Done = {
  /** The number of entries in the log of the table after it. */
  entries: number;
};

/** Everything that the server knows about somebody. Secrets are not among it: of those only digests are kept. */
export type Export = {
  /** The form of this file; 1 for now. */
  format: number;
  /** When it was made, in milliseconds since 1970. */
  at: number;
  /** Oneself. */
  me: Me;
  /** When one came here first, in milliseconds since 1970. */
  created: number;
  /** The browsers in which one is signed in. */
  sessions: Array<Session>;
  /** The keys for programs, without the secrets. */
  tokens: Array<Token>;
  /** The addresses from which one opened tables whose games are not over. */
  addresses: Array<string>;
  /** The tables that one opened or sat at, the latest first. The record of a finished game is at `/api/v1/tables/{id}/record`. */
  tables: Array<TableInfo>;
  /** How games ended. */
  results: Array<OwnResult>;
  /** The same, added up by game. */
  statistics: Array<GameStatistics>;
  /** All that one said. */
  said: Array<OwnWords>;
};

/** A fact inside a message. */
export type Fact = { number: number } | { seat: Seat } | { word: string } | { things: Array<[number, string]> };

/** How a game stands, for one viewer. */
export type GameState = {
  /** The number of entries in the log of the table. Send it back with a command. */
  entries: number;
  /** The number of decisions that count. */
  decisions: number;
  /** The seat with whose eyes this is seen; none for a spectator. */
  seat: Seat | null;
  /** The seats that the game waits for. */
  must_act: Array<number>;
  /** Seats for which the game has waited so long that the others may let a bot play. */
  absent?: Array<number>;
  /** What is asked of the seat. */
  prompt?: Message;
  /** What the seat can do. */
  choices?: Array<Choice>;
  /** What the seat can do, only in its notation: for programs that ask for `actions` instead of `choices`. */
  actions?: Array<string>;
  /** Whether the seat can take back its last decision. */
  can_undo: boolean;
  /** What the seat may know. Each game has its own form. */
  view?: unknown;
  /** The points of every seat if the game ended now, by where they come from, as far as the viewer may know them; sent with the view. */
  scores?: Array<Score | null>;
  /** The clocks. */
  clocks?: Clocks;
  /** Somebody asks to go back. */
  take_back?: TakeBackOffer;
  /** How the game ended. */
  result?: ResultInfo;
};

/** How somebody has done in one game. */
export type GameStatistics = {
  /** The game. */
  game: string;
  /** Games played. */
  games: number;
  /** Games won. */
  wins: number;
  /** Games given up. */
  resigned: number;
  /** The mean of all points. */
  mean_points: number;
  /** The most points. */
  best_points: number;
};

/** A game. */
export type GameSummary = {
  /** The name in commands, records and addresses. */
  id: string;
  /** The version of the rules that new tables are played by. */
  rules_version: number;
  /** The oldest version that is kept: tables and records of it, and of all versions since, are played by their own rules. */
  oldest_rules: number;
  /** The fewest players. */
  min_players: number;
  /** The most players. */
  max_players: number;
  /** How many play if nobody says otherwise. */
  default_players: number;
  /** How many play a recommended first game. */
  first_players: number;
  /** The options of a recommended first game, by name. */
  first_game: Record<string, string>;
  /** About how many minutes a game takes at a real table. */
  minutes: number;
  /**
   * What can be chosen before a game. The words stand in the texts under `option-<name>`, `option-<name>-help` and
   * `option-<name>-<value>`.
   */
  options: Array<OptionSpec>;
  /** The levels of its bots, the weakest first. */
  bots: Array<string>;
  /** Actions with a number have one below this. */
  action_space: number;
};

/** The fields of a board, as rows of letters. */
export type Ground = {
  /** The rows from the top, a letter for each field. */
  rows: Array<string>;
  /** What each letter is. */
  legend: Array<[string, Word]>;
};

/** Whether the server is well. */
export type Health = {
  /** `ok`, or what is wrong. */
  status: string;
  /** The version of the program. */
  version: string;
  /** What does not work as it should while the site goes on. */
  warnings: Array<string>;
};

/** What a good player would do. */
export type Hint = {
  /** Who is to decide. */
  seat: Seat;
  /** The share of the win that every seat can expect; alone at a table, how good the score will be. */
  expected: Array<number>;
  /** What the seat can do, the best first; only the best few. */
  advice: Array<AdvisedAction>;
};

/** A link to a table. */
export type Invitation = {
  /** The invitation. */
  token: string;
  /** The table. */
  table: string;
  /** The seat, if it is for one. */
  seat: number | null;
};

/** What one decision was worth. */
export type JudgedDecision = {
  /** The number of the decision, from 1. */
  decision: number;
  /** Who decided. */
  seat: Seat;
  /** What was done. */
  action: string;
  /** The same in words, where there are any: not every offer of a trade has some. */
  label?: Message;
  /** What the bot would have done. */
  best: string;
  /** The same in words. */
  best_label?: Message;
  /** The shares of the win that all seats could expect before it. */
  before: Array<number>;
  /** The same after it, with everything that came to light. */
  after: Array<number>;
  /** How much of its share the seat gave away. */
  cost: number;
  /** How much its share changed by what came to light. */
  luck: number;
  /** `none`, `small` (5 % of the win given away), `big` (10 %) or `blunder` (20 %). */
  mistake: "none" | "small" | "big" | "blunder";
};

/** Oneself. */
export type Me = {
  /** A name for programs. */
  id: string;
  /** A name for people. */
  name: string;
  /** What the account signs in with; a guest has none. */
  login: string | null;
};

/** A sentence to be: the key of a Fluent message and the facts that it mentions. */
export type Message = {
  /** The key in the game's Fluent files. */
  key: string;
  /** The facts, by the names that the Fluent message uses. */
  facts: Array<[string, Fact]>;
};

/** A past moment of a game. */
export type Moment = {
  /** How many decisions had been made. */
  decision: number;
  /** How many there are. */
  of: number;
  /** What the viewer could know then. */
  view: unknown;
  /** What had just happened. */
  line: StoryLine;
  /** Whom the game waited for. */
  must_act: Array<number>;
  /** What was asked of the viewer; where everything is shown, of the first whom the game waited for. */
  prompt?: Message;
  /** The points of every seat if the game had ended then, as far as the viewer may know them. */
  scores: Array<Score | null>;
};

/** A wish to play on from a moment of another game. */
export type NewBranch = {
  /** After how many of its decisions. */
  decision: number;
  /** The seat to take: the own one, or whoever must act, if none is named. Bots play the others. */
  seat?: Seat | null;
  /** The level of the bots: as they were, or the usual stand-in for people, if nothing is said. */
  bot?: string | null;
};

/** A new guest. */
export type NewGuest = {
  /** The name for other people: 1 to 30 characters. */
  name: string;
};

/** A request for a link. */
export type NewInvitation = {
  /** The seat; any open one if none is named. */
  seat?: Seat | null;
};

/** Another password. */
export type NewPassword = {
  /** The present one. */
  present: string;
  /** The new one: 8 to 200 characters, none of the most common ones, not the login and not the name. */
  new: string;
};

/** A record to be looked at. */
export type NewRecord = {
  /** The text of the record. */
  record: string;
};

/** A new table. */
export type NewTable = {
  /** The id of the game. */
  game: string;
  /** What is agreed. */
  terms?: Partial<Terms>;
  /** Whether it stands in the lobby, so that anybody may sit down. */
  public?: boolean;
  /** Who sits where, from seat 0; seats that are not named stay open. Left out, the host takes the first seat. */
  seats?: Array<Occupant> | null;
};

/** A new key for a program. */
export type NewToken = {
  /** What it is for: 1 to 60 characters. */
  label: string;
  /** What it may do; `play` if nothing is said. */
  scope?: Scope;
};

/** Who sits on a seat. */
export type Occupant = "open" | "me" | { bot: string };

/** The values an option takes, and the one it has if nobody says otherwise. */
export type OptionKind =
  | {
    kind: "flag";
    /** The value if nobody says otherwise. */
    default: boolean;
  }
  | {
    kind: "number";
    /** The smallest value. */
    min: number;
    /** The greatest value. */
    max: number;
    /** The value if nobody says otherwise. */
    default: number;
  }
  | {
    kind: "choice";
    /** All values. */
    values: Array<string>;
    /** The value if nobody says otherwise. */
    default: string;
  }
  | {
    kind: "subset";
    /** All values. */
    values: Array<string>;
    /** The value if nobody says otherwise. */
    default: Array<string>;
  }
  | {
    kind: "slots";
    /** All values. */
    values: Array<string>;
    /** The value if nobody says otherwise; it has as many entries as there are places. */
    default: Array<string>;
  };

/** One option of a game. */
export type OptionSpec = {
  /** The name on the command line, in records and in the API: `metropolis_side`. */
  name: string;
  /** What values it takes. */
  kind: OptionKind;
  /**
   * The value by which it is commonly played, if this is a reading: a choice between two senses of the booklet's words. The default
   * is what is printed.
   */
  common: string | null;
};

/** Where what is printed on a component was found. */
export type Origin = "printed" | "printed_in_line" | "printed_elsewhere" | "reconstructed" | "designed";

/** How one did in a game. */
export type OwnResult = {
  /** The table. */
  table: string;
  /** The seat. */
  seat: number;
  /** The game. */
  game: string;
  /** How many played. */
  players: number;
  /** The place, 1 for the winner. */
  place: number;
  /** The points. */
  points: number;
  /** Whether one gave up. */
  resigned: boolean;
  /** When the game ended, in milliseconds since 1970. */
  at: number;
};

/** Something that one said. */
export type OwnWords = {
  /** The table. */
  table: string;
  /** Its number there, from 0. */
  number: number;
  /** When, in milliseconds since 1970. */
  at: number;
  /** What. */
  words: string;
};

/** Somebody who plays here. */
export type PersonInfo = {
  /** A name for programs. */
  id: string;
  /** A name for people; `deleted` for somebody who is gone, and for nobody else. */
  name: string;
};

/** Something went wrong. */
export type Problem = {
  /** What kind of problem, for programs: `illegal`, `stale`, `not-found`, … */
  type: string;
  /** The same in two or three words. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** One clear sentence: what is wrong, and how to mend it. */
  detail: string;
  /** The rule of the game that forbids it. */
  rule?: string;
  /** The sentence of the game, for clients that speak the language of their user. */
  message?: Message;
};

/** A new name. */
export type Rename = {
  /** The name for other people: 1 to 30 characters. */
  name: string;
};

/** How a game ended. */
export type ResultInfo = {
  /** The place of every seat, 1 for the winner. */
  places: Array<number>;
  /** The points of every seat, by where they come from. */
  scores: Array<Score>;
  /** It ended because people gave up. */
  resigned: boolean;
};

/** Something that somebody said. */
export type SaidLine = {
  /** Its number, from 0. */
  number: number;
  /** Who. */
  person: PersonInfo;
  /** When, in milliseconds since 1970. */
  at: number;
  /** What; empty if the person is gone. */
  words: string;
};

/** What a token may do. */
export type Scope = "play" | "read";

/** A player's points, by where they come from. */
export type Score = {
  /** Each source (the key of its name in the Fluent files) with its points, in the order of the rulebook. */
  parts: Array<[string, number]>;
};

/** A place at the table. Seats are numbered from 0 clockwise and written `seat0`, `seat1`, … */
export type Seat = number;

/** Who sits on a seat. */
export type SeatInfo = {
  /** The person. */
  person?: PersonInfo;
  /** The bot; if there is a person too, it plays for that person. */
  bot?: string;
  /** What the bot is called, where it plays for nobody else. */
  bot_name?: string;
  /** The person gave up. */
  resigned?: boolean;
};

/** An event as one viewer sees it. */
export type SeenEvent = {
  /** The event as data. */
  event: unknown;
  /** The event as a sentence to be. */
  message: Message;
};

/** A message over the WebSocket of a table. */
export type ServerMsg =
  | {
    type: "hello";
    /** The table. */
    table: TableInfo;
    /** How the game stands, once it has begun. */
    state: GameState | null;
    /** What happened after the decision that the client asked for; of a long story, its last lines. */
    story: Array<StoryLine>;
    /** What was said last. */
    said: Array<SaidLine>;
    /** Who is there of those who sit here. */
    present: Array<string>;
    /** How many others look on. */
    watching: number;
  }
  | {
    type: "update";
    /** The table, if something about it changed. */
    table?: TableInfo;
    /** How the game stands. */
    state?: GameState;
    /** What happened. Lines with a higher number of decisions than these are no longer true. */
    story?: Array<StoryLine>;
  }
  | {
    type: "done";
    /** The name of the command. */
    id: string;
    /** The number of entries in the log of the table after it. */
    entries: number;
  }
  | {
    type: "refused";
    /** The name of the command or question. */
    id: string;
    /** Why. */
    problem: Problem;
  }
  | {
    type: "allowed";
    /** The name of the question. */
    id: string;
  }
  | { "type": "said" } & SaidLine
  | {
    type: "present";
    /** The ids of those who sit here and are there. */
    people: Array<string>;
    /** How many others look on. */
    watching: number;
  }
  | {
    type: "rematch";
    /** The new table. */
    table: string;
  }
  | {
    type: "problem";
    /** Why. */
    problem: Problem;
  }
  | { type: "pong" };

/** A browser in which somebody is signed in. */
export type Session = {
  /** What to call it when it is to be ended. */
  id: string;
  /** What the browser called itself when it signed in, such as `Firefox, Linux`; empty if it said nothing known. */
  browser: string;
  /** Whether it is the one that asks. */
  current: boolean;
  /** When it began, in milliseconds since 1970. */
  created: number;
  /** When it was last used, to the hour; 0 if that is not known. */
  used: number;
};

/** A place for pieces on a component. */
export type Slot = {
  /** What may stand here: any of these. */
  accepts: Array<Word>;
  /** How many alike places there are. */
  count: number;
  /** The component works without it. */
  optional?: boolean;
  /** What filling it brings. */
  gives?: Array<Amount>;
};

/** One step of what a component does. */
export type Step = {
  /** What is done: a key of the game's words. */
  verb: Word;
  /** What it costs. */
  pay?: Array<Amount>;
  /** What it brings. */
  take?: Array<Amount>;
  /** Its numbers, by name: harvest `most` 2. */
  numbers?: Array<[Word, number]>;
  /** Its words, by name. */
  words?: Array<[Word, Word]>;
  /** Exactly one of these is done. */
  alternatives?: Array<Array<Step>>;
};

/** What came of one decision. */
export type StoryLine = {
  /** The number of the decision, from 1; 0 for what happened before the first. */
  decision: number;
  /** Who decided. */
  seat?: Seat;
  /** The decision, unless it is hidden from the viewer. */
  action?: string;
  /** What happened. */
  events: Array<SeenEvent>;
};

/** A table. */
export type TableInfo = {
  /** Its unguessable name. */
  id: string;
  /** The id of the game. */
  game: string;
  /** The version of the rules by which it is played to its end. */
  rules: number;
  /** The version that new tables are played by, if it is another one: rule documents and texts tell that one. */
  current_rules?: number;
  /** `open`, `running`, `finished` or `closed`. */
  status: "open" | "running" | "finished" | "closed";
  /** Whether it stands in the lobby. */
  public: boolean;
  /** Who opened it. */
  host: string;
  /** What was agreed. */
  terms: Terms;
  /**
   * The readings of the booklet's words that are not as printed, by the name of the option: what was agreed, or what the older rules
   * of this table say. The values are written as on the command line.
   */
  readings?: { [key in string]: string };
  /** Who sits where. */
  seats: Array<SeatInfo>;
  /** The seats that the game waits for. */
  waiting: Array<number>;
  /** The SHA-256 digest of `steading seed ` and the seed, published before the first decision. */
  commitment: string;
  /** The seed, once the game is over: anybody can check the commitment and play the game again. */
  seed?: string;
  /** When it was opened, in milliseconds since 1970. */
  created: number;
  /** When something happened last. */
  changed: number;
};

/** Somebody asks to go back. */
export type TakeBackOffer = {
  /** Who. */
  seat: Seat;
  /** How many decisions would be left. */
  decisions: number;
  /** Who has not answered yet. */
  waiting: Array<number>;
};

/** A request to sit down, or to put a bot on a seat. */
export type TakeSeat = {
  /** Who: oneself if nobody is named. Only the host may put bots down or clear a seat. */
  occupant?: Occupant;
  /** The invitation, where one is needed. */
  invitation?: string | null;
};

/**
 * The thing on the table that an action points at, written `kind` or `kind/name`: `display/road`, `seat/2`, `end`.
 * Clients light up targets without knowing a rule; several actions on one target become a small menu. The kinds
 * and names of a game are listed in its `target.rs`.
 */
export type Target = string;

/** What is agreed before a game. */
export type Terms = {
  /** How many play; the usual number if nothing is said. */
  players: number | null;
  /** Options of the game that are not as usual, by name, written as on the command line. */
  options: { [key in string]: string };
  /** How much time there is. */
  clock: TimeControl;
  /** The bot that plays for people who left. */
  stand_in: string | null;
  /**
   * Without a clock: after how many days in which the game waited for somebody the others may let a bot play, or end the game. 1 to
   * 365; 7 if nothing is said.
   */
  absence: number | null;
};

/** A component of a game: a kind of card, tile, place or piece, or a board. */
export type Thing = {
  /** Where what is printed on it was found. */
  origin: Origin;
  /** The key of its name. */
  name: Word;
  /** The key of the text that says what it does, where its name and its steps do not say it. */
  help?: Word;
  /** The rule that explains it. */
  rule?: Word;
  /** The set or deck that it belongs to, in games that have several. */
  set?: Word;
  /** How many there are in this set-up; none if it is no piece of its own. */
  copies?: number;
  /** The numbers on it, by name: `points`. */
  numbers?: Array<[Word, number]>;
  /** The words on it, by name: its `guild`, its `terrain`. */
  words?: Array<[Word, Word]>;
  /** What is paid to get it. */
  cost?: Array<Amount>;
  /** The places on it that pieces are put on. */
  slots?: Array<Slot>;
  /** What using it does, in this order. */
  steps?: Array<Step>;
  /** The fields on it. */
  ground?: Ground;
  /** What kind of thing it is, such as `building`. */
  kind: Word;
  /** Which one. */
  id: Word;
};

/** How much time people have. When it is over, a bot takes the seat. */
export type TimeControl =
  | { kind: "none" }
  | {
    kind: "live";
    /** The supply at the start, in seconds: 10 to 86400. */
    main: number;
    /** What is added when a player has decided and others are to act, in seconds: 0 to 3600. */
    increment: number;
  }
  | {
    kind: "days";
    /** How many. */
    days: number;
  };

/** A key for a program. Whoever has it plays or looks on for its owner, and cannot touch the account. */
export type Token = {
  /** What to call it when it is to be taken away. */
  id: string;
  /** What it is for. */
  label: string;
  /** What it may do. */
  scope: Scope;
  /** The key itself, to be sent as `Authorization: Bearer …`; only when it is new. */
  token?: string;
  /** When it was made, in milliseconds since 1970. */
  created: number;
  /** When it was last used, to the hour; 0 if that is not known. */
  used: number;
};

/** A key of the game's Fluent files, or an id from its data. */
export type Word = string;
