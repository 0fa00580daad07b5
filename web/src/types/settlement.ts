// Written by `cargo xtask types` from the Rust types: change those, not this.

import type { Seat } from "./protocol";

/** How many settlers lie on each area of a player board (SE-2.2). */
export type Areas = {
  /** For constructing buildings. */
  build: number;
  /** For exploring terrains. */
  explore: number;
  /** For hunting monsters. */
  hunt: number;
  /** For building fortifications. */
  fortify: number;
  /** For activating regions I, II and III. */
  regions: [number, number, number];
  /** For activating the upper, middle and lower street. */
  streets: [number, number, number];
  /** The fortifications that hold a settler. */
  forts: Array<Space>;
};

/** An artifact (section 10 of the rules); what it does is data. */
export type Artifact =
  | "eternity_clock"
  | "explorers_astrolabe"
  | "mace_of_bravery"
  | "potion_of_power"
  | "living_chest"
  | "scroll_of_luck"
  | "leaders_crown"
  | "cheerful_mug"
  | "magic_purse"
  | "diamond_ring"
  | "guiding_star"
  | "knowledge_key"
  | "transformation_mirror"
  | "shamans_mask";

/** A type of building (section 9 of the rules); what it costs and does is data. */
export type Building =
  | "lumber_mill"
  | "clay_pit"
  | "quarry"
  | "diamond_mine"
  | "bazaar"
  | "jeweler"
  | "alchemist"
  | "warehouse"
  | "tavern"
  | "bank"
  | "cathedral"
  | "trading_post";

/** A building on a board. */
export type BuiltView = { place: Place; building: Building; stored: number };

/** Resources and bonus settlers. */
export type Gain = {
  /** The resources. */
  resources: Resources;
  /** The bonus settlers. */
  settlers: number;
};

/** A guild (SE-8.6). */
export type Guild = "adventurer" | "builder" | "defender" | "craftsman";

/** A hero card. */
export type HeroView = {
  id: string;
  /** The key of its name in the texts. */
  name: string;
  guild: Guild;
  cost: Resources;
  points: Points;
  bonus_settlers: number;
  monster: Monster;
  /** Whether the values are printed or ours. */
  origin: Origin;
};

/** How the heroes lie that somebody invited. */
export type HeroesLie = "open" | "face_down";

/** A market space. */
export type MarketView = { building: Building; count: number; cost: Resources };

/** What was given and taken in the running sequence of Mirror trades; both empty outside of one. */
export type MirrorRun = {
  /** The kinds given. */
  given: Array<Resource>;
  /** The kinds taken. */
  taken: Array<Resource>;
};

/** A colour of monsters (SE-2.3), the easiest first. */
export type Monster = "green" | "yellow" | "blue" | "red";

/** Where a value comes from, so that players are told what is not the printed game. */
export type Origin = "designed" | "example" | "printed";

/** What is asked. */
export type PhaseView =
  | { kind: "draft" }
  | { kind: "turn" }
  | { kind: "placing"; terrain: TerrainView }
  | { kind: "luck"; region: Region }
  | { kind: "checking"; spaces: Array<Space> }
  | { kind: "street"; street: Street; used: Array<Place> }
  | { kind: "clock"; place: Place }
  | { kind: "keeping" }
  | { kind: "new_artifact" }
  | { kind: "over" };

/** A building place: street and number, written `upper1` to `lower3`. */
export type Place = string;

/** A terrain on a board. */
export type PlacedView = { space: Space; terrain: TerrainView; monster: boolean; fortified: boolean };

/** One player's board. */
export type PlayerView = {
  resources: Resources;
  basic: number;
  bonus: number;
  areas: Areas;
  artifact: Artifact | null;
  terrains: Array<PlacedView>;
  buildings: Array<BuiltView>;
  /** The invited heroes that the viewer sees (AMB-7). */
  heroes: Array<HeroView>;
  /** How many others lie face down. */
  face_down: number;
  /** The points if the game ended now, if the viewer may know them. */
  points: number | null;
};

/** The victory points of a hero. */
export type Points =
  | { kind: "per_terrain" }
  | { kind: "per_building" }
  | { kind: "per_fortification" }
  | {
    kind: "fixed";
    /** The number. */
    points: number;
  };

/** An edition of the box. */
export type Printing = "german" | "english";

/** A region of the wilderness (SE-2.2), the nearest first. */
export type Region = "I" | "II" | "III";

/** A kind of resource (SE-2.4), in the order of the notation: W, C, S, D, G. */
export type Resource = "wood" | "clay" | "stone" | "diamond" | "gold";

/** How many of each resource. */
export type Resources = { wood: number; clay: number; stone: number; diamond: number; gold: number };

/** A hero in the row. */
export type RowView = {
  /** The card. */
  hero: HeroView;
  /** What it costs there, surcharge included. */
  price: Resources;
};

/** Something that happened. */
export type SettlementEvent =
  | { kind: "began"; seat: Seat }
  | { kind: "round_began"; round: number; seat: Seat }
  | { kind: "turned_up"; building: Building }
  | { kind: "stacked"; building: Building; count: number }
  | { kind: "artifact_taken"; seat: Seat; artifact: Artifact; returned: Artifact | null }
  | { kind: "artifact_turned_up"; artifact: Artifact }
  | { kind: "artifact_paid"; seat: Seat; artifact: Artifact; gain: Gain }
  | { kind: "constructed"; seat: Seat; building: Building; place: Place; paid: Resources }
  | { kind: "explored"; seat: Seat; region: Region; terrain: string; resource: Resource; monster: Monster }
  | { kind: "laid"; seat: Seat; space: Space }
  | { kind: "monster_appeared"; seat: Seat; space: Space; monster: Monster }
  | { kind: "monster_kept_away"; seat: Seat; space: Space; monster: Monster }
  | { kind: "hunted"; seat: Seat; monster: Monster; space: Space; gain: Gain }
  | { kind: "fortified"; seat: Seat; space: Space }
  | { kind: "region_activated"; seat: Seat; region: Region; gain: Gain }
  | { kind: "street_activated"; seat: Seat; street: Street }
  | { kind: "used"; seat: Seat; building: Building; paid: Resources; gain: Gain }
  | { kind: "stored"; seat: Seat; building: Building; resource: Resource }
  | { kind: "fortification_activated"; seat: Seat; space: Space; gain: Gain }
  | { kind: "invited"; seat: Seat; hero: string; guild: Guild; paid: Resources; settlers: number }
  | { kind: "invited_face_down"; seat: Seat; hero: string | null; guild: Guild | null; paid: Resources; settlers: number }
  | { kind: "hero_arrived"; hero: string; guild: Guild; monster: Monster }
  | { kind: "hero_left"; hero: string; guild: Guild }
  | { kind: "traded"; seat: Seat; give: Resources; take: Resource }
  | { kind: "passed"; seat: Seat; first: boolean }
  | { kind: "kept"; seat: Seat; kept: Resources; returned: Resources }
  | { kind: "over" }
  | { kind: "solo_over"; points: number; rank: string };

/** The table as a viewer sees it. */
export type SettlementView = {
  printing: Printing;
  supply_rule: SupplyRule;
  heroes_lie: HeroesLie;
  empty_rows: boolean;
  scroll_any: boolean;
  /** The data files of an owner of the box, if the game is played with them; under earlier rules their version, as `rules`. */
  data: { [key in string]: string } | null;
  round: number;
  active: Seat;
  marker: Seat;
  passed: Array<Seat>;
  acted: boolean;
  invited: boolean;
  mirror: MirrorRun;
  phase: PhaseView;
  players: Array<PlayerView>;
  /** The hero row, the leftmost place first. */
  hero_row: Array<RowView | null>;
  hero_deck: number;
  discarded_heroes: Array<string>;
  market: Array<MarketView | null>;
  building_pile: number;
  /** Terrains left in the stacks of regions I, II and III. */
  terrain_stacks: [number, number, number];
  artifacts: Array<Artifact>;
  artifact_stack: number;
  /** The artifacts that are out of the game or in the box. */
  artifacts_gone: Array<Artifact>;
  /** The monsters in the supply: green, yellow, blue, red. */
  monsters: [number, number, number, number];
  /** What is left in a strict supply. */
  supply: SupplyView | null;
};

/** A terrain space of the wilderness: region and column, written `I1` to `III3`. */
export type Space = string;

/** A street of the settlement, from top to bottom. */
export type Street = "upper" | "middle" | "lower";

/** Whether resources and bonus settlers can run out. */
export type SupplyRule = "open" | "strict";

/** What is left in a strict supply. */
export type SupplyView = { resources: Resources; settlers: number };

/** A terrain tile. */
export type TerrainView = {
  id: string;
  region: Region;
  resource: Resource;
  monster: Monster;
  /** Whether the values are printed or ours. */
  origin: Origin;
};
