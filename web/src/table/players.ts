/** Who plays, as the table shows them. */
import { nameOf } from '../lib/names';
import { SEATS, type SeatLook } from '../ui/seats';
import type { TableInfo } from '../types/protocol';

export interface Player {
  seat: number;
  name: string;
  look: SeatLook;
  /** Nobody sits there yet. */
  open: boolean;
  /** The level of the bot that plays this seat, for itself or for a person who left. */
  bot?: string;
  isYou: boolean;
  isPresent: boolean;
  resigned: boolean;
}

export function playersOf(info: TableInfo, me: string | undefined, present: readonly string[]): Player[] {
  return info.seats.map(({ person, bot, bot_name, resigned }, seat) => ({
    seat,
    name: person ? nameOf(person) : (bot_name ?? ''),
    look: SEATS[seat % SEATS.length]!,
    open: !person && !bot,
    ...(bot ? { bot } : {}),
    isYou: person !== undefined && person.id === me,
    isPresent: person === undefined || present.includes(person.id),
    resigned: resigned ?? false,
  }));
}
