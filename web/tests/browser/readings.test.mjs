/** One choice says how a booklet is read; the table then names what is not as printed. */
import assert from 'node:assert/strict';
import { DESK, PHONE } from './player.mjs';
import { scene } from './scene.mjs';

const play = scene();

const usual = ({ kind }) => String(kind.kind === 'subset' && !kind.default.length ? 'none' : kind.default);
/** The readings of a game, and those that are commonly played otherwise than printed. */
const readingsOf = ({ options }) => options.filter(({ common }) => common !== null);
const otherwise = (game) => readingsOf(game).filter((option) => option.common !== usual(option));

const WORDS = {
  en: {
    common: 'As commonly played',
    single: 'Single readings',
    fill: 'Fill with bots and start',
    log: 'Moves',
  },
  de: {
    common: 'Wie meist gespielt',
    single: 'Einzelne Lesarten',
    fill: 'Mit Bots auffüllen und beginnen',
    log: 'Züge',
  },
};

for (const [language, window] of [
  ['en', DESK],
  ['de', PHONE],
]) {
  play(`readings are chosen at once and named at the table, ${language}`, async ({ enter, skip }) => {
    const player = await enter({ ...window, language });
    const { page } = player;
    await player.goto('/');
    const games = await player.ask('GET', '/games');
    const game = games.find((one) => otherwise(one).length);
    if (!game) return skip('no game has a reading that is commonly played otherwise than printed');
    const words = WORDS[language];

    await player.goto(`/new/${game.id}?friends`);
    const field = page.locator('[data-readings]');
    await field.waitFor();
    assert.equal(await field.getAttribute('data-readings'), 'printed');
    await field.getByRole('button', { name: words.common }).click();
    assert.equal(await field.getAttribute('data-readings'), 'common');
    assert.equal(
      await field.locator('.option').first().isVisible(),
      false,
      'single readings are under a fold',
    );
    await field.getByText(words.single).click();
    assert.equal(await field.locator('.option').count(), readingsOf(game).length);
    await player.fitsSideways();

    await page.locator('footer button').last().click();
    const named = page.locator('[data-read-otherwise]');
    await named.waitFor();
    assert.equal(await named.locator('li').count(), otherwise(game).length);
    assert.ok(await named.locator('li').first().isVisible(), 'told at once to those who wait');
    await player.fitsSideways();

    const table = page.url().split('/').pop();
    const { terms, readings } = await player.ask('GET', `/tables/${table}`);
    assert.deepEqual(terms.options, { readings: 'common' });
    assert.deepEqual(readings, Object.fromEntries(otherwise(game).map(({ name, common }) => [name, common])));

    await page.getByRole('button', { name: words.fill }).click();
    await page.locator('[data-lit]').first().waitFor();
    if (window === PHONE) await page.getByRole('button', { name: words.log, exact: true }).click();
    const beside = named.filter({ visible: true });
    await beside.waitFor();
    assert.equal(await beside.locator('li').first().isVisible(), false, 'folded beside a running game');
    await beside.locator('summary').click();
    assert.ok(await beside.locator('li').first().isVisible());
    await player.fitsSideways();
  });
}
