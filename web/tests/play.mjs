/**
 * Plays whole games of every game against bots in a real browser, by clicking what is lit, and takes pictures on the way.
 *
 *   npm run build && npm run preview &
 *   SITE=http://localhost:4173 npm run play [game …]
 *
 * Pictures go to `shots/`. CHROMIUM names the browser if it is elsewhere.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const SITE = process.env.SITE ?? 'http://localhost:4173';
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const GAMES = ['kingdom-builder', 'settlement', 'orleans-settlers', 'catan-cards'];
const MOST_CLICKS = 3000;
const wished = process.argv.slice(2);

mkdirSync('shots', { recursive: true });
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const problems = [];

for (const game of wished.length ? wished : GAMES) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(`${game}: ${error.message}`));
  page.on('console', (line) => line.type() === 'error' && problems.push(`${game}: ${line.text()}`));
  await page.goto(SITE);
  await shoot(page, 'home');
  const card = page.locator('article', { has: page.locator(`a[href="/new/${game}"]`) });
  await card.getByRole('button', { name: /^Play/ }).click();
  await page.waitForURL('**/table/**');
  const clicks = await playOn(page, game);
  await page.getByRole('region', { name: 'Result' }).waitFor();
  await shoot(page, `${game}-over`);
  if (problems.length) break;
  console.log(`${game}: over after ${clicks} clicks`);
  await context.close();
}

await browser.close();
for (const problem of problems) console.error(problem);
process.exit(problems.length ? 1 : 0);

/** Clicks lit things until the game is over; how often. */
async function playOn(page, game) {
  for (let click = 0; click < MOST_CLICKS; click++) {
    if (click === 12) await shootAll(page, game);
    if ((await clickSomething(page, click)) === 'over') return click;
  }
  throw new Error(`${game}: not over after ${MOST_CLICKS} clicks`);
}

/** One click on something lit, chosen in turn so that games move on; waits if there is nothing. */
async function clickSomething(page, turn) {
  return page.evaluate(async (turn) => {
    const visible = (thing) => thing.getClientRects().length > 0;
    const deadline = Date.now() + 20_000;
    while (Date.now() < deadline) {
      if (document.querySelector('section[aria-label="Result"]')) return 'over';
      const items = [...document.querySelectorAll('[role="menuitem"]')];
      const lit = [...document.querySelectorAll('[data-target]')].filter(visible);
      const end = lit.filter((thing) => ['end', 'pass', 'done'].includes(thing.dataset.target));
      const things = items.length ? items : end.length && turn % 3 === 0 ? end : lit;
      const thing = things[(turn * 7) % things.length];
      if (thing) {
        (thing.matches('button, [role="menuitem"], [tabindex]')
          ? thing
          : thing.querySelector('button')
        ).click();
        await new Promise((done) => setTimeout(done, 15));
        return 'clicked';
      }
      await new Promise((done) => setTimeout(done, 20));
    }
    throw new Error(`nothing to click: ${document.body.innerText.slice(0, 400)}`);
  }, turn);
}

/** The same moment on a desk, on a phone, in the dark and in German. */
async function shootAll(page, game) {
  await page.waitForTimeout(300);
  await shoot(page, game);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, `${game}-dark`);
  await page.setViewportSize({ width: 360, height: 640 });
  await shoot(page, `${game}-phone-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await shoot(page, `${game}-phone`);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (sideways) problems.push(`${game}: the page scrolls sideways on a phone`);
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function shoot(page, name) {
  await page.screenshot({ path: `shots/${name}.png` });
}
