/** The server dies in the middle of a game and comes back: nobody reloads, nothing is lost. */
import assert from 'node:assert/strict';
import { scene } from './scene.mjs';

const play = scene();

play('the server is killed and started again in mid-game', async ({ enter, site }) => {
  const player = await enter();
  const { page } = player;
  player.forgiven = /WebSocket connection to|ERR_CONNECTION|status of 50\d/;
  await player.openTable('kingdom-builder', { options: { first_game: 'true' } });
  await page.evaluate(() => (window.neverReloaded = true));
  await player.playOn({ enough: async (deeds) => deeds === 10 });
  await page.locator('[data-lit]').first().waitFor();
  const before = await player.decisions();

  await site.kill();
  await page.getByText('Connection lost').waitFor();
  // A decision that is made without a connection is sent when it is there again.
  await page.locator('[data-lit]').first().click();
  await site.start();
  await page.getByText('Connection lost').waitFor({ state: 'detached' });
  await page.locator('[data-lit]').first().waitFor();
  assert.ok((await player.decisions()) > before, 'the decision was lost');
  await player.playOn();
  assert.ok(await page.evaluate(() => window.neverReloaded));
});
