/** Readings: options between two senses of a booklet's words. One choice sets them all, and a single one counts for more. */
import type { OptionSpec } from '../../types/protocol';

/** Options as they are sent: those that are not as usual, written as on the command line. */
export type Options = Record<string, string>;
export type Readings = 'printed' | 'common';

/** The setting of all readings. */
const ALL = 'readings';

export const isReading = ({ common }: OptionSpec): boolean => common !== null;

/** The value of an option if nobody says otherwise. */
export function usual({ kind }: OptionSpec): string {
  if (kind.kind === 'subset') return kind.default.join(',') || 'none';
  return kind.kind === 'slots' ? kind.default.join(',') : String(kind.default);
}

export const readings = (options: Options): Readings => (options[ALL] === 'common' ? 'common' : 'printed');

/** The value of a reading if nothing is said of it alone. */
export const asRead = (option: OptionSpec, options: Options): string =>
  (readings(options) === 'common' ? option.common : null) ?? usual(option);

/** The one choice: every reading follows it, also one that was chosen alone. */
export function readAll(specs: OptionSpec[], options: Options, all: Readings): Options {
  const read = new Set([ALL, ...specs.filter(isReading).map(({ name }) => name)]);
  const others = Object.fromEntries(Object.entries(options).filter(([name]) => !read.has(name)));
  return all === 'common' ? { ...others, [ALL]: all } : others;
}

/** Whether the one choice changes anything: some readings are commonly played as they are printed. */
export const isPlayedOtherwise = (specs: OptionSpec[]): boolean =>
  specs.some((option) => isReading(option) && option.common !== usual(option));

/** How many readings were chosen alone. */
export const chosenAlone = (specs: OptionSpec[], options: Options): number =>
  specs.filter((option) => isReading(option) && options[option.name] !== undefined).length;
