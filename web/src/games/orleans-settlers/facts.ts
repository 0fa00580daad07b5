/** What is printed on the material, from the data files that the rules engine reads too. */
import deedsFile from '../../../../crates/games/orleans-settlers/data/deeds.toml?raw';
import erasFile from '../../../../crates/games/orleans-settlers/data/eras.toml?raw';
import eventsFile from '../../../../crates/games/orleans-settlers/data/events.toml?raw';
import followersFile from '../../../../crates/games/orleans-settlers/data/followers.toml?raw';
import fameFile from '../../../../crates/games/orleans-settlers/data/glory.toml?raw';
import goodsFile from '../../../../crates/games/orleans-settlers/data/goods.toml?raw';
import mapFile from '../../../../crates/games/orleans-settlers/data/map.toml?raw';
import placesFile from '../../../../crates/games/orleans-settlers/data/places.toml?raw';
import type { Follower, Good, OrleansSettlersView, Terrain } from '../../types/orleans-settlers';
import { readToml, type TomlTable } from './toml';

export const FOLLOWERS: readonly Follower[] = [
  'farmer',
  'fisherman',
  'craftsman',
  'trader',
  'knight',
  'scholar',
  'monk',
];
export const GOODS: readonly Good[] = ['grain', 'wood', 'fish', 'cheese', 'wine', 'bread', 'brocade'];
export const CATEGORIES = ['I', 'II', 'III'] as const;
export const ROUNDS = 16;

export type Category = (typeof CATEGORIES)[number];

/** An effect of a place, an event or an era: an operation with its numbers and words. */
export interface Effect {
  op: string;
  n?: number;
  follower?: Follower;
  good?: Good;
  options?: Effect[][];
  [detail: string]: unknown;
}

export interface PlaceFacts {
  id: string;
  kind: 'board' | 'base' | 'card';
  category: Category | null;
  /** What each slot asks for, the optional ones last. */
  slots: (Follower | 'any')[];
  /** From this slot on they may stay empty. */
  required: number;
  /** How many of the required ones must be filled. */
  least: number;
  distinct: boolean;
  technology: boolean;
  effects: Effect[];
  passive: string | null;
}

export interface DeedSlot {
  tile: Follower | Good | 'food';
  coins: number;
  fame: number;
  /** How many alike slots there are. */
  number: number;
}

export interface DeedFacts {
  id: string;
  slots: DeedSlot[];
}

export interface EventFacts {
  id: string;
  timing: 'resolve' | 'reveal' | 'round';
  effect: Effect;
}

export interface EraFacts {
  draw: number;
  categories: Category[];
  bonus: Effect;
  malus: Effect | null;
}

export interface GoodFacts {
  value: number;
  food: boolean;
  terrain: Terrain | '';
}

export interface Facts {
  places: ReadonlyMap<string, PlaceFacts>;
  deeds: DeedFacts[];
  events: ReadonlyMap<string, EventFacts>;
  eras: EraFacts[];
  goods: ReadonlyMap<string, GoodFacts>;
  spaces: ReadonlyMap<string, { column: number; y2: number }>;
  prices: Record<Category, number>;
  costs: Record<'village' | 'fortress' | 'church', { wood: number; coins: number }>;
  passive: Record<string, number>;
  fame: { tiles: number[]; last: number };
  green: number;
}

type Rows = TomlTable[];
const FILES: Record<string, string> = {
  'deeds.toml': deedsFile,
  'eras.toml': erasFile,
  'events.toml': eventsFile,
  'followers.toml': followersFile,
  'glory.toml': fameFile,
  'goods.toml': goodsFile,
  'map.toml': mapFile,
  'places.toml': placesFile,
};

let known: { key: string; facts: Facts } | undefined;

/** The facts of a table: its own data files, if it is played with such, else those of the game. */
export function factsOf(view: OrleansSettlersView): Facts {
  const players = view.players.length;
  const key = `${players}${view.data ? JSON.stringify(view.data) : ''}`;
  if (known?.key !== key) known = { key, facts: readFacts({ ...FILES, ...view.data }, players) };
  return known.facts;
}

export function readFacts(files: Record<string, string>, players: number): Facts {
  const file = (name: string) => readToml(files[name]!);
  const places = file('places.toml');
  const fame = file('glory.toml');
  const rows = (table: TomlTable, name: string) => table[name] as Rows;
  const byId = <T>(list: Rows, make: (row: TomlTable) => T) =>
    new Map(list.map((row) => [String(row['id']), make(row)]));
  return {
    places: byId(rows(places, 'place'), placeOf),
    deeds: rows(file('deeds.toml'), 'deed').map((row) => deedOf(row, players)),
    events: byId(rows(file('events.toml'), 'event'), (row) => row as unknown as EventFacts),
    eras: rows(file('eras.toml'), 'era').map((row) => ({ malus: null, ...row }) as unknown as EraFacts),
    goods: byId(rows(file('goods.toml'), 'good'), (row) => row as unknown as GoodFacts),
    spaces: byId(rows(file('map.toml'), 'space'), (row) => ({
      column: Number(row['col']),
      y2: Number(row['y2']),
    })),
    prices: places['costs'] as Facts['prices'],
    costs: costsOf(places['build'] as TomlTable),
    passive: places['passive'] as Facts['passive'],
    fame: { tiles: fame['tile_spaces'] as number[], last: Number(fame['last_space']) },
    green: Number((file('followers.toml')['rules'] as TomlTable)['green_capacity']),
  };
}

function placeOf(row: TomlTable): PlaceFacts {
  const slots = row['slots'] as PlaceFacts['slots'];
  const optional = (row['optional_slots'] ?? []) as PlaceFacts['slots'];
  return {
    id: String(row['id']),
    kind: row['kind'] as PlaceFacts['kind'],
    category: (row['category'] ?? null) as Category | null,
    slots: [...slots, ...optional],
    required: slots.length,
    least: Number(row['min_filled'] ?? slots.length),
    distinct: row['distinct'] === true,
    technology: row['no_technology'] !== true,
    effects: row['effects'] as unknown as Effect[],
    passive: (row['passive'] ?? null) as string | null,
  };
}

function deedOf(row: TomlTable, players: number): DeedFacts {
  const reward = (from: TomlTable) => ({ coins: 0, fame: 0, ...(from['reward'] as Partial<DeedSlot>) });
  const id = String(row['id']);
  if (row['food_slots']) {
    const number = Number((row['food_slots'] as TomlTable)[`p${players}`]);
    return { id, slots: [{ tile: 'food', ...reward(row), number }] };
  }
  const slots: DeedSlot[] = [];
  for (const slot of row['slots'] as Rows) {
    const next = { tile: slot['tile'] as DeedSlot['tile'], ...reward(slot), number: 1 };
    // Slots with the same tile and the same reward are alike.
    const alike = slots.find(
      ({ tile, coins, fame }) => tile === next.tile && coins === next.coins && fame === next.fame,
    );
    if (alike) alike.number++;
    else slots.push(next);
  }
  return { id, slots };
}

function costsOf(table: TomlTable): Facts['costs'] {
  const cost = (what: string) => ({ wood: 0, coins: 0, ...(table[what] as object) });
  return { village: cost('village'), fortress: cost('fortress'), church: cost('church') };
}
