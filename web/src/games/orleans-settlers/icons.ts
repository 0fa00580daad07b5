/** The icons of followers, goods, places, deeds, events and eras. */
import type { Follower, Good } from '../../types/orleans-settlers';
import { icon } from '../../ui/icon';

export const FOLLOWER_ICONS: Record<Follower, string> = {
  farmer: icon('pitchfork'),
  fisherman: icon('fishing-pole'),
  craftsman: icon('hammer-nails'),
  trader: icon('swap-bag'),
  knight: icon('visored-helm'),
  scholar: icon('open-book'),
  monk: icon('prayer'),
};

export const GOOD_ICONS: Record<Good | 'food', string> = {
  grain: icon('wheat'),
  wood: icon('log'),
  fish: icon('double-fish'),
  cheese: icon('cheese-wedge'),
  wine: icon('grapes'),
  bread: icon('sliced-bread'),
  brocade: icon('rolled-cloth'),
  food: icon('hot-meal'),
};

const PLACE_ICONS: Record<string, string> = {
  farmhouse: icon('windmill'),
  hamlet: icon('huts-village'),
  fieldwork: icon('scythe'),
  expansion: icon('flying-flag'),
  building_yard: icon('gear-hammer'),
  village_founding: icon('village'),
  market: icon('scales'),
  town_hall: icon('capitol'),
  university: icon('graduate-cap'),
  castle: icon('castle'),
  monastery: icon('prayer'),
  laboratory: icon('cauldron'),
  fortress_works: icon('defensive-wall'),
  church_works: icon('church'),
  hayrick: icon('wheat'),
  fish_trap: icon('fishing-net'),
  woodcutter: icon('wood-axe'),
  bakery: icon('sliced-bread'),
  carpentry: icon('hand-saw'),
  toll_house: icon('receive-money'),
  tavern: icon('beer-stein'),
  village_well: icon('well'),
  dairy: icon('cheese-wedge'),
  winery: icon('grapes'),
  sawmill: icon('crosscut-saw'),
  county_fair: icon('party-flags'),
  granary: icon('granary'),
  watchtower: icon('watchtower'),
  school: icon('graduate-cap'),
  scriptorium: icon('quill-ink'),
  tailor_shop: icon('sewing-needle'),
  weaving_mill: icon('wool'),
  cathedral_school: icon('book-pile'),
  cellar: icon('cellar-barrels'),
  brewery: icon('barrel'),
  tournament: icon('mounted-knight'),
  guildhall: icon('anvil'),
  shipping_line: icon('sailboat'),
};

const EVENT_ICONS: Record<string, string> = {
  A1: icon('scythe'),
  A2: icon('double-fish'),
  A3: icon('wheat'),
  A4: icon('wood-axe'),
  A5: icon('backpack'),
  A6: icon('old-wagon'),
  A7: icon('caravan'),
  A8: icon('coins'),
  B1: icon('scythe'),
  B2: icon('pay-money'),
  B3: icon('trade'),
  B4: icon('stone-crafting'),
  B5: icon('walking-boot'),
  B6: icon('wave-crest'),
  B7: icon('scroll-quill'),
  B8: icon('cancel'),
  C1: icon('dead-wood'),
  C2: icon('rat'),
  C3: icon('bandit'),
  C4: icon('party-flags'),
  C5: icon('trade'),
  C6: icon('shop'),
  C7: icon('gears'),
  C8: icon('peace-dove'),
  D1: icon('scythe'),
  D2: icon('receive-money'),
  D3: icon('ringing-bell'),
  D4: icon('mounted-knight'),
  D5: icon('bowl-of-rice'),
  D6: icon('wooden-sign'),
  D7: icon('cornucopia'),
  D8: icon('jewel-crown'),
};

const DEED_ICONS: Record<string, string> = {
  food_depot: icon('granary'),
  canal: icon('stone-bridge'),
  road: icon('road'),
  hospice: icon('hospital-cross'),
  town_wall: icon('defensive-wall'),
  market_charter: icon('scroll-quill'),
  abbey: icon('church'),
};

export const ERA_ICONS: readonly string[] = [
  icon('huts-village'),
  icon('hot-meal'),
  icon('flying-flag'),
  icon('scales'),
  icon('peace-dove'),
];

export const placeIcon = (place: string): string => PLACE_ICONS[place] ?? icon('house');
export const eventIcon = (event: string): string => EVENT_ICONS[event] ?? icon('scroll-quill');
export const deedIcon = (deed: string): string => DEED_ICONS[deed] ?? icon('church');
