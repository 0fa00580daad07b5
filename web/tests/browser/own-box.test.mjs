/** The made-up box of `examples/orleans-box` is drawn: its names in both languages, a place with seven slots, goods on a card, and its deeds. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { DESK } from './player.mjs';
import { scene } from './scene.mjs';
import { openSite } from './site.mjs';

const BOX = fileURLToPath(new URL('../../../examples/orleans-box', import.meta.url));

const play = scene();
const folder = mkdtempSync(join(tmpdir(), 'steading-box-'));
let owners;

before(async () => {
  cpSync(BOX, join(folder, 'orleans-settlers'), { recursive: true });
  owners = await openSite({ data: folder });
});
after(async () => {
  await owners?.close();
  rmSync(folder, { recursive: true, force: true });
});

const WORDS = {
  en: { market: 'Market', feast: 'Harvest Feast', hall: 'Cloth Hall', deeds: ['Poor Box', 'Clockwork'] },
  de: { market: 'Markt', feast: 'Erntefest', hall: 'Tuchhalle', deeds: ['Armenkasse', 'Uhrwerk'] },
};

for (const [language, words] of Object.entries(WORDS)) {
  play(`orleans-settlers: a made-up box is drawn (${language})`, async ({ enter }) => {
    const player = await enter({ ...DESK, reducedMotion: 'reduce', language, at: owners });
    await player.openTable('orleans-settlers');
    const { page } = player;
    await page.locator('[data-lit]').first().waitFor({ state: 'attached' });
    for (const deed of words.deeds) await page.getByText(deed, { exact: true }).first().waitFor();
    await page.getByRole('tab', { name: words.market }).click();
    const card = (name) => page.locator('article').filter({ hasText: name });
    await card(words.feast).waitFor();
    assert.equal(await card(words.feast).locator('.slots > *').count(), 7);
    // Two kinds of goods can lie on it.
    assert.equal(await card(words.hall).locator('[role="img"] svg.sign').count(), 2);
  });
}
