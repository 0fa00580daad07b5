import { expect, test } from 'vitest';
import type { OptionSpec } from '../../types/protocol';
import { asRead, chosenAlone, isPlayedOtherwise, isReading, readAll, readings, usual } from './readings';

const CASTLES: OptionSpec = { name: 'castles', kind: { kind: 'flag', default: true }, common: null };
const WALLS: OptionSpec = { name: 'walls', kind: { kind: 'flag', default: true }, common: 'false' };
const ORDER: OptionSpec = {
  name: 'order',
  kind: { kind: 'choice', values: ['silo', 'player'], default: 'silo' },
  common: 'player',
};
const SPECS = [CASTLES, WALLS, ORDER];

test('readings are the options that say how they are commonly played', () => {
  expect(SPECS.map(isReading)).toEqual([false, true, true]);
});

test('as printed is the default', () => {
  expect(readings({})).toBe('printed');
  expect(SPECS.map((option) => asRead(option, {}))).toEqual(['true', 'true', 'silo']);
});

test('one choice sets all readings and leaves other options alone', () => {
  const options = readAll(SPECS, { castles: 'false', walls: 'false' }, 'common');
  expect(options).toEqual({ castles: 'false', readings: 'common' });
  expect(readings(options)).toBe('common');
  expect([WALLS, ORDER].map((option) => asRead(option, options))).toEqual(['false', 'player']);
  expect(readAll(SPECS, options, 'printed')).toEqual({ castles: 'false' });
});

test('there is no choice where everything is commonly played as printed', () => {
  expect(isPlayedOtherwise(SPECS)).toBe(true);
  expect(isPlayedOtherwise([CASTLES, { ...WALLS, common: 'true' }])).toBe(false);
});

test('a reading that was chosen alone is counted, until all are chosen at once', () => {
  const options = { castles: 'false', readings: 'common', walls: 'true' };
  expect(chosenAlone(SPECS, options)).toBe(1);
  expect(chosenAlone(SPECS, readAll(SPECS, options, 'common'))).toBe(0);
});

test('the usual value of every kind is written as on the command line', () => {
  const usuals = [
    { kind: 'number', min: 1, max: 9, default: 5 },
    { kind: 'subset', values: ['a', 'b'], default: [] },
    { kind: 'subset', values: ['a', 'b'], default: ['a', 'b'] },
    { kind: 'slots', values: ['a', 'b'], default: ['a', 'a'] },
  ] as const;
  const written = usuals.map((kind) =>
    usual({ name: 'x', kind: structuredClone(kind), common: null } as OptionSpec),
  );
  expect(written).toEqual(['5', 'none', 'a,b', 'a,a']);
});
