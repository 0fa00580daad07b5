/** Reads the TOML that the game's data files use: tables, lists of tables, and values on one or several lines. */
export type Toml = string | number | boolean | Toml[] | TomlTable;
export type TomlTable = { [key: string]: Toml };

export function readToml(source: string): TomlTable {
  return new Reader(source).document();
}

class Reader {
  #at = 0;

  constructor(readonly source: string) {}

  document(): TomlTable {
    const whole: TomlTable = {};
    let table = whole;
    for (this.#gap(); this.#at < this.source.length; this.#gap()) {
      if (this.#takes('[[')) {
        const list = (whole[this.#key()] ??= []) as Toml[];
        this.#expect(']]');
        list.push((table = {}));
      } else if (this.#takes('[')) {
        whole[this.#key()] = table = {};
        this.#expect(']');
      } else this.#entry(table);
    }
    return whole;
  }

  #entry(table: TomlTable) {
    const key = this.#key();
    this.#expect('=');
    table[key] = this.#value();
  }

  #value(): Toml {
    if (this.#takes('[')) return this.#list();
    if (this.#takes('{')) return this.#inline();
    const text = this.#match(/"([^"]*)"/y);
    if (text) return text[1]!;
    const word = this.#match(/[\w.+-]+/y)?.[0];
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === undefined || Number.isNaN(Number(word))) throw this.#problem('a value');
    return Number(word);
  }

  #list(): Toml[] {
    const list: Toml[] = [];
    while (!this.#takes(']')) {
      list.push(this.#value());
      this.#takes(',');
    }
    return list;
  }

  #inline(): TomlTable {
    const table: TomlTable = {};
    while (!this.#takes('}')) {
      this.#entry(table);
      this.#takes(',');
    }
    return table;
  }

  #key(): string {
    const key = this.#match(/[\w-]+/y);
    if (!key) throw this.#problem('a name');
    return key[0];
  }

  #expect(sign: string) {
    if (!this.#takes(sign)) throw this.#problem(sign);
  }

  #takes(sign: string): boolean {
    this.#gap();
    if (!this.source.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    this.#gap();
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.source);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }

  /** Skips white space and comments. */
  #gap() {
    const gap = /(?:\s|#[^\n]*)*/y;
    gap.lastIndex = this.#at;
    gap.exec(this.source);
    this.#at = gap.lastIndex;
  }

  #problem(wanted: string): Error {
    const line = this.source.slice(0, this.#at).split('\n').length;
    return new Error(`line ${line}: ${wanted} was expected`);
  }
}
