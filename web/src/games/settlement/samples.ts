/** How the things of the table look in small. */
import { t } from '../../lib/words.svelte';
import type { Scene } from '../../table/scene.svelte';
import type { Amount } from '../../types/protocol';
import type { Artifact, PlayerView, Resource, SettlementView } from '../../types/settlement';
import { ACTIONS } from './actions';
import { amountsOf, guildOf, resourceOf } from './components';
import { ARTIFACTS, BUILDINGS, GUILDS, RESOURCES } from './looks';

export interface Looks {
  icon?: string;
  hue?: string;
  /** The land that lies there. */
  land?: Resource;
  text?: string;
  cost?: readonly Amount[];
}

/** How the thing with a target looks; `own` is the board of the viewer. */
export function looksOf(
  target: string,
  { view, things }: Scene<SettlementView>,
  own: PlayerView | undefined,
): Looks {
  const [kind = '', name = ''] = target.split('/');
  switch (kind) {
    case 'market': {
      const offered = view.market[Number(name)];
      if (!offered) return {};
      return { ...BUILDINGS[offered.building], cost: things.get('building', offered.building).cost ?? [] };
    }
    case 'hero': {
      const place = view.hero_row[Number(name)];
      if (!place) return {};
      const guild = guildOf(things.get('hero', place.hero.id));
      return { icon: GUILDS[guild], hue: `var(--guild-${guild})`, cost: amountsOf(place.price) };
    }
    case 'place': {
      const built = own?.buildings.find(({ place }) => place === name);
      return built ? BUILDINGS[built.building] : {};
    }
    case 'space': {
      const here = own?.terrains.find(({ space }) => space === name);
      return here ? { land: resourceOf(things.get('terrain', here.terrain.id)) } : { text: name };
    }
    case 'artifact':
      return { icon: ARTIFACTS[name as Artifact] };
    case 'resource':
      return { icon: RESOURCES.find(({ id }) => id === name)!.icon, hue: `var(--resource-${name})` };
    case 'action':
      return { icon: ACTIONS.find(({ id }) => id === name)!.icon };
    case 'street':
      return { text: t(`se-street-${name}`) };
    default:
      return { text: name };
  }
}
