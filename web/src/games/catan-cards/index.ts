import { numberOf } from '../../lib/things';
import { t } from '../../lib/words.svelte';
import type { CatanCardsView } from '../../types/catan-cards';
import type { GameArt } from '../art';
import Board from './Board.svelte';
import { happened } from './events';
import { phone } from '../../ui/phone';
import { look } from './resources';
import Sample from './Sample.svelte';
import SideDesk from './SideDesk.svelte';

const art: GameArt<CatanCardsView> = {
  Board,
  Goals: SideDesk,
  Sample,
  layout: 'whole',
  shows: (target) => target !== 'end',
  subtitle: ({ game, things }) =>
    phone.current ? '' : t('catan-goal', { goal: numberOf(things.get('game', game), 'goal') }),
  wanted(target, view, seat) {
    const [kind, name] = target.split('/');
    if (kind === 'display') return [`build ${name}`];
    if (kind === 'player') return [`choose seat${name}`];
    if (kind !== 'hand' || !name) return [];
    const { letter } = look(name as 'brick');
    const other = letter === 'O' ? 'W' : 'O';
    return view.turn.active === seat
      ? [`offer all 1${letter} for 1${other}`]
      : [`propose 1${other} for 1${letter}`];
  },
  touched: (line) =>
    happened(line).flatMap((event) => {
      if (event.kind === 'built') return [`built/${event.seat}/${event.card}`];
      if (event.kind === 'turned_up') return [`display/${event.building}`];
      if (event.kind === 'special_taken') return [`special/${event.special}`];
      return [];
    }),
};

export default art;
