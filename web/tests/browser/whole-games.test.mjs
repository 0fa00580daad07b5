/** Whole games against bots, by clicking whatever is lit. */
import { GAMES } from './games.mjs';
import { scene } from './scene.mjs';

const play = scene();

for (const [game, terms] of Object.entries(GAMES)) {
  play(`${game}, by clicking`, async ({ enter }) => {
    const player = await enter();
    await player.openTable(game, terms);
    await player.playOn();
  });
}
