/** How the things of Settlement look. */
import type { Artifact, Building, Guild, Monster, Resource } from '../../types/settlement';
import { icon } from '../../ui/icon';

export interface ResourceLook {
  id: Resource;
  icon: string;
  /** Rare resources are hexagons, basic ones squares. */
  isRare: boolean;
}

export const RESOURCES: readonly ResourceLook[] = [
  { id: 'wood', icon: icon('log'), isRare: false },
  { id: 'clay', icon: icon('clay-brick'), isRare: false },
  { id: 'stone', icon: icon('stone-block'), isRare: false },
  { id: 'diamond', icon: icon('cut-diamond'), isRare: true },
  { id: 'gold', icon: icon('gold-bar'), isRare: true },
];

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

export const BUILDINGS: Record<Building, { icon: string; hue: string }> = {
  lumber_mill: { icon: icon('crosscut-saw'), hue: 'var(--t-grass-0)' },
  clay_pit: { icon: icon('amphora'), hue: 'var(--t-canyon-0)' },
  quarry: { icon: icon('war-pick'), hue: 'var(--t-mountain-0)' },
  diamond_mine: { icon: icon('mine-wagon'), hue: 'var(--t-water-0)' },
  bazaar: { icon: icon('shop'), hue: 'var(--catan-grain)' },
  jeweler: { icon: icon('gems'), hue: 'var(--art-dusk)' },
  alchemist: { icon: icon('cauldron'), hue: 'var(--art-tree-light)' },
  warehouse: { icon: icon('warehouse'), hue: 'var(--art-loam)' },
  tavern: { icon: icon('beer-stein'), hue: 'var(--art-evening)' },
  bank: { icon: icon('bank'), hue: 'var(--art-path)' },
  cathedral: { icon: icon('byzantin-temple'), hue: 'var(--t-flowers-0)' },
  trading_post: { icon: icon('trade'), hue: 'var(--t-swamp-1)' },
};

export const ARTIFACTS: Record<Artifact, string> = {
  eternity_clock: icon('hourglass'),
  explorers_astrolabe: icon('astrolabe'),
  mace_of_bravery: icon('flanged-mace'),
  potion_of_power: icon('standing-potion'),
  living_chest: icon('mimic-chest'),
  scroll_of_luck: icon('tied-scroll'),
  leaders_crown: icon('crown'),
  cheerful_mug: icon('beer-stein'),
  magic_purse: icon('shiny-purse'),
  diamond_ring: icon('diamond-ring'),
  guiding_star: icon('polar-star'),
  knowledge_key: icon('key'),
  transformation_mirror: icon('mirror-mirror'),
  shamans_mask: icon('tribal-mask'),
};

export const REGIONS = ['III', 'II', 'I'] as const;
export const STREETS = ['upper', 'middle', 'lower'] as const;
export const COLUMNS = [1, 2, 3] as const;
