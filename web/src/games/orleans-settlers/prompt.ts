/** What to do in planning, with what is in the hand: more than the server can know. */
import type { Emphasis } from '../../lib/phrasebook';
import { t } from '../../lib/words.svelte';
import { hand } from './hand.svelte';
import { phaseOf } from './pending';
import type { Table } from './says';

export function prompt(table: Table): Emphasis | null {
  const { seat, view } = table;
  if (seat === null || phaseOf(view) !== 'plan' || !table.mustAct.includes(seat)) return null;
  if (view.pending.length) return null;
  if (hand.picked) return emphasised('or-where', table.word(hand.picked));
  const puts = table.choices.some(({ action }) => action.startsWith('put '));
  return emphasised(puts ? 'or-plan' : 'or-plan-done', t('or-plan-strong'));
}

function emphasised(key: string, strong: string): Emphasis {
  const [before = '', after = ''] = t(key, { strong }).split(strong);
  return { before, strong, after };
}
