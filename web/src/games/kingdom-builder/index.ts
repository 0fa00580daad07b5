/** Kingdom Builder: the board of 400 hexes, the terrain card, tiles, goals and players. */
import type { KingdomBuilderView } from '../../types/kingdom-builder';
import type { GameArt } from '../art';
import Board from './Board.svelte';
import { touched } from './touched';
import { wanted } from './wanted';

const art: GameArt<KingdomBuilderView> = {
  Board,
  wanted,
  touched,
};

export default art;
