import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const games = readdirSync(new URL('../games', import.meta.url), { recursive: true }).map(String);
const folders = games
  .filter((file) => file.endsWith('text/en.ftl'))
  .map((file) => `../games/${file.slice(0, -6)}`);
const keys = (language: string) =>
  ['', ...folders].flatMap((folder) =>
    new FluentResource(read(`${folder}${language}.ftl`)).body.map((message) => message.id),
  );

test('both languages have the same keys', () => {
  expect(keys('de')).toEqual(keys('en'));
});

test('every key that the source names has words', () => {
  const known = new Set(keys('en'));
  const files = readdirSync(new URL('..', import.meta.url), { recursive: true }).map(String);
  const sources = files.filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'));
  const named = sources.flatMap((file) =>
    [...read(`../${file}`).matchAll(/\bt\('([\w-]+)'/g)].map(([, key]) => key!),
  );
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});
