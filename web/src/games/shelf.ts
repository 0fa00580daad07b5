/** What the client draws for each game. */
import type { Component } from 'svelte';
import type { Phrasebook } from '../lib/phrasebook';
import type { OptionSpec } from '../types/protocol';
import type { GameArt } from './art';
import catan from './catan-cards/illustration.svg';
import kingdomBuilder from './kingdom-builder/illustration.svg';
import orleans from './orleans-settlers/illustration.svg';
import plain from './plain/illustration.svg';
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

/** What the client brings for a game. The games themselves are those that the server serves. */
export interface Shelved {
  illustration: string;
  /** The art is fetched with the first table of the game. Each game narrows the view to its own type. */
  load: () => Promise<{ default: GameArt<any> }>;
  /** Pictures for setting a table up. */
  setup?: Setup;
}

const SHELF: Readonly<Record<string, Shelved>> = {
  'kingdom-builder': {
    illustration: kingdomBuilder,
    load: () => import('./kingdom-builder'),
    setup: {
      draws: ['sets', 'quadrants', 'rotations', 'cards', 'first_game'],
      load: () => import('./kingdom-builder/setup/Setup.svelte'),
    },
  },
  settlement: { illustration: settlement, load: () => import('./settlement') },
  'orleans-settlers': { illustration: orleans, load: () => import('./orleans-settlers') },
  'catan-cards': { illustration: catan, load: () => import('./catan-cards') },
};

/** A game that nobody has drawn for is played at a plain table. */
const PLAIN: Shelved = { illustration: plain, load: () => import('./plain') };

export function shelved(game: string): Shelved {
  return SHELF[game] ?? PLAIN;
}

export async function artOf(game: string): Promise<GameArt> {
  return (await shelved(game).load()).default;
}
