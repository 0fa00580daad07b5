import { expect, test } from 'vitest';
import { withImports } from './icons';

test('a name in markup becomes an import', () => {
  const source = '<script lang="ts">let a;</script><Icon size={2} name="old-wagon" />';
  expect(withImports(source, true)).toBe(
    '<script lang="ts">import icon_old_wagon from \'virtual:icon/old-wagon\';let a;</script><Icon size={2} name={icon_old_wagon} />',
  );
});

test('a call in TypeScript becomes an import', () => {
  expect(withImports("const farm = icon('windmill');", false)).toBe(
    "import icon_windmill from 'virtual:icon/windmill';const farm = icon_windmill;",
  );
});

test('other files stay as they are', () => {
  expect(withImports('const a = 1;', false)).toBeNull();
});
