/** Whole games on the smallest phone, by tapping. */
import { GAMES, STILL } from './games.mjs';
import { PHONE } from './player.mjs';
import { scene } from './scene.mjs';

const play = scene();

for (const [game, terms] of Object.entries(GAMES)) {
  play(`${game}, on a small phone`, async ({ enter }) => {
    const player = await enter({ ...STILL, ...PHONE });
    await player.openTable(game, terms);
    await player.playOn({
      enough: async (deeds) => {
        if (deeds % 20 === 0) await player.fitsSideways();
        return false;
      },
    });
  });
}
