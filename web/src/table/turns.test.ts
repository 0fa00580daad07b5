import { expect, test } from 'vitest';
import { inOne, told, turnsOf } from './turns';

const row = (decision: number, seat: number | undefined, ...words: string[]) => ({
  line: { decision, ...(seat === undefined ? {} : { seat }), events: [] },
  seat,
  words,
});

test('what one player does in a row is one line, with the name once', () => {
  const names = ['Mira', 'Otto'];
  const rows = turnsOf(
    [
      row(1, 0, 'Mira builds on D9.'),
      row(2, 0, 'Mira builds on D10.', 'Mira takes Tavern.'),
      row(3, 1, 'Otto passes.'),
      row(4, undefined, 'A new round begins.'),
      row(5, 1, 'Otto ends the turn.', 'Mira draws a card.', 'Otto draws a card.'),
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

test('what begins when a turn ends is not the deed of whoever ended it', () => {
  const event = (kind: string, key: string) => ({ event: { kind }, message: { key, facts: [] } });
  const line = {
    decision: 7,
    seat: 0,
    events: [event('drew', 'Mira draws.'), event('turn_began', 'Turn 8.')],
  };
  const parts = told(line, ({ message }) => message.key);
  expect(parts.map(({ seat, words }) => [seat, ...words])).toEqual([
    [0, 'Mira draws.'],
    [undefined, 'Turn 8.'],
  ]);
  const { seat: _, ...nobody } = line;
  expect(told(nobody, ({ message }) => message.key)).toHaveLength(1);
});
