import { expect, test } from 'vitest';
import { readToml } from './toml';

test('tables, lists of tables and values', () => {
  const source = `
schema = 1 # a comment
[costs]
I = 1
on = true

[[place]]
id = "hamlet"
effects = [ { op = "choose", options = [
  [ { op = "recruit", follower = "trader" } ],  # lists in lists
] } ]
[[place]]
slots = []
`;
  expect(readToml(source)).toEqual({
    schema: 1,
    costs: { I: 1, on: true },
    place: [
      {
        id: 'hamlet',
        effects: [{ op: 'choose', options: [[{ op: 'recruit', follower: 'trader' }]] }],
      },
      { slots: [] },
    ],
  });
});

test('a fault is named with its line', () => {
  expect(() => readToml('a = 1\nb = ?')).toThrow('line 2');
});
