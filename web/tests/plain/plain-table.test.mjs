/**
 * A game that the client has never heard of, named by GAME: the home page finds it, and a plain table plays it. `cargo xtask recipe`
 * makes one of `examples/hoard`, whose cards these are.
 */
import assert from 'node:assert/strict';
import { PHONE } from '../browser/player.mjs';
import { scene } from '../browser/scene.mjs';

const play = scene();
const GAME = process.env.GAME;
/** Name, number, cost and slots, as the engine lists them in `things`. */
const PRINTED = {
  en: ['Cards', 'gold', 'points: 5', 'Costs 1 copper', 'Room for gold'],
  de: ['Karten', 'Gold', 'Punkte: 5', 'Kostet 1 Kupfer', 'Platz für Gold'],
};

/** Everything that is printed on the components stands on the page. */
async function showsComponents({ page }, language) {
  const components = page.locator('details').first();
  await components.locator('li').first().waitFor();
  const text = await components.innerText();
  for (const words of PRINTED[language]) assert.ok(text.includes(words), `no "${words}" in\n${text}`);
}

play('from the home page to the end of a game, by mouse, in English', async ({ enter }) => {
  const player = await enter();
  const { page } = player;
  await player.goto('/');
  const card = page.locator('article', { has: page.locator(`a[href="/new/${GAME}"]`) });
  assert.ok(
    (await card.locator('.tagline').innerText()).length > 20,
    'the home page says what the game is about',
  );
  await card.getByRole('button', { name: 'Play' }).click();
  await page.waitForURL('**/table/**');
  await showsComponents(player, 'en');
  await player.playOn();
  await page.locator('[data-result]').waitFor();
});

play('with the keyboard alone, in German', async ({ enter }) => {
  const player = await enter({ language: 'de' });
  await player.openTable(GAME);
  await showsComponents(player, 'de');
  await player.page.getByRole('heading', { name: 'Deine Hand' }).waitFor();
  await player.playOn({ keyboard: true });
});

play('on a small phone, in dark colours', async ({ enter }) => {
  const player = await enter({ ...PHONE, colorScheme: 'dark' });
  await player.openTable(GAME, { players: 3 });
  await showsComponents(player, 'en');
  await player.fitsSideways();
  await player.playOn();
});
