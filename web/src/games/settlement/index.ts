import { numberOf } from '../../lib/things';
import { t } from '../../lib/words.svelte';
import type { SettlementEvent, SettlementView } from '../../types/settlement';
import type { GameArt } from '../art';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { gameOf } from './components';
import { STREETS } from './looks';
import Rounds from './Rounds.svelte';
import Sample from './Sample.svelte';
import SideOthers from './SideOthers.svelte';

const DRAWN = /^(artifact|market|stack|space|region|street|hero|place|resource)\//;

const art: GameArt<SettlementView> = {
  Board,
  Dock: Actions,
  Status: Rounds,
  Goals: SideOthers,
  Sample,
  layout: 'whole',
  shows: (target) => DRAWN.test(target),
  points: (view, seat) => view.players[seat]?.points ?? null,
  subtitle: (table) => t('se-round', { round: table.view.round, rounds: numberOf(gameOf(table), 'rounds') }),
  wanted(target, view, seat) {
    const [kind, name = ''] = target.split('/');
    if (kind === 'market') return STREETS.map((street) => `build ${name} ${street}`);
    if (kind === 'stack') return [`explore ${name}`];
    if (kind === 'region' || kind === 'street') return [`activate ${name}`];
    if (kind === 'hero') return [`invite ${name}`];
    if (kind === 'place') return [`use ${name}`];
    if (kind === 'artifact') return [`take ${name}`];
    if (kind !== 'space') return [];
    if (view.phase.kind === 'placing') return [`place ${name}`];
    const here = view.players[seat]?.terrains.find(({ space }) => space === name);
    if (!here) return [`explore ${name.replace(/\d/, '')}`, `place ${name}`];
    if (here.monster) return [`hunt ${name}`];
    return here.fortified ? [`activate ${name}`] : [`fortify ${name}`];
  },
  touched: (line) =>
    line.events.flatMap(({ event }) => {
      const seen = event as SettlementEvent;
      if (seen.kind === 'artifact_turned_up') return [`artifact/${seen.artifact}`];
      if ('space' in seen) return [`board/${seen.seat}/${seen.space}`];
      return 'place' in seen ? [`board/${seen.seat}/${seen.place}`] : [];
    }),
};

export default art;
