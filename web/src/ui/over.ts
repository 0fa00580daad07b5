/** Keeps an element over the thing with a target, wherever the board has drawn it; hidden while it is drawn nowhere. */
import type { Attachment } from 'svelte/attachments';

const GAP = 6;
/** For so many frames a thing has not moved that stands still. */
const STILL = 3;
/** The milliseconds that a thing may take to appear and come to rest. */
const PATIENCE = 1500;

export function over(target: string): Attachment<HTMLElement> {
  const selector = `[data-target="${CSS.escape(target)}"]`;
  return (mark) => {
    // Boards move and grow: the mark follows.
    let frame = 0;
    const follow = () => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      mark.hidden = !box?.width;
      if (box) {
        mark.style.translate = `${box.left - GAP}px ${box.top - GAP}px`;
        mark.style.width = `${box.width + 2 * GAP}px`;
        mark.style.height = `${box.height + 2 * GAP}px`;
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  };
}

/** Brings the thing with a target into view as soon as it stands still; stops waiting for that when called. */
export function reveal(target: string): () => void {
  const selector = `[data-target="${CSS.escape(target)}"]`;
  const patience = performance.now() + PATIENCE;
  let frame = 0;
  let still = 0;
  let last = '';
  const look = () => {
    const thing = document.querySelector(selector);
    const { x, y, width } = thing?.getBoundingClientRect() ?? new DOMRect();
    const place = `${x} ${y} ${width}`;
    still = width && place === last ? still + 1 : 0;
    last = place;
    if (still === STILL) thing?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else if (performance.now() < patience) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
