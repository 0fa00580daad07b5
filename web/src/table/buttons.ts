/** The choices that point at nothing on the table, as buttons: few stand alone, many for one thing become a menu. */
import type { Choice } from '../types/protocol';

/** More choices than these for one thing are a menu. */
const MOST = 3;

export interface ChoiceButton {
  target: string;
  choices: Choice[];
}

export function buttonsOf(loose: readonly Choice[]): ChoiceButton[] {
  const groups = [...Map.groupBy(loose, (choice) => choice.target)];
  return groups.flatMap(([target, choices]) =>
    choices.length > MOST ? [{ target, choices }] : choices.map((choice) => ({ target, choices: [choice] })),
  );
}
