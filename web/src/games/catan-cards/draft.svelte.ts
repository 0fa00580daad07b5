/** What the viewer is putting together: an offer, or the cards for the robber. Hand and desk share it. */
import type { Scene } from '../../table/scene.svelte';
import type { Cards, CatanCardsView, Resource } from '../../types/catan-cards';
import { NONE, notation, total } from './resources';

export type Side = 'gives' | 'gets';

export class Draft {
  /** What the viewer gives. */
  gives = $state.raw<Cards>(NONE);
  /** What the viewer gets. */
  gets = $state.raw<Cards>(NONE);
  /** Whom the offer is for; all if nobody is named. */
  to = $state<number | null>(null);
  /** What the robber is to have. */
  discards = $state.raw<Cards>(NONE);

  add(side: Side | 'discards', resource: Resource, by: number) {
    const cards = this[side];
    this[side] = { ...cards, [resource]: Math.max(0, cards[resource] + by) };
  }

  clear() {
    this.gives = this.gets = this.discards = NONE;
    this.to = null;
  }

  get isEmpty(): boolean {
    return total(this.gives) + total(this.gets) === 0;
  }

  /** Whether only one side is named: a question to everybody, or a gift. */
  get isOneSided(): boolean {
    return (total(this.gives) === 0) !== (total(this.gets) === 0);
  }

  /** The decision that says this. Terms are written as the active player sees them. */
  action(view: CatanCardsView, seat: number, isGift = false): string {
    const [gives, gets] = [notation(this.gives), notation(this.gets)];
    if (view.turn.active !== seat) {
      const verb = isAsked(view, seat) ? 'counter' : 'propose';
      return `${verb} ${gets} for ${gives}`;
    }
    if (this.isOneSided && !isGift) return gives === '0' ? `call want ${gets}` : `call give ${gives}`;
    return `offer ${this.to === null ? 'all' : `seat${this.to}`} ${gives} for ${gets}`;
  }
}

const drafts = new WeakMap<object, Draft>();

export function draftOf(table: Scene<CatanCardsView>): Draft {
  let draft = drafts.get(table);
  if (!draft) drafts.set(table, (draft = new Draft()));
  return draft;
}

/** Whether an offer or a call waits for the answer of this seat. */
export function isAsked({ phase }: CatanCardsView, seat: number): boolean {
  return typeof phase === 'object' && 'answering' in phase && phase.answering.waiting.includes(seat);
}

/** Whether cards may still change hands in this turn. */
export function isTrading({ phase, turn }: CatanCardsView): boolean {
  return !turn.traded && (phase === 'main' || (typeof phase === 'object' && 'answering' in phase));
}

/** How many cards the robber wants of this seat; 0 if none. */
export function owedToRobber({ phase }: CatanCardsView, seat: number | null): number {
  if (seat === null || typeof phase !== 'object' || !('robber' in phase)) return 0;
  const wants = phase.robber[seat];
  return typeof wants === 'object' && 'owes' in wants ? wants.owes : 0;
}

/** Whether the donation wants a card of this seat. */
export function owesDonation({ phase }: CatanCardsView, seat: number | null): boolean {
  return seat !== null && typeof phase === 'object' && 'donation' in phase && phase.donation[seat] === 'owes';
}
