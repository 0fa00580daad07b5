/** What the bots of the real server say: hints, the coach, and what they think of a finished game. */
import assert from 'node:assert/strict';
import { GAMES, STILL } from './games.mjs';
import { scene } from './scene.mjs';

const play = scene();

play('a hint names something that can be done, and does it', async ({ enter }) => {
  const player = await enter(STILL);
  const { page } = player;
  await player.openTable('kingdom-builder', GAMES['kingdom-builder']);
  await page.locator('[data-lit]').first().waitFor();
  const hint = page.locator('[data-hint]');
  await page.getByRole('button', { name: 'Hint' }).click();
  await hint.getByText(/Your chance to win is about \d+ %/).waitFor();
  const before = await player.decisions();
  await hint.getByRole('button', { name: 'Do it' }).click();
  assert.ok((await player.decisionsOtherThan(before)) > before);
});

play('the coach says something at every decision of a first game, until sent away', async ({ enter }) => {
  const player = await enter(STILL);
  const { page } = player;
  await player.goto('/learn');
  await page.getByRole('button', { name: 'First game with the coach' }).last().click();
  await page.waitForURL('**/table/**');
  const hint = page.locator('[data-hint]');
  await hint.waitFor();
  await hint.getByRole('button', { name: 'Do it' }).click();
  await hint.waitFor({ state: 'detached' });
  await hint.waitFor();
  await hint.getByRole('button', { name: 'Switch the coach off' }).click();
  await hint.waitFor({ state: 'detached' });
});

play('a finished game is judged: chances of everybody, and mistakes to jump to', async ({ enter }) => {
  const player = await enter(STILL);
  const { page } = player;
  const table = await player.openTable('catan-cards', { players: 3, options: { turn_limit: '6' } });
  await player.playOn();
  await player.goto(`/replay/${table}/0`);
  await page.getByRole('button', { name: 'Look through the game' }).click();
  await page.getByRole('progressbar', { name: 'The expert looks' }).waitFor();
  await page.locator('[data-analysis="done"]').waitFor({ timeout: 60_000 });
  const chart = page.getByRole('img', { name: 'Who was winning' });
  assert.equal(await chart.locator('path.line').count(), 3);
  const marks = await chart.locator('g.mark').count();
  const rows = page.getByRole('region', { name: 'Moments that mattered' }).getByRole('link');
  assert.ok(marks > 0, 'whoever plays by chance makes mistakes');
  assert.equal(await rows.count(), Math.min(marks, 12));
  const first = await rows.first().getAttribute('href');
  await page.keyboard.press('m');
  await page.waitForURL(/\/replay\/\w+\/[1-9]\d*$/);
  await rows.first().click();
  await page.waitForURL(`**${first}`);
});
