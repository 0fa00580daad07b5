/** The language of the site, its own words, and the words of the games. */
import sharedDe from '../../../crates/text/text/de.ftl?raw';
import sharedEn from '../../../crates/text/text/en.ftl?raw';
import de from '../text/de.ftl?raw';
import en from '../text/en.ftl?raw';
import { api } from './api';
import { Phrasebook } from './phrasebook';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The words of the games' tables, each beside its art. */
const tables = (files: Record<string, string>) => Object.values(files);
const OWN = {
  en: new Phrasebook('en', [
    en,
    ...tables(import.meta.glob('../games/*/text/en.ftl', { eager: true, query: '?raw', import: 'default' })),
  ]),
  de: new Phrasebook('de', [
    de,
    ...tables(import.meta.glob('../games/*/text/de.ftl', { eager: true, query: '?raw', import: 'default' })),
  ]),
};
const SHARED = { en: sharedEn, de: sharedDe };
const KEY = 'steading.language';

class Words {
  language = $state<Language>(preferred());
  /** The Fluent files of the games, by game and language. */
  #texts = $state<Record<string, string>>({});
  #asked = new Set<string>();

  use(language: Language) {
    this.language = language;
    localStorage.setItem(KEY, language);
  }

  /** A sentence of the client's own. */
  say(key: string, given?: Record<string, string | number>): string {
    return OWN[this.language].say(key, given);
  }

  /** Whether the client has a sentence of its own with this key. */
  has(key: string): boolean {
    return OWN[this.language].has(key);
  }

  /** The words of a game; nothing until they have been fetched. */
  book(game: string, names: readonly string[] = []): Phrasebook | null {
    const text = this.#texts[`${game}/${this.language}`];
    if (text === undefined) {
      void this.fetch(game);
      return null;
    }
    return new Phrasebook(this.language, [SHARED[this.language], text], names);
  }

  async fetch(game: string, language = this.language): Promise<void> {
    const key = `${game}/${language}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const text = await api.words(game, language);
      this.#texts[key] = text;
    } catch {
      this.#asked.delete(key);
    }
  }
}

function preferred(): Language {
  const wished = [localStorage.getItem(KEY), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return (
    LANGUAGES.find((language) => language === wished.find((tag) => tag === 'en' || tag === 'de')) ?? 'en'
  );
}

export const words = new Words();

/** A sentence of the client's own, in the language of the moment. */
export const t = (key: string, given?: Record<string, string | number>): string => words.say(key, given);
