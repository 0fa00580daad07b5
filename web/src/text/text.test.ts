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

const files = readdirSync(new URL('..', import.meta.url), { recursive: true }).map(String);
const sources = files.filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'));
/** What the source has in the first group of a pattern. */
const named = (pattern: RegExp) =>
  sources.flatMap((file) => [...read(`../${file}`).matchAll(pattern)].map(([, key]) => key!));

test('every key that the source names has words', () => {
  const known = new Set(keys('en'));
  expect(named(/\bt\('([\w-]+)'/g).filter((key) => !known.has(key))).toEqual([]);
});

test('every family of keys that the source puts together has words', () => {
  const known = keys('en');
  const families = named(/\bt\(`([^`]+)`/g);
  expect(families.length).toBeGreaterThan(40);
  const isEmpty = (family: string) => {
    const pattern = new RegExp(`^${family.replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`);
    return !known.some((key) => pattern.test(key));
  };
  expect(families.filter(isEmpty)).toEqual([]);
});
