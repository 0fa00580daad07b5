/** A rule document as HTML. Every rule becomes an anchor with its id. */
import { readDocument, ruleIn, type Block, type Item } from './rule-document';

export function toHtml(markdown: string): string {
  return readDocument(markdown).map(block).join('\n');
}

function block(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${marks(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${passage(block.text)}</p>`;
    case 'list':
      return list(block.items);
    case 'table':
      return table(block.head, block.rows);
  }
}

function list(items: Item[]): string {
  const lines = items.map(
    (item) => `<li>${passage(item.text)}${item.items.length ? list(item.items) : ''}</li>`,
  );
  return `<ul>${lines.join('')}</ul>`;
}

function table(head: string[], rows: string[][]): string {
  const heads = head.map((cell) => `<th>${marks(cell)}</th>`).join('');
  const body = rows.map((row) => {
    const cells = row.map((cell, column) => `<td>${column ? marks(cell) : passage(cell)}</td>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<div class="scroll" tabindex="0"><table><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

/** A text that may define a rule. */
function passage(text: string): string {
  const rule = ruleIn(text);
  if (!rule) return marks(text);
  return `<strong id="${rule.id}">${rule.id}${marks(rule.title)}</strong>${marks(rule.text)}`;
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function marks(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*\s][^*]*)\*/g, '<em>$1</em>');
}
