/** Where a popover stands: beside its anchor, inside the window, and over as few as possible of the things to be kept free. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

const GAP = 10;
const MARGIN = 8;

export function place(anchor: Box, popover: Size, page: Size, free: readonly Box[] = []) {
  const clamp = (value: number, size: number, most: number) =>
    Math.max(MARGIN, Math.min(value, most - size - MARGIN));
  const middle = clamp(anchor.top + anchor.height / 2 - popover.height / 2, popover.height, page.height);
  const centre = clamp(anchor.left + anchor.width / 2 - popover.width / 2, popover.width, page.width);
  const places = [
    { left: anchor.left + anchor.width + GAP, top: middle },
    { left: anchor.left - GAP - popover.width, top: middle },
    { left: centre, top: anchor.top + anchor.height + GAP },
    { left: centre, top: anchor.top - GAP - popover.height },
  ];
  const covers = (at: { left: number; top: number }) =>
    free.filter((box) => overlap({ ...at, ...popover }, box)).length;
  const [best] = places
    .filter(({ left, top }) => left >= MARGIN && left + popover.width + MARGIN <= page.width && top >= MARGIN)
    .filter(({ top }) => top + popover.height + MARGIN <= page.height)
    .toSorted((a, b) => covers(a) - covers(b));
  return best ?? { left: centre, top: clamp(places[2]!.top, popover.height, page.height) };
}

function overlap(a: Box, b: Box): boolean {
  const across = a.left < b.left + b.width && b.left < a.left + a.width;
  return across && a.top < b.top + b.height && b.top < a.top + a.height;
}
