/**
 * The data of an owner of quite another box: our files with every number changed to another one that the game takes, and with
 * other boards. Who adds a number to a file gets another one here by itself.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GAMES = fileURLToPath(new URL('../../../crates/games', import.meta.url));
const FULL_PLACE = 4;
/** More tokens than this are a supply and no price. */
const FEW = 10;

const more = (number) => number + 1;
const same = (number) => number;
const ofResources = (change) =>
  Object.fromEntries(['wood', 'clay', 'stone', 'diamond', 'gold'].map((resource) => [resource, change]));

/** How the numbers of a game become others, by file and then by their name; `usual` is for all that have no line of their own. */
const CHANGES = {
  'kingdom-builder': {
    'cards.toml': {
      settlements: () => 31,
      // As many as there are hexes on the boards, and tiles for each of them.
      hexes: same,
      tiles: (tiles) => (tiles / 2) * 3,
      // The pieces of the box are these and no others.
      warriors: same,
      scouts: same,
      wagons: same,
      ships: same,
      city_halls: same,
      // With more the game could not be played.
      capitols: (capitols) => capitols - 1,
      caves: (caves) => caves - 1,
    },
  },
  settlement: {
    'heroes.toml': {
      bonus_settlers: (count) => (count + 1) % 3,
      points: (points) => points + 20,
      // No place in the row makes our price of them.
      ...ofResources((count) => count + 4),
    },
    'buildings.toml': { copies: same, vp_each: (points) => points + 6 },
    'supply.toml': {
      min: (points) => points && points + 3,
      ...ofResources((count) => (count < FEW ? more(count) : count + 30)),
    },
    'terrains.toml': { region: same },
    'artifacts.toml': {},
  },
  'orleans-settlers': {
    'goods.toml': {},
    'followers.toml': { green_capacity: () => 15 },
    'map.toml': { col: same, y2: same },
    'eras.toml': { start_era: same },
    'glory.toml': {},
    'deeds.toml': {},
    'places.toml': {},
    'events.toml': { per_category: same, drawn_per_category: same },
  },
};

/** What else becomes another thing: boards, slots, and the words that stand for numbers. */
const REWRITES = {
  'kingdom-builder': {
    'cards.toml': (text) =>
      text
        .replace('"tavern", "paddock", "oasis", "farm"', '"tower", "oracle", "harbor", "barn"')
        .replace('"fishermen", "knights", "merchants"', '"miners", "workers", "lords"'),
    'quadrants.txt': (text) => text.replace(/^(counts: .*|[A-Z0-9.]{5}|[A-Z0-9]{10})$/gm, otherLand),
  },
  settlement: {
    // Exactly one token is stored.
    'buildings.toml': (text) => text.replace(/(store = \{ \w+ = )\d+/g, (_, one) => `${one}1`),
    'terrains.toml': (text) =>
      turn(turn(text, ['"wood"', '"clay"', '"stone"']), ['"green"', '"yellow"', '"blue"', '"red"']),
    // Who begins with little of everything could hardly play.
    'supply.toml': (text) =>
      text.replace(
        /^start_resources.*$/m,
        'start_resources = { wood = 9, clay = 9, stone = 9, diamond = 9, gold = 9 }',
      ),
    'heroes.toml': (text) => turn(text, ['"green"', '"yellow"', '"blue"', '"red"']),
  },
  'orleans-settlers': {
    'map.toml': (text) => text.replace(/^(p[234] = )\{.*\}.*$/gm, otherTiles),
    'eras.toml': (text) => text.replace(/^n = \d+$/gm, (line) => line.replace(/\d+/, (n) => n - 1)),
    'glory.toml': (text) =>
      text.replace(
        /^(tile_spaces = )(.*)$/m,
        (_, name, spaces) => name + spaces.replace(/\d+/g, (at) => more(+at)),
      ),
    'deeds.toml': (text) => text.replace(/^  \{ tile.*$/gm, (slot) => `${slot}\n${slot}`),
    'places.toml': (text) => text.replace(/^slots = \[("[^\]]*)\](\nmin_filled = )?(\d+)?/gm, otherSlots),
  },
};

/** Writes the files of a game into a folder of its own in `folder`. */
export function writeOwnersData(folder, game) {
  mkdirSync(join(folder, game));
  for (const [name, changes] of Object.entries(CHANGES[game])) {
    const renumbered = renumber(withoutComments(ours(game, name)), changes);
    const rewrite = REWRITES[game][name] ?? same;
    writeFileSync(join(folder, game, name), rewrite(renumbered));
  }
  const rewritten = Object.keys(REWRITES[game]).filter((name) => !(name in CHANGES[game]));
  for (const name of rewritten)
    writeFileSync(join(folder, game, name), REWRITES[game][name](ours(game, name)));
}

/** What stands in every other name. */
export const MARK = 'Zz';

/** Writes other names for all components of a game: ours with a mark before them, in all their forms. `ask` reads from a site. */
export async function writeOwnersNames(folder, game, ask) {
  mkdirSync(join(folder, game));
  const names = new Set();
  for (const options of ['', game === 'kingdom-builder' ? `?sets=${ALL_SETS}` : '?players=2'])
    for (const thing of JSON.parse(await ask(`/games/${game}/things${options}`))) names.add(thing.name);
  for (const language of ['en', 'de']) {
    const messages = (await ask(`/games/${game}/texts/${language}`)).split(/^(?=[a-zA-Z#])/m);
    // What refers to another name changes with it.
    const own = (message) => names.has(/^[\w-]+/.exec(message)?.[0]) && !/\{ *[a-z]/.test(message);
    const named = messages.filter(own);
    const marked = named.map((message) => message.replace(/^( *\.?[\w-]+ *= *\n? *)/gm, `$1${MARK}`));
    writeFileSync(join(folder, game, `${language}.ftl`), marked.join('\n'));
  }
}

/** Every box of Kingdom Builder. */
export const ALL_SETS = 'base,nomads,crossroads,marshlands,harvest,capitol,caves,island';

/** The games that take an owner's data. */
export const OWNED = Object.keys(CHANGES);

/** Our file: of Kingdom Builder, the parts in the folders of its sets belong to it. */
function ours(game, name) {
  const folder = join(GAMES, game);
  const sets =
    game === 'kingdom-builder' ? readdirSync(join(folder, 'src/sets'), { withFileTypes: true }) : [];
  const parts = sets
    .filter((entry) => entry.isDirectory())
    .map((set) => join(folder, 'src/sets', set.name, name));
  return [join(folder, 'data', name), ...parts].map((path) => readFileSync(path, 'utf8')).join('');
}

const withoutComments = (text) => text.replace(/\s*#.*$/gm, '');

function renumber(text, changes) {
  return text.replace(/\b(\w+) = (\d+)\b/g, (line, name, number) => {
    if (name === 'schema') return line;
    return `${name} = ${(changes[name] ?? more)(Number(number))}`;
  });
}

/** Each of these words becomes the next one. */
function turn(text, words) {
  return text.replace(
    new RegExp(words.join('|'), 'g'),
    (word) => words[(words.indexOf(word) + 1) % words.length],
  );
}

/** Grass becomes canyon, canyon desert and so on. */
function otherLand(line) {
  const LAND = 'GCDFT';
  const next = (letter) => LAND[(LAND.indexOf(letter) + 1) % LAND.length];
  return line.startsWith('counts') ? line.replace(/[GCDFT](?==)/g, next) : line.replace(/[GCDFT]/g, next);
}

/** As many tiles in all, but other numbers of each terrain. */
function otherTiles(line, name) {
  const tiles = {
    'p2 = ': 'field = 2, forest = 4, lake = 1, pasture = 2, hill = 4',
    'p3 = ': 'field = 3, forest = 5, lake = 5, pasture = 2, hill = 4',
    'p4 = ': 'field = 5, forest = 5, lake = 6, pasture = 4, hill = 5',
  };
  return `${name}{ ${tiles[name]} }`;
}

/** A place has its last slot once more, or once less if it is full. */
function otherSlots(_, list, least, number) {
  const slots = list.split(', ');
  const isFull = slots.length === FULL_PLACE;
  const others = isFull ? slots.slice(1) : [...slots, slots.at(-1)];
  // The number has been raised already.
  return `slots = [${others.join(', ')}]${least ? least + (isFull ? number - 2 : number) : ''}`;
}
