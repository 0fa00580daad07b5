/** Words for what a game names, as far as it brings them: a game that is being written lacks some. */
import type { Phrasebook } from '../../lib/phrasebook';

/** The word for a key of the game, or else the plain name made readable. */
export function wordFor(book: Phrasebook, key: string, plain: string): string {
  return book.has(key) ? book.word(key) : plain.replaceAll('_', ' ').replaceAll('-', ' ');
}
