/** What a click on something unlit probably meant: asked of the server for the reason why not. */
import type { OrleansSettlersView } from '../../types/orleans-settlers';
import { wordOf } from '../../lib/things';
import type { Thing } from '../../types/protocol';
import { asks } from './components';
import { GOOD_ICONS } from './icons';
import { asked, details, phaseOf } from './pending';
import type { Table } from './says';

/** What is done with an own good when this is asked. */
const GIVES: Partial<Record<string, string>> = { exchange: 'exchange', pay: 'pay', torture: 'give' };

export function wanted(target: string, view: OrleansSettlersView): string[] {
  const [kind = '', name = ''] = target.split('/');
  const question = asked(view)?.kind;
  switch (kind) {
    case 'place':
      return [place(name, question)];
    case 'space':
      return [space(name, view, question)];
    case 'good':
      return [`${GIVES[question ?? ''] ?? 'sell'} ${name}`];
    case 'market':
      return name in GOOD_ICONS ? [`buy ${name}`] : [`recruit ${name}`];
    case 'option':
      return [`choose ${name}`];
    case 'supply':
      return [`give ${name}`];
    case 'coins':
      return ['pay coin'];
    case 'citizens':
      return [question === 'fame' ? 'citizen' : 'give citizen'];
    case 'era':
      return ['advance'];
    default:
      return [target];
  }
}

/** Of a click on a slot of an own place. */
export function wantedOfSlot({ view, seat, things }: Table, place: string, number: number): string {
  if (asked(view)?.kind === 'technology') return `technology ${place} ${number}`;
  if (phaseOf(view) !== 'plan') return `activate ${place}`;
  const slot = things.get('place', place).slots?.[number - 1];
  const word = slot ? asks(slot) : 'any';
  const [any = 'farmer'] = Object.keys(view.players[seat ?? 0]?.green ?? {});
  return `put ${word === 'any' ? any : word} ${place} ${number}`;
}

function place(name: string, question?: string): string {
  if (question === 'prohibit') return `prohibit ${name}`;
  if (question === 'acquire') return `acquire ${name}`;
  if (question === 'fame') return `unlock ${name}`;
  if (question === 'torture') return `give card ${name}`;
  if (question === 'technology') return `technology ${name} 1`;
  return `activate ${name}`;
}

function space(name: string, view: OrleansSettlersView, question?: string): string {
  if (question === 'harvest') return `harvest ${name}`;
  if (question === 'torture') return `give settler ${name}`;
  if (question === 'build') return `build ${details(view, 'build')?.what ?? 'village'} ${name}`;
  return `expand ${name}`;
}

/** Of a click on the goods of an own place: the first kind that lies there. */
export const wantedOfStore = (place: Thing): string => `lay ${wordOf(place, 'holds') ?? 'grain'} ${place.id}`;

/** Of a click on a slot of a deed: whoever stands on the place whose followers are sent; what the slot asks for comes first. */
export function wantedOfDeed({ view, seat, things }: Table, deed: string, number: number): string {
  const sender = details(view, 'deeds')?.place ?? '';
  const there = (view.players[seat ?? 0]?.places[sender] ?? []).flatMap((piece) =>
    piece && piece !== 'technology' ? [piece.follower] : [],
  );
  const accepts: string[] = things.get('deed', deed).slots?.[number - 1]?.accepts ?? [];
  const follower = there.find((one) => accepts.includes(one)) ?? there[0] ?? 'farmer';
  const other = ['coin', 'technology'].find((one) => accepts.includes(one));
  return `send ${follower} ${other ? `${other} ` : ''}${deed} ${number}`;
}
