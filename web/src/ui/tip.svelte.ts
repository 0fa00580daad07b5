/** What a thing on the table says about itself: shown beside it on hover, keyboard focus and long press. */
import type { Attachment } from 'svelte/attachments';

export interface Tip {
  title: string;
  /** The rule card, one sentence for each line. */
  lines: readonly string[];
  /** The rule behind it. */
  rule?: string;
}

const HOVER = 320;
const LONG_PRESS = 450;
/** The id of the shown tip, for those who cannot see it. */
export const TIP_ID = 'tip';

class Tips {
  shown = $state.raw<{ anchor: Element; tip: Tip } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(anchor: Element, tip: Tip | null) {
    clearTimeout(this.#timer);
    this.hide();
    if (!tip || isBehind(anchor)) return;
    anchor.setAttribute('aria-describedby', TIP_ID);
    this.shown = { anchor, tip };
  }

  showSoon(anchor: Element, tip: () => Tip | null, delay: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.show(anchor, tip()), delay);
  }

  hide() {
    clearTimeout(this.#timer);
    const { shown } = this;
    if (!shown) return;
    shown.anchor.removeAttribute('aria-describedby');
    // A thing that leaves the page loses the focus while the page is being drawn: that is no time for changes.
    queueMicrotask(() => {
      if (this.shown === shown) this.shown = null;
    });
  }
}

export const tips = new Tips();

/** Whether something that has to be closed first stands before a thing. */
function isBehind(thing: Element): boolean {
  const open = document.querySelector('[role="dialog"], [role="menu"], dialog[open]');
  return open !== null && !open.contains(thing);
}

/** `{@attach tip(() => ({ title, lines }))}` */
export function tip(say: () => Tip | null): Attachment<HTMLElement | SVGElement> {
  return (thing) => {
    let pressed = false;
    const listen = {
      pointerenter: (event: Event) => {
        if ((event as PointerEvent).pointerType === 'mouse') tips.showSoon(thing, say, HOVER);
      },
      pointerleave: () => tips.hide(),
      pointerdown: (event: Event) => {
        tips.hide();
        pressed = false;
        if ((event as PointerEvent).pointerType === 'mouse') return;
        tips.showSoon(
          thing,
          () => {
            pressed = true;
            return say();
          },
          LONG_PRESS,
        );
      },
      pointerup: () => {
        if (!pressed) tips.hide();
      },
      pointercancel: () => tips.hide(),
      contextmenu: (event: Event) => {
        if (pressed) event.preventDefault();
      },
      // A long press asks; it does nothing else.
      click: (event: Event) => {
        if (pressed) {
          event.preventDefault();
          event.stopImmediatePropagation();
        } else tips.hide();
        pressed = false;
      },
      focus: () => {
        if (thing.matches(':focus-visible')) tips.showSoon(thing, say, HOVER);
      },
      // A thing that is taken away loses the focus while the page is being drawn: the card goes a moment later.
      blur: () => queueMicrotask(() => tips.hide()),
    };
    for (const [name, act] of Object.entries(listen)) thing.addEventListener(name, act, true);
    return () => {
      for (const [name, act] of Object.entries(listen)) thing.removeEventListener(name, act, true);
      if (tips.shown?.anchor === thing) tips.hide();
    };
  };
}
