/** What scores in a game, in the order in which the server counts it. */
import { type Things, wordOf } from '../../lib/things';
import type { KingdomBuilderView } from '../../types/kingdom-builder';
import type { Thing } from '../../types/protocol';
import { CARD_ICONS, HEX_ICONS, TASK_ICONS, TILE_ICONS } from './icons';

export interface Goal {
  /** The key of its name, and of its part of the points. */
  key: string;
  icon: string;
  /** Of its badge and of its part in the bars. */
  colour: string;
  /** The card, or what lies on a hex. */
  thing: Thing;
}

const COLOURS = ['water', 'canyon', 'farmland', 'flowers', 'grass', 'desert', 'swamp'] as const;

export function goalsOf(view: KingdomBuilderView, things: Things): Goal[] {
  const kinds = new Set(view.board.specials.map(([, kind]) => kind));
  const cards = view.cards.map((card) => ({ thing: things.get('card', card), icon: CARD_ICONS[card] }));
  const tasks = view.tasks.map((task) => ({ thing: things.get('task', task), icon: TASK_ICONS[task] }));
  const coloured = [...cards, ...tasks].map((goal, place) => ({
    ...goal,
    key: goal.thing.name,
    colour: `var(--t-${COLOURS[place % COLOURS.length]}-0)`,
  }));
  const places = [
    ...(kinds.has('castle') ? [{ thing: things.find('hex', 'castle'), icon: HEX_ICONS.castle }] : []),
    ...(kinds.has('palace') ? [{ thing: things.find('hex', 'palace'), icon: HEX_ICONS.palace }] : []),
    ...(view.layout.capitols.length
      ? [{ thing: things.find('hex', 'capitol'), icon: HEX_ICONS.capitol }]
      : []),
    ...(kinds.has('nomad') ? [{ thing: things.find('nomad', 'treasure'), icon: TILE_ICONS.treasure }] : []),
  ];
  const others = places.flatMap(({ thing, icon }) => {
    const key = thing && wordOf(thing, 'score');
    return key ? [{ thing, key, icon, colour: 'var(--t-mountain-0)' }] : [];
  });
  return [...coloured, ...others];
}
