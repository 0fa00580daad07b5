/** How the things of Settlement look. */
import type { Artifact, Building, Guild, Monster, Resource, Resources } from '../../types/settlement';
import { icon } from '../../ui/icon';

export interface ResourceLook {
  id: Resource;
  letter: string;
  icon: string;
  /** Rare resources are hexagons, basic ones squares. */
  isRare: boolean;
}

export const RESOURCES: readonly ResourceLook[] = [
  { id: 'wood', letter: 'W', icon: icon('log'), isRare: false },
  { id: 'clay', letter: 'C', icon: icon('clay-brick'), isRare: false },
  { id: 'stone', letter: 'S', icon: icon('stone-block'), isRare: false },
  { id: 'diamond', letter: 'D', icon: icon('cut-diamond'), isRare: true },
  { id: 'gold', letter: 'G', icon: icon('gold-bar'), isRare: true },
];

/** Each token by itself. */
export function each(resources: Resources): Resource[] {
  return RESOURCES.flatMap(({ id }) => Array.from({ length: resources[id] }, () => id));
}

export const MONSTERS: Record<Monster, string> = {
  green: icon('orc-head'),
  yellow: icon('lion'),
  blue: icon('hydra'),
  red: icon('spiked-dragon-head'),
};

export const GUILDS: Record<Guild, string> = {
  adventurer: icon('compass'),
  builder: icon('hammer-nails'),
  defender: icon('shield'),
  craftsman: icon('anvil'),
};

/** What a use gives for what; `basic` is one of wood, clay and stone. */
type Thing = Resource | 'basic' | 'settler' | 'fortified' | `points-${number}`;

export const BUILDINGS: Record<Building, { icon: string; hue: string; pays: Thing[]; takes: Thing[] }> = {
  lumber_mill: { icon: icon('crosscut-saw'), hue: 'var(--t-grass-0)', pays: [], takes: ['wood'] },
  clay_pit: { icon: icon('amphora'), hue: 'var(--t-canyon-0)', pays: [], takes: ['clay'] },
  quarry: { icon: icon('war-pick'), hue: 'var(--t-mountain-0)', pays: [], takes: ['stone'] },
  diamond_mine: { icon: icon('mine-wagon'), hue: 'var(--t-water-0)', pays: [], takes: ['diamond'] },
  bazaar: { icon: icon('shop'), hue: 'var(--catan-grain)', pays: ['basic'], takes: ['gold'] },
  jeweler: {
    icon: icon('gems'),
    hue: 'var(--art-dusk)',
    pays: ['diamond'],
    takes: ['wood', 'clay', 'stone'],
  },
  alchemist: {
    icon: icon('cauldron'),
    hue: 'var(--art-tree-light)',
    pays: ['gold'],
    takes: ['diamond', 'diamond'],
  },
  warehouse: { icon: icon('warehouse'), hue: 'var(--art-loam)', pays: [], takes: ['basic'] },
  tavern: {
    icon: icon('beer-stein'),
    hue: 'var(--art-evening)',
    pays: ['diamond'],
    takes: ['settler', 'settler'],
  },
  bank: { icon: icon('bank'), hue: 'var(--art-path)', pays: ['gold'], takes: ['points-5'] },
  cathedral: {
    icon: icon('byzantin-temple'),
    hue: 'var(--t-flowers-0)',
    pays: ['diamond'],
    takes: ['points-4'],
  },
  trading_post: { icon: icon('trade'), hue: 'var(--t-swamp-1)', pays: [], takes: ['fortified'] },
};

export const ARTIFACTS: Record<Artifact, { icon: string; rule: string }> = {
  eternity_clock: { icon: icon('hourglass'), rule: 'SE-10.1' },
  explorers_astrolabe: { icon: icon('astrolabe'), rule: 'SE-10.2' },
  mace_of_bravery: { icon: icon('flanged-mace'), rule: 'SE-10.3' },
  potion_of_power: { icon: icon('standing-potion'), rule: 'SE-10.4' },
  living_chest: { icon: icon('mimic-chest'), rule: 'SE-10.5' },
  scroll_of_luck: { icon: icon('tied-scroll'), rule: 'SE-10.6' },
  leaders_crown: { icon: icon('crown'), rule: 'SE-10.7' },
  cheerful_mug: { icon: icon('beer-stein'), rule: 'SE-10.8' },
  magic_purse: { icon: icon('shiny-purse'), rule: 'SE-10.9' },
  diamond_ring: { icon: icon('diamond-ring'), rule: 'SE-10.10' },
  guiding_star: { icon: icon('polar-star'), rule: 'SE-10.11' },
  knowledge_key: { icon: icon('key'), rule: 'SE-10.12' },
  transformation_mirror: { icon: icon('mirror-mirror'), rule: 'SE-10.13' },
  shamans_mask: { icon: icon('tribal-mask'), rule: 'SE-10.14' },
};

export const REGIONS = ['III', 'II', 'I'] as const;
export const STREETS = ['upper', 'middle', 'lower'] as const;
export const COLUMNS = [1, 2, 3] as const;
export const ROUNDS = 6;
