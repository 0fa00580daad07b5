/** What a click on something unlit probably meant. */
import type { KingdomBuilderView, Stage } from '../../types/kingdom-builder';
import { ownersOf, stageOf } from './pieces';

export function wanted(target: string, view: KingdomBuilderView, seat: number): string[] {
  const [kind, name = ''] = target.split('/');
  if (kind === 'tile') return [`use ${name}`];
  if (kind === 'terrain') return [`choose ${name}`];
  if (kind !== 'hex') return [];
  const under = stageOf(view.phase);
  if (!under) return [`build ${name}`];
  const own = ownersOf(view).get(name) === seat;
  return verbsAt(under.stage, own).map((verb) => `${verb} ${name}`);
}

function verbsAt(stage: Stage, own: boolean): string[] {
  if (stage === 'lift') return ['lift'];
  if (stage === 'repeat') return [];
  if ('put' in stage) return ['put'];
  if ('take' in stage) return ['take'];
  if ('step' in stage) return own || stage.step.from === null ? ['lift', 'step'] : ['step'];
  return own ? ['build', 'lift', 'take'] : ['build'];
}
