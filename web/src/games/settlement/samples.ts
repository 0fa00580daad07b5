/** How the things of the table look in small. */
import { t } from '../../lib/words.svelte';
import type { Artifact, PlayerView, Resource, Resources, SettlementView } from '../../types/settlement';
import { ACTIONS } from './actions';
import { ARTIFACTS, BUILDINGS, GUILDS, RESOURCES } from './looks';

export interface Looks {
  icon?: string;
  hue?: string;
  /** The land that lies there. */
  land?: Resource;
  text?: string;
  cost?: Resources;
}

/** How the thing with a target looks; `own` is the board of the viewer. */
export function looksOf(target: string, view: SettlementView, own: PlayerView | undefined): Looks {
  const [kind = '', name = ''] = target.split('/');
  switch (kind) {
    case 'market': {
      const offered = view.market[Number(name)];
      return offered ? { ...BUILDINGS[offered.building], cost: offered.cost } : {};
    }
    case 'hero': {
      const place = view.hero_row[Number(name)];
      if (!place) return {};
      const { guild } = place.hero;
      return { icon: GUILDS[guild], hue: `var(--guild-${guild})`, cost: place.price };
    }
    case 'place': {
      const built = own?.buildings.find(({ place }) => place === name);
      return built ? BUILDINGS[built.building] : {};
    }
    case 'space': {
      const here = own?.terrains.find(({ space }) => space === name);
      return here ? { land: here.terrain.resource } : { text: name };
    }
    case 'artifact':
      return { icon: ARTIFACTS[name as Artifact].icon };
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
