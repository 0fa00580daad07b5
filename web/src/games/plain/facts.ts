/** The plain facts of a value of which nothing else is known: its numbers and words, by name. */
import type { Phrasebook } from '../../lib/phrasebook';
import { amounts } from '../../lib/sentences';
import { wordFor } from './words';

export interface PlainFact {
  name: string;
  value: string;
}

/** The facts of an object, each under the game's word `fact-<name>`, or else under its name. What is unknown or false has none. */
export function factsOf(book: Phrasebook, value: unknown): PlainFact[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, fact]) => {
    const said = say(book, fact);
    return said === null ? [] : [{ name: wordFor(book, `fact-${name}`, name), value: said }];
  });
}

function say(book: Phrasebook, fact: unknown): string | null {
  if (typeof fact === 'number') return String(fact);
  if (typeof fact === 'string') return wordFor(book, fact, fact);
  if (fact === true) return '✓';
  return isRecord(fact) ? counted(book, fact) : null;
}

/** So many of each, such as the cards of a hand. */
function counted(book: Phrasebook, counts: Record<string, unknown>): string | null {
  const list = [];
  for (const [word, count] of Object.entries(counts)) {
    if (typeof count !== 'number' || !book.has(word)) return null;
    if (count > 0) list.push({ count, of: [word] });
  }
  return list.length ? amounts(book, list) : '–';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
