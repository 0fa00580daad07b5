/** Whose board is being looked at in full; the viewer's own unless they picked another. */
import type { Scene } from '../../table/scene.svelte';
import type { SettlementView } from '../../types/settlement';

class Shown {
  seat = $state<number | null>(null);
}

const all = new WeakMap<object, Shown>();

export function shownAt(table: Scene<SettlementView>): Shown {
  let shown = all.get(table);
  if (!shown) all.set(table, (shown = new Shown()));
  return shown;
}

export function seatShown(table: Scene<SettlementView>): number {
  return shownAt(table).seat ?? table.seat ?? table.view.active;
}
