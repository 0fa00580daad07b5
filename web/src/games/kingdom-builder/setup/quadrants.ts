/** The quadrants as they are printed, for pictures before a game. */
import type { Things } from '../../../lib/things';
import type { Thing } from '../../../types/protocol';
import { type Land, layOut, type Rows } from '../land';

/** Where things are looked up. */
type Shelf = Pick<Things, 'find' | 'get'>;

/** What stands under a name on the recommended first game (KB-68). */
export function recommended(things: Shelf, name: 'quadrant' | 'card'): string[] {
  const words = things.get('setup', 'first_game').words ?? [];
  return words.filter(([known]) => known === name).map(([, id]) => id);
}

const UNKNOWN = Array.from({ length: 10 }, () => '?'.repeat(10));

interface Laid {
  rows: readonly string[];
  /** The special hexes behind letters. */
  specials: ReadonlyMap<string, string>;
}

function laid(things: Shelf, quadrant: Thing | undefined, turned: boolean): Laid {
  const ground = quadrant?.ground;
  if (!ground) return { rows: UNKNOWN, specials: new Map() };
  const rows = turned ? ground.rows.map((row) => [...row].reverse().join('')).reverse() : ground.rows;
  return { rows, specials: new Map(ground.legend.filter(([, word]) => !things.find('terrain', word))) };
}

function specialsOf({ rows, specials }: Laid, down: number, right: number): Rows['specials'] {
  return rows.flatMap((letters, row) =>
    [...letters].flatMap((letter, column): Rows['specials'] => {
      const kind = specials.get(letter);
      return kind ? [[`${row + down},${column + right}`, kind, 1]] : [];
    }),
  );
}

/** The land of a board of four quadrants, two by two; where none is chosen nothing is drawn yet. */
export function boardOf(things: Shelf, ids: readonly string[], turned: readonly boolean[]): Land {
  const parts = ids.map((id, place) => laid(things, things.find('quadrant', id), turned[place] ?? false));
  const half = (left: number) => parts[left]!.rows.map((row, line) => row + parts[left + 1]!.rows[line]);
  const specials = parts.flatMap((part, place) => specialsOf(part, place < 2 ? 0 : 10, place % 2 ? 10 : 0));
  return layOut({ rows: [...half(0), ...half(2)], island: [], specials });
}

/** The land of one quadrant alone. */
export function pictureOf(things: Shelf, quadrant: Thing): Land {
  const part = laid(things, quadrant, false);
  return layOut({ rows: [...part.rows], island: [], specials: specialsOf(part, 0, 0) });
}
