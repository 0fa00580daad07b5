/** axe-core finds nothing serious on any page, in light and dark, in English and German. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PHONE } from './player.mjs';
import { scene } from './scene.mjs';

const play = scene();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const GAMES = ['kingdom-builder', 'settlement', 'orleans-settlers', 'catan-cards'];
const PLAYERS = { 'catan-cards': 3 };

async function inspect({ page }) {
  await page.locator('main').first().waitFor();
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
    for (const game of GAMES) {
      await player.goto(`/new/${game}`);
      await inspect(player);
      const table = await player.openTable(game, { players: PLAYERS[game] });
      await player.playOn({ enough: async (deeds) => deeds === 8 });
      await page.locator('[data-lit]').first().waitFor();
      await inspect(player);
      if (game !== 'kingdom-builder') continue;
      await player.goto(`/replay/${table}`);
      await page.getByRole('slider').waitFor();
      await inspect(player);
    }
    await player.goto('/rules/settlement');
    await page.locator('strong[id]').first().waitFor();
    await inspect(player);
    player.forgiven = /status of 404/;
  });
}
