/** A day in the words of a language: 19 Nov 2026. */
export function day(at: number, language: string): string {
  return new Date(at).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' });
}
