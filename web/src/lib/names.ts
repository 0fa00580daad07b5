/** Friendly names for guests who have typed none. */

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

export function guestName(): string {
  return GUESTS[Math.floor(Math.random() * GUESTS.length)]!;
}
