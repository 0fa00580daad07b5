/** What scores in a game, in the order in which the server counts it. */
import type { KingdomBuilderView } from '../../types/kingdom-builder';
import { CARD_ICONS, HEX_ICONS, TASK_ICONS, TILE_ICONS } from './icons';

export interface Goal {
  /** The key of its name, and of its part of the points. */
  key: string;
  icon: string;
  /** Of its badge and of its part in the bars. */
  colour: string;
}

const COLOURS = ['water', 'canyon', 'farmland', 'flowers', 'grass', 'desert', 'swamp'] as const;

export function goalsOf(view: KingdomBuilderView): Goal[] {
  const kinds = new Set(view.board.specials.map(([, kind]) => kind));
  const cards = view.cards.map((card) => ({ key: `card-${card}`, icon: CARD_ICONS[card] }));
  const tasks = view.tasks.map((task) => ({ key: `task-${task}`, icon: TASK_ICONS[task] }));
  const coloured = [...cards, ...tasks].map((goal, place) => ({
    ...goal,
    colour: `var(--t-${COLOURS[place % COLOURS.length]}-0)`,
  }));
  const places = [
    ...(kinds.has('castle') ? [{ key: 'score-castles', icon: HEX_ICONS.castle }] : []),
    ...(kinds.has('palace') ? [{ key: 'score-palaces', icon: HEX_ICONS.palace }] : []),
    ...(view.layout.capitols.length ? [{ key: 'score-capitols', icon: HEX_ICONS.capitol }] : []),
    ...(kinds.has('nomad') ? [{ key: 'score-treasures', icon: TILE_ICONS.treasure }] : []),
  ];
  return [...coloured, ...places.map((goal) => ({ ...goal, colour: 'var(--t-mountain-0)' }))];
}
