/** A click on something that is not allowed explains itself with a rule. */
import assert from 'node:assert/strict';
import { GAMES, STILL } from './games.mjs';
import { scene } from './scene.mjs';

const play = scene();
const RULES = {
  'kingdom-builder': /^KB-\d/,
  settlement: /^SE-\d/,
  'orleans-settlers': /^OR-\d/,
  'catan-cards': /^CA-/,
};

for (const [game, terms] of Object.entries(GAMES)) {
  play(`${game}: an illegal click explains itself`, async ({ enter }) => {
    const player = await enter(STILL);
    const { page } = player;
    await player.openTable(game, terms);
    await page.locator('[data-lit]').first().waitFor();
    const why = page.getByRole('dialog', { name: 'Why not' });
    const unlit = page.locator('.board [data-target]:not([data-lit])');
    for (let number = 0; number < (await unlit.count()); number += 5) {
      await unlit
        .nth(number)
        .click({ force: true, timeout: 2000 })
        .catch(() => {});
      const shown = why.locator('blockquote').waitFor({ timeout: 1000 });
      if (
        await shown.then(
          () => true,
          () => false,
        )
      )
        break;
    }
    const rule = await why.locator('blockquote b').textContent();
    assert.match(rule, RULES[game]);
    await page.keyboard.press('Escape');
    await why.waitFor({ state: 'detached' });
  });
}

play('who clicks twice, or before the answer is there, is told nothing', async ({ enter }) => {
  const player = await enter();
  const { page } = player;
  await player.openTable('kingdom-builder', {
    options: { first_game: 'true', first_player: 'seat0' },
  });
  const lit = page.locator('[data-hex][data-lit]');
  const built = page.locator('[data-hex][aria-label*="Mira"]');
  await lit.first().waitFor({ state: 'attached' });
  // Two hexes side by side, the second one while the first is on its way.
  await page.evaluate(() => {
    const at = (hex) => document.querySelector(`[data-hex="${hex}"][data-lit]`);
    const right = ({ dataset }) => at(dataset.hex.replace(/\d+$/, (column) => Number(column) + 1));
    const first = [...document.querySelectorAll('[data-hex][data-lit]')].find(right);
    for (const hex of [first, right(first)]) hex.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await built.nth(1).waitFor({ state: 'attached' });
  await lit.first().waitFor({ state: 'attached' });
  const box = await lit.first().boundingBox();
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await built.nth(2).waitFor({ state: 'attached' });
  await page.waitForTimeout(300);
  assert.equal(await page.getByRole('dialog').count(), 0);
  assert.equal(await page.getByText('Somebody was faster').count(), 0);
});
