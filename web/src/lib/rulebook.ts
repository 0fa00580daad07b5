/** The rules of the games, found by their ids. */
import { api } from './api';

const books = new Map<string, Promise<Map<string, string>>>();

/** The sentence of a rule, in English, without the marks of its sources. */
export async function rule(game: string, id: string): Promise<string | undefined> {
  let book = books.get(game);
  if (!book) books.set(game, (book = api.rules(game).then(readRules)));
  return (await book).get(id);
}

/** `- **KB-1** Text`, `- **CA-40 [R]** Text`, `- **SE-7.4 Title.** Text`. */
const RULE = /^\s*(?:[-*]\s+)?\*\*([A-Z]+[0-9]*-[0-9][\w.]*?)\.?( [^*]*)?\*\*:?\s*(.*)$/;

/** Every rule of a document, by its id; it may run over several lines. */
export function readRules(markdown: string): Map<string, string> {
  const rules = new Map<string, string>();
  let id: string | undefined;
  for (const line of markdown.split('\n')) {
    const start = RULE.exec(line);
    if (start) rules.set((id = start[1]!), `${(start[2] ?? '').replace(/ ?\[\w+\]/, '')} ${start[3]}`);
    else if (/^\s*$|^[#|`-]/.test(line)) id = undefined;
    else if (id) rules.set(id, `${rules.get(id)} ${line.trim()}`);
  }
  for (const [key, text] of rules) rules.set(key, plain(text));
  return rules;
}

function plain(text: string): string {
  return text
    .replace(/\*\((?:source|R)[^)]*\)\*/g, '')
    .replace(/`\[[^\]]*\]`/g, '')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
