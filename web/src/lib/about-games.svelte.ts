/** How the site speaks of games: in words of its own, or in those that a game brings. */
import { t, words } from './words.svelte';

/** The name of a game. */
export function gameName(game: string): string {
  return words.has(`game-${game}`) ? t(`game-${game}`) : (words.book(game)?.word('game-name') ?? '');
}

/** One line about a game: what it is about, or what a learner finds there; nothing for a game that brings none. */
export function lineAbout(game: string, what: 'tagline' | 'learn'): string {
  if (words.has(`${what}-${game}`)) return t(`${what}-${game}`);
  const book = words.book(game);
  return book?.has('game-summary') ? book.word('game-summary') : '';
}
