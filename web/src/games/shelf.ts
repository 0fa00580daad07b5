/** The games of the site: what the home page shows of them, and how their tables are loaded. */
import type { Component } from 'svelte';
import type { Phrasebook } from '../lib/phrasebook';
import type { OptionSpec } from '../types/protocol';
import type { GameArt } from './art';
import catan from './catan-cards/illustration.svg';
import kingdomBuilder from './kingdom-builder/illustration.svg';
import orleans from './orleans-settlers/illustration.svg';
import settlement from './settlement/illustration.svg';

/** What a game gets that draws some of its options itself. */
export interface SetupProps {
  specs: readonly OptionSpec[];
  /** Options that are not as usual, by name. */
  values: Record<string, string>;
  book: Phrasebook;
  onchange: (name: string, value: string | undefined) => void;
}

export interface Setup {
  /** The options that it draws; the form leaves them out. */
  draws: readonly string[];
  load: () => Promise<{ default: Component<SetupProps> }>;
}

export interface Shelved {
  id: string;
  /** How long a game takes at a real table. */
  minutes: number;
  /** How many play when nothing is said. */
  players: number;
  /** How many seats a table with friends has when nothing is said. */
  friends: number;
  /** What a first game is played with. */
  firstGame: { players: number; options: Record<string, string> };
  illustration: string;
  /** The art is fetched with the first table of the game. Each game narrows the view to its own type. */
  load: () => Promise<{ default: GameArt<any> }>;
  /** Pictures for setting a table up. */
  setup?: Setup;
}

export const SHELF: readonly Shelved[] = [
  {
    id: 'kingdom-builder',
    minutes: 45,
    players: 4,
    friends: 2,
    firstGame: { players: 2, options: { first_game: 'true' } },
    illustration: kingdomBuilder,
    load: () => import('./kingdom-builder'),
    setup: {
      draws: ['sets', 'quadrants', 'rotations', 'cards', 'first_game'],
      load: () => import('./kingdom-builder/setup/Setup.svelte'),
    },
  },
  {
    id: 'settlement',
    minutes: 60,
    players: 3,
    friends: 2,
    firstGame: { players: 2, options: {} },
    illustration: settlement,
    load: () => import('./settlement'),
  },
  {
    id: 'orleans-settlers',
    minutes: 90,
    players: 3,
    friends: 2,
    firstGame: { players: 2, options: {} },
    illustration: orleans,
    load: () => import('./orleans-settlers'),
  },
  {
    id: 'catan-cards',
    minutes: 30,
    players: 4,
    friends: 3,
    firstGame: { players: 3, options: { first_display: 'true' } },
    illustration: catan,
    load: () => import('./catan-cards'),
  },
];

export function shelved(game: string): Shelved | undefined {
  return SHELF.find(({ id }) => id === game);
}

export async function artOf(game: string): Promise<GameArt> {
  const load = shelved(game)?.load ?? (() => import('./plain'));
  return (await load()).default;
}
