/** The longest game has a file of its own, so that it can be played beside the others. */
import { scene } from './scene.mjs';

const play = scene();

play('orleans-settlers, by clicking', async ({ enter }) => {
  const player = await enter();
  await player.openTable('orleans-settlers');
  await player.playOn();
});
