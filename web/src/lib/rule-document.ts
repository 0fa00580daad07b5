/** The one reader of the rule documents: the little of Markdown that they use, as blocks, and what defines a rule. */

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: Item[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

export interface Item {
  indent: number;
  /** `-`, or `2.` where steps are counted. */
  mark: string;
  text: string;
  /** The items below it, which are indented further. */
  items: Item[];
}

/** A rule as it is defined: `**KB-1** Text`, `**CA-N4 [R]** Text`, `**SE-7.4 Title.** Text`. */
export interface Rule {
  id: string;
  /** What stands in bold after the id, with the space before it. */
  title: string;
  text: string;
}

/** `KB-1`, `CA-N4`, `SE-6.6.4`, `OR-45a`. */
const ID = String.raw`[A-Z]+[0-9]*-[A-Z]?[0-9][\w.]*`;
const RULE = new RegExp(String.raw`^\*\*(${ID})((?: [^*]*)?)\*\*(.*)$`);
const ID_ALONE = new RegExp(`^${ID}$`);

const GAP = /^\s*$|^---+\s*$/;
const HEADING = /^(#{1,4})\s+(.*)$/;
const ITEM = /^(\s*)([-*]|\d+\.)\s+(.*)$/;
const ROW = /^\s*\|/;
const BELOW_HEAD = /^[\s|:-]+$/;

/** The rule that a paragraph, an item or the first cell of a row defines, if it does. An id that fills its cell needs no bold. */
export function ruleIn(text: string): Rule | undefined {
  if (ID_ALONE.test(text)) return { id: text, title: '', text: '' };
  const [, id, title = '', rest = ''] = RULE.exec(text) ?? [];
  return id === undefined ? undefined : { id, title, text: rest };
}

export function readDocument(markdown: string): Block[] {
  const blocks: Block[] = [];
  const begin = <B extends Block>(block: B) => (blocks.push(block), block);
  /** The block that the next line may go on with. */
  let open: Block | undefined;
  for (const line of markdown.split('\n')) {
    const [, hashes, title = ''] = HEADING.exec(line) ?? [];
    const [, space = '', mark, text = ''] = ITEM.exec(line) ?? [];
    if (GAP.test(line)) open = undefined;
    else if (hashes) {
      begin({ kind: 'heading', level: hashes.length, text: title });
      open = undefined;
    } else if (ROW.test(line)) {
      if (open?.kind !== 'table') open = begin({ kind: 'table', head: cells(line), rows: [] });
      else if (!BELOW_HEAD.test(line)) open.rows.push(cells(line));
    } else if (mark) {
      if (open?.kind !== 'list') open = begin({ kind: 'list', items: [] });
      const indent = space.length;
      siblings(open.items, indent).push({ indent, mark, text, items: [] });
    } else if (open?.kind === 'list') lowest(open.items).text += ` ${line.trim()}`;
    else if (open?.kind === 'paragraph') open.text += ` ${line}`;
    else open = begin({ kind: 'paragraph', text: line });
  }
  return blocks;
}

/** Where an item that is so far indented belongs. */
function siblings(items: Item[], indent: number): Item[] {
  const above = items.at(-1);
  return above && above.indent < indent ? siblings(above.items, indent) : items;
}

/** The item that was read last. */
function lowest(items: Item[]): Item {
  const last = items.at(-1)!;
  return last.items.length ? lowest(last.items) : last;
}

const cells = (row: string) =>
  row
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());
