/** What every file of tests begins with: a site and a browser, closed at the end. */
import { after, before, test } from 'node:test';
import { openBrowser, Player } from './player.mjs';
import { openSite } from './site.mjs';

/** Long enough for a whole game on a busy machine. */
const LONGEST = 240_000;

/** Opens the scene of a file; `play` is a test with players who `enter` this site, or another one, and
 *  that can `skip` what this site has not. */
export function scene() {
  let site;
  let browser;
  before(async () => {
    site = await openSite();
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  async function perform(name, act, skip) {
    const players = [];
    const enter = async ({ at = site, ...options } = {}) => {
      const player = await Player.enter(browser, at, options);
      players.push(player);
      return player;
    };
    try {
      await act({ enter, site, skip });
      for (const player of players) await player.check();
    } catch (error) {
      for (const [number, player] of players.entries()) await player.shoot(`${name} ${number}`);
      throw error;
    } finally {
      for (const player of players) await player.leave();
    }
  }

  return function play(name, act) {
    test(name, { timeout: LONGEST }, (context) => perform(name, act, (why) => context.skip(why)));
  };
}
