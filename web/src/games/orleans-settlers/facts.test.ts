import { expect, test } from 'vitest';
import type { OrleansSettlersView } from '../../types/orleans-settlers';
import { factsOf } from './facts';

const facts = (players: number) =>
  factsOf({
    players: Array.from({ length: players }, () => ({})),
    data: null,
  } as unknown as OrleansSettlersView);

test('all the material is read', () => {
  const { places, deeds, events, eras, goods, spaces } = facts(3);
  expect([places.size, deeds.length, events.size, eras.length, goods.size, spaces.size]).toEqual([
    38, 7, 32, 5, 7, 29,
  ]);
});

test('optional slots come after the others', () => {
  expect(facts(3).places.get('expansion')).toMatchObject({
    slots: ['farmer', 'trader', 'knight'],
    required: 2,
    least: 2,
  });
  expect(facts(3).places.get('town_hall')).toMatchObject({ required: 2, least: 1, technology: false });
});

test('alike slots of a deed are one', () => {
  const [depot, canal] = facts(4).deeds;
  expect(depot!.slots).toEqual([{ tile: 'food', coins: 0, fame: 1, number: 12 }]);
  expect(canal!.slots.map(({ tile, number }) => [tile, number])).toEqual([
    ['fisherman', 2],
    ['farmer', 1],
    ['craftsman', 1],
  ]);
});
