/** The follower that was picked up from the green and waits for a slot. */
import type { Scene } from '../../table/scene.svelte';
import type { Follower, OrleansSettlersView } from '../../types/orleans-settlers';
import { wantedOfSlot } from './wanted';

type Table = Scene<OrleansSettlersView>;

class Hand {
  picked = $state<Follower | null>(null);

  /** Takes the follower, or puts it back. */
  pick(follower: Follower) {
    this.picked = this.picked === follower ? null : follower;
  }

  drop() {
    this.picked = null;
  }

  /** Whether the slot takes what is in the hand, or anything at all if nothing is. */
  lights(table: Table, place: string, slot: number): boolean {
    const choices = table.at(slotTarget(place, slot));
    return this.picked === null
      ? choices.length > 0
      : choices.some(({ action }) => action === this.#put(place, slot));
  }

  /** A click on a slot, or a drop onto it. */
  use(table: Table, place: string, slot: number, anchor: Element) {
    const target = slotTarget(place, slot);
    if (this.picked === null)
      return table.click(target, { wanted: [wantedOfSlot(table, place, slot)], anchor });
    const action = this.#put(place, slot);
    if (this.lights(table, place, slot)) {
      this.drop();
      table.act(action);
    } else table.click(`${target}/${this.picked}`, { wanted: [action], anchor });
  }

  #put(place: string, slot: number): string {
    return `put ${this.picked} ${place} ${slot}`;
  }
}

export const hand = new Hand();

/** Slots are counted from 1. */
export const slotTarget = (place: string, slot: number): string => `slot/${place}-${slot}`;
