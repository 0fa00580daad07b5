/** The quadrants as the rules know them, for pictures before a game. */
import cards from '../../../../../crates/games/kingdom-builder/data/cards.toml?raw';
import quadrants from '../../../../../crates/games/kingdom-builder/data/quadrants.txt?raw';
import type { Quadrant, ScoringCard } from '../../../types/kingdom-builder';
import { type Land, layOut, type Rows } from '../land';

export interface QuadrantFacts {
  id: Quadrant;
  set: string;
  rows: string[];
  /** The locations behind the signs 1 and 2. */
  locations: string[];
}

/** All of them, in the order of the file. */
export const QUADRANTS: readonly QuadrantFacts[] = readQuadrants(quadrants);

export function readQuadrants(text: string): QuadrantFacts[] {
  return [...text.matchAll(/^quadrant (\w+)\n([^]*?)^rows:\n([^]*?)^end$/gm)].map(
    ([, id, head = '', rows = '']) => ({
      id: id as Quadrant,
      set: /^set: (\w+)/m.exec(head)?.[1] ?? '',
      rows: rows.trim().split('\n'),
      locations: [...head.matchAll(/^loc\d: (\w+)/gm)].map(([, location]) => location!),
    }),
  );
}

/** The set that each Kingdom Builder card belongs to. */
export const CARD_SETS: ReadonlyMap<string, string> = new Map(
  [...cards.matchAll(/^\[\[card\]\]\nid = "(\w+)"\nset = "(\w+)"/gm)].map(([, id, set]) => [id!, set!]),
);

/** The recommended first game (KB-68). */
export const FIRST_GAME: { quadrants: Quadrant[]; cards: ScoringCard[] } = {
  quadrants: ['tavern', 'paddock', 'oasis', 'farm'],
  cards: ['fishermen', 'knights', 'merchants'],
};

const SPECIALS: Record<string, string> = { K: 'castle', N: 'nomad', P: 'palace', O: 'silo' };
const UNKNOWN = Array.from({ length: 10 }, () => '?'.repeat(10));

interface Laid {
  rows: string[];
  locations: string[];
}

function laid(id: string, turned: boolean): Laid {
  const facts = QUADRANTS.find((quadrant) => quadrant.id === id);
  if (!facts) return { rows: UNKNOWN, locations: [] };
  const rows = turned ? facts.rows.map((row) => [...row].reverse().join('')).reverse() : facts.rows;
  return { rows, locations: facts.locations };
}

function specialsOf({ rows, locations }: Laid, down: number, right: number): Rows['specials'] {
  return rows.flatMap((letters, row) =>
    [...letters].flatMap((letter, column): Rows['specials'] => {
      const kind = SPECIALS[letter] ?? locations[Number(letter) - 1];
      return kind ? [[`${row + down},${column + right}`, kind, 1]] : [];
    }),
  );
}

/** The land of a board of four quadrants, two by two; where none is chosen nothing is drawn yet. */
export function boardOf(ids: readonly string[], turned: readonly boolean[]): Land {
  const parts = ids.map((id, place) => laid(id, turned[place] ?? false));
  const half = (left: number) => parts[left]!.rows.map((row, line) => row + parts[left + 1]!.rows[line]);
  const specials = parts.flatMap((part, place) => specialsOf(part, place < 2 ? 0 : 10, place % 2 ? 10 : 0));
  return layOut({ rows: [...half(0), ...half(2)], island: [], specials });
}

/** The land of one quadrant alone. */
export function pictureOf(id: string): Land {
  const part = laid(id, false);
  return layOut({ rows: part.rows, island: [], specials: specialsOf(part, 0, 0) });
}
