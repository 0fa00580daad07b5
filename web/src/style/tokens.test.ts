import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name, light, dark, both]) => [name!, [light ?? both!, dark ?? both!] as const],
  ),
);

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

const SURFACES = ['bg', 'panel', 'panel-2'];
const pairs: [string, string, number][] = [
  ...['ink', 'ink-2', 'brand', 'accent', 'danger', 'info'].flatMap((text) =>
    SURFACES.map((surface): [string, string, number] => [text, surface, 4.5]),
  ),
  ['brand-ink', 'brand', 4.5],
  ['ink', 'gold-soft', 4.5],
  ['ink', 'danger-soft', 4.5],
  ['ink', 'info-soft', 4.5],
  ['ink', 'brand-soft', 4.5],
  ['ink-2', 'brand-soft', 4.5],
  ['line-2', 'panel', 3],
  ['paper-ink', 'paper', 4.5],
  ...['poppy', 'lake', 'sun', 'chalk', 'raven'].map((seat): [string, string, number] => [
    `seat-${seat}`,
    `seat-${seat}-mark`,
    4.5,
  ]),
];

test.each(pairs)('%s on %s has a contrast of at least %d in both themes', (text, surface, least) => {
  for (const index of [0, 1] as const) {
    expect(contrast(tokens.get(text)![index], tokens.get(surface)![index])).toBeGreaterThanOrEqual(least);
  }
});
