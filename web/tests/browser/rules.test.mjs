/** The rules are there in both languages and switch at once. */
import assert from 'node:assert/strict';
import { GAMES } from './games.mjs';
import { scene } from './scene.mjs';

const play = scene();

play('the rules are searched in German and read on in English', async ({ enter }) => {
  const player = await enter({ language: 'de' });
  const { page } = player;
  await player.goto('/rules/kingdom-builder');
  await page.getByRole('heading', { name: '5. Bauregeln' }).waitFor();
  await page.getByRole('searchbox', { name: 'In den Regeln suchen' }).fill('dazwischenkommen');
  await page.locator('.found').waitFor();
  assert.match(await page.locator('.found').textContent(), /^KB-20 Die drei Siedlungen/);
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await page.getByRole('heading', { name: '5. Building rules' }).waitFor();
  await page.getByRole('button', { name: '5. Building rules' }).waitFor();
  const rule = page.locator('li', { has: page.locator('#KB-20') });
  assert.match(await rule.textContent(), /^KB-20 The three builds/);
  const inSight = (item) =>
    item.getBoundingClientRect().top > 0 && item.getBoundingClientRect().bottom < innerHeight;
  assert.ok(await rule.evaluate(inSight), 'who switches the language reads on in the same place');
});

play('a refusal quotes its rule in the language of the moment', async ({ enter }) => {
  const player = await enter({ language: 'de' });
  const { page } = player;
  await player.openTable('kingdom-builder', GAMES['kingdom-builder']);
  await page.locator('[data-lit]').first().waitFor();
  await page.getByRole('button', { name: 'Zug beenden' }).click({ force: true });
  await page.locator('blockquote', { hasText: 'Auf die Pflichtaktion darf man nicht verzichten' }).waitFor();
  await page.getByRole('button', { name: 'EN', exact: true }).press('Enter');
  await page.locator('blockquote', { hasText: 'The mandatory action cannot be skipped' }).waitFor();
});
