/** What part of the board the window shows: all of it, or less by pinching, double taps, the wheel or buttons. */
import { prefersReducedMotion } from 'svelte/motion';
import type { Box, Point } from './geometry';

type Size = Pick<Box, 'width' | 'height'>;

const CLOSEST = 6;
/** A finger that moves further than this drags, in pixels. */
const SLACK = 8;
const FLIGHT = 240;
/** Buttons and a map of the whole board lie over the lower corners, so far from the edges, in pixels; `Lens.svelte` draws them. */
const EDGE = 10;
const BUTTONS = { width: 44, height: 96 };
const MAP = { most: 96, part: 0.26 };

export class Zoom {
  /** The size of the window, in pixels. */
  width = $state(0);
  height = $state(0);
  /** 1 shows everything. */
  factor = $state(1);
  /** Where the drawing begins, in pixels from the corner of the window. */
  #left = $state(0);
  #top = $state(0);
  /** Whether fingers are moving it: then it is only shifted, not drawn anew. */
  moving = $state(false);
  /** A drag has just ended: the click that follows it means nothing. */
  dragged = false;

  readonly #box: () => Box;
  readonly #fingers = new Map<number, Point>();
  #start: Point | null = null;
  #flight = 0;

  constructor(box: () => Box) {
    this.#box = box;
  }

  /** Pixels for a unit of the drawing when everything shows. */
  fit: number = $derived.by(() => {
    const { width, height } = this.#box();
    return Math.min(this.width / width, this.height / height) || 0;
  });
  scale: number = $derived(this.fit * this.factor);
  left: number = $derived(this.factor === 1 ? this.#centred('width') : this.#left);
  top: number = $derived(this.factor === 1 ? this.#centred('height') : this.#top);

  /** The part that shows, in units of the drawing. */
  shown: Box = $derived.by(() => {
    const { x, y } = this.#box();
    const scale = this.scale || 1;
    return {
      x: x - this.left / scale,
      y: y - this.top / scale,
      width: this.width / scale,
      height: this.height / scale,
    };
  });

  /** The map in the lower right corner, in pixels. */
  map: Size = $derived.by(() => {
    const box = this.#box();
    const width = Math.min(MAP.most, MAP.part * this.width);
    return { width, height: (width * box.height) / box.width };
  });

  /** Whether a point shows, so far from the edge of what shows, and lies neither under the buttons nor under the map. */
  reaches({ x, y }: Point, margin = 0): boolean {
    const { shown, scale } = this;
    const [left, top] = [x - shown.x, y - shown.y];
    const [right, bottom] = [shown.width - left, shown.height - top];
    const under = (across: number, { width, height }: Size) =>
      across * scale < width + EDGE && bottom * scale < height + EDGE;
    return Math.min(left, top, right, bottom) >= margin && !under(left, BUTTONS) && !under(right, this.map);
  }

  /** The point of the drawing under a point of the window. */
  point(clientX: number, clientY: number, frame: DOMRect): Point {
    const { x, y } = this.#box();
    return {
      x: x + (clientX - frame.left - this.left) / this.scale,
      y: y + (clientY - frame.top - this.top) / this.scale,
    };
  }

  /** Closer or further, around a point of the window. */
  by(times: number, at: Point = { x: this.width / 2, y: this.height / 2 }) {
    this.#set(this.factor * times, at, this.left, this.top);
  }

  /** Shows a point of the drawing in the middle, at least this close. */
  fly(to: Point, closeness = this.factor) {
    const factor = Math.min(CLOSEST, Math.max(this.factor, closeness));
    const from = { factor: this.factor, middle: this.#middle() };
    cancelAnimationFrame(this.#flight);
    if (prefersReducedMotion.current) return this.#lookAt(to, factor);
    const begun = performance.now();
    const frame = (now: number) => {
      const part = Math.min(1, (now - begun) / FLIGHT);
      const eased = 1 - (1 - part) ** 3;
      const between = (a: number, b: number) => a + (b - a) * eased;
      this.moving = part < 1;
      this.#lookAt(
        { x: between(from.middle.x, to.x), y: between(from.middle.y, to.y) },
        between(from.factor, factor),
      );
      if (part < 1) this.#flight = requestAnimationFrame(frame);
    };
    this.#flight = requestAnimationFrame(frame);
  }

  wheel(event: WheelEvent, frame: DOMRect) {
    if (!event.ctrlKey && this.factor === 1) return;
    event.preventDefault();
    if (event.ctrlKey)
      this.by(Math.exp(-event.deltaY / 200), { x: event.clientX - frame.left, y: event.clientY - frame.top });
    else this.#set(this.factor, null, this.left - event.deltaX, this.top - event.deltaY);
  }

  down(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.#fingers.size === 0) {
      this.#start = { x: event.clientX, y: event.clientY };
      this.dragged = false;
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, frame: DOMRect) {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#start) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && !this.dragged && Math.hypot(now.x - this.#start.x, now.y - this.#start.y) < SLACK) return;
    if (!other && this.factor === 1) return;
    if (!this.dragged) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.dragged = true;
    this.moving = true;
    this.#fingers.set(event.pointerId, now);
    if (!other)
      return this.#set(this.factor, null, this.left + now.x - before.x, this.top + now.y - before.y);
    const spread = (a: Point) => Math.hypot(a.x - other.x, a.y - other.y) || 1;
    const between = (a: Point) => ({
      x: (a.x + other.x) / 2 - frame.left,
      y: (a.y + other.y) / 2 - frame.top,
    });
    const [was, is] = [between(before), between(now)];
    this.#set(
      (this.factor * spread(now)) / spread(before),
      is,
      this.left + is.x - was.x,
      this.top + is.y - was.y,
    );
  }

  up(event: PointerEvent) {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.moving = false;
  }

  #middle(): Point {
    const { x, y, width, height } = this.shown;
    return { x: x + width / 2, y: y + height / 2 };
  }

  #lookAt({ x, y }: Point, factor: number) {
    const box = this.#box();
    const scale = this.fit * factor;
    this.#set(factor, null, this.width / 2 - (x - box.x) * scale, this.height / 2 - (y - box.y) * scale);
  }

  #set(wished: number, at: Point | null, left: number, top: number) {
    const factor = Math.min(CLOSEST, Math.max(1, wished));
    const times = factor / this.factor;
    this.factor = factor;
    const { width, height } = this.#box();
    const scale = this.fit * this.factor;
    const below = Math.max(BUTTONS.height, this.map.height) + 2 * EDGE;
    this.#left = within(at ? at.x - (at.x - left) * times : left, this.width, width * scale);
    this.#top = within(at ? at.y - (at.y - top) * times : top, this.height, height * scale, below);
  }

  #centred(side: 'width' | 'height'): number {
    return (this[side] - this.#box()[side] * this.fit) / 2;
  }
}

/** A shift that leaves no gap where the drawing is larger than the window, and centres it where it is smaller; but the drawing
 *  can always be pulled over what lies `below` in the window. */
function within(shift: number, window: number, drawing: number, below = 0): number {
  const centred = (window - drawing) / 2;
  return Math.min(Math.max(0, centred), Math.max(Math.min(centred, window - below - drawing), shift));
}
