/**
 * Pictures of every page and every table: on a desk, on a phone, in the dark and in German. Of home and the tables on tablets too.
 *
 *   npm run build && npm run screenshots [name …]
 *
 * They go to `target/pictures/` as WebP, unless PICTURES and FORMAT say otherwise; those that README.md or docs/*.md show also go to
 * `docs/pictures/`. STEADING names the server's program.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DESK, openBrowser, PHONE, Player, TABLET } from './browser/player.mjs';
import { openSite } from './browser/site.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = process.env.PICTURES ?? `${ROOT}target/pictures/`;
const FORMAT = process.env.FORMAT ?? 'webp';
/** The pictures that are also kept for documents. */
const SHOWN = process.env.PICTURES === undefined ? shownInDocuments() : new Set();
const QUALITY = FORMAT === 'webp' ? 82 : undefined;
const SMALL = { ...PHONE, viewport: { width: 390, height: 844 } };
const LOOKS = {
  desktop: DESK,
  'desktop-dark': { ...DESK, colorScheme: 'dark' },
  phone: SMALL,
  'phone-dark-de': { ...SMALL, colorScheme: 'dark', language: 'de' },
  'desktop-de': { ...DESK, language: 'de' },
};
/** Only home and the tables are looked at on these. */
const TABLETS = {
  tablet: TABLET,
  'tablet-wide': { ...TABLET, viewport: { width: 1180, height: 820 } },
};
const TABLES = {
  'kingdom-builder': { players: 4, options: { first_game: 'true' }, deeds: 24 },
  settlement: { players: 3, deeds: 18 },
  'orleans-settlers': { players: 3, deeds: 40 },
  'catan-cards': { players: 4, deeds: 14 },
};
const PAGES = {
  home: '/',
  learn: '/learn',
  rules: '/rules/kingdom-builder#KB-32',
  about: '/about',
  me: '/me',
  'new-table': '/new/kingdom-builder',
  'new-settlement': '/new/settlement',
  'new-orleans': '/new/orleans-settlers',
  'new-catan': '/new/catan-cards',
};

const wished = process.argv.slice(2);
const wanted = (name) => wished.length === 0 || wished.some((start) => name.startsWith(start));

mkdirSync(FOLDER, { recursive: true });
const [site, browser] = await Promise.all([openSite(), openBrowser()]);
const player = await Player.enter(browser, site, { reducedMotion: 'reduce' });
const tables = {};
for (const [game, { deeds, ...terms }] of Object.entries(TABLES)) {
  if (!wanted(game) && !wanted('home') && !wanted('replay') && !wanted('why-not')) continue;
  tables[game] = await player.openTable(game, { ...terms, bot: 'easy' });
  await player.followHints(deeds);
}
const session = await player.page.context().storageState();

for (const [look, options] of Object.entries({ ...LOOKS, ...TABLETS })) {
  const viewer = await Player.enter(browser, site, {
    ...options,
    storageState: session,
    reducedMotion: 'reduce',
  });
  for (const [name, path] of Object.entries(PAGES))
    if (wanted(name) && (look in LOOKS || name === 'home')) await shoot(viewer, path, `${name}-${look}`);
  for (const [game, id] of Object.entries(tables)) {
    if (wanted(game)) await shoot(viewer, `/table/${id}`, `${game}-${look}`);
  }
  if (wanted('why-not') && look in LOOKS)
    await shoot(viewer, `/table/${tables['kingdom-builder']}`, `why-not-${look}`, whyNot);
  viewer.errors.forEach((error) => console.error(look, error));
  await viewer.page.context().close();
}

if (['replay', 'replays', 'result'].some(wanted)) {
  const id = await player.openTable('kingdom-builder', {
    players: 3,
    bot: 'easy',
    options: { first_game: 'true' },
  });
  await player.playOn();
  const done = await player.page.context().storageState();
  for (const [look, options] of Object.entries(LOOKS)) {
    const viewer = await Player.enter(browser, site, {
      ...options,
      storageState: done,
      reducedMotion: 'reduce',
    });
    if (wanted('result')) await shoot(viewer, `/table/${id}`, `result-${look}`);
    if (wanted('replays')) await shoot(viewer, '/replays', `replays-${look}`);
    if (wanted('replay')) await shoot(viewer, `/replay/${id}/60`, `replay-${look}`, analysed);
    await viewer.page.context().close();
  }
}

await browser.close();
await site.close();

async function shoot(viewer, path, name, prepare = async () => {}) {
  const { page } = viewer;
  await viewer.goto(path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await prepare(page);
  await page.waitForTimeout(300);
  const browser = await page.context().newCDPSession(page);
  const picture = await browser.send('Page.captureScreenshot', { format: FORMAT, quality: QUALITY });
  const data = Buffer.from(picture.data, 'base64');
  const file = `${name}.${FORMAT}`;
  writeFileSync(`${FOLDER}${file}`, data);
  if (SHOWN.has(file)) writeFileSync(`${ROOT}docs/pictures/${file}`, data);
}

/** The files in `docs/pictures/` that a document shows. */
function shownInDocuments() {
  const pages = readdirSync(`${ROOT}docs`).filter((name) => name.endsWith('.md'));
  const documents = ['README.md', ...pages.map((name) => `docs/${name}`)];
  const text = documents.map((document) => readFileSync(`${ROOT}${document}`, 'utf8')).join();
  return new Set([...text.matchAll(/pictures\/([\w-]+\.\w+)/g)].map(([, file]) => file));
}

/** A click on something that is not lit. */
async function whyNot(page) {
  await page.locator('[data-lit]').first().waitFor();
  for (const [x, y] of (await page.evaluate(unlitHexes)).slice(0, 30)) {
    await page.mouse.click(x, y);
    const shown = await page
      .locator('.popover blockquote')
      .waitFor({ timeout: 2500 })
      .then(
        () => true,
        () => false,
      );
    if (shown) return;
  }
}

/** Runs in the page: where hexes are that are not lit, one of each few. */
function unlitHexes() {
  const middle = (hex) => {
    const { left, top, width, height } = hex.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  return [...document.querySelectorAll('[data-target^="hex/"]:not([data-lit])')]
    .filter((hex) => document.elementFromPoint(...middle(hex)) === hex)
    .filter((_, number) => number % 3 === 1)
    .map(middle);
}

async function analysed(page) {
  await page.getByRole('slider').waitFor();
  await page.locator('[data-analysis="unasked"] .primary').click();
  await page.locator('[data-analysis="done"]').waitFor({ timeout: 90_000 });
}
