import { expect, test } from 'vitest';
import { Phrasebook } from './phrasebook';

const SHARED = `
seat = Spieler { $number }
things-none = nichts
things-item = { $amount } { $thing }
things-and = { $head } und { $last }
`;
const GAME = `
road = { $amount ->
    [one] Straße
   *[other] Straßen
}
    .acc = eine Straße
ore = Erz
built = { $seat } baut { $card-acc }.
gave = { $seat } gibt { $cards }.
left = Baue noch { $count ->
    [one] eine { $card }
   *[other] { $count } mal { $card }
}
`;
const book = new Phrasebook('de', [SHARED, GAME], ['Mira']);

test('grammatical forms become facts of their own', () => {
  const message = {
    key: 'built',
    facts: [['seat', { seat: 0 }] as [string, { seat: number }], ['card', { word: 'road' }] as never],
  };
  expect(book.render(message)).toBe('Mira baut eine Straße.');
});

test('things are counted and listed', () => {
  const gave = (things: [number, string][]) =>
    book.render({
      key: 'gave',
      facts: [
        ['seat', { seat: 1 }],
        ['cards', { things }],
      ],
    });
  expect(
    gave([
      [2, 'road'],
      [0, 'ore'],
      [1, 'ore'],
    ]),
  ).toBe('Spieler 2 gibt 2 Straßen und 1 Erz.');
  expect(gave([])).toBe('Spieler 2 gibt nichts.');
});

test('what is missing stands in angle brackets', () => {
  expect(book.word('moon')).toBe('⟨moon⟩');
  expect(book.render({ key: 'gave', facts: [['seat', { seat: 0 }]] })).toMatch(/^⟨.*⟩$/);
});

test('the first number is emphasised, plural forms stay', () => {
  const left = (count: number) =>
    book.emphasise({
      key: 'left',
      facts: [
        ['card', { word: 'ore' }],
        ['count', { number: count }],
      ],
    });
  expect(left(2)).toEqual({ before: 'Baue noch ', strong: '2', after: ' mal Erz' });
  expect(left(1)).toEqual({ before: 'Baue noch eine Erz', strong: '', after: '' });
});
