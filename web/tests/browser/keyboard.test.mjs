/** Whole games with the keyboard alone. */
import assert from 'node:assert/strict';
import { GAMES, STILL } from './games.mjs';
import { scene } from './scene.mjs';

const play = scene();

for (const [game, terms] of Object.entries(GAMES)) {
  play(`${game}, with the keyboard alone`, async ({ enter }) => {
    const player = await enter(STILL);
    await player.openTable(game, terms);
    await player.playOn({ keyboard: true });
  });
}

play(
  'with the keyboard alone from the home page to a table, over its hexes, and by typed moves',
  async ({ enter }) => {
    const player = await enter(STILL);
    const { page } = player;
    await player.goto('/');
    const press = async (key, times = 1) => {
      for (let time = 0; time < times; time++) await page.keyboard.press(key);
    };
    const tabTo = async (selector) => {
      for (let tab = 0; tab < 80; tab++) {
        await press('Tab');
        if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
      }
      assert.fail(`${selector} is out of reach`);
    };
    await tabTo('a[href="/new/kingdom-builder"]');
    await press('Enter');
    await page.waitForURL('**/new/kingdom-builder');
    await page.locator('button.primary:enabled').waitFor();
    await tabTo('button.primary');
    await press('Enter');
    await page.waitForURL('**/table/**');
    await page.locator('[data-hex][data-lit]').first().waitFor({ state: 'attached' });
    await press('l');
    const focused = () => page.evaluate(() => document.activeElement.dataset.hex);
    const lit = await focused();
    assert.ok(lit, 'L goes to a lit hex');
    const [row, column] = lit.split(',').map(Number);
    await press(column < 19 ? 'ArrowRight' : 'ArrowLeft');
    assert.equal(await focused(), `${row},${column < 19 ? column + 1 : column - 1}`);
    await press('/');
    await page.keyboard.type(`/build ${lit}`);
    await press('Enter');
    await page.locator(`[data-hex="${lit}"][aria-label*="settlement of"]`).waitFor({ state: 'attached' });
  },
);
