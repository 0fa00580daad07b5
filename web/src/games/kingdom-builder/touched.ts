/** The hexes that a decision touched. */
import type { KingdomBuilderEvent } from '../../types/kingdom-builder';
import type { StoryLine } from '../../types/protocol';

export function touched({ events }: StoryLine): string[] {
  return events.flatMap(({ event }) => hexesOf(event as KingdomBuilderEvent)).map((hex) => `hex/${hex}`);
}

/** Every event is named here, so that the compiler asks about a new one. */
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
    case 'asked':
    case 'began':
    case 'chose':
    case 'drew':
    case 'expired':
    case 'fort_drew':
    case 'found_treasure':
    case 'last_round':
    case 'lost_bonus':
    case 'lost_tile':
    case 'lost_tokens':
    case 'marked':
    case 'over':
    case 'passed':
    case 'removed':
    case 'repeats':
    case 'replaced':
    case 'scored':
    case 'shuffled':
    case 'silo':
    case 'task':
    case 'terrain_removed':
    case 'took_bonus':
    case 'took_nomad':
    case 'took_tile':
    case 'took_token':
    case 'turn_began':
    case 'used_outpost':
    case 'void':
    case 'went_over':
      return [];
  }
}
