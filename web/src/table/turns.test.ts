import { expect, test } from 'vitest';
import { inOne, turnsOf } from './turns';

const told = (decision: number, seat: number | undefined, ...words: string[]) => ({
  line: { decision, ...(seat === undefined ? {} : { seat }), events: [] },
  words,
});

test('what one player does in a row is one line, with the name once', () => {
  const names = ['Mira', 'Otto'];
  const rows = turnsOf(
    [
      told(1, 0, 'Mira builds on D9.'),
      told(2, 0, 'Mira builds on D10.', 'Mira takes Tavern.'),
      told(3, 1, 'Otto passes.'),
      told(4, undefined, 'A new round begins.'),
      told(5, 1, 'Otto ends the turn.', 'Mira draws a card.', 'Otto draws a card.'),
    ],
    (seat) => names[seat]!,
  );
  expect(rows.map(({ name, text }) => [name, text])).toEqual([
    ['Mira', 'builds on D9, D10 · takes Tavern'],
    ['Otto', 'passes'],
    ['', 'A new round begins'],
    ['Otto', 'ends the turn · Mira draws a card · Otto draws a card'],
  ]);
  expect(rows[0]!.lines.map(({ decision }) => decision)).toEqual([1, 2]);
});

test('numbers are never put into a list', () => {
  expect(inOne(['gains fame: 2', 'gains fame: 3'])).toBe('gains fame: 2 · gains fame: 3');
});
