/** The hexes that a decision touched. */
import type { KingdomBuilderEvent } from '../../types/kingdom-builder';
import type { StoryLine } from '../../types/protocol';

export function touched({ events }: StoryLine): string[] {
  return events.flatMap(({ event }) => hexesOf(event as KingdomBuilderEvent)).map((hex) => `hex/${hex}`);
}

function hexesOf(event: KingdomBuilderEvent): string[] {
  switch (event.kind) {
    case 'built':
    case 'walled':
    case 'struck':
    case 'took_back':
    case 'set_aside':
    case 'scouted':
    case 'silo_built':
      return [event.hex];
    case 'moved':
    case 'silo_moved':
      return [event.to];
    default:
      return [];
  }
}
