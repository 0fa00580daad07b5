/** Other ways to play: in German, without motion, over a slow line. */
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { GAMES } from './games.mjs';
import { scene } from './scene.mjs';

const play = scene();
const MOST_SCRIPT = 300 * 1024;

play('a whole game in German', async ({ enter }) => {
  const player = await enter({ language: 'de' });
  const { page } = player;
  await player.goto('/');
  await page.getByRole('heading', { name: 'Was bauen wir heute?' }).waitFor();
  await player.openTable('catan-cards', { players: 3, options: { turn_limit: '6' } });
  await page.getByRole('button', { name: 'Zurück' }).waitFor();
  await player.playOn();
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await page.getByRole('button', { name: 'Play again' }).waitFor();
});

play('nothing moves for people who want no motion', async ({ enter }) => {
  const player = await enter({ reducedMotion: 'reduce' });
  const { page } = player;
  await player.openTable('kingdom-builder', GAMES['kingdom-builder']);
  let longest = 0;
  await player.playOn({
    enough: async (deeds) => {
      const moving = () => document.getAnimations().map(({ effect }) => effect.getTiming().duration);
      longest = Math.max(longest, ...(await page.evaluate(moving)));
      return deeds === 20;
    },
  });
  assert.ok(longest <= 80, `something moved for ${longest} ms`);
});

play('the first page is light', async ({ enter }) => {
  const player = await enter();
  const scripts = [];
  player.page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await player.goto('/');
  await player.page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length);
  const size = sizes.reduce((sum, one) => sum + one, 0);
  assert.ok(size > 0 && size < MOST_SCRIPT, `${size} bytes of script`);
});

play(
  'what is pressed while a decision is on its way over a slow line is done afterwards',
  async ({ enter }) => {
    const player = await enter();
    const { page } = player;
    await player.slowDown(400);
    await player.openTable('kingdom-builder', { options: { first_game: 'true', first_player: 'seat0' } });
    await player.decideOnce();
    await player.playOn({ enough: async (deeds) => deeds === 1 });
    await page.keyboard.press('r');
    assert.equal(await player.decisions(), 1, 'the line is not slow');
    await page.locator('button[aria-disabled]', { hasText: 'Undo' }).waitFor();
    assert.equal(await player.decisions(), 0);
  },
);
