/** Friendly names: for guests who have typed none, and for bots. */

const GUESTS = [
  'Ada',
  'Bela',
  'Cleo',
  'Dora',
  'Elio',
  'Finn',
  'Gesa',
  'Hanno',
  'Ines',
  'Jona',
  'Kaja',
  'Lino',
  'Mira',
  'Nils',
  'Oda',
  'Pia',
  'Rune',
  'Silas',
  'Tilda',
  'Uwe',
  'Vera',
  'Wim',
  'Yara',
  'Zoe',
];
const BOTS = ['Hazel', 'Otto', 'Greta', 'Emil', 'Ida', 'Bruno', 'Frieda', 'Anton', 'Martha', 'Karl'];

export function guestName(): string {
  return GUESTS[Math.floor(Math.random() * GUESTS.length)]!;
}

/** The name of a bot: always the same at one table, and no two alike. */
export function botName(table: string, seat: number): string {
  let hash = 7;
  for (const letter of table) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return BOTS[(hash + seat) % BOTS.length]!;
}
