/** How a piece comes to its hex: it drops when it is built, and comes from its old hex when it is moved. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import type { Scene } from '../../table/scene.svelte';
import type { KingdomBuilderEvent, KingdomBuilderView } from '../../types/kingdom-builder';
import type { Cell, Land } from './land';

interface Arrival {
  table: Scene<KingdomBuilderView>;
  land: Land;
  cell: Cell;
}

export function arrive(_: Element, { table, land, cell }: Arrival): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 80, css: (part) => `opacity: ${part}` };
  const events = table.now.flatMap((line) => line.events.map(({ event }) => event as KingdomBuilderEvent));
  const move = events.find(
    (event) => (event.kind === 'moved' || event.kind === 'silo_moved') && event.to === cell.hex,
  );
  const from = move && 'from' in move ? land.at.get(move.from) : undefined;
  if (!from)
    return {
      duration: 160,
      easing: cubicOut,
      css: (part) => `opacity: ${part}; transform: translateY(${(part - 1) * 8}px)`,
    };
  const [x, y] = [from.x - cell.x, from.y - cell.y];
  return {
    duration: 240,
    easing: cubicOut,
    css: (_part, rest) => `transform: translate(${x * rest}px, ${y * rest}px)`,
  };
}
