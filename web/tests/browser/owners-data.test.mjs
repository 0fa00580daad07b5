/**
 * With the data of an owner of another box, every component shows what these data say, and none of our numbers is left on it.
 *
 * Everything is looked at twice, on a site with our data and on one with quite other ones. A number that stands at the same place
 * on both, and that one of our components has, must be one that the same component has with the other data, and another one
 * unless no data file says it.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { DESK } from './player.mjs';
import { ALL_SETS, MARK, OWNED, writeOwnersData, writeOwnersNames } from './owners-data.mjs';
import { scene } from './scene.mjs';
import { noteTips, readTexts, readTips, Shown } from './shown.mjs';
import { openSite } from './site.mjs';

const play = scene();
const folders = ['data', 'names'].map((what) => mkdtempSync(join(tmpdir(), `steading-${what}-`)));
let owners;
/** With our data under other names. */
let renamed;

before(async () => {
  for (const game of OWNED) writeOwnersData(folders[0], game);
  owners = await openSite({ data: folders[0] });
  for (const game of OWNED)
    await writeOwnersNames(folders[1], game, async (path) =>
      (await fetch(`${owners.url}/api/v1${path}`)).text(),
    );
  renamed = await openSite({ data: folders[1] });
});
after(async () => {
  await owners?.close();
  await renamed?.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const SETS = { sets: ALL_SETS };

/** The games that are looked at. */
const TABLES = {
  'kingdom-builder': [
    { first_game: 'true' },
    {
      ...SETS,
      quadrants: 'quarry,refuge,barracks_crossroads,bazaar_water_mill',
      cards: 'families,geologists,scouts',
    },
    {
      ...SETS,
      quadrants: 'caravan,temple,city_hall_fort,university_palisade',
      cards: 'merchants,messengers,mayors',
    },
  ],
  settlement: [{}, {}],
  'orleans-settlers': [{}, {}],
};

/** So many components at least have shown their rule cards then: else nothing was proved. */
const SEEN = { 'kingdom-builder': 40, settlement: 45, 'orleans-settlers': 50 };

/** How many moments of a game are looked at. */
const MOMENTS = 5;
const OWN_DEEDS = 8;

/** The numbers of components that no data file says: those of the rules, and the pieces of the box. */
const RULES = {
  'kingdom-builder': [
    /^(quadrant|card|task)\/\w+ copies/,
    /^piece\/(warrior|wagon|ship|city_hall|scout) /,
    /^(game|terrain|nomad|location|card)\/[\w-]+ numbers\.(builds|settlements|steps|scouts|walls|gold|most|second|lines)/,
    /^(hex\/silo|task\/(road|advance)) numbers\.settlements/,
    /^card\/mayors numbers/,
  ],
  settlement: [
    /^(game|region|street|trade|piece|action\/(region|street|fort))\b/,
    /^(terrain|building|hero|artifact|guild)\/[\w-]+ copies/,
    /^hero\/[abd]\d+ numbers\.points/,
    // One of several kinds, one resource of a terrain, one token.
    /^(building\/(warehouse|trading_post|bazaar|bank|cathedral)|artifact\/\w+) steps\.\d\.(take|pay)\.0\.count 1/,
  ],
  'orleans-settlers': [
    /^(place|deed|event|building|supply)\/\w+ (copies|numbers\.each)/,
    /^space\//,
    /^good\/\w+ numbers\.start/,
    /^game\/orleans-settlers numbers\.(rounds|players|events_each|recall_below|technology_slots)/,
    // Each recruit is one follower, each slot one place, each exchange one for one.
    /^(place|track|event|follower)\/[\w-]+ .*(take|pay)\.0\.count 1$/,
    /^place\/\w+ slots\.\d\.count 1$/,
  ],
};

/** What rule cards say of rules, and what they count on the table. */
const NOT_PRINTED =
  /^(Trade|Tausche) |^(Activating|Eine Aktivierung|Aktivieren) |(slots are empty|Plätze sind leer)\.$/;

/** Every number on a component, by what it is. */
function numbersOn(thing) {
  const found = new Map();
  const walk = (value, path) => {
    if (typeof value === 'number') found.set(path.join('.'), value);
    else if (Array.isArray(value) && typeof value[0] === 'string' && value.length === 2)
      walk(value[1], [...path.slice(0, -1), value[0]]);
    else if (value && typeof value === 'object')
      for (const [name, part] of Object.entries(value)) walk(part, [...path, name]);
  };
  walk(thing, []);
  return found;
}

/** The numbers of components with our data and with other ones. */
class Components {
  #byTitle = new Map();
  #names = new Set();
  /** The numbers that are the same with both. */
  same = new Set();

  static async ask(one, other, game, language) {
    const query = game === 'kingdom-builder' ? `?${new URLSearchParams(SETS)}` : '';
    const things = await Promise.all(
      [one, other].map((site) => site.ask('GET', `/games/${game}/things${query}`)),
    );
    const texts = await one.page.request.get(`/api/v1/games/${game}/texts/${language}`);
    const words = new FluentBundle(language, { useIsolating: false });
    words.addResource(new FluentResource(await texts.text()));
    const components = new Components();
    things[0].forEach((thing, at) => {
      const name = (key) => words.formatPattern(words.getMessage(key).value, { amount: 1 });
      // What brings points is a goal as well, under another name.
      components.#names.add(titled(name(thing.name)));
      const goals = (thing.words ?? []).filter(([what]) => what === 'score').map(([, key]) => key);
      for (const key of [thing.name, ...goals]) components.#add(name(key), thing, things[1][at]);
    });
    return components;
  }

  #add(name, thing, other) {
    const [ours, others] = [numbersOn(thing), numbersOn(other)];
    const known = this.#byTitle.get(titled(name)) ?? { ours: new Set(), others: new Set(), fixed: new Set() };
    this.#byTitle.set(titled(name), known);
    for (const number of others.values()) known.others.add(number);
    for (const [what, number] of ours) {
      known.ours.add(number);
      if (others.get(what) !== number) continue;
      known.fixed.add(number);
      this.same.add(`${thing.kind}/${thing.id} ${what} ${number}`);
    }
  }

  /** Whether a component itself is called so. */
  names(title) {
    return this.#names.has(titled(title));
  }

  has(title) {
    return this.#byTitle.has(titled(title));
  }

  /** Whether a number that a rule card or a drawing shows with our data may be this one with the others. */
  allows({ title, isDrawing, number, other }) {
    const known = this.#byTitle.get(titled(title));
    // What is no component draws what lies there now.
    if (!known) return isDrawing || number !== other;
    if (!known.ours.has(number)) return true;
    // Beside what is printed, a drawing shows how many there are.
    if (isDrawing) return number !== other || known.others.has(other);
    return number === other ? known.fixed.has(number) : known.others.has(other);
  }
}

/** What the form says of itself: how many there are to choose from, who plays, and what options are called. */
const OF_THE_FORM = / · |^(All|Alle) \d+$|12 (points|Punkte)/;

/** The heads of rule cards begin with a capital, names need not. */
const titled = (name) => name.toLowerCase();

async function gameOver(player, table) {
  while ((await player.ask('GET', `/tables/${table}`)).status !== 'finished')
    await player.page.waitForTimeout(100);
}

/** All rule cards on the tables of a game: at the beginning, while somebody plays, and at moments of a whole game. */
async function tipsOf(player, game) {
  const shown = new Shown();
  const { page } = player;
  const look = async () => shown.addTips(await page.evaluate(readTips));
  await player.goto(`/new/${game}`);
  await page.waitForLoadState('networkidle');
  await look();
  for (const options of TABLES[game]) {
    await player.openTable(game, { options });
    await page.locator('[data-lit]').first().waitFor({ state: 'attached' });
    await look();
    await player.playOn({ enough: async (deeds) => deeds === OWN_DEEDS });
    await look();
    const bots = [{ bot: 'easy' }, { bot: 'easy' }];
    const watched = await player.openTable(game, { options, seats: bots });
    await gameOver(player, watched);
    await player.goto(`/replay/${watched}`);
    const last = Number(await page.getByRole('slider').getAttribute('max'));
    for (let moment = 0; moment < MOMENTS; moment++) {
      await player.goto(`/replay/${watched}/${Math.round((last * moment) / (MOMENTS - 1))}`);
      await page.getByRole('slider').waitFor();
      await look();
    }
  }
  return shown;
}

/** What is said before a game. */
async function setupOf(player, game) {
  const shown = new Shown();
  await player.goto(`/new/${game}`);
  await player.page.waitForLoadState('networkidle');
  shown.addTexts(await player.page.evaluate(readTexts));
  return shown;
}

/** Two people with the same eyes, one on a site with our data and one with the others. */
async function two(enter, language) {
  const eyes = { ...DESK, reducedMotion: 'reduce', language };
  const players = [await enter(eyes), await enter({ ...eyes, at: owners })];
  for (const { page } of players) await page.addInitScript(noteTips);
  return players;
}

for (const game of OWNED) {
  play(`${game}: an owner can change every number that is data`, async ({ enter }) => {
    const components = await Components.ask(...(await two(enter, 'en')), game, 'en');
    const left = [...components.same].filter((number) => !RULES[game].some((rule) => rule.test(number)));
    assert.deepEqual(left, []);
  });
  for (const language of ['en', 'de']) {
    play(`${game}: an owner's numbers are drawn (${language})`, async ({ enter }) => {
      const players = await two(enter, language);
      const components = await Components.ask(...players, game, language);
      const [ours, others] = await Promise.all(players.map((player) => tipsOf(player, game)));
      const left = [...ours.lasting(others)].filter(
        (seen) => !NOT_PRINTED.test(seen.text) && !components.allows(seen),
      );
      assert.deepEqual(left, []);
      const looked = [...others.titles].filter((title) => components.has(title));
      assert.ok(
        looked.length >= SEEN[game],
        `only ${looked.length} components were seen: ${looked.join(', ')}`,
      );
    });
    play(`${game}: an owner's names stand on the components (${language})`, async ({ enter }) => {
      const eyes = { ...DESK, reducedMotion: 'reduce', language };
      const [plain, player] = [await enter(eyes), await enter({ ...eyes, at: renamed })];
      await player.page.addInitScript(noteTips);
      const components = await Components.ask(plain, plain, game, language);
      const titles = [...(await tipsOf(player, game)).titles];
      assert.deepEqual(
        titles.filter((title) => components.names(title)),
        [],
      );
      const marked = titles.filter((title) => title.includes(MARK));
      assert.ok(
        marked.length >= SEEN[game] - 5,
        `only ${marked.length} names were seen: ${marked.join(', ')}`,
      );
    });
    play(`${game}: an owner's numbers stand in the set-up (${language})`, async ({ enter }) => {
      const [ours, others] = await Promise.all(
        (await two(enter, language)).map((player) => setupOf(player, game)),
      );
      const same = [...ours.lasting(others)].filter(({ number, other }) => number === other);
      const left = new Set(same.map(({ text }) => text));
      assert.deepEqual(
        [...left].filter((text) => !OF_THE_FORM.test(text)),
        [],
      );
    });
  }
}

play('kingdom-builder: the pictures of quadrants are those of an owner', async ({ enter }) => {
  const [ours, others] = await Promise.all(
    (await two(enter, 'en')).map(async ({ page }) => {
      await page.goto('/new/kingdom-builder');
      await page.locator('button.picture').first().waitFor();
      await page.getByRole('button', { name: 'First game' }).click();
      return page.evaluate(() => ({
        pictures: [...document.querySelectorAll('button.picture')].map((each) => [
          each.textContent,
          each.querySelector('svg').innerHTML,
        ]),
        board: document.querySelector('.mini').textContent,
      }));
    }),
  );
  assert.ok(ours.pictures.length > 0);
  const drawn = new Map(ours.pictures);
  const same = others.pictures.filter(([name, picture]) => drawn.get(name) === picture);
  assert.deepEqual(
    same.map(([name]) => name),
    [],
  );
  assert.notEqual(ours.board, others.board, 'the recommended first game');
});
