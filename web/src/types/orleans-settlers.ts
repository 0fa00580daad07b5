// Written by `cargo xtask types` from the Rust types: change those, not this.

import type { Seat } from "./protocol";

/** A space of the map. */
export type AreaView = {
  /** Which. */
  space: Space;
  /** Its tile. */
  tile: Tile;
  /** The village side is up. */
  village: boolean;
  /** A church stands there. */
  church: boolean;
  /** Whose settlers stand there. */
  settlers: Array<Seat>;
  /** Whose fortress stands there. */
  fortress: Seat | null;
};

/** What can be built. */
export type Building = "village" | "fortress" | "church";

/** A beneficial deed. */
export type Deed = string;

/** How full the deeds are. */
export type Deeds = {
  /** For each deed and each kind of its slots: how many are filled. Views name the deeds to which something was sent. */
  filled: { [deed: string]: Array<number> };
  /** Which goods lie on slots for any food. */
  food: Goods;
};

/** An event card. */
export type EventCard = string;

/** A type of follower. */
export type Follower = "farmer" | "fisherman" | "craftsman" | "trader" | "knight" | "scholar" | "monk";

/** Follower tiles, by type. */
export type Followers = { [kind in Follower]?: number };

/** A kind of goods. */
export type Good = "grain" | "wood" | "fish" | "cheese" | "wine" | "bread" | "brocade";

/** Goods tiles, by kind. */
export type Goods = { [kind in Good]?: number };

/** The market and everything else that lies beside the map. */
export type Market = {
  /** Goods tiles. */
  goods: Goods;
  /** Followers. */
  followers: Followers;
  /** Technology tiles. */
  technology: number;
  /** Churches. */
  churches: number;
  /** The place cards in stock. */
  cards: Array<Place>;
  /** Goods that were removed from the game. */
  removed: Goods;
};

/**
 * Something that happened. Fields are named after what they are: `seat` is whoever it happened to or who did
 * it.
 */
export type OrleansSettlersEvent =
  | { kind: "began"; start: Seat }
  | { kind: "round_began"; round: number; start: Seat }
  | { kind: "revealed"; event: EventCard }
  | { kind: "prohibited"; seat: Seat; victim: Seat; place: Place }
  | { kind: "drew"; seat: Seat; followers: Followers }
  | { kind: "put"; seat: Seat; follower: Follower; place: Place }
  | { kind: "laid"; seat: Seat; good: Good; place: Place }
  | { kind: "recalled"; seat: Seat }
  | { kind: "planned"; seat: Seat }
  | { kind: "activated"; seat: Seat; place: Place }
  | { kind: "passed"; seat: Seat }
  | { kind: "is_out"; seat: Seat }
  | { kind: "recruited"; seat: Seat; follower: Follower }
  | { kind: "gained_goods"; seat: Seat; good: Good; count: number }
  | { kind: "gained_coins"; seat: Seat; coins: number }
  | { kind: "gained_citizens"; seat: Seat; count: number }
  | { kind: "gained_fame"; seat: Seat; fame: number; space: number }
  | { kind: "harvested"; seat: Seat; space: Space; good: Good }
  | { kind: "expanded"; seat: Seat; space: Space }
  | { kind: "conquered"; seat: Seat; space: Space; victim: Seat }
  | { kind: "paid_toll"; seat: Seat; victim: Seat; coins: number }
  | { kind: "acquired"; seat: Seat; place: Place; price: number }
  | { kind: "built"; seat: Seat; building: Building; space: Space }
  | { kind: "sold"; seat: Seat; good: Good; coins: number }
  | { kind: "bought"; seat: Seat; good: Good; coins: number }
  | { kind: "sent_follower"; seat: Seat; follower: Follower; deed: Deed }
  | { kind: "sent_good"; seat: Seat; good: Good; deed: Deed }
  | { kind: "sent_coin"; seat: Seat; deed: Deed }
  | { kind: "sent_technology"; seat: Seat; place: Place; deed: Deed }
  | { kind: "deed_completed"; seat: Seat; deed: Deed }
  | { kind: "hunger_eliminated" }
  | { kind: "technology_placed"; seat: Seat; place: Place }
  | { kind: "exchanged"; seat: Seat; give: Good; get: Good }
  | { kind: "unlocked"; seat: Seat; place: Place }
  | { kind: "advanced"; seat: Seat; era: number }
  | { kind: "declined"; seat: Seat }
  | { kind: "stood_up"; seat: Seat }
  | { kind: "paid_good"; seat: Seat; good: Good; removed: boolean }
  | { kind: "paid_coins"; seat: Seat; coins: number }
  | { kind: "tortured"; seat: Seat; count: number }
  | { kind: "gave_settler"; seat: Seat; from: Space | null }
  | { kind: "gave_fortress"; seat: Seat; from: Space | null }
  | { kind: "gave_technology"; seat: Seat; place: Place }
  | { kind: "gave_good"; seat: Seat; good: Good }
  | { kind: "gave_card"; seat: Seat; place: Place }
  | { kind: "gave_citizen"; seat: Seat }
  | { kind: "forgiven"; seat: Seat; count: number }
  | { kind: "lost_follower"; seat: Seat; follower: Follower }
  | { kind: "over" };

/** What one viewer may know about a game. */
export type OrleansSettlersView = {
  /** The options, by name. */
  options: { [key in string]: string };
  /** The data files of an owner of the box, if the game is played with them; under earlier rules their version, as `rules`. */
  data: { [key in string]: string } | null;
  /** The round, from 1 to 16. */
  round: number;
  /** The start player. */
  start: Seat;
  /** Where the round stands. */
  phase: Phase;
  /** What waits, the bottom of the stack first. */
  pending: Array<Pending>;
  /** The event of this round. */
  event: EventCard;
  /** All events that were turned up. */
  revealed: Array<EventCard>;
  /** The spaces in play. */
  map: Array<AreaView>;
  /** The common supply. */
  market: Market;
  /** The deeds. */
  deeds: Deeds;
  /** "Hunger eliminated" lies on era II. */
  hunger_eliminated: boolean;
  /** The players, by seat. */
  players: Array<PlayerView>;
};

/** Something that waits, and whose it is. */
export type Pending = {
  /** Who decides. */
  seat: Seat;
  /** What. */
  what: Waiting;
};

/** Where the round stands. */
export type Phase =
  | "reveal"
  | {
    draw: {
      /** How many players were asked, the current one included. */
      turn: number;
    };
  }
  | {
    plan: {
      /** Who has ended planning. */
      done: Array<Seat>;
      /** Who has made a first step, after which nothing can be recalled (OR-45a). */
      begun: Array<Seat>;
    };
  }
  | {
    actions: {
      /** Whose turn it is. */
      active: Seat;
      /** Who is out (OR-48). */
      passed: Array<Seat>;
    };
  }
  | {
    resolve: {
      /** When that is, if not in phase 5. */
      at?: Timing;
      /** How many players it was carried out for, the current one included. */
      turn: number;
      /** What a comparing event compares, taken at the start of the phase (OR-54). */
      values: [number, number, number, number];
    };
  }
  | {
    bonus: {
      /** How many players had theirs, the current one included. */
      turn: number;
      /** The current player pays a malus, and the figure stands up after it (OR-68). */
      malus: boolean;
      /** The figure of the current player lay before, and stands up after the bonus and its fame (OR-68). */
      rises?: boolean;
      /** The areas of everybody at the start of the phase (OR-55). */
      areas: [number, number, number, number];
    };
  }
  | "over";

/** What can lie on a slot. */
export type Piece = { follower: Follower } | "technology";

/** A place: printed on the board, a base place card or a place card (OR-60). */
export type Place = string;

/** One player. */
export type PlayerView = {
  /** Goods. */
  goods: Goods;
  /** Coins. */
  coins: number;
  /** Citizens. */
  citizens: number;
  /** Where the fame marker stands. */
  fame: number;
  /** The era. */
  era: number;
  /** The era figure lies. */
  lying: boolean;
  /** Followers in the bag. */
  bag: Followers;
  /** Followers on the green. */
  green: Followers;
  /** Settlers in the supply. */
  settlers: number;
  /** Settlers in the box. */
  boxed_settlers: number;
  /** Fortresses in the supply. */
  fortresses: number;
  /** Fortresses in the box. */
  boxed_fortresses: number;
  /** Open places, with what lies on their slots. */
  places: { [key in Place]: Array<Piece | null> };
  /** Goods that lie on places. */
  stored?: { [key in Place]: Goods };
  /** The prohibited place. */
  prohibited: Place | null;
  /** The points if the story ended now. */
  points: number;
};

/** Goods that may be bought. */
export type Purchase = {
  /** How many. */
  most: number;
  /** What each costs beyond its value. */
  surcharge: number;
};

/** A space of the map. */
export type Space = string;

/** A terrain. */
export type Terrain = "field" | "forest" | "lake" | "pasture" | "hill";

/** The area tile of a space. */
export type Tile = "unused" | "start" | { land: Terrain };

/** When an event acts. */
export type Timing = "reveal" | "draw" | "plan" | "actions" | "resolve" | "bonus" | "start_player" | "round";

/** What waits (OR-111). */
export type Waiting =
  | {
    effects: {
      /** The activated place. */
      place: Place;
      /** Inside one option of its choice. */
      option: number | null;
      /** The next effect, counted from 0. */
      next: number;
      /** Whether the effect before it was carried out. */
      done: boolean;
    };
  }
  | "prohibit"
  | {
    draw: {
      /** At most so many. */
      most: number;
    };
  }
  | {
    choose: {
      /** The place. */
      place: Place;
    };
  }
  | {
    harvest: {
      /** How many more. */
      left: number;
      /** Those harvested by this effect. */
      done: Array<Space>;
    };
  }
  | {
    expand: {
      /** How many more. More than one only under rules by which an effect expands several times, as `begun`. */
      left: number;
      /** At least one was placed. */
      begun: boolean;
      /** Conquest is possible. */
      conquest: boolean;
    };
  }
  | "acquire"
  | {
    build: {
      /** Only this, or the choice is free. */
      what: Building | null;
      /** Wood less than printed, the event not included. */
      discount: number;
    };
  }
  | {
    sell: {
      /** How many more. */
      left: number;
      /** What each brings beyond its value. */
      bonus: number;
      /** At least one was sold. */
      begun: boolean;
      /** What may be bought afterwards; nothing at the Market Day, where selling is never a must. */
      then: Purchase | null;
    };
  }
  | {
    buy: {
      /** How many more, and for how much beyond the value. */
      purchase: Purchase;
      /** Stopping is possible: something was sold or bought. */
      free: boolean;
    };
  }
  | {
    deeds: {
      /** The place whose followers are sent. */
      place: Place;
      /** At least one was sent. */
      begun: boolean;
    };
  }
  | {
    send_technology: {
      /** The deed. */
      deed: Deed;
      /** Which kind of its slots. */
      slot: number;
    };
  }
  | {
    technology: {
      /** How many more. */
      left: number;
      /** What it costs; with a price it may be declined. */
      price: number | null;
    };
  }
  | {
    exchange: {
      /** What can be given. */
      give: Array<Good>;
      /** What one gets. */
      get: Good;
      /** How many more. */
      left: number;
      /** At least one was exchanged. */
      begun: boolean;
    };
  }
  | {
    fame: {
      /** The tiles, by their place among all tiles, as bits. */
      tiles: number;
    };
  }
  | {
    recruit: {
      /** Those on offer, as bits. */
      followers: number;
    };
  }
  | {
    pay: {
      /** How many more. */
      left: number;
      /** The goods that are accepted. */
      goods: Array<Good>;
      /** Coins are accepted, too. */
      coins: boolean;
      /** Goods leave the game instead of going to the market. */
      removed: boolean;
    };
  }
  | {
    torture: {
      /** How many things more. */
      left: number;
    };
  };
