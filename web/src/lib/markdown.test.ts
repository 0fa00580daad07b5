import { expect, test } from 'vitest';
import { toHtml } from './markdown';

test('rules become anchors, lists may be nested and run over lines', () => {
  expect(toHtml('Intro\n- **KB-1** One *a*\n  more\n  - deep\n- two')).toBe(
    '<p>Intro</p>\n<ul><li><strong id="KB-1">KB-1</strong> One <em>a</em> more<ul><li>deep</li></ul></li><li>two</li></ul>',
  );
});

test('rulings in tables and ids with a letter are anchors too, mentions are not', () => {
  expect(toHtml('- **CA-N4 [R]** One')).toContain('<strong id="CA-N4">CA-N4 [R]</strong>');
  const table = toHtml('| id | why |\n|---|---|\n| AMB-1 | KB-21 |');
  expect(table).toContain('<td><strong id="AMB-1">AMB-1</strong></td><td>KB-21</td>');
});

test('markup in the text stays text', () => {
  expect(toHtml('# A <b>\n\n`x < y`')).toBe('<h1>A &lt;b&gt;</h1>\n<p><code>x &lt; y</code></p>');
});

test('tables', () => {
  expect(toHtml('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<tbody><tr><td>1</td><td>2</td></tr></tbody>');
});
