/** What people are called: friendly names for guests who have typed none, and the word for those who are gone. */
import type { PersonInfo } from '../types/protocol';
import { t } from './words.svelte';

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

/** What the server calls everybody who is gone, and nobody else. */
const DELETED = 'deleted';

/** The name of a person, in the language of whoever reads it where it is a word. */
export function nameOf(person: PersonInfo): string {
  return person.name === DELETED ? t('somebody-gone') : person.name;
}
