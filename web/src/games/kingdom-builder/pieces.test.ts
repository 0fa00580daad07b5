import { expect, test } from 'vitest';
import sheet from './sheet/pieces.svg?raw';
import { THINGS } from './testThings';

/** Settlements have a drawing for each seat; tokens never stand on the board. */
const NOT_ON_THE_SHEET = ['settlement', 'token'];

test('every piece has a drawing', () => {
  const pieces = THINGS.filter(({ kind, id }) => kind === 'piece' && !NOT_ON_THE_SHEET.includes(id));
  expect(pieces).not.toEqual([]);
  expect(pieces.map(({ id }) => id).filter((id) => !sheet.includes(`id="kb-${id}"`))).toEqual([]);
});
