/** The looks of the special victory point cards. */
import type { Special } from '../../types/catan-cards';
import { icon } from '../../ui/icon';

export const SPECIALS: Record<Special, string> = {
  longest_trade_route: icon('road'),
  largest_knight_force: icon('visored-helm'),
};
