/** The event cards and their looks. */
import type { CatanCardsEvent, EventCard } from '../../types/catan-cards';
import type { StoryLine } from '../../types/protocol';
import { icon } from '../../ui/icon';

export const EVENTS: Record<EventCard, { icon: string; hue: string }> = {
  robber: { icon: icon('robber'), hue: 'var(--outline)' },
  donation: { icon: icon('present'), hue: 'var(--follower-knight)' },
  subsidy: { icon: icon('receive-money'), hue: 'var(--catan-lumber)' },
  harvest_festival: { icon: icon('cornucopia'), hue: 'var(--catan-brick)' },
  new_year: { icon: icon('firework-rocket'), hue: 'var(--art-night)' },
};

export const happened = (line: StoryLine): CatanCardsEvent[] =>
  line.events.map(({ event }) => event as CatanCardsEvent);

/** The event card that was drawn last, and whether that is news. */
export function lastEvent(story: readonly StoryLine[]): { event: EventCard; decision: number } | null {
  for (const line of story.toReversed()) {
    const drawn = happened(line).findLast((event) => event.kind === 'event_drawn');
    if (drawn?.kind === 'event_drawn') return { event: drawn.event, decision: line.decision };
  }
  return null;
}
