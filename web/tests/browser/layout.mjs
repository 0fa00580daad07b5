/** What a person sees wrong with a page at a glance. The functions run inside the page and see nothing of this file but themselves. */

/** The windows that people have, from a small phone to a large desk. */
export const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1536, 864],
  [1920, 1080],
];

/** Running text of three words or more, inside the things of a selector, that breaks in a box narrower than its longest word or
 *  than twelve characters. */
export function squeezedText(within) {
  const WORDS = 3;
  const CHARACTERS = 12;
  const pen = document.createElement('canvas').getContext('2d');
  const faults = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const said = text.textContent.trim();
    const words = said.split(/\s+/);
    const thing = text.parentElement;
    if (words.length < WORDS || !thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    if (thing.closest('svg, option, [inert]') || !thing.closest(within)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size < 2) continue;
    // A line of text is as wide as the nearest box that breaks lines.
    let box = thing;
    while (getComputedStyle(box).display.startsWith('inline') || getComputedStyle(box).display === 'contents')
      box = box.parentElement;
    const style = getComputedStyle(thing);
    if (getComputedStyle(box).clipPath !== 'none' || box.closest('[class*="sr-"]')) continue;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const whole = pen.measureText(said).width;
    const needed = Math.max(
      ...words.map((word) => pen.measureText(word).width),
      whole * Math.min(1, CHARACTERS / said.length),
    );
    const frame = getComputedStyle(box);
    const width = box.clientWidth - parseFloat(frame.paddingLeft) - parseFloat(frame.paddingRight);
    if (width + 1 < needed)
      faults.push(`"${said.slice(0, 40)}" needs ${Math.ceil(needed)} px, has ${Math.floor(width)}`);
  }
  return faults;
}

/** What is wrong with the card of a hint: too tall, cut off, under something, or over what it speaks of. */
export function cardFaults(mostOfWindow) {
  const faults = [];
  const card = document.querySelector('[data-hint]');
  const box = card.getBoundingClientRect();
  if (box.height > mostOfWindow * innerHeight) faults.push(`the card is ${Math.round(box.height)} px tall`);
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
    faults.push(`the card leaves the window: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
  const middle = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };
  for (const button of card.querySelectorAll('button'))
    if (!button.contains(middle(button))) faults.push(`"${button.textContent}" is covered`);
  // What is out of sight has no ring; one that is drawn is seen.
  const ring = document.querySelector('[data-ring]');
  const meant = document.querySelector(`[data-target="${CSS.escape(card.dataset.hint)}"]`);
  if (meant && card.contains(middle(meant))) faults.push(`the card covers ${card.dataset.hint}`);
  if (meant?.getBoundingClientRect().width && (!ring || ring.hidden || ring.closest('section')))
    faults.push(`no ring around ${card.dataset.hint}`);
  return faults;
}

/** Waits until nothing on the page has moved for a while. */
export async function settled() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const looks = () =>
    [...document.querySelectorAll('main *')]
      .map((thing) => thing.getBoundingClientRect())
      .reduce((sum, { left, top, width, height }) => sum + left + 3 * top + 7 * width + 11 * height, 0);
  for (let quiet = 0, last = NaN, frames = 0; quiet < 12 && frames < 120; frames++) {
    await frame();
    const now = looks();
    quiet = now === last ? quiet + 1 : 0;
    last = now;
  }
}
