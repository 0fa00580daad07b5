/** Somebody in front of a browser, who plays by clicking, tapping or typing and complains about every error. */
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { pick, troubles } from './page.mjs';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const ARGUMENTS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const PATIENCE = 30_000;
const HINT = 5000;
const MOST_DEEDS = 2500;

export const DESK = { viewport: { width: 1440, height: 900 } };
export const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };
export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

export async function openBrowser() {
  return chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
}

export class Player {
  errors = [];
  /** Errors that are expected, such as those of a connection that the test has cut. */
  forgiven = /$^/;
  #last = null;
  #deeds = [];
  #turn = 0;

  static async enter(browser, site, { language = 'en', ...options } = {}) {
    const locale = language === 'de' ? 'de-DE' : 'en-GB';
    const context = await browser.newContext({ ...DESK, locale, baseURL: site.url, ...options });
    const player = new Player();
    player.page = await context.newPage();
    player.taps = options.hasTouch ?? false;
    player.page.setDefaultTimeout(PATIENCE);
    player.page.on('pageerror', (error) => player.errors.push(String(error.stack ?? error)));
    player.page.on('console', (line) => {
      if (line.type() === 'error') player.errors.push(`${line.text()} ${line.location().url}`);
    });
    return player;
  }

  async leave() {
    await this.page.context().close();
  }

  /** A picture of what went wrong, in `shots/`. */
  async shoot(name) {
    await this.page.screenshot({ path: `shots/${name.replace(/[^a-z0-9]+/gi, '-')}.png` });
  }

  async goto(path) {
    await this.page.goto(path);
    await this.page.locator('main').first().waitFor();
  }

  /** Asks the API as the person in this browser. */
  async ask(method, path, body) {
    const response = await this.page.request.fetch(`/api/v1${path}`, { method, data: body });
    assert.ok(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  }

  /** Opens a table with bots, quick ones as a rule, on the other seats and sits down. */
  async openTable(game, { players = 2, seats, bot = 'random', options = {} } = {}) {
    await this.#introduce();
    const bots = Array.from({ length: players - 1 }, () => ({ bot }));
    const table = await this.ask('POST', '/tables', {
      game,
      terms: { players, options },
      public: false,
      seats: seats ?? ['me', ...bots],
    });
    await this.goto(`/table/${table.id}`);
    return table.id;
  }

  async #introduce() {
    if (!this.page.url().startsWith('http')) await this.goto('/');
    const known = await this.page.evaluate(() => localStorage.getItem('steading.known'));
    if (known) return;
    await this.ask('POST', '/guests', { name: 'Mira' });
    await this.page.evaluate(() => localStorage.setItem('steading.known', '1'));
  }

  /** How many decisions the log tells of. */
  async decisions() {
    const last = this.page.locator('ol[aria-label="Moves"] li:last-child a');
    return (await last.count()) ? Number(await last.textContent()) : 0;
  }

  /** Waits until the log tells of more or fewer decisions than these. */
  async decisionsOtherThan(before) {
    while ((await this.decisions()) === before) await this.page.waitForTimeout(30);
    return this.decisions();
  }

  /** Does lit things until the game is over, until `enough` says so, or until the screen is to be handed over by somebody who
   *  does not do that; how many. */
  async playOn({ enough = async () => false, most = MOST_DEEDS, keyboard = false, handsOver = true } = {}) {
    for (let deed = 0; deed < most; deed++) {
      if (await enough(deed)) return deed;
      const next = await this.#next(handsOver);
      if (next.over) return deed;
      if (keyboard) await this.#type(next);
      else await this.#touch(next);
    }
    throw new Error(`not over after ${most} deeds, at last ${this.#deeds.slice(-12).join('; ')}`);
  }

  /** Does one lit thing and waits for the log to tell of it; how many decisions it tells of then. */
  async decideOnce() {
    const before = await this.decisions();
    await this.playOn({ enough: async (deeds) => deeds === 1 });
    return this.decisionsOtherThan(before);
  }

  /** From now on the server's words take so many milliseconds to arrive at tables that are opened. */
  async slowDown(delay) {
    await this.page.routeWebSocket(/./, (here) => {
      const there = here.connectToServer();
      there.onMessage((words) => setTimeout(() => here.send(words), delay));
    });
  }

  /** Does what the coach says, so many times: the table then looks as if somebody played well. */
  async followHints(deeds) {
    const hint = this.page.locator('[data-hint]');
    for (let deed = 0; deed < deeds; deed++) {
      const next = await this.#next();
      if (next.over) return;
      await this.page.keyboard.press('h');
      const asked = await hint.waitFor({ timeout: HINT }).then(
        () => true,
        () => false,
      );
      // There is no hint for what may be done out of turn.
      if (asked) await hint.locator('button').first().click();
      else await this.#touch(next);
      await hint.waitFor({ state: 'detached' });
    }
  }

  /** Waits until there is something to do. */
  async #next(handsOver = true) {
    const deadline = Date.now() + PATIENCE;
    let found;
    do {
      found = await this.page.evaluate(pick, {
        turn: this.#turn,
        last: this.#last,
        handsOver,
      });
      if (found.over || found.name) break;
      if (found.covered?.length) await this.page.keyboard.press('Escape');
      await this.page.waitForTimeout(30);
    } while (Date.now() < deadline);
    assert.deepEqual(found.troubles, [], 'words are missing');
    assert.ok(
      found.over || found.name,
      `nothing to do; covered: ${found.covered?.join('; ')}\n${await this.#looks()}`,
    );
    this.#turn++;
    this.#deeds.push(found.name);
    // A tap shows what would happen, a second one does it; a thing that stays lit for longer is left alone.
    this.#last = this.#last === found.name ? null : found.name;
    return found;
  }

  async #touch({ x, y }) {
    if (this.taps) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** The same with keys: E ends a turn, L goes to the next lit thing, arrows go through a menu, Enter does it. */
  async #type({ name, menu }) {
    if (/^(end|done|pass)$/.test(name)) return this.page.keyboard.press('e');
    const steps = this.#turn % 3;
    for (let step = 0; step < steps; step++) await this.page.keyboard.press(menu ? 'ArrowDown' : 'l');
    if (!menu) await this.page.keyboard.press('l');
    await this.page.keyboard.press('Enter');
  }

  /** No error so far, and no word is missing. */
  async check() {
    assert.deepEqual(await this.page.evaluate(troubles), [], 'words are missing');
    const errors = this.errors.filter((error) => !this.forgiven.test(error));
    assert.deepEqual(errors, [], 'errors in the console');
  }

  async fitsSideways() {
    const [page, window] = await this.page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    assert.ok(page <= window, `the page is ${page} wide, the window ${window}`);
  }

  #looks() {
    return this.page.evaluate(() => document.body.innerText.slice(0, 1500));
  }
}
