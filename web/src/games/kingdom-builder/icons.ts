/** The icons of everything that has one. */
import type { Bonus, Location, NomadTile, ScoringCard, Task, Terrain } from '../../types/kingdom-builder';
import { icon } from '../../ui/icon';

/** Of tiles and other extra actions. */
export const TILE_ICONS: Record<Location | Bonus | NomadTile | 'farmland' | 'cave', string> = {
  oracle: icon('crystal-ball'),
  farm: icon('windmill'),
  oasis: icon('oasis'),
  tower: icon('stone-tower'),
  tavern: icon('tavern-sign'),
  barn: icon('barn'),
  harbor: icon('harbor-dock'),
  paddock: icon('horseshoe'),
  quarry: icon('war-pick'),
  caravan: icon('camel'),
  village: icon('huts-village'),
  garden: icon('flower-pot'),
  lighthouse: icon('lighthouse'),
  foresters_lodge: icon('wood-cabin'),
  barracks: icon('barracks'),
  crossroads: icon('crossroad'),
  city_hall: icon('capitol'),
  fort: icon('hill-fort'),
  monastery: icon('church'),
  wagon: icon('old-wagon'),
  temple: icon('greek-temple'),
  refuge: icon('mountain-cave'),
  canoe: icon('canoe'),
  fountain: icon('fountain'),
  bazaar: icon('shop'),
  water_mill: icon('water-mill'),
  mountain_station: icon('ropeway'),
  scout_cabin: icon('binoculars'),
  cathedral: icon('byzantin-temple'),
  watchtower: icon('watchtower'),
  university: icon('graduate-cap'),
  palisade: icon('palisade'),
  rope_bridge: icon('rope-bridge'),
  tree_house: icon('treehouse'),
  temple_bonus: icon('greek-temple'),
  refuge_bonus: icon('mountain-cave'),
  canoe_bonus: icon('canoe'),
  fountain_bonus: icon('fountain'),
  donation_grass: icon('high-grass'),
  donation_canyon: icon('stone-path'),
  donation_desert: icon('desert'),
  donation_flowers: icon('flowers'),
  donation_forest: icon('forest'),
  donation_water: icon('waves'),
  donation_mountain: icon('mountains'),
  resettlement: icon('footsteps'),
  outpost: icon('tower-flag'),
  sword: icon('broadsword'),
  treasure: icon('open-treasure-chest'),
  farmland: icon('wheat'),
  cave: icon('cave-entrance'),
};

/** Of Kingdom Builder cards. */
export const CARD_ICONS: Record<ScoringCard, string> = {
  fishermen: icon('fishing-pole'),
  merchants: icon('scales'),
  discoverers: icon('compass'),
  hermits: icon('hood'),
  citizens: icon('meeple-group'),
  miners: icon('mining-helmet'),
  workers: icon('hammer-nails'),
  knights: icon('mounted-knight'),
  lords: icon('jewel-crown'),
  farmers: icon('farmer'),
  families: icon('family-house'),
  shepherds: icon('shepherds-crook'),
  ambassadors: icon('shaking-hands'),
  geologists: icon('rock'),
  messengers: icon('envelope'),
  noblewomen: icon('queen-crown'),
  vassals: icon('knight-banner'),
  captains: icon('rank-3'),
  scouts: icon('spyglass'),
  rangers: icon('hiking'),
  mayors: icon('house-keys'),
  chainers: icon('linked-rings'),
  travellers: icon('walking-boot'),
  homesteaders: icon('wooden-sign'),
  rovers: icon('footprint'),
};

/** Of task cards. */
export const TASK_ICONS: Record<Task, string> = {
  home_country: icon('flag-objective'),
  fortress: icon('defensive-wall'),
  road: icon('road'),
  place_of_refuge: icon('surrounded-shield'),
  advance: icon('arrow-cluster'),
  compass_points: icon('compass'),
};

/** Of terrains. */
export const TERRAIN_ICONS: Record<Terrain, string> = {
  grass: icon('high-grass'),
  forest: icon('forest'),
  flowers: icon('flowers'),
  canyon: icon('stone-path'),
  desert: icon('desert'),
  water: icon('waves'),
  mountain: icon('mountains'),
  swamp: icon('swamp'),
  farmland: icon('wheat'),
};

/** Of special hexes. */
export const HEX_ICONS: Record<'castle' | 'palace' | 'silo' | 'nomad' | 'capitol', string> = {
  castle: icon('castle'),
  palace: icon('byzantin-temple'),
  silo: icon('granary'),
  nomad: icon('camping-tent'),
  capitol: icon('capitol'),
};
