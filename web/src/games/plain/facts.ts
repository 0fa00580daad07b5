/** The plain facts of a value of which nothing else is known: its numbers and words, by name. */
export interface PlainFact {
  name: string;
  value: string;
}

export function factsOf(value: unknown): PlainFact[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, fact]) => {
    if (typeof fact !== 'number' && typeof fact !== 'string') return [];
    return [{ name: name.replaceAll('_', ' '), value: String(fact).replaceAll('_', ' ') }];
  });
}
