/** The table of Orléans Stories: The Settlers. */
import { numberOf } from '../../lib/things';
import { t } from '../../lib/words.svelte';
import type { OrleansSettlersEvent, OrleansSettlersView } from '../../types/orleans-settlers';
import type { GameArt } from '../art';
import Board from './Board.svelte';
import { wholeGame } from './components';
import Green from './Green.svelte';
import Goals from './Goals.svelte';
import Panel from './Panel.svelte';
import { prompt } from './prompt';
import Sample from './Sample.svelte';
import { wanted } from './wanted';

/** Drawn on the table; what is not becomes a button, some things both. */
const DRAWN = new Set(['slot', 'place', 'option', 'space', 'good', 'market', 'deed', 'store']);

const orleans: GameArt<OrleansSettlersView> = {
  Board,
  Dock: Green,
  Goals,
  PlayerPanel: Panel,
  Sample,
  layout: 'aside',
  shows: (target) => DRAWN.has(target.split('/')[0]!),
  prompt,
  wanted,
  touched: (line) => line.events.flatMap(({ event }) => touched(event as OrleansSettlersEvent)),
  points: (view, seat) => view.players[seat]?.points ?? null,
  subtitle: (table) =>
    t('or-round', { round: table.view.round, rounds: numberOf(wholeGame(table.things), 'rounds') }),
};

function touched(event: OrleansSettlersEvent): string[] {
  switch (event.kind) {
    case 'harvested':
    case 'expanded':
    case 'conquered':
    case 'built':
      return [`space/${event.space}`];
    case 'gave_settler':
    case 'gave_fortress':
      return event.from ? [`space/${event.from}`] : [];
    case 'activated':
    case 'prohibited':
    case 'laid':
      return [`place/${event.place}`];
    default:
      return [];
  }
}

export default orleans;
