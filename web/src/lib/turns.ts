import type { TableInfo } from '../types/protocol';
import { person } from './person.svelte';

/** Whether a table waits for the person at this screen. */
export function waitsForYou({ waiting, seats }: TableInfo): boolean {
  return waiting.some((seat) => seats[seat]?.person?.id === person.me?.id && !seats[seat]?.bot);
}
