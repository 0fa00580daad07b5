/** What only the table of Kingdom Builder has. */
import assert from 'node:assert/strict';
import { PHONE } from './player.mjs';
import { scene } from './scene.mjs';

const play = scene();
const ALL_SETS = { sets: 'base,nomads,crossroads,marshlands,harvest,capitol,caves,island' };

play('kingdom-builder with all sets, by clicking', async ({ enter }) => {
  const player = await enter();
  await player.openTable('kingdom-builder', { options: ALL_SETS });
  await player.playOn();
});

play('kingdom-builder with all sets, by tapping on a phone', async ({ enter }) => {
  const player = await enter(PHONE);
  await player.openTable('kingdom-builder', { options: ALL_SETS });
  await player.playOn({ enough: async (deed) => deed >= 60 });
  await player.fitsSideways();
});

play('a board is set up by picture', async ({ enter }) => {
  const player = await enter();
  const { page } = player;
  await player.goto('/new/kingdom-builder');
  await page.getByRole('button', { name: 'Tavern' }).first().click();
  await page.getByRole('button', { name: /^Quarry/ }).click();
  await page.getByRole('button', { name: 'Turn Top left' }).click();
  await page.getByRole('button', { name: 'Merchants', exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  // The taverns are printed on C7 and H7; turned by 180 degrees they are on H4 and C4.
  await page.locator('[data-hex="3,2"]').waitFor({ state: 'attached' });
  assert.match(await page.locator('[data-hex="3,2"]').getAttribute('aria-label'), /^C4, Tavern/);
  assert.match(await page.locator('[data-hex="3,7"]').getAttribute('aria-label'), /^H4, Tavern/);
  await page.getByRole('heading', { name: 'Merchants' }).waitFor();
});
