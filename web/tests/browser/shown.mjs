/** What pages say, and the numbers in it. */

/** Runs before a page does: notes everything that says something of itself when the pointer comes. */
export function noteTips() {
  window.tipped = new Set();
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (name, ...rest) {
    if (name === 'pointerenter' && this instanceof Element) window.tipped.add(this);
    return listen.call(this, name, ...rest);
  };
}

/** Runs inside the page: the rule card of everything that has one, without waiting for it, and what the thing itself shows. */
export async function readTips() {
  const wait = window.setTimeout;
  const drawn = () => new Promise((done) => wait(done, 0));

  async function point(thing, event) {
    const mouse = { pointerType: 'mouse', bubbles: event === 'pointerover' };
    window.setTimeout = (act) => act();
    thing.dispatchEvent(new PointerEvent(event, mouse));
    window.setTimeout = wait;
    await drawn();
    const card = document.querySelector('[role="tooltip"]');
    if (!card) return [];
    const [title, ...lines] = [...card.querySelectorAll('h3, p:not(.rule)')].map((part) => part.textContent);
    thing.dispatchEvent(new PointerEvent('pointerleave', mouse));
    return [{ title, lines, face: drawing(thing) }];
  }

  /** What is drawn, as text: the same sign several times is a number. */
  function drawing(thing) {
    const marks = [];
    const walk = (node) => {
      if (node instanceof SVGSVGElement) {
        const sign = node.innerHTML;
        if (marks.at(-1)?.sign === sign) marks.at(-1).count++;
        else marks.push({ sign, count: 1 });
      } else if (node.nodeType === Node.TEXT_NODE) {
        if (node.textContent.trim()) marks.push({ text: node.textContent.trim() });
      } else node.childNodes.forEach(walk);
    };
    walk(thing);
    return marks.map(({ text, count }) => text ?? (count > 1 ? `${count}×` : '·')).join(' ');
  }

  const tips = [];
  for (const thing of window.tipped) {
    if (!thing.isConnected) window.tipped.delete(thing);
    else if (thing.checkVisibility()) tips.push(...(await point(thing, 'pointerenter')));
  }
  const seen = new Set();
  for (const hex of document.querySelectorAll('[data-hex]')) {
    const what = hex.getAttribute('aria-label').replace(/^[^,]*/, '');
    if (!seen.has(what)) tips.push(...(await point(hex, 'pointerover')));
    seen.add(what);
  }
  return tips;
}

/** Runs inside the page: all its texts, those for people who cannot see included. */
export function readTexts() {
  const named = [...document.querySelectorAll('[aria-label], [title]')];
  const names = named.flatMap((thing) => [thing.getAttribute('aria-label'), thing.title]);
  const options = [...document.querySelectorAll('option')].map((option) => option.textContent);
  return [...document.body.innerText.split('\n'), ...options, ...names].filter(Boolean);
}

/** Those that are no part of a name, such as that of a place. */
const numbersIn = (text) => (text.match(/(?<![\p{L}\d])\d+/gu) ?? []).map(Number);

const DRAWN = 'drawn as ';

/** What was said at each place, again and again: on a line of a rule card, on a drawing, on a page. */
export class Shown {
  #places = new Map();

  /** Rule cards and the drawings that they are about. */
  addTips(tips) {
    for (const { title, lines, face } of tips) {
      lines.forEach((line, at) => this.#add(title, `line ${at + 1}`, line));
      this.#add(title, `${DRAWN}${face.replace(/\d+/g, '#')}`, face);
    }
  }

  addTexts(texts) {
    for (const text of texts) this.#add('', text.replace(/\d+/g, '#'), text);
  }

  #add(title, where, text) {
    const place = `${title}, ${where}`;
    const known = this.#places.get(place) ?? { title, texts: [] };
    known.texts.push(text);
    this.#places.set(place, known);
  }

  /** The numbers that stood at the same place here and there, and were always the same ones. */
  *lasting(there) {
    for (const [place, { title, texts }] of this.#places) {
      const here = steady(texts);
      const others = steady(there.#places.get(place)?.texts ?? []);
      if (here.length !== others.length) continue;
      for (const [at, number] of here.entries())
        if (number !== null && others[at] !== null)
          yield {
            title,
            place,
            isDrawing: place.includes(DRAWN),
            number,
            other: others[at],
            text: there.#places.get(place).texts[0],
          };
    }
  }

  /** The heads of all rule cards. */
  get titles() {
    return new Set([...this.#places.values()].map(({ title }) => title));
  }
}

/** The numbers in texts, each where it is the same in all of them; none if some have more than others. */
function steady(texts) {
  const [first = [], ...others] = texts.map(numbersIn);
  if (others.some(({ length }) => length !== first.length)) return [];
  return first.map((number, at) => (others.every((other) => other[at] === number) ? number : null));
}
