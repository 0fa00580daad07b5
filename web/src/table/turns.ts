/** The log: what one player did in a row is one line of it, and so is the beginning of a turn. */
import type { SeenEvent, StoryLine } from '../types/protocol';

/** A decision, or what came of it, with its sentences. */
export interface ToldLine {
  line: StoryLine;
  /** Who did it. */
  seat: number | undefined;
  words: readonly string[];
}

/** With these events something new begins that is not the deed of whoever ended the last turn. */
const BEGINNINGS = ['turn_began', 'round_began'];

/** What happened in a decision: the deed itself, and what began with it. */
export function told(line: StoryLine, render: (event: SeenEvent) => string): ToldLine[] {
  const begins = line.events.findIndex(({ event }) => BEGINNINGS.includes((event as { kind: string }).kind));
  const deed = begins < 0 || line.seat === undefined ? line.events.length : begins;
  const parts = [
    { seat: line.seat, events: line.events.slice(0, deed) },
    { seat: undefined, events: line.events.slice(deed) },
  ];
  return parts
    .map(({ seat, events }) => ({ line, seat, words: events.map(render).filter(Boolean) }))
    .filter(({ words }) => words.length > 0);
}

export interface Turn {
  seat: number | undefined;
  lines: StoryLine[];
  /** Who did it, if the sentence begins with the name. */
  name: string;
  text: string;
}

/** Longer turns are split, so that a game for one has lines too. */
const MOST_DECISIONS = 12;

export function turnsOf(lines: readonly ToldLine[], name: (seat: number) => string): Turn[] {
  const groups: ToldLine[][] = [];
  for (const one of lines) {
    const group = groups.at(-1);
    const goesOn =
      group && group[0]!.seat === one.seat && group.length < MOST_DECISIONS && one.seat !== undefined;
    if (goesOn) group.push(one);
    else groups.push([one]);
  }
  return groups.map((group) => {
    const { seat } = group[0]!;
    const who = seat === undefined ? '' : name(seat);
    const sentences = group.flatMap(({ words }) => words.map((sentence) => sentence.replace(/\.$/, '')));
    const named = sentences.findIndex((sentence) => who === '' || !sentence.startsWith(`${who} `));
    const own = named < 0 ? sentences.length : named;
    return {
      seat,
      lines: group.map(({ line }) => line),
      name: own > 0 ? who : '',
      text: inOne(sentences.map((sentence, at) => (at < own ? sentence.slice(who.length + 1) : sentence))),
    };
  });
}

/** Sentences in a row: those that differ in their last word alone become one. */
export function inOne(sentences: readonly string[]): string {
  const told: { head: string; tails: string[] }[] = [];
  for (const sentence of sentences) {
    const cut = sentence.lastIndexOf(' ');
    const head = sentence.slice(0, cut + 1);
    const tail = sentence.slice(cut + 1);
    const last = told.at(-1);
    if (last && head && last.head === head && !isNumber(tail)) last.tails.push(tail);
    else told.push({ head, tails: [tail] });
  }
  return told.map(({ head, tails }) => head + tails.join(', ')).join(' · ');
}

const isNumber = (word: string) => /^\d+$/.test(word);
