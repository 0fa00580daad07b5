/** The card of the coach at every size of window: it can be read, hides nothing that is needed, and moves no board. */
import assert from 'node:assert/strict';
import { GAMES } from './games.mjs';
import { cardFaults, settled, SIZES, squeezedText } from './layout.mjs';
import { scene } from './scene.mjs';

const play = scene();
/** The share of the window's height that the card may take. */
const MOST_OF_WINDOW = 0.36;
const DECISIONS = 3;

for (const [game, terms] of Object.entries(GAMES)) {
  for (const language of ['en', 'de']) {
    play(`the coach of ${game} can be read at all sizes (${language})`, async ({ enter }) => {
      const player = await enter({ language, reducedMotion: 'reduce' });
      const { page } = player;
      const table = await player.openTable(game, terms);
      await page.evaluate((id) => localStorage.setItem('steading.coach', id), table);
      for (let decision = 0; decision < DECISIONS; decision++) {
        await player.goto(`/table/${table}`);
        const card = page.locator('[data-hint]');
        await card.waitFor();
        const faults = [];
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await page.evaluate(settled);
          const found = [
            ...(await page.evaluate(squeezedText, '.dock, [data-hint]')),
            ...(await page.evaluate(cardFaults, MOST_OF_WINDOW)),
          ];
          faults.push(...found.map((fault) => `${width}×${height}: ${fault}`));
          if (found.length) await player.shoot(`coach ${game} ${language} ${width}`);
        }
        assert.deepEqual(faults, []);
        const said = await card.elementHandle();
        await card.getByRole('button').first().click();
        await page.waitForFunction((old) => !old.isConnected, said);
      }
    });
  }
}
