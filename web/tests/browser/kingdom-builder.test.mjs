/** What only the table of Kingdom Builder has. */
import assert from 'node:assert/strict';
import { STILL } from './games.mjs';
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

play('on a phone, nothing lies over a corner of the board that one looks at closely', async ({ enter }) => {
  const player = await enter({ ...STILL, ...PHONE });
  const { page } = player;
  await player.openTable('kingdom-builder');
  const map = page.getByRole('img', { name: 'Map of the whole board' });
  await page.locator('[data-hex][data-lit]').first().waitFor();
  await map.waitFor();
  for (const hex of ['0,0', '0,19', '19,0', '19,19']) {
    const [row, column] = hex.split(',').map((number) => Number(number) / 19);
    const { x, y, width, height } = await map.boundingBox();
    await page.touchscreen.tap(x + width * (0.05 + 0.9 * column), y + height * (0.05 + 0.9 * row));
    let top;
    for (let look = 0; look < 100 && top !== hex; look++) {
      await page.waitForTimeout(30);
      top = await page.evaluate(onTopOf, hex);
    }
    assert.equal(top, hex);
  }
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

/** What lies where a hex is; runs inside the page. */
function onTopOf(hex) {
  const box = document.querySelector(`[data-hex="${hex}"]`).getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return top?.closest('[data-hex]')?.dataset.hex ?? top?.outerHTML.slice(0, 80);
}
