/** Functions that run inside the page. They see nothing of this file but themselves. */

/** Words that are missing: the client writes their keys in angle brackets. */
export function troubles() {
  const missing = document.body.textContent.match(/⟨[^⟩]*⟩/g) ?? [];
  const labels = [...document.querySelectorAll('[aria-label*="⟨"], [title*="⟨"], [placeholder*="⟨"]')];
  return [...missing, ...labels.map((thing) => thing.outerHTML.slice(0, 200))];
}

/**
 * Something that can be done now: where to click, and what it is. Of several things a different one is chosen each turn; what
 * was chosen `last` is chosen once more; the end of a turn is chosen now and then. Unless the player `handsOver` the screen, it
 * is over when that is asked.
 */
export function pick({ turn, last, handsOver }) {
  // Reading all the words takes a while: only once for each deed.
  const missing = () => document.body.textContent.match(/⟨[^⟩]*⟩/g) ?? [];
  if (document.querySelector('[data-result]')) return { over: true, troubles: missing() };
  const cover = document.querySelector('[data-hand-over]');
  if (cover && !handsOver) return { over: true, troubles: missing() };
  const menu = document.querySelector('[role="menu"]');
  const things = cover
    ? [cover]
    : [...(menu ?? document).querySelectorAll(menu ? '[role="menuitem"]' : '[data-lit]')];
  const named = things.map((thing) => ({ thing, name: thing.dataset.target ?? thing.textContent }));
  const ends = named.filter(({ name }) => /^(end|pass|done)$/.test(name));
  const again = named.filter(({ name }) => name === last);
  let wished = named;
  if (again.length && !menu) wished = again;
  else if (ends.length && turn % 3 === 0) wished = ends;
  const start = (turn * 7) % (wished.length || 1);
  const covered = [];
  const guides = [...document.querySelectorAll('[data-leads-to-lit]')];
  const order = [...wished.slice(start), ...wished.slice(0, start)];
  if (!menu && !cover) order.push(...guides.map((thing) => ({ thing, name: 'lit things out of sight' })));
  for (const { thing, name } of order) {
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = thing.getBoundingClientRect();
    if (box.width === 0) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (top && (thing.contains(top) || top.closest('[data-target]') === thing))
      return { x, y, name, menu: Boolean(menu), troubles: missing() };
    covered.push(`${name} by ${top?.outerHTML.slice(0, 80) ?? 'the edge of the window'}`);
  }
  return { covered, troubles: [] };
}
