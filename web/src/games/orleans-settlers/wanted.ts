/** What a click on something unlit probably meant: asked of the server for the reason why not. */
import type { OrleansSettlersView } from '../../types/orleans-settlers';
import { factsOf } from './facts';
import { asked, details, phaseOf } from './pending';

export function wanted(target: string, view: OrleansSettlersView, seat: number): string[] {
  const [kind = '', name = ''] = target.split('/');
  const question = asked(view)?.kind;
  switch (kind) {
    case 'slot':
      return slot(name, view, seat, question);
    case 'place':
      return [place(name, question)];
    case 'space':
      return [space(name, view, question)];
    case 'good':
      return [`${question === 'exchange' ? 'exchange' : question === 'pay' ? 'pay' : 'sell'} ${name}`];
    case 'market':
      return factsOf(view).goods.has(name) ? [`buy ${name}`] : [`recruit ${name}`];
    case 'deed':
      return [send(name, view, seat)];
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

function slot(name: string, view: OrleansSettlersView, seat: number, question?: string): string[] {
  const [place = '', number = '1'] = name.split('-');
  if (question === 'technology') return [`technology ${place} ${number}`];
  if (phaseOf(view) !== 'plan') return [`activate ${place}`];
  const word = factsOf(view).places.get(place)?.slots[Number(number) - 1] ?? 'any';
  const [any = 'farmer'] = Object.keys(view.players[seat]?.green ?? {});
  return [`put ${word === 'any' ? any : word} ${place} ${number}`];
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

/** Whoever stands on the place whose followers are sent; the tile that the slot asks for comes first. */
function send(name: string, view: OrleansSettlersView, seat: number): string {
  const [deed = '', number = '1'] = name.split('-');
  const sender = details(view, 'deeds')?.place ?? '';
  const there = (view.players[seat]?.places[sender] ?? []).flatMap((piece) =>
    piece && piece !== 'technology' ? [piece.follower] : [],
  );
  const tile = factsOf(view).deeds.find(({ id }) => id === deed)?.slots[Number(number) - 1]?.tile;
  const follower = there.find((one) => one === tile) ?? there[0] ?? 'farmer';
  return `send ${follower} ${deed} ${number}`;
}
