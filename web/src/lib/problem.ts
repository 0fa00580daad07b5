/** What went wrong, in the language of the person. */
import type { Problem } from '../types/protocol';
import { ApiError, sentence } from './api';
import type { Phrasebook } from './phrasebook';
import { toasts } from './toasts.svelte';
import { t, words } from './words.svelte';

/** One sentence: of the game if a rule forbids it, of the client if it knows the kind, else as the server says it. */
export function problemWords(problem: Problem, book?: Phrasebook | null): string {
  if (problem.message && book?.has(problem.message.key)) return sentence(book.render(problem.message));
  const key = `problem-${problem.type}`;
  return words.has(key) ? t(key) : sentence(problem.detail);
}

/** Shows what went wrong for a while. */
export function showProblem(error: unknown, book?: Phrasebook | null) {
  const text = error instanceof ApiError ? problemWords(error.problem, book) : String(error);
  toasts.show(text, 'danger');
}
