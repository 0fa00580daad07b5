/** What comes after a game, and what the table explains. */
import assert from 'node:assert/strict';
import { GAMES } from './games.mjs';
import { scene } from './scene.mjs';

const play = scene();

play('an illegal click explains itself, as often as one asks, and leads to the rule', async ({ enter }) => {
  const player = await enter();
  const { page } = player;
  await player.openTable('kingdom-builder', GAMES['kingdom-builder']);
  await page.locator('[data-lit]').first().waitFor();
  await page.getByRole('button', { name: 'End turn' }).click({ force: true });
  const why = page.getByRole('dialog', { name: 'Why not' });
  await why.getByText(/^KB-\d+/).waitFor();
  await page.keyboard.press('Escape');
  await why.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'End turn' }).click({ force: true });
  const rule = await why.getByText(/^KB-\d+/).textContent();
  await why.getByRole('link', { name: 'Read the rule' }).click();
  await page.waitForURL(`**/rules/kingdom-builder#${rule}`);
  await page.locator('.found').waitFor();
});

play('a finished game is looked at again', async ({ enter }) => {
  const player = await enter();
  const { page } = player;
  const table = await player.openTable('settlement');
  await player.playOn();
  await page.locator('[data-result]').getByRole('link', { name: 'Replay' }).click();
  await page.waitForURL(`**/replay/${table}/0`);
  const slider = page.getByRole('slider');
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));
  assert.ok(last > 10);
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(`**/replay/${table}/1`);
  await page.keyboard.press('End');
  await page.waitForURL(`**/replay/${table}/${last}`);
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(`**/replay/${table}/${last - 1}`);
  await player.goto(`/replay/${table}/5`);
  assert.equal(await slider.inputValue(), '5');
});

play(
  'the record of a game is saved and opened again, and the game goes on from a moment of it',
  async ({ enter }) => {
    const player = await enter();
    const { page } = player;
    const table = await player.openTable('settlement');
    await player.playOn({ enough: async (deeds) => deeds === 6 });
    // What is asked may be longer or shorter than before, and the column moves with it.
    await page.locator('[data-lit]').first().waitFor();
    await page.getByRole('button', { name: 'Points', exact: true }).click();
    await page.getByText('If the game ended now').waitFor();
    await player.playOn();
    await player.goto(`/replay/${table}/8`);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save the record' }).click();
    const record = await (await saved).path();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL('**/table/**');
    await page.locator('[data-lit]').first().waitFor();
    await player.goto('/replays');
    await page.getByLabel('Open a record').setInputFiles(record);
    await page.waitForURL(/\/replay\/\w+\/0/);
    await page.getByRole('slider').waitFor();
    assert.ok(!page.url().includes(table));
  },
);
