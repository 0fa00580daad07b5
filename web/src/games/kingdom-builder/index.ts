/** Kingdom Builder: the board of 400 hexes, the terrain card, tiles, goals and players. */
import { t } from '../../lib/words.svelte';
import type { KingdomBuilderView } from '../../types/kingdom-builder';
import type { GameArt } from '../art';
import Board from './Board.svelte';
import { cardsFor, halvesOf } from './cards';
import Dock from './Dock.svelte';
import Goals from './Goals.svelte';
import Note from './Note.svelte';
import PlayerPanel from './PlayerPanel.svelte';
import Sample from './Sample.svelte';
import { touched } from './touched';
import { wanted } from './wanted';

const art: GameArt<KingdomBuilderView> = {
  Board,
  Dock,
  Note,
  PlayerPanel,
  Goals,
  Sample,
  wanted,
  touched,
  shows(target, view) {
    const [kind, name] = target.split('/');
    if (kind !== 'terrain') return kind === 'hex' || kind === 'tile';
    const { fort } = view.turn.crossroads;
    const cards = [...cardsFor(view, view.turn.active).cards, ...(fort ? [fort] : [])];
    return cards.flatMap(halvesOf).some((terrain) => terrain === name);
  },
  subtitle({ view }) {
    const round = Math.ceil(view.turn.number / view.players.length);
    return [t('kb-round', { number: round }), view.last_round ? t('kb-last-round') : '']
      .filter(Boolean)
      .join(' · ');
  },
};

export default art;
