/** The seven actions, and what can be done with each of them now. */
import type { Choice } from '../../types/protocol';
import { icon } from '../../ui/icon';
import { STREETS } from './looks';

const REGIONS = ['I', 'II', 'III'];
const SPACES = REGIONS.flatMap((region) => [1, 2, 3].map((column) => `${region}${column}`));

interface Deed {
  id: string;
  icon: string;
  /** Whether a choice, given by its words, is one of this action. */
  is(verb: string, where: string): boolean;
  /** What to ask the server if none is legal. */
  wanted(market: readonly string[]): string[];
}

export const ACTIONS: readonly Deed[] = [
  {
    id: 'build',
    icon: icon('hammer-nails'),
    is: (verb) => verb === 'build',
    wanted: (market) => market.map((building) => `build ${building} upper`),
  },
  {
    id: 'explore',
    icon: icon('hiking'),
    is: (verb) => verb === 'explore',
    wanted: () => REGIONS.map((region) => `explore ${region}`),
  },
  {
    id: 'hunt',
    icon: icon('broadsword'),
    is: (verb) => verb === 'hunt',
    wanted: () => SPACES.map((space) => `hunt ${space}`),
  },
  {
    id: 'fortify',
    icon: icon('defensive-wall'),
    is: (verb) => verb === 'fortify',
    wanted: () => SPACES.map((space) => `fortify ${space}`),
  },
  {
    id: 'region',
    icon: icon('mountains'),
    is: (verb, where) => verb === 'activate' && REGIONS.includes(where),
    wanted: () => REGIONS.map((region) => `activate ${region}`),
  },
  {
    id: 'street',
    icon: icon('village'),
    is: (verb, where) => verb === 'activate' && (STREETS as readonly string[]).includes(where),
    wanted: () => STREETS.map((street) => `activate ${street}`),
  },
  {
    id: 'fort',
    icon: icon('tower-flag'),
    is: (verb, where) => verb === 'activate' && SPACES.includes(where),
    wanted: () => SPACES.map((space) => `activate ${space}`),
  },
];

/** The targets of what can be done with an action. */
export function targetsOf(deed: Deed, choices: readonly Choice[]): string[] {
  const its = choices.filter(({ action }) => {
    const [verb = '', where = ''] = action.split(' ');
    return deed.is(verb, where);
  });
  return its.map(({ target }) => target);
}
