// Written by `cargo xtask types` from the Rust types: change those, not this.

import type { Seat } from "./protocol";

/** What the active player asked. */
export type Asked = { offer: Terms } | { call: Call };

/** A card of the building pile (CA-4). */
export type Building = "road" | "settlement" | "city" | "knight";

/** A number of building cards of each kind, written `2S1R`; none is `0`. */
export type Buildings = { road: number; settlement: number; city: number; knight: number };

/** The cards in front of a player; of cards on top of each other only the visible one (CA-31, CA-71). */
export type Built = {
  /** Roads, the start road included. */
  roads: number;
  /** Visible settlements, the start settlement included. */
  settlements: number;
  /** Visible cities. */
  cities: number;
  /** Knights. */
  knights: number;
  /** Metropolises. */
  metropolises: Faces;
};

/** An open question to all, with one side named (CA-N3). Written `want 1O` or `give 2W`. */
export type Call = { give: Cards } | { want: Cards };

/** Any card of the open offer: a building of the display or a metropolis. */
export type Card = Building | `metropolis_${string}`;

/**
 * Resource cards without an order. Written `1B3W`; none is `0` (CA-77).
 * Five numbers in one word, eight bits each, so that a whole hand is compared or paid in a few instructions. The highest
 * bit of each number stays free for that: no number is above [`Cards::MOST`].
 */
export type Cards = { brick: number; lumber: number; wool: number; grain: number; ore: number };

/** Something that happened. */
export type CatanCardsEvent =
  | {
    kind: "began";
    /** The first player. */
    first: Seat;
  }
  | {
    kind: "turn_began";
    /** Whose turn it is. */
    seat: Seat;
    /** The number of the turn. */
    number: number;
  }
  | {
    kind: "drew";
    /** Who. */
    seat: Seat;
    /** How many. */
    count: number;
    /** Which; only the player knows. */
    cards: Cards | null;
    /** Why. */
    reason: DrawReason;
  }
  | { kind: "supply_shuffled" }
  | {
    kind: "built";
    /** By whom. */
    seat: Seat;
    /** Which. */
    card: Card;
    /** What was paid. */
    paid: Cards;
  }
  | {
    kind: "special_taken";
    /** Which. */
    special: Special;
    /** The new holder. */
    seat: Seat;
    /** The holder before. */
    from: Seat | null;
  }
  | {
    kind: "turned_up";
    /** Which. */
    building: Building;
  }
  | {
    kind: "all_alike";
    /** Which. */
    building: Building;
  }
  | {
    kind: "event_drawn";
    /** Which. */
    event: EventCard;
  }
  | { kind: "events_shuffled" }
  | {
    kind: "chose";
    /** Who. */
    seat: Seat;
  }
  | {
    kind: "discarded";
    /** From whom. */
    seat: Seat;
    /** Which. */
    cards: Cards;
  }
  | {
    kind: "donated";
    /** Who gave it. */
    from: Seat;
    /** Who got it. */
    to: Seat;
    /** Which; only those two know. */
    card: Resource | null;
  }
  | {
    kind: "offered";
    /** Who. */
    seat: Seat;
    /** To whom, if to one player. */
    to: Seat | null;
    /** What for what. */
    terms: Terms;
  }
  | {
    kind: "called";
    /** Who. */
    seat: Seat;
    /** What. */
    call: Call;
  }
  | {
    kind: "accepted";
    /** Who. */
    seat: Seat;
  }
  | {
    kind: "declined";
    /** Who. */
    seat: Seat;
  }
  | {
    kind: "countered";
    /** Who. */
    seat: Seat;
    /** What for what. */
    terms: Terms;
  }
  | {
    kind: "proposed";
    /** Who. */
    seat: Seat;
    /** What for what. */
    terms: Terms;
  }
  | {
    kind: "retracted";
    /** Who. */
    seat: Seat;
  }
  | {
    kind: "withdrawn";
    /** Who. */
    seat: Seat;
  }
  | {
    kind: "traded";
    /** The active player. */
    active: Seat;
    /** The partner. */
    partner: Seat;
    /** What for what. */
    terms: Terms;
  }
  | {
    kind: "won";
    /** Who. */
    seat: Seat;
  }
  | { kind: "stalemate" };

/** What one viewer may know about a game. */
export type CatanCardsView = {
  /** How the game was set up. */
  config: Config;
  /** Whose turn it is. */
  turn: Turn;
  /** Where the turn stands. */
  phase: PhaseView;
  /** The players, by seat. */
  players: Array<PlayerView>;
  /** The face-down resource pile. */
  supply: HiddenCards;
  /** The resource discard pile. */
  discard: Cards;
  /** The open offer and the building pile. */
  market: Market;
  /** The event piles. */
  events: EventDeck;
  /** Who holds the special victory point cards. */
  specials: Specials;
  /** The trade desk. */
  desk: Desk;
  /** What is certain about hidden cards, as far as this viewer knows: by seat, and last for somebody who only watches. */
  knowledge: Array<Knowledge | null>;
};

/** How a game is set up. */
export type Config = {
  /** The version of the rules. */
  rules: number;
  /** The number of players: 3 or 4, and unofficially 2 (CA-8, CA-A1). */
  players: number;
  /** Which side of the metropolises is used (CA-11). */
  metropolis_side: Side;
  /** The recommended display of a first game (CA-10). */
  first_display: boolean;
  /** Gifts are allowed (CA-A22). */
  free_trade: boolean;
  /** A kind may stand on both sides of a trade (CA-A5). */
  same_kind: boolean;
  /** Only a card that is missing can be replaced (CA-A7). */
  missing_only: boolean;
  /** Offers and calls of the active player in one turn (CA-N10). */
  max_offers: number;
  /** Counters and proposals of each other player in one turn (CA-N10). */
  max_proposals: number;
  /** The game ends after so many rounds in which nothing happens (CA-A21). */
  idle_rounds: number;
  /** The game ends after so many turns at the latest (CA-A21). */
  turn_limit: number;
  /** Seconds for an answer before the clock declines; 0 for no clock (CA-N9). */
  answer_seconds: number;
  /** Seconds for a choice after the last answer before the clock withdraws; 0 for no clock (CA-N9). */
  choice_seconds: number;
  /** Seconds of negotiation in one turn before the clock closes the desk; 0 for no clock (CA-N9). */
  negotiation_seconds: number;
};

/** The trade desk (CA-N15). The open offer or call itself lies in [`Phase::Answering`]. */
export type Desk = {
  /** Offers and calls that the active player has left in this turn (CA-N10). */
  offers_left: number;
  /** Counters and proposals that each other player has left in this turn. */
  proposals_left: [number, number, number, number];
  /** What each player other than the active one has agreed to. */
  standing: [Terms | null, Terms | null, Terms | null, Terms | null];
};

/** What the robber wants of a player, as the viewer sees it. */
export type DiscardView = "safe" | { owes: number } | { chosen: HiddenCards };

/** Why somebody drew resource cards. */
export type DrawReason = "start" | "yield" | "yield_bonus" | "trade_bonus" | "metropolis" | "harvest_festival" | "subsidy" | "new_year";

/** An event card (CA-6). */
export type EventCard = "robber" | "donation" | "harvest_festival" | "subsidy" | "new_year";

/** A number of event cards of each kind. */
export type EventCards = Array<EventCard>;

/** The face-down event pile and the cards played since the last New Year. */
export type EventDeck = {
  /** Face down, in no order (CA-72). */
  pile: EventCards;
  /** Played. The card whose choices are being made lies on neither pile (CA-75). */
  discard: EventCards;
};

/** Metropolises: the stack, or those of one player. */
export type Faces = Array<"a" | "roads" | "longest_route" | "knights" | "largest_knights">;

/** What the donation wants of a player, as the viewer sees it. */
export type GivingView = "exempt" | "owes" | { chosen: [Resource, Seat] | null };

/** Cards that not everybody sees. */
export type HiddenCards = {
  /** How many, which everybody knows. */
  size: number;
  /** Which, for those who may know it. */
  cards: Cards | null;
};

/** The knowledge of one observer. */
export type Knowledge = {
  /** Cards that each player holds at least; about the own hand nothing is noted. */
  holds: [Cards, Cards, Cards, Cards];
  /** Cards that the supply holds at most: what it was made of, less the own draws since then. */
  supply: Cards;
};

/** The open offer (CA-9 to CA-11) and the face-down pile. */
export type Market = {
  /** The open building cards. */
  display: Buildings;
  /** The face-down pile, in no order (CA-72). */
  pile: Buildings;
  /** The metropolis stack. */
  metropolises: Faces;
};

/** Where the turn stands, without the choices that the viewer may not know. */
export type PhaseView =
  | "main"
  | { answering: Question }
  | { robber: Array<DiscardView> }
  | { donation: Array<GivingView> }
  | "won"
  | "stalemate";

/** One player, as the viewer sees it. */
export type PlayerView = {
  /** The hand. */
  hand: HiddenCards;
  /** What lies in front of the player. */
  built: Built;
  /** The points of all that, special cards included. */
  points: number;
  /** The largest hand that the robber leaves alone (CA-59). */
  robber_limit: number;
  /** How many equal cards replace a missing one (CA-40). */
  replacement: number;
};

/** An offer or call that waits for answers. */
export type Question = {
  /** What was asked. */
  asked: Asked;
  /** Whether only one player was asked: then an accept is a trade at once (CA-N6). */
  to_one: boolean;
  /** Who has not answered yet. */
  waiting: Array<Seat>;
};

/** A kind of resource card (CA-2), in the order of the notation: B, L, W, G, O (CA-77). */
export type Resource = "brick" | "lumber" | "wool" | "grain" | "ore";

/** A side of the metropolises. */
export type Side = "A" | "B";

/** A special victory point card. */
export type Special = "longest_trade_route" | "largest_knight_force";

/** Who holds the special cards. */
export type Specials = {
  /** The holder of the Longest Trade Route. */
  longest_trade_route: Seat | null;
  /** The holder of the Largest Knight Force. */
  largest_knight_force: Seat | null;
};

/** A pair of give and want, seen from the active player, whoever speaks. Written `2W for 1O`. */
export type Terms = {
  /** From the active player to the partner. */
  give: Cards;
  /** From the partner to the active player. */
  want: Cards;
};

/** The running turn. */
export type Turn = {
  /** Counted from 1, one for every single player's turn. */
  number: number;
  /** Whose turn it is. */
  active: Seat;
  /** The one trade of the turn is done (CA-27). */
  traded: boolean;
  /** The one replacement of the turn is done (CA-39). */
  replaced: boolean;
  /** Something happened in this turn: a draw, a trade or a build (CA-A21). */
  busy: boolean;
  /** How many turns just before this one were idle. */
  idle: number;
};
