/** Where a popover stands: beside its anchor, inside the window; below it if there is no room at its sides. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const MARGIN = 8;

export function place(
  anchor: Box,
  popover: { width: number; height: number },
  page: { width: number; height: number },
) {
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - GAP - popover.width;
  const clamp = (value: number, size: number, most: number) =>
    Math.max(MARGIN, Math.min(value, most - size - MARGIN));
  const middle = anchor.top + anchor.height / 2 - popover.height / 2;
  if (right + popover.width + MARGIN <= page.width)
    return { left: right, top: clamp(middle, popover.height, page.height) };
  if (left >= MARGIN) return { left, top: clamp(middle, popover.height, page.height) };
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - popover.height;
  const fitsBelow = below + popover.height + MARGIN <= page.height;
  return {
    left: clamp(anchor.left + anchor.width / 2 - popover.width / 2, popover.width, page.width),
    top: fitsBelow || above < MARGIN ? clamp(below, popover.height, page.height) : above,
  };
}
