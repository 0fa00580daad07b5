/** The little of Markdown that the rule documents use, as HTML. Every rule becomes an anchor with its id. */

/** `KB-1`, `CA-N4`, `SE-6.6.4`, `OR-45a`, as part of a pattern. */
export const RULE_ID = String.raw`[A-Z]+[0-9]*-[A-Z]?[0-9][\w.]*?`;
const RULE = new RegExp(String.raw`\*\*(${RULE_ID})(\.?)((?: [^*]*)?)\*\*`, 'g');
const ID_ALONE = new RegExp(`^${RULE_ID}$`);

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(RULE, '<strong id="$1">$1$2$3</strong>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*\s][^*]*)\*/g, '<em>$1</em>');
}

const cells = (row: string) => row.replace(/^\s*\||\|\s*$/g, '').split(/(?<!\\)\|/);

/** An id that fills the first cell of a row is a rule like one in bold. */
const asRule = (cell: string) => (ID_ALONE.test(cell) ? `**${cell}**` : cell);

function table(rows: string[]): string {
  const [head = '', , ...body] = rows;
  const line = (row: string, tag: string) =>
    `<tr>${cells(row)
      .map((cell, column) => `<${tag}>${inline(column ? cell.trim() : asRule(cell.trim()))}</${tag}>`)
      .join('')}</tr>`;
  return `<div class="scroll" tabindex="0"><table><thead>${line(head, 'th')}</thead><tbody>${body.map((row) => line(row, 'td')).join('')}</tbody></table></div>`;
}

/** Items with deeper ones inside them, by how far they are indented. */
function list(lines: string[]): string {
  const items: { indent: number; text: string }[] = [];
  for (const line of lines) {
    const start = /^(\s*)(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (start) items.push({ indent: start[1]!.length, text: start[2]! });
    else if (items.length) items.at(-1)!.text += ` ${line.trim()}`;
  }
  let html = '';
  const open: number[] = [];
  for (const { indent, text } of items) {
    while (open.length && indent < open.at(-1)!) {
      html += '</li></ul>';
      open.pop();
    }
    if (open.length && indent === open.at(-1)) html += '</li>';
    else {
      html += '<ul>';
      open.push(indent);
    }
    html += `<li>${inline(text)}`;
  }
  return html + '</li></ul>'.repeat(open.length);
}

export function toHtml(markdown: string): string {
  const html: string[] = [];
  let block: string[] = [];
  let fence = false;
  const close = () => {
    const [first = ''] = block;
    if (/^\s*\|/.test(first)) html.push(table(block));
    else if (/^\s*([-*]|\d+\.)\s/.test(first)) html.push(list(block));
    else if (block.length) html.push(`<p>${inline(block.join(' '))}</p>`);
    block = [];
  };
  for (const line of markdown.split('\n')) {
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    if (line.startsWith('```')) {
      if (fence) html.push(`<pre>${escape(block.join('\n'))}</pre>`);
      else close();
      block = [];
      fence = !fence;
    } else if (fence) block.push(line);
    else if (heading) {
      close();
      const level = heading[1]!.length;
      html.push(`<h${level}>${inline(heading[2]!)}</h${level}>`);
    } else if (/^\s*$|^---+\s*$/.test(line)) close();
    else {
      const startsList =
        /^\s*([-*]|\d+\.)\s/.test(line) && block.length && !/^\s*([-*]|\d+\.)\s/.test(block[0]!);
      const startsTable = /^\s*\|/.test(line) !== /^\s*\|/.test(block[0] ?? line);
      if (startsList || startsTable) close();
      block.push(line);
    }
  }
  close();
  return html.join('\n');
}
