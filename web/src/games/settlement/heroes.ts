/** What a hero says about himself. */
import { t } from '../../lib/words.svelte';
import type { Scene } from '../../table/scene.svelte';
import type { HeroView, SettlementView } from '../../types/settlement';
import type { Tip } from '../../ui/tip.svelte';

export function heroTip(table: Scene<SettlementView>, hero: HeroView): Tip {
  const points =
    hero.points.kind === 'fixed'
      ? t('se-points-fixed', { points: hero.points.points })
      : t(`se-points-${hero.points.kind}`);
  const lines = [`${table.word(`guild-${hero.guild}`)}: ${points}`];
  if (hero.bonus_settlers) lines.push(t('se-hero-settlers', { count: hero.bonus_settlers }));
  lines.push(t('se-hero-monster', { monster: table.word(`monster-${hero.monster}`) }));
  if (hero.origin !== 'printed') lines.push(t('se-designed'));
  return { title: table.word(hero.name), lines, rule: 'SE-8.2' };
}
