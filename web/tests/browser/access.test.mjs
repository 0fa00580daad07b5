/** axe-core finds nothing serious on any page, in light and dark, in English and German. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GAMES } from './games.mjs';
import { PHONE } from './player.mjs';
import { scene } from './scene.mjs';

const play = scene();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function inspect({ page }) {
  await page.locator('main').first().waitFor();
  // What is half faded in has half its contrast.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes
            .slice(0, 4)
            .map((node) => node.html.slice(0, 200))
            .join('\n')}`,
      );
  });
  assert.deepEqual(found, [], `on ${page.url()}`);
}

const LOOKS = {
  'in light colours': { colorScheme: 'light' },
  'on a phone, in dark colours and in German': { ...PHONE, colorScheme: 'dark', language: 'de' },
};

for (const [name, look] of Object.entries(LOOKS)) {
  play(`every page is accessible ${name}`, async ({ enter }) => {
    const player = await enter(look);
    const { page } = player;
    for (const path of ['/', '/learn', '/replays', '/about', '/me', '/join/nowhere', '/nowhere']) {
      await player.goto(path);
      await inspect(player);
    }
    for (const [game, terms] of Object.entries(GAMES)) {
      await player.goto(`/new/${game}`);
      await inspect(player);
      const table = await player.openTable(game, terms);
      await player.playOn({ enough: async (deeds) => deeds === 8 });
      await page.locator('[data-lit]').first().waitFor();
      await inspect(player);
      await player.goto(`/replay/${table}`);
      await page.getByRole('slider').waitFor();
      await inspect(player);
      await player.goto(`/rules/${game}`);
      await page.locator('strong[id]').first().waitFor();
      await inspect(player);
    }
    player.forgiven = /status of 404/;
  });
}

play('everything that opens over a table is accessible', async ({ enter }) => {
  const player = await enter({ colorScheme: 'dark' });
  const { page } = player;
  await player.openTable('kingdom-builder', GAMES['kingdom-builder']);
  await page.locator('[data-lit]').first().waitFor();
  const menu = page.getByRole('button', { name: 'Table', exact: true });
  const isOpen = page.locator('dialog[open], [role="dialog"]').first();
  for (const name of ['Invite', 'Keys']) {
    await menu.click();
    await isOpen.waitFor();
    if (name === 'Invite') await inspect(player);
    await isOpen.getByRole('button', { name }).click();
    await inspect(player);
    await page.keyboard.press('Escape');
    await isOpen.waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'End turn' }).click({ force: true });
  await page.locator('.popover blockquote').waitFor();
  await inspect(player);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('[data-hint]').waitFor();
  await inspect(player);
  await player.openTable('catan-cards', { players: 3, seats: ['me', 'me', { bot: 'random' }] });
  await player.playOn({ handsOver: false });
  await inspect(player);
});
