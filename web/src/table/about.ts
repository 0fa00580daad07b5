/** A few words under the name of a player: what they are doing, and who they are. */
import { t } from '../lib/words.svelte';
import type { Player } from './players';

export function aboutPlayer(player: Player, acts: boolean): string {
  const who = player.bot
    ? t('bot-level', { level: t(`bot-${player.bot}`) })
    : player.isPresent || player.isYou
      ? ''
      : t('away');
  const doing = acts ? (player.isYou ? t('your-turn') : t('thinking')) : '';
  return [player.resigned ? t('resigned') : '', doing, who].filter(Boolean).join(' · ');
}
