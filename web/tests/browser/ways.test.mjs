/** Other ways to play: by keys alone, on a phone, in German, without motion. */
import assert from 'node:assert/strict';
import { PHONE } from './player.mjs';
import { scene } from './scene.mjs';

const play = scene();
const FIRST_GAME = { options: { first_game: 'true' } };

play('a whole game with the keyboard alone, from the home page on', async ({ enter }) => {
  const player = await enter();
  const { page } = player;
  await player.goto('/');
  const link = page.locator('a[href="/new/kingdom-builder"]');
  for (let tab = 0; tab < 60; tab++) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((link) => link === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Open the table' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/table/**');
  await player.playOn({ keyboard: true });
});

play('a whole game on a small phone', async ({ enter }) => {
  const player = await enter(PHONE);
  await player.openTable('kingdom-builder', FIRST_GAME);
  await player.playOn({
    enough: async (deeds) => {
      if (deeds % 20 === 0) await player.fitsSideways();
      return false;
    },
  });
});

for (const game of ['settlement', 'orleans-settlers', 'catan-cards']) {
  play(`${game} on a small phone`, async ({ enter }) => {
    const player = await enter(PHONE);
    await player.openTable(game, { players: game === 'catan-cards' ? 3 : 2 });
    await player.playOn({ enough: async (deeds) => deeds === 25 });
    await player.fitsSideways();
  });
}

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
  await player.openTable('kingdom-builder', FIRST_GAME);
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
