/** The land: every hex with its place in the drawing. It never changes while a game is played. */
import type { BoardView, Terrain } from '../../types/kingdom-builder';
import { type Box, middle, type Place, placeOf, RADIUS, ROW_STEP, WIDTH } from './geometry';

export const TERRAINS: Record<string, Terrain> = {
  G: 'grass',
  C: 'canyon',
  D: 'desert',
  F: 'flowers',
  T: 'forest',
  S: 'swamp',
  A: 'farmland',
  W: 'water',
  M: 'mountain',
};

export interface Cell extends Place {
  hex: string;
  /** The middle. */
  x: number;
  y: number;
  /** What the ground is; `special` under castles, locations and the like. */
  ground: Terrain | 'special';
  /** A castle, a location and the like. */
  special: string | null;
}

export interface Land {
  cells: Cell[];
  at: ReadonlyMap<string, Cell>;
  /** The wooden frame around the board, and the one around the island. */
  frames: Box[];
  /** Everything. */
  box: Box;
}

/** The letters of rows of hexes, and what the special ones are. */
export type Rows = Pick<BoardView, 'rows' | 'island' | 'specials'>;

const WOOD = 32;
const GAP = 20;

/** Lays the board out, with the island on the side where it leaves the board larger in a window of this shape. */
export function layOut({ rows, island, specials }: Rows, shape = 1): Land {
  const kinds = new Map(specials.map(([hex, kind]) => [hex, kind]));
  const board = frameAround(rows, 0, 0);
  const beside = frameAround(island, board.width + GAP, (heightOf(rows) - heightOf(island)) / 2);
  const below = frameAround(island, (widthOf(rows) - widthOf(island)) / 2, board.height + GAP);
  const islandFrame =
    fits(boxAround(board, beside), shape) >= fits(boxAround(board, below), shape) ? beside : below;
  const frames = island.length ? [board, islandFrame] : [board];
  const cells = [...cellsOf(rows, false, board, kinds), ...cellsOf(island, true, islandFrame, kinds)];
  return {
    cells,
    at: new Map(cells.map((cell) => [cell.hex, cell])),
    frames,
    box: frames.reduce(boxAround),
  };
}

const widthOf = (rows: readonly string[]) => WIDTH * ((rows[0]?.length ?? 0) + 0.5);
const heightOf = (rows: readonly string[]) => ROW_STEP * rows.length + RADIUS / 2;

function frameAround(rows: readonly string[], x: number, y: number): Box {
  const margin = 2 * WOOD;
  return { x: x - WOOD, y: y - WOOD, width: widthOf(rows) + margin, height: heightOf(rows) + margin };
}

function boxAround(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** How large a box can be drawn in a window of this shape. */
const fits = (box: Box, shape: number) => Math.min(shape / box.width, 1 / box.height);

function cellsOf(
  rows: readonly string[],
  island: boolean,
  frame: Box,
  kinds: ReadonlyMap<string, string>,
): Cell[] {
  return rows.flatMap((letters, row) =>
    [...letters].flatMap((letter, column): Cell[] => {
      if (letter === '.') return [];
      const hex = `${island ? 'i' : ''}${row},${column}`;
      const { x, y } = middle(row, column);
      return [
        {
          ...placeOf(hex),
          hex,
          x: round(x + frame.x + WOOD),
          y: round(y + frame.y + WOOD),
          ground: TERRAINS[letter] ?? 'special',
          special: kinds.get(hex) ?? null,
        },
      ];
    }),
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

/** A number that always is the same for a hex, and looks as if it was thrown. */
export function dice({ row, column, island }: Place, sides: number): number {
  let hash = (row * 73_856_093) ^ (column * 19_349_663) ^ (island ? 83_492_791 : 0);
  hash = Math.imul(hash ^ (hash >>> 13), 1_540_483_477);
  return ((hash ^ (hash >>> 15)) >>> 0) % sides;
}

/** One path through all these hexes. */
export function pathOf(cells: Iterable<Cell>): string {
  return [...cells].map(({ x, y }) => hexPath(x, y)).join('');
}

const HALF = round(WIDTH / 2);

function hexPath(x: number, y: number): string {
  return `M${x} ${y - RADIUS}l${HALF} 15v30l-${HALF} 15l-${HALF} -15v-30z`;
}
