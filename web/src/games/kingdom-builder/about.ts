/** What things are called and what their rule cards say. */
import { t } from '../../lib/words.svelte';
import type { Scene } from '../../table/scene.svelte';
import type { Bonus, KingdomBuilderView, NomadTile } from '../../types/kingdom-builder';
import type { Tip } from '../../ui/tip.svelte';
import type { Cell } from './land';
import { CARD_RULES, HEX_RULES, TASK_RULES, TILE_RULES } from './rules';

type Table = Scene<KingdomBuilderView>;

const BONUSES: readonly string[] = [
  'temple_bonus',
  'refuge_bonus',
  'canoe_bonus',
  'fountain_bonus',
] satisfies Bonus[];
const NOMADS = /^(donation_\w+|resettlement|outpost|sword|treasure)$/;

/** The key of the name of an extra action. */
export function tileKey(extra: string): string {
  if (extra === 'farmland' || extra === 'cave') return `extra-${extra}`;
  if (BONUSES.includes(extra)) return `bonus-${extra}`;
  return NOMADS.test(extra) ? `nomad-${extra}` : `location-${extra}`;
}

function tipOf(title: string, id: string, rules: Record<string, string>, more: string[] = []): Tip {
  const rule = rules[id];
  return { title, lines: [t(`kb-about-${id}`), ...more], ...(rule ? { rule } : {}) };
}

export const tileTip = (table: Table, extra: string, more: string[] = []): Tip =>
  tipOf(table.word(tileKey(extra)), extra, TILE_RULES, more);

/** Of a Kingdom Builder card or task, by the key under which its points are counted. */
export function goalTip(table: Table, key: string): Tip {
  const [family, id = ''] = split(key);
  if (family === 'score')
    return tipOf(table.word(key), SOURCES[id] ?? id, { ...HEX_RULES, treasures: 'NO-13' });
  return tipOf(table.word(key), id, family === 'task' ? TASK_RULES : CARD_RULES);
}

/** The hexes behind sources of points. */
const SOURCES: Record<string, string> = { castles: 'castle', palaces: 'palace', capitols: 'capitol' };

function split(key: string): [string, string] {
  const dash = key.indexOf('-');
  return [key.slice(0, dash), key.slice(dash + 1)];
}

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

const PLACES: readonly string[] = ['castle', 'palace', 'silo', 'nomad'];

export function specialName(table: Table, { kind, capitol }: Special): string {
  if (capitol) return t('kb-hex-capitol');
  return PLACES.includes(kind) ? t(`kb-hex-${kind}`) : table.word(`location-${kind}`);
}

/** The rule card of what lies on a hex; nothing for plain land. */
export function hexTip(table: Table, cell: Cell, special: Special | undefined): Tip | null {
  if (!special) {
    if (!table.view.layout.caves.includes(cell.hex)) return null;
    return tipOf(t('kb-hex-cave'), 'cave', TILE_RULES);
  }
  const { kind, left, nomad, capitol } = special;
  const title = specialName(table, special);
  if (kind === 'nomad' && nomad && left > 0) return tileTip(table, nomad, [t('kb-about-nomad')]);
  if (capitol || PLACES.includes(kind)) return tipOf(capital(title), capitol ? 'capitol' : kind, HEX_RULES);
  return tileTip(table, kind, [t('kb-hex-tiles', { count: left }) + '.']);
}

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
