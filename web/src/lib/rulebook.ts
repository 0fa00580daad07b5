/** The rules of the games in the language of the reader, found by their ids. */
import { api } from './api';
import { readDocument, ruleIn, type Block, type Item } from './rule-document';
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

/** Every rule of a document, by its id, with the items below it or the cells beside it. */
export function readRules(markdown: string): Map<string, string> {
  const rules = new Map<string, string>();
  for (const block of readDocument(markdown))
    for (const [first, ...others] of passages(block)) {
      const rule = ruleIn(first);
      if (!rule) continue;
      const parts = [rule.title + rule.text, ...others].map(plain).filter(Boolean);
      rules.set(rule.id, parts.join(block.kind === 'table' ? ' – ' : ' '));
    }
  return rules;
}

/** What may be a rule: a text with those that belong to it. */
type Passage = [string, ...string[]];

function passages(block: Block): Passage[] {
  switch (block.kind) {
    case 'heading':
      return [];
    case 'paragraph':
      return [[block.text]];
    case 'list':
      return block.items.flatMap(withinItem);
    case 'table':
      return block.rows.map(([first = '', ...others]) => [first, ...others]);
  }
}

function withinItem(item: Item): Passage[] {
  return [[item.text, ...item.items.flatMap(below)], ...item.items.flatMap(withinItem)];
}

function below(item: Item): string[] {
  return [`${item.mark} ${item.text}`, ...item.items.flatMap(below)];
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
