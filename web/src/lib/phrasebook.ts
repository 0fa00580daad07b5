/** Turns messages into sentences of one language: the same logic as `crates/text/src/phrasebook.rs`. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Fact, Message } from '../types/protocol';

type Arguments = Record<string, FluentVariable>;
type Pattern = Parameters<FluentBundle['formatPattern']>[0];

/** A sentence in three parts, of which the middle one matters most. */
export interface Emphasis {
  before: string;
  strong: string;
  after: string;
}

export class Phrasebook {
  readonly #bundle: FluentBundle;

  /** @param sources Fluent files; later ones come on top of earlier ones. */
  constructor(
    readonly language: string,
    sources: string[],
    readonly names: readonly string[] = [],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** The message as a sentence, with these words beside its facts. */
  render(message: Message, given: Record<string, string> = {}): string {
    return this.#say(message.key, { ...this.#facts(message.facts), ...given });
  }

  /** The message as a sentence whose first number, or else its first word, is emphasised. */
  emphasise(message: Message): Emphasis {
    const { facts } = message;
    const number = facts.findIndex(([, fact]) => 'number' in fact);
    const index = number >= 0 ? number : facts.findIndex(([, fact]) => 'word' in fact);
    const [name] = facts[index] ?? [];
    const given = this.#facts(facts);
    for (const key of Object.keys(given)) {
      if (name !== undefined && (key === name || key.startsWith(`${name}-`)))
        given[key] = marked(given[key]!);
    }
    const [before = '', strong = '', ...after] = this.#say(message.key, given).split(MARK);
    return { before, strong, after: after.join('') };
  }

  /** The word with this key, as it stands alone. */
  word(key: string): string {
    return this.#say(key, amount(1));
  }

  has(key: string): boolean {
    return this.#bundle.getMessage(key)?.value != null;
  }

  /** What a player is called. */
  name(seat: number): string {
    return this.names[seat] ?? this.#say('seat', { number: plain(seat + 1) });
  }

  /** A sentence of the client's own. */
  say(key: string, given: Record<string, string | number> = {}): string {
    const facts = Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'number' ? plain(value) : value,
    ]);
    return this.#say(key, Object.fromEntries(facts));
  }

  #facts(facts: [string, Fact][]): Arguments {
    const given: Arguments = {};
    for (const [name, fact] of facts) {
      if ('number' in fact) given[name] = plain(fact.number);
      else if ('seat' in fact) given[name] = this.name(fact.seat);
      else if ('things' in fact) given[name] = this.#list(fact.things);
      else {
        given[name] = this.word(fact.word);
        for (const [form, text] of this.#forms(fact.word)) given[`${name}-${form}`] = text;
      }
    }
    return given;
  }

  /** The attributes of a word: its grammatical forms. */
  #forms(key: string): [string, string][] {
    const attributes = Object.entries(this.#bundle.getMessage(key)?.attributes ?? {});
    return attributes.map(([form, pattern]) => [form, this.#fill(pattern, amount(1))]);
  }

  /** Counted things as a list; what is there zero times is left out. */
  #list(things: [number, string][]): string {
    const items = things.filter(([count]) => count > 0).map(([count, key]) => this.#item(count, key));
    const last = items.pop();
    if (last === undefined) return this.word('things-none');
    if (items.length === 0) return last;
    return this.#say('things-and', { head: items.join(', '), last });
  }

  #item(count: number, key: string): string {
    return this.#say('things-item', { ...amount(count), thing: this.#say(key, amount(count)) });
  }

  #say(key: string, given: Arguments): string {
    const sentence = this.#bundle.getMessage(key)?.value;
    return sentence == null ? `⟨${key}⟩` : this.#fill(sentence, given);
  }

  #fill(sentence: Pattern, given: Arguments): string {
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(sentence, given, errors);
    return errors.length === 0 ? text : `⟨${text}⟩`;
  }
}

/** Stands on both sides of what is emphasised, and in no text. */
const MARK = '\u{E000}';

class MarkedNumber extends FluentNumber {
  override toString(): string {
    return MARK + String(this.value) + MARK;
  }
}

function marked(value: FluentVariable): FluentVariable {
  return value instanceof FluentNumber ? new MarkedNumber(value.value) : MARK + String(value) + MARK;
}

/** A number without marks between thousands, as the engines write it. */
function plain(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: false });
}

/** What a word is told, so that it can choose between singular and plural. */
function amount(count: number): Arguments {
  return { amount: plain(count) };
}
