/** Whole games against bots, by clicking whatever is lit. */
import { scene } from './scene.mjs';

const play = scene();

const GAMES = {
  'kingdom-builder': { players: 2, options: { first_game: 'true' } },
  settlement: { players: 2 },
  'catan-cards': { players: 3, options: { turn_limit: '9' } },
};

for (const [game, terms] of Object.entries(GAMES)) {
  play(`${game}, by clicking`, async ({ enter }) => {
    const player = await enter();
    await player.openTable(game, terms);
    await player.playOn();
  });
}
