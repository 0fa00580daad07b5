/** Short messages at the edge of the screen. */
import { untrack } from 'svelte';

export type ToastKind = 'plain' | 'brand' | 'gold' | 'info' | 'offline' | 'danger';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
}

class Toasts {
  shown = $state<Toast[]>([]);
  #next = 0;

  /** Shows a message for a while, or until `hide` if it is to stay. Returns its id. */
  show(text: string, kind: ToastKind = 'plain', stay = false): number {
    const id = this.#next++;
    const others = untrack(() => this.shown.filter((toast) => toast.text !== text));
    this.shown = [...others, { id, kind, text }];
    if (!stay) setTimeout(() => this.hide(id), 5000);
    return id;
  }

  hide(id: number) {
    this.shown = untrack(() => this.shown.filter((toast) => toast.id !== id));
  }
}

export const toasts = new Toasts();
