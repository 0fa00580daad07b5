/** What components say of themselves, in the sentences of their game: the key is the verb, the facts are what is printed. */
import type { Amount, Fact, Step, Thing } from '../types/protocol';
import type { Phrasebook } from './phrasebook';

type Printed = Pick<Step, 'numbers' | 'words'> & Partial<Pick<Step, 'pay' | 'take'>>;

/** "2 wood and 1 clay or stone", without a comma before the "or". */
export function amounts(book: Phrasebook, list: readonly Amount[] = []): string {
  const or = new Intl.ListFormat(book.language === 'en' ? 'en-GB' : book.language, { type: 'disjunction' });
  const items = list.map(
    ({ count, of }) => `${count} ${or.format(of.map((word) => book.say(word, { amount: count })))}`,
  );
  const last = items.pop();
  if (last === undefined) return book.word('things-none');
  return items.length ? book.say('things-and', { head: items.join(', '), last }) : last;
}

/** A sentence with everything that stands on a component or in one of its steps as facts. */
export function sentence(book: Phrasebook, key: string, printed: Printed): string {
  const { numbers = [], words = [], pay, take } = printed;
  const facts: [string, Fact][] = [
    ...numbers.map(([name, number]): [string, Fact] => [name, { number }]),
    ...words.map(([name, word]): [string, Fact] => [name, { word }]),
  ];
  return book.render({ key, facts }, { pay: amounts(book, pay), take: amounts(book, take) });
}

/** A step with everything that it lets choose, a line for each. */
export function linesOf(book: Phrasebook, step: Step): string[] {
  const choices = (step.alternatives ?? []).map(
    (steps) => `– ${steps.flatMap((one) => linesOf(book, one)).join(' ')}`,
  );
  return [sentence(book, step.verb, step), ...choices];
}

/** All that a component does. */
export function sentences(book: Phrasebook, thing: Thing): string[] {
  const help = thing.help ? [sentence(book, thing.help, thing)] : [];
  return [...help, ...(thing.steps ?? []).flatMap((step) => linesOf(book, step))];
}
