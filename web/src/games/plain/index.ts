/** Art for a game that has none of its own yet: every game is playable with it. */
import type { GameArt } from '../art';
import PlainBoard from './PlainBoard.svelte';
import PlainPlayer from './PlainPlayer.svelte';

const plain: GameArt = { Board: PlainBoard, PlayerPanel: PlainPlayer };

export default plain;
