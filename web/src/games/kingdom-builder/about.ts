/** What things are called and what their rule cards say. */
import type { Phrasebook } from '../../lib/phrasebook';
import { t } from '../../lib/words.svelte';
import type { Scene } from '../../table/scene.svelte';
import type { KingdomBuilderView, NomadTile } from '../../types/kingdom-builder';
import type { Fact, Thing } from '../../types/protocol';
import type { Tip } from '../../ui/tip.svelte';
import type { Goal } from './goals';
import type { Cell } from './land';

type Table = Scene<KingdomBuilderView>;
/** Who knows the words of the game: a table, or a book before there is one. */
type Speaker = Pick<Phrasebook, 'render' | 'word'>;

/** The kinds of things that extra actions belong to. */
const TILES = ['location', 'bonus', 'nomad', 'action'] as const;

/** The tile or action behind an extra action. */
export function tileOf({ things }: Table, extra: string): Thing {
  const kind = TILES.find((kind) => things.find(kind, extra)) ?? 'location';
  return things.get(kind, extra);
}

/** The rule card of a thing, with the numbers that are printed on it. */
export function tipOf(speaker: Speaker, thing: Thing, more: readonly string[] = []): Tip {
  const { name, help, rule, numbers = [] } = thing;
  const facts = numbers.map(([name, number]): [string, Fact] => [name, { number }]);
  const does = help ? [speaker.render({ key: help, facts })] : [];
  return { title: capital(speaker.word(name)), lines: [...does, ...more], ...(rule ? { rule } : {}) };
}

export const tileTip = (table: Table, extra: string, more: readonly string[] = []): Tip =>
  tipOf(table, tileOf(table, extra), more);

export const goalTip = (table: Table, { key, thing }: Goal): Tip => ({
  ...tipOf(table, thing),
  title: table.word(key),
});

/** A special hex as the game stands: what it is, and how many tiles are left. */
export interface Special {
  kind: string;
  left: number;
  nomad: NomadTile | undefined;
  capitol: boolean;
}

export function specialsOf(view: KingdomBuilderView): Map<string, Special> {
  const nomads = new Map(view.nomad_tiles);
  const capitols = new Set(view.layout.capitols);
  return new Map(
    view.board.specials.map(([hex, kind, left]) => [
      hex,
      { kind, left, nomad: nomads.get(hex), capitol: capitols.has(hex) },
    ]),
  );
}

function placeOf({ things }: Table, { kind, capitol }: Special): Thing {
  return things.find('hex', capitol ? 'capitol' : kind) ?? things.get('location', kind);
}

export const specialName = (table: Table, special: Special): string =>
  table.word(placeOf(table, special).name);

/** The rule card of what lies on a hex; nothing for plain land. */
export function hexTip(table: Table, cell: Cell, special: Special | undefined): Tip | null {
  if (!special) {
    return table.view.layout.caves.includes(cell.hex) ? tipOf(table, table.things.get('hex', 'cave')) : null;
  }
  const { left, nomad } = special;
  const place = placeOf(table, special);
  if (nomad && left > 0) return tileTip(table, nomad, tipOf(table, place).lines);
  return tipOf(table, place, place.kind === 'location' ? [t('kb-hex-tiles', { count: left }) + '.'] : []);
}

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
