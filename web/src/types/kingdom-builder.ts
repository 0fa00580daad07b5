// Written by `cargo xtask types` from the Rust types: change those, not this.

import type { Seat } from "./protocol";

/** An extra action that is under way. */
export type Acting = {
  /** Which. */
  extra: Extra;
  /** How far it has come. */
  stage: Stage;
};

/** The board as a client draws it. */
export type BoardView = {
  /** The 20 rows, one letter for each hex as in `quadrants.txt`; special hexes are `*`. */
  rows: Array<string>;
  /** The rows of the island, `.` where there is no hex; empty without it. */
  island: Array<string>;
  /** Where the layout of each quadrant, and of the island, comes from. */
  origins: Array<Origin>;
  /** The special hexes, what they are, and how many tiles are left on them. */
  specials: Array<[Hex, string, number]>;
};

/** A bonus action of Marshlands (MA-7). */
export type Bonus = "temple_bonus" | "refuge_bonus" | "canoe_bonus" | "fountain_bonus";

/**
 * The bonus tiles of one player. Nobody ever takes a second one of a kind: after the loss of a location tile there is no
 * other one to take (KB-40).
 */
export type BonusTiles = Array<[Bonus, TileState]>;

/** A pile in no order. */
export type Cards = Array<[TerrainCard, number]>;

/** How a game is set up. */
export type Config = { rules: number; players: number; options: { [key in string]: string }; data?: { [key in string]: string } | null };

/** What must be remembered within a turn. */
export type CrossroadsInTurn = {
  /** The card that the Fort has drawn, until its settlement is built (CR-7). */
  fort: TerrainCard | null;
  /** Who took a Crossroads in this foreign turn and draws a card when it ends (CR-25). */
  draws: Array<Seat>;
};

/**
 * The pieces of one player that stand on the board and count as settlements (CR-3). They are also among
 * `Player::pieces`; whatever is not here is in the supply.
 */
export type CrossroadsPieces = {
  /** Warriors (CR-12). */
  warriors: [Hex | null, Hex | null];
  /** The wagon (CR-14). */
  wagon: Hex | null;
  /** The ship (CR-15). */
  ship: Hex | null;
  /** The centre of the city hall (CR-8). */
  city_hall: Hex | null;
};

/** An extra action. */
export type Extra = string;

/** Gold that was scored during play, by where it came from. */
export type Gold = {
  /** For each of the three Kingdom Builder cards (NO-18). */
  cards: [number, number, number];
  /** For nomad tiles (NO-13). */
  treasure: number;
};

/** A few cards, in the order in which they were drawn. */
export type Hand = Array<{ 
/**
 * The card.
 */
card: TerrainCard, 
/**
 * Shuffles since it was drawn.
 */
age: number, }>;

/** A hand. */
export type HandView = { seen: Hand } | { hidden: Array<number> };

/** What must be remembered until the turn ends. */
export type HarvestInTurn = {
  /** The farm action was used (HA-4). */
  farmed: boolean;
  /** Quadrants that were built in, as bits; remembered for the Rovers (HA-26). */
  roved: number;
  /** The Bazaar repeats a Crossroads: one more card is drawn at the end (HA-10). */
  third_card: boolean;
};

/** What belongs to one player. */
export type HarvestOwn = {
  /** Tokens of the Cathedral (HA-16). */
  tokens: number;
  /**
   * Lines that the player marked for the Mayors, as bits; each mark is a settlement of the supply (HA-24). The lines of
   * the island come after the 20 of the board.
   */
  marks: number;
  /** Silos whose action the player still has to come after the last turn, the running one not among them (HA-7). */
  silos: number;
};

/** What belongs to nobody. */
export type HarvestShared = {
  /** Scouts on the board; they help the active player (HA-14). */
  scouts: HexSet;
  /** Pieces that the silo action under way has moved: they stay where they are now (HA-6). */
  moved: HexSet;
};

/** A hex. Its number runs through the rows of the board, then through those of the island's frame. */
export type Hex = string;

/** A set of hexes. */
export type HexSet = Array<Hex>;

/** A face-down pile. */
export type HiddenCards = {
  /** How many cards there are. */
  size: number;
  /** Which, for those who may know it. */
  cards: Cards | null;
};

/** A side of the island board (Q3-1). */
export type IslandSide = "rope_bridge" | "tree_house";

/** Something that happened. */
export type KingdomBuilderEvent =
  | {
    kind: "began";
    /** The start player. */
    first: Seat;
    /** The Kingdom Builder cards. */
    cards: [ScoringCard, ScoringCard, ScoringCard];
  }
  | {
    kind: "task";
    /** Which. */
    task: Task;
  }
  | {
    kind: "turn_began";
    /** Whose turn it is. */
    seat: Seat;
    /** The number of the turn. */
    number: number;
    /** The terrain cards. */
    cards: Hand;
  }
  | {
    kind: "drew";
    /** Who. */
    seat: Seat;
    /** Which; only the player knows. */
    card: TerrainCard | null;
  }
  | { kind: "shuffled" }
  | {
    kind: "removed";
    /** Whose card. */
    seat: Seat;
    /** Which. */
    card: TerrainCard;
  }
  | {
    kind: "replaced";
    /** For whom. */
    seat: Seat;
    /** Which. */
    card: TerrainCard;
  }
  | {
    kind: "chose";
    /** Who. */
    seat: Seat;
    /** Which. */
    terrain: Terrain;
  }
  | {
    kind: "went_over";
    /** Whose card. */
    seat: Seat;
    /** To which. */
    terrain: Terrain;
  }
  | {
    kind: "built";
    /** By whom. */
    seat: Seat;
    /** Where. */
    hex: Hex;
    /** By which extra action; none for the mandatory one. */
    by: Extra | null;
  }
  | {
    kind: "moved";
    /** By whom. */
    seat: Seat;
    /** Where it stood. */
    from: Hex;
    /** Where it stands now. */
    to: Hex;
    /** By which extra action. */
    by: Extra;
  }
  | {
    kind: "walled";
    /** By whom. */
    seat: Seat;
    /** Where. */
    hex: Hex;
  }
  | {
    kind: "struck";
    /** By whom. */
    seat: Seat;
    /** Whose piece it was. */
    owner: Seat;
    /** Where it stood. */
    hex: Hex;
  }
  | {
    kind: "used_outpost";
    /** Whose. */
    seat: Seat;
  }
  | {
    kind: "took_nomad";
    /** Who. */
    seat: Seat;
    /** Which. */
    tile: NomadTile;
    /** From which hex. */
    hex: Hex;
  }
  | {
    kind: "found_treasure";
    /** Who took it. */
    seat: Seat;
    /** What it brings. */
    gold: number;
  }
  | {
    kind: "expired";
    /** Whose. */
    seat: Seat;
    /** Which. */
    tile: NomadTile;
  }
  | {
    kind: "scored";
    /** To whom. */
    seat: Seat;
    /** Which. */
    card: ScoringCard;
    /** How much. */
    gold: number;
  }
  | {
    kind: "took_back";
    /** Who. */
    seat: Seat;
    /** From which hex. */
    hex: Hex;
    /** By which extra action. */
    by: Extra;
  }
  | {
    kind: "fort_drew";
    /** Who. */
    seat: Seat;
    /** Which. */
    card: TerrainCard;
  }
  | {
    kind: "void";
    /** Whose. */
    seat: Seat;
    /** Which. */
    extra: Extra;
  }
  | {
    kind: "took_tile";
    /** Who. */
    seat: Seat;
    /** Which. */
    location: Location;
    /** From which hex. */
    hex: Hex;
  }
  | {
    kind: "lost_tile";
    /** Who. */
    seat: Seat;
    /** Which. */
    location: Location;
    /** From which hex it came. */
    hex: Hex;
  }
  | {
    kind: "took_bonus";
    /** Who. */
    seat: Seat;
    /** Which. */
    bonus: Bonus;
  }
  | {
    kind: "lost_bonus";
    /** Who. */
    seat: Seat;
    /** Which. */
    bonus: Bonus;
  }
  | {
    kind: "set_aside";
    /** Whose. */
    seat: Seat;
    /** Where it stood. */
    hex: Hex;
  }
  | {
    kind: "asked";
    /** Who. */
    seat: Seat;
  }
  | {
    kind: "passed";
    /** Who. */
    seat: Seat;
  }
  | {
    kind: "terrain_removed";
    /** Which. */
    terrain: Terrain;
  }
  | {
    kind: "marked";
    /** Who. */
    seat: Seat;
    /** Which line, from the top; those of the island come after the 20 of the board. */
    line: number;
  }
  | {
    kind: "scouted";
    /** By whom. */
    seat: Seat;
    /** Where. */
    hex: Hex;
  }
  | {
    kind: "took_token";
    /** Who. */
    seat: Seat;
    /** How many they are now. */
    tokens: number;
  }
  | {
    kind: "lost_tokens";
    /** Who. */
    seat: Seat;
  }
  | {
    kind: "repeats";
    /** Whom. */
    seat: Seat;
    /** Which. */
    location: Location;
  }
  | {
    kind: "silo";
    /** Who. */
    seat: Seat;
    /** Which. */
    hex: Hex;
  }
  | {
    kind: "silo_built";
    /** By whom. */
    seat: Seat;
    /** Where. */
    hex: Hex;
  }
  | {
    kind: "silo_moved";
    /** By whom. */
    seat: Seat;
    /** Where it stood. */
    from: Hex;
    /** Where it stands now. */
    to: Hex;
  }
  | {
    kind: "last_round";
    /** Who. */
    seat: Seat;
  }
  | { kind: "over" };

/** What one viewer may know about a game. */
export type KingdomBuilderView = {
  /** How the game was set up. */
  config: Config;
  /** What lies where. */
  layout: Layout;
  /** The board, for drawing it; it follows from the layout. */
  board: BoardView;
  /** The Kingdom Builder cards. */
  cards: [ScoringCard, ScoringCard, ScoringCard];
  /** The tasks. */
  tasks: Array<Task>;
  /** The nomad tiles that were laid out. */
  nomad_tiles: Array<[Hex, NomadTile]>;
  /** The terrain whose cards were removed. */
  removed_terrain: Terrain | null;
  /** The start player. */
  first: Seat;
  /** The running turn. */
  turn: Turn;
  /** What is being decided. */
  phase: Phase;
  /** The players, by seat. */
  players: Array<PlayerView>;
  /** The draw pile. */
  pile: HiddenCards;
  /** The discard pile. */
  discard: Cards;
  /** Cards that left the game. */
  removed: Cards;
  /** All cards that this viewer cannot see, by age. */
  unseen: Array<Cards>;
  /** The last round is played. */
  last_round: boolean;
  /** Stone walls. */
  nomads: NomadsPieces;
  /** Bonus tiles left and reactions. */
  marshlands: MarshlandsShared;
  /** Scouts. */
  harvest: HarvestShared;
};

/** What lies on the table before anybody builds. */
export type Layout = {
  /** The quadrants: top left, top right, bottom left, bottom right. */
  quadrants: [Quadrant, Quadrant, Quadrant, Quadrant];
  /** Which of them are turned by 180 degrees. */
  turned: [boolean, boolean, boolean, boolean];
  /** The island beside the board (Q3-1). */
  island: IslandSide | null;
  /** Castle hexes with a capitol on them (Q1-1). */
  capitols: HexSet;
  /** Mountain hexes with a cave on them (Q2-1). */
  caves: HexSet;
};

/** A location. */
export type Location =
  | "oracle"
  | "farm"
  | "tavern"
  | "tower"
  | "harbor"
  | "paddock"
  | "barn"
  | "oasis"
  | "quarry"
  | "caravan"
  | "village"
  | "garden"
  | "lighthouse"
  | "foresters_lodge"
  | "barracks"
  | "crossroads"
  | "city_hall"
  | "fort"
  | "monastery"
  | "wagon"
  | "temple"
  | "refuge"
  | "canoe"
  | "fountain"
  | "bazaar"
  | "water_mill"
  | "mountain_station"
  | "scout_cabin"
  | "cathedral"
  | "watchtower"
  | "university"
  | "palisade"
  | "rope_bridge"
  | "tree_house";

/** Where the mandatory action stands (KB-19 to KB-21). */
export type Mandatory = "ahead" | "running" | "done";

/** What belongs to one player. */
export type MarshlandsOwn = {
  /** Settlements that the Temple set aside (MA-15). */
  set_aside: number;
  /** Those of them that were taken off the board in the running turn; they are built in the next one (MA-26). */
  lifted: number;
  /** Bonus tiles (MA-7). */
  bonus: BonusTiles;
};

/** What belongs to nobody. */
export type MarshlandsShared = {
  /** Canoe reactions that are being asked for (MA-11, MA-12). */
  reactions: Reactions;
};

/** A kind of nomad tile. */
export type NomadTile =
  | "donation_grass"
  | "donation_canyon"
  | "donation_desert"
  | "donation_flowers"
  | "donation_forest"
  | "donation_water"
  | "donation_mountain"
  | "resettlement"
  | "outpost"
  | "sword"
  | "treasure";

/** What must be remembered until the turn ends. */
export type NomadsInTurn = {
  /** The Outpost is taken up for the next placement (NO-11). */
  outpost: boolean;
  /** The builds of the mandatory action that came from the supply, while it runs and Families is in play (NO-19). */
  builds: [Hex | null, Hex | null, Hex | null];
};

/** What lies on the board. */
export type NomadsPieces = {
  /** Hexes with a stone wall (NO-14). */
  walls: HexSet;
};

/** Where a layout comes from. */
export type Origin = "printed" | "designed";

/** What is being decided. */
export type Phase = "turn" | { acting: Acting } | { silo: SiloAction } | "over";

/** One player, as the viewer sees it. */
export type PlayerView = {
  /** Own pieces on the board. */
  pieces: HexSet;
  /** Settlements in the supply. */
  supply: number;
  /** Tiles by the hex they come from. */
  tiles: Array<[Hex, TileState]>;
  /** The hand. */
  hand: HandView;
  /** Gold scored during play. */
  gold: Gold;
  /** Warriors, wagon, ship and city hall. */
  crossroads: CrossroadsPieces;
  /** Settlements set aside and bonus tiles. */
  marshlands: MarshlandsOwn;
  /** Tokens and marks. */
  harvest: HarvestOwn;
};

/** A quadrant; each exists once. */
export type Quadrant =
  | "oracle"
  | "farm"
  | "tavern"
  | "tower"
  | "harbor"
  | "paddock"
  | "barn"
  | "oasis"
  | "quarry"
  | "caravan"
  | "garden"
  | "village"
  | "lighthouse_foresters_lodge"
  | "barracks_crossroads"
  | "city_hall_fort"
  | "monastery_wagon"
  | "refuge"
  | "temple"
  | "canoe"
  | "fountain"
  | "bazaar_water_mill"
  | "mountain_station_scout_cabin"
  | "cathedral_watchtower"
  | "university_palisade";

/**
 * Triggers that are being answered, the newest last: for each of them the seat that is asked, or that comes next. No hex
 * is emptied twice in a game, so there are never more of them than special hexes.
 */
export type Reactions = Array<Seat>;

/** A Kingdom Builder card. */
export type ScoringCard =
  | "fishermen"
  | "merchants"
  | "discoverers"
  | "hermits"
  | "citizens"
  | "miners"
  | "workers"
  | "knights"
  | "lords"
  | "farmers"
  | "families"
  | "shepherds"
  | "ambassadors"
  | "geologists"
  | "messengers"
  | "noblewomen"
  | "vassals"
  | "captains"
  | "scouts"
  | "rangers"
  | "mayors"
  | "chainers"
  | "travellers"
  | "homesteaders"
  | "rovers";

/** A silo action that is under way. It begins with `Stage::Build { done: 0 }`, where building or moving is still open. */
export type SiloAction = {
  /** Whose. */
  seat: Seat;
  /** At which silo. */
  silo: Hex;
  /** How far it has come. */
  stage: Stage;
};

/** How far an extra action has come. `done` counts what it has placed, moved or taken so far. */
export type Stage =
  | {
    build: {
      /** Pieces built so far. */
      done: number;
    };
  }
  | "lift"
  | {
    put: {
      /** Where it stands. */
      from: Hex;
    };
  }
  | {
    step: {
      /** Steps made so far. */
      done: number;
      /** The piece that goes, once it is chosen. */
      from: Hex | null;
    };
  }
  | {
    take: {
      /** Pieces taken so far. */
      done: number;
    };
  }
  | "repeat";

/** A task card. */
export type Task = "home_country" | "fortress" | "road" | "place_of_refuge" | "advance" | "compass_points";

/** What a hex is made of. */
export type Terrain = "grass" | "canyon" | "desert" | "flowers" | "forest" | "swamp" | "farmland" | "water" | "mountain";

/** A terrain card: one terrain, and on dual cards swamp as well (MA-3). */
export type TerrainCard = string;

/** Whether a tile can be used. */
export type TileState = "ready" | "used" | "new" | "lost";

/** The running turn (EN-1). */
export type Turn = {
  /** Counted from 1, one for every single player's turn. */
  number: number;
  /** Whose turn it is. */
  active: Seat;
  /** The terrain cards that lie open before the active player. */
  cards: Hand;
  /** The place of the played one among them, once it is fixed (CR-24). */
  played: number | null;
  /** The terrain that the mandatory action and card-dependent extra actions use, once it is fixed (MA-3). */
  terrain: Terrain | null;
  /** Where the mandatory action stands. */
  mandatory: Mandatory;
  /** Builds of the mandatory action so far. */
  built: number;
  /** What Nomads remembers within a turn. */
  nomads: NomadsInTurn;
  /** What Crossroads remembers within a turn. */
  crossroads: CrossroadsInTurn;
  /** What Harvest remembers within a turn. */
  harvest: HarvestInTurn;
  /** The cave action was used (Q2-3). */
  cave_used: boolean;
};
