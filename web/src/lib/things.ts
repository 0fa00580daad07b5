/** The components of a game with all that is printed on them, as its engine serves them. */
import type { Amount, Thing } from '../types/protocol';

export class Things {
  readonly #byName: ReadonlyMap<string, Thing>;
  readonly #byKind: ReadonlyMap<string, Thing[]>;

  constructor(list: readonly Thing[]) {
    this.#byName = new Map(list.map((thing) => [`${thing.kind}/${thing.id}`, thing]));
    this.#byKind = Map.groupBy(list, ({ kind }) => kind);
  }

  /** The thing of that kind with that id. What a view names, the engine lists: a missing one is a fault of ours. */
  get(kind: string, id: string): Thing {
    const thing = this.find(kind, id);
    if (!thing) throw new Error(`the game has no ${kind} ${id}`);
    return thing;
  }

  find(kind: string, id: string): Thing | undefined {
    return this.#byName.get(`${kind}/${id}`);
  }

  /** All things of a kind, in the order of the engine. */
  all(kind: string): readonly Thing[] {
    return this.#byKind.get(kind) ?? [];
  }

  get kinds(): string[] {
    return [...this.#byKind.keys()];
  }
}

type Numbered = Pick<Thing, 'numbers'>;
type Worded = Pick<Thing, 'words'>;

/** A number that is printed on a thing, or belongs to one of its steps; 0 if there is none of that name. */
export function numberOf({ numbers = [] }: Numbered, name: string): number {
  return numbers.find(([known]) => known === name)?.[1] ?? 0;
}

/** A word that is printed on a thing, or belongs to one of its steps. */
export function wordOf({ words = [] }: Worded, name: string): string | undefined {
  return words.find(([known]) => known === name)?.[1];
}

/** How many of one thing are in some amounts. */
export function countOf(amounts: readonly Amount[] | undefined, word: string): number {
  return (amounts ?? [])
    .filter(({ of }) => of.length === 1 && of[0] === word)
    .reduce((sum, { count }) => sum + count, 0);
}
