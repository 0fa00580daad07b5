/** Several people: invitations, spectators, chat, one screen for two. */
import assert from 'node:assert/strict';
import { STILL } from './games.mjs';
import { scene } from './scene.mjs';

const play = scene();

play('two browsers play each other through an invitation while a third watches', async ({ enter, site }) => {
  const host = await enter();
  await host.goto('/new/catan-cards?friends');
  await host.page.getByLabel('Lake').selectOption('open');
  await host.page.getByLabel('Sun').selectOption('random');
  await host.page.getByLabel('Turn limit').fill('8');
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.page.waitForURL('**/table/**');
  await host.page.getByRole('button', { name: 'Invite' }).click();
  const written = await host.page.waitForFunction(() => document.querySelector('#invitation')?.value);
  const link = await written.jsonValue();
  assert.ok(link.startsWith(site.url), link);
  await host.page.keyboard.press('Escape');

  const guest = await enter();
  await guest.goto(new URL(link).pathname);
  await guest.page.waitForURL('**/table/**');

  const watcher = await enter();
  await watcher.goto(new URL(host.page.url()).pathname);
  await watcher.page.getByText('You are watching.').waitFor();

  await host.page.getByRole('button', { name: 'Chat' }).click();
  await host.page.locator('#talk').fill('Hello there');
  await host.page.keyboard.press('Enter');
  await guest.page.getByRole('button', { name: 'Chat (1)' }).click();
  await guest.page.getByText('Hello there').waitFor();
  await watcher.page.getByRole('button', { name: 'Chat (1)' }).waitFor();

  let over = false;
  const enough = async () => over;
  await Promise.all([host, guest].map((player) => player.playOn({ enough }).finally(() => (over = true))));
  for (const { page } of [host, guest, watcher]) await page.locator('[data-result]').waitFor();
  assert.equal(await watcher.page.locator('[data-lit]').count(), 0);
});

play('two people at one screen hand it over, and nothing of the other shows meanwhile', async ({ enter }) => {
  const player = await enter(STILL);
  const { page } = player;
  await player.openTable('catan-cards', { players: 3, seats: ['me', 'me', { bot: 'random' }] });
  const cover = page.locator('[data-hand-over]');
  for (let handed = 0; handed < 3; handed++) {
    await player.playOn({ handsOver: false });
    assert.deepEqual(await page.evaluate(uncovered), []);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    assert.deepEqual(await page.evaluate(uncovered), [], 'keys do not lead past the cover');
    await cover.click();
    await cover.waitFor({ state: 'detached' });
  }
});

/** Runs in the page: what can be seen or focused although the screen is being handed over. */
function uncovered() {
  const dialog = document.querySelector('[data-hand-over]')?.closest('dialog');
  if (!dialog) return ['everything'];
  const [, , , opacity = '1'] = getComputedStyle(dialog).backgroundColor.match(/[\d.]+/g);
  const seen = [];
  if (Number(opacity) < 1) seen.push('through the cover');
  for (const x of [0.02, 0.5, 0.98])
    for (const y of [0.02, 0.3, 0.7, 0.98]) {
      const top = document.elementFromPoint(x * innerWidth, y * innerHeight);
      if (!dialog.contains(top)) seen.push(top?.outerHTML.slice(0, 80));
    }
  const { activeElement } = document;
  if (activeElement !== document.body && !dialog.contains(activeElement)) seen.push(activeElement.outerHTML);
  return seen;
}

play('undo takes back, and the turn can be started over', async ({ enter }) => {
  const player = await enter();
  const { page } = player;
  await player.openTable('kingdom-builder', {
    options: { first_game: 'true', first_player: 'seat0' },
  });
  const undo = page.getByRole('button', { name: 'Undo' });
  await player.decideOnce();
  const before = await player.decideOnce();
  await undo.click();
  assert.ok((await player.decisionsOtherThan(before)) < before);
  await player.decideOnce();
  await page.getByRole('button', { name: 'Start the turn over' }).click();
  await page.waitForFunction(() =>
    document.querySelector('button[aria-disabled]')?.textContent.includes('Undo'),
  );
  await undo.click({ force: true });
  await page.getByText('Undo ends here').waitFor();
});

play('an open table stands on the home page, and whoever sits down plays', async ({ enter }) => {
  const host = await enter();
  await host.goto('/new/settlement?friends');
  await host.page.getByLabel('Anybody may sit down').check();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.page.waitForURL('**/table/**');
  const guest = await enter();
  await guest.goto('/');
  await guest.page.getByRole('button', { name: 'Sit down' }).first().click();
  await guest.page.waitForURL('**/table/**');
  await Promise.any([host, guest].map(({ page }) => page.locator('[data-lit]').first().waitFor()));
  await guest.page.goto('/');
  await guest.page
    .getByRole('link', { name: /Settlement/ })
    .first()
    .waitFor();
});
