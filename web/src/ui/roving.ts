/** One tab stop for a row of things: the arrow keys move between them, Home and End go to its ends. */
import type { Attachment } from 'svelte/attachments';

/** @param things What can have the focus, as a selector. */
export function roving(things = 'button'): Attachment {
  return (row) => {
    const all = () => [...row.querySelectorAll<HTMLElement>(things)];
    const stop = (here: HTMLElement | undefined) => {
      for (const thing of all()) thing.tabIndex = thing === here ? 0 : -1;
    };
    const renew = () => {
      const list = all();
      stop(
        list.find((thing) => thing === document.activeElement) ??
          list.find((thing) => thing.tabIndex === 0) ??
          list[0],
      );
    };
    const move = (event: Event) => {
      const { key } = event as KeyboardEvent;
      const list = all();
      const at = list.indexOf(document.activeElement as HTMLElement);
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: list.length - 1 }[key];
      if (at < 0 || to === undefined) return;
      event.preventDefault();
      list[(to + list.length) % list.length]?.focus();
    };
    const enter = (event: Event) => {
      const list = all();
      if (list.includes(event.target as HTMLElement)) stop(event.target as HTMLElement);
    };
    renew();
    const watcher = new MutationObserver(renew);
    watcher.observe(row, { childList: true, subtree: true });
    row.addEventListener('keydown', move);
    row.addEventListener('focusin', enter);
    return () => {
      watcher.disconnect();
      row.removeEventListener('keydown', move);
      row.removeEventListener('focusin', enter);
    };
  };
}
