/** Keeps an element over the thing with a target, wherever the board has drawn it; hidden while it is drawn nowhere. */
import type { Attachment } from 'svelte/attachments';

const GAP = 6;

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

/** Brings the thing with a target into view. */
export function reveal(target: string) {
  const thing = document.querySelector(`[data-target="${CSS.escape(target)}"]`);
  thing?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
