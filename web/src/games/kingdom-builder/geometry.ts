/** Where the hexes lie: pointy-top, odd rows shifted right by half a hex, as the engine counts them. */

export const RADIUS = 30;
export const WIDTH = Math.sqrt(3) * RADIUS;
export const ROW_STEP = 1.5 * RADIUS;
/** The outline of a hex around 0,0. */
export const OUTLINE = `M0-${RADIUS}L${WIDTH / 2}-15V15L0 ${RADIUS}L-${WIDTH / 2} 15V-15Z`;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A hex as the engine writes it, `3,4` or `i3,4`, taken apart. */
export interface Place {
  island: boolean;
  row: number;
  column: number;
}

export function placeOf(hex: string): Place {
  const [, island, row, column] = /^(i?)(\d+),(\d+)$/.exec(hex) ?? [];
  return { island: island === 'i', row: Number(row), column: Number(column) };
}

export const hexAt = ({ island, row, column }: Place): string => `${island ? 'i' : ''}${row},${column}`;

/** The middle of a hex, in units of the drawing whose first row begins at 0,0. */
export function middle(row: number, column: number): Point {
  return { x: WIDTH * (column + 0.5 + (row % 2) / 2), y: RADIUS + ROW_STEP * row };
}

export const DIRECTIONS = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The hex in a direction, whether there is one or not. */
export function step({ island, row, column }: Place, direction: Direction): Place {
  const shift = row % 2;
  const [down, right] = {
    east: [0, 1],
    'north-east': [-1, shift],
    'north-west': [-1, shift - 1],
    west: [0, -1],
    'south-west': [1, shift - 1],
    'south-east': [1, shift],
  }[direction] as [number, number];
  return { island, row: row + down, column: column + right };
}

export const around = (place: Place): Place[] => DIRECTIONS.map((direction) => step(place, direction));

/** What people call a hex: `D9` is the fourth hex of the ninth row. Those of the island have a prime. */
export function nameOf(hex: string): string {
  const { island, row, column } = placeOf(hex);
  return `${String.fromCharCode(65 + column)}${row + 1}${island ? '′' : ''}`;
}

/** The one of these points around which a window of that size shows most of them. */
export function thickest<P extends Point>(
  points: readonly P[],
  width: number,
  height: number,
): P | undefined {
  const shown = ({ x, y }: P) =>
    points.filter((other) => Math.abs(other.x - x) <= width / 2 && Math.abs(other.y - y) <= height / 2)
      .length;
  const counted = points.map((point) => ({ point, count: shown(point) }));
  return counted.sort((one, other) => other.count - one.count)[0]?.point;
}
