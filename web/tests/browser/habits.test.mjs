/** What somebody finds who plays here often, and who comes for the first time. */
import assert from 'node:assert/strict';
import { GAMES, STILL } from './games.mjs';
import { TABLET } from './player.mjs';
import { scene } from './scene.mjs';

const play = scene();
const MOST_CLICKS = 3;

for (const game of Object.keys(GAMES)) {
  play(`${game}: from a fresh start to the first move in ${MOST_CLICKS} clicks`, async ({ enter }) => {
    const player = await enter(STILL);
    const { page } = player;
    const moves = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"act"')) moves.push(payload);
      }),
    );
    await player.goto('/');
    const card = page.locator('article', { has: page.locator(`a[href="/new/${game}"]`) });
    await card.getByRole('button', { name: /^Play/ }).click();
    await page.waitForURL('**/table/**');
    await page.locator('[data-lit]').first().waitFor();
    await page.waitForLoadState('networkidle');
    const moved = async () => {
      await page.waitForTimeout(150);
      return moves.length > 0;
    };
    const clicks = 1 + (await player.playOn({ enough: moved, most: MOST_CLICKS }));
    assert.ok(clicks <= MOST_CLICKS, `${clicks} clicks`);
    assert.equal(await page.getByRole('dialog').count(), 0, 'nothing was refused');
  });
}

play('what others did and what is asked is said aloud', async ({ enter }) => {
  const player = await enter(STILL);
  const { page } = player;
  await player.openTable('kingdom-builder', GAMES['kingdom-builder']);
  await page.evaluate(() => {
    window.said = [];
    const live = document.querySelector('[role="status"][aria-live="polite"]');
    new MutationObserver(() => window.said.push(live.textContent)).observe(live, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await player.playOn({ enough: async (deeds) => deeds === 9 });
  await page.locator('[data-lit]').first().waitFor();
  const other = await page.locator('article.panel strong').nth(1).textContent();
  const said = await page.evaluate(() => window.said);
  const told = said.join('\n');
  assert.match(told, new RegExp(`${other} builds`), 'what the bot did');
  assert.match(told, /^Build /m, 'what is asked');
});

play('N goes to the next table that waits for you', async ({ enter }) => {
  const player = await enter(STILL);
  const { page } = player;
  const tables = [];
  for (const game of ['settlement', 'orleans-settlers']) {
    tables.push(await player.openTable(game, GAMES[game]));
    await page.locator('[data-lit]').first().waitFor();
  }
  await player.goto('/');
  await page
    .getByRole('link', { name: /Settlement/ })
    .first()
    .waitFor();
  const seen = [];
  for (let time = 0; time < 2; time++) {
    await page.keyboard.press('n');
    await page.waitForFunction(
      (seen) => location.pathname.startsWith('/table/') && !seen.includes(location.pathname.split('/')[2]),
      seen,
    );
    seen.push(new URL(page.url()).pathname.split('/')[2]);
    await page.locator('[data-lit]').first().waitFor();
  }
  assert.deepEqual(seen.toSorted(), tables.toSorted());
});

play('a line of the log points at what it speaks of, and leads to its moment', async ({ enter }) => {
  const player = await enter(STILL);
  const { page } = player;
  const table = await player.openTable('kingdom-builder', {
    options: { first_game: 'true', first_player: 'seat0' },
  });
  await player.playOn({ enough: async () => (await player.decisions()) > 3 });
  const line = page.locator('ol[aria-label="Moves"] li', { hasText: 'builds' }).first();
  assert.equal(await page.locator('[data-ring]').count(), 0);
  await line.hover();
  await page.locator('[data-ring]').first().waitFor();
  const link = line.getByRole('link');
  const decision = await link.textContent();
  await link.click();
  await page.waitForURL(`**/replay/${table}/${decision}`);
  assert.equal(await page.getByRole('slider').inputValue(), decision);
});

play('the rules are searched', async ({ enter }) => {
  const player = await enter(STILL);
  const { page } = player;
  await player.goto('/rules/kingdom-builder');
  await page.locator('strong[id]').first().waitFor();
  const search = page.getByRole('search');
  await search.getByRole('searchbox').fill('castle');
  await page.locator('.found').waitFor();
  const first = await page.locator('.found').textContent();
  assert.match(first, /castle/i);
  await page.keyboard.press('Enter');
  await page.waitForFunction((first) => document.querySelector('.found')?.textContent !== first, first);
  await search.getByRole('searchbox').fill('no rule has a xylophone');
  await page.locator('.found').waitFor({ state: 'detached' });
});

play('no sound is made until somebody wants it', async ({ enter }) => {
  const player = await enter(STILL);
  const { page } = player;
  await page.addInitScript(() => {
    window.sounds = 0;
    const Context = window.AudioContext;
    window.AudioContext = class extends Context {
      createOscillator() {
        window.sounds++;
        return super.createOscillator();
      }
    };
  });
  await player.openTable('kingdom-builder', GAMES['kingdom-builder']);
  await player.playOn({ enough: async (deeds) => deeds === 6 });
  assert.equal(await page.evaluate(() => window.sounds), 0);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Turn sounds on' }).click();
  assert.ok((await page.evaluate(() => window.sounds)) > 0);
});

play('what takes its time says so', async ({ enter }) => {
  const player = await enter(STILL);
  const { page } = player;
  const table = await player.openTable('settlement');
  await page.route('**/api/v1/tables/**', async (route) => {
    await page.waitForTimeout(1200);
    await route.continue();
  });
  for (const path of [`/table/${table}`, `/replay/${table}`]) {
    await page.goto(path);
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
  }
});

play('the site can be installed', async ({ enter, site }) => {
  const player = await enter();
  await player.goto('/');
  const browser = await player.page.context().newCDPSession(player.page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  assert.equal(url, `${site.url}/manifest.webmanifest`);
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  assert.equal(manifest.display, 'standalone');
  assert.equal(manifest.start_url, '/');
  assert.ok(manifest.icons.length > 0);
  for (const { src, type } of manifest.icons) {
    const icon = await player.page.request.get(src);
    assert.ok(icon.ok() && (await icon.body()).length > 0, src);
    assert.ok(icon.headers()['content-type'].startsWith(type), src);
  }
});

play('a whole game on a tablet, by tapping', async ({ enter }) => {
  const player = await enter({ ...STILL, ...TABLET });
  await player.openTable('settlement');
  await player.playOn({
    enough: async (deeds) => {
      if (deeds % 20 === 0) await player.fitsSideways();
      return false;
    },
  });
});
