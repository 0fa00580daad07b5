/** The rules of the games in the language of the reader, found by their ids. */
import { api } from './api';
import { RULE_ID } from './markdown';
import type { Language } from './words.svelte';

const documents = new Map<string, Promise<string>>();

/** The rule document of a game, in Markdown. It is fetched once; what failed is tried again. */
export function rulesOf(game: string, language: Language): Promise<string> {
  const key = `${game}/${language}`;
  let document = documents.get(key);
  if (!document) {
    documents.set(key, (document = api.rules(game, language)));
    document.catch(() => documents.delete(key));
  }
  return document;
}

/** The sentence of a rule, without the marks of its sources. */
export async function rule(game: string, id: string, language: Language): Promise<string | undefined> {
  return readRules(await rulesOf(game, language)).get(id);
}

/** `- **KB-1** Text`, `- **CA-N4 [R]** Text`, `- **SE-7.4 Title.** Text`, and rows of tables: `| AMB-1 | Question | Ruling |`. */
const RULE = new RegExp(String.raw`^\s*(?:[-*]\s+)?\*\*(${RULE_ID})\.?( [^*]*)?\*\*:?\s*(.*)$`);
const ID_CELL = new RegExp(String.raw`^\s*(${RULE_ID})\s*\|`);

const asParagraph = (row: string) =>
  row
    .replace(/^\||\|\s*$/g, '')
    .replace(ID_CELL, '**$1**')
    .replace(/\|/g, '–');

/** Every rule of a document, by its id; it may run over several lines. */
export function readRules(markdown: string): Map<string, string> {
  const rules = new Map<string, string>();
  let id: string | undefined;
  for (const line of markdown.split('\n')) {
    const start = RULE.exec(line.startsWith('|') ? asParagraph(line) : line);
    if (start) rules.set((id = start[1]!), `${start[2] ?? ''} ${start[3]}`);
    else if (/^\s*$|^[#|`-]/.test(line)) id = undefined;
    else if (id) rules.set(id, `${rules.get(id)} ${line.trim()}`);
  }
  for (const [key, text] of rules) rules.set(key, plain(text));
  return rules;
}

function plain(text: string): string {
  return text
    .replace(/\*\([^)]*\)\*/g, '')
    .replace(/`\[[^\]]*\]`/g, '')
    .replace(/\[[A-Z](?:\/[A-Z])?\]/g, '')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
