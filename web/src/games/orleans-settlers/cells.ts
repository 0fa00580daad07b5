/** One tab stop for many things: arrows move between those marked with `data-cell`, by where they are on the screen. */
import type { Attachment } from 'svelte/attachments';

type Cell = HTMLElement | SVGElement;
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const cells: Attachment<HTMLElement | SVGElement> = (group) => {
  const all = () => [...group.querySelectorAll<Cell>('[data-cell]')];
  const stop = (current: Cell | undefined) => {
    for (const cell of all()) cell.tabIndex = cell === current ? 0 : -1;
  };
  const settle = () => {
    const found = all();
    if (!found.some((cell) => cell.tabIndex === 0)) stop(found[0]);
    else for (const cell of found.filter((one) => one.tabIndex === 0).slice(1)) cell.tabIndex = -1;
  };
  const focus = (event: Event) => {
    const cell = (event.target as Element).closest<Cell>('[data-cell]');
    if (cell) stop(cell);
  };
  const move = (event: Event) => {
    const { key, target } = event as KeyboardEvent;
    const step = STEPS[key];
    const here = (target as Element).closest<Cell>('[data-cell]');
    if (!step || !here) return;
    event.preventDefault();
    event.stopPropagation();
    nearest(here, all(), step)?.focus();
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', focus);
  group.addEventListener('keydown', move);
  settle();
  return () => {
    watcher.disconnect();
    group.removeEventListener('focusin', focus);
    group.removeEventListener('keydown', move);
  };
};

/** The closest cell in that direction; what lies aside counts double. */
function nearest(here: Cell, cells: Cell[], [x, y]: [number, number]): Cell | undefined {
  const from = middle(here);
  let best: Cell | undefined;
  let shortest = Infinity;
  for (const cell of cells) {
    const to = middle(cell);
    const along = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    const way = along + 2 * aside;
    if (cell !== here && along > 2 && way < shortest) [best, shortest] = [cell, way];
  }
  return best;
}

function middle(cell: Cell) {
  const { left, top, width, height } = cell.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Enter and space click on things that are no buttons. */
export function press(event: KeyboardEvent & { currentTarget: Element }, act: () => void) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  act();
}
