import { expect, test } from 'vitest';
import type { StoryLine } from '../types/protocol';
import { completed, latest, retold } from './story';

const line = (decision: number, seat: number): StoryLine => ({ decision, seat, events: [] });
const decisions = (story: StoryLine[]) => story.map((told) => told.decision);

test('an undo shortens the story, a new decision replaces the old one', () => {
  const story = [line(1, 0), line(2, 0), line(3, 1)];
  expect(decisions(retold(story, [], 2))).toEqual([1, 2]);
  expect(decisions(retold(story, [line(2, 0)], 2))).toEqual([1, 2]);
  expect(decisions(retold(story, [line(4, 1)], 4))).toEqual([1, 2, 3, 4]);
});

test('the latest lines are all that others did since the own last decision', () => {
  const story = [line(1, 0), line(2, 1), line(3, 2)];
  expect(decisions(latest(story, 0))).toEqual([2, 3]);
  expect(decisions(latest(story, null))).toEqual([3]);
  expect(decisions(latest(story, 2))).toEqual([3]);
});

test('a long story comes in parts, the last one first', async () => {
  const all = [0, 1, 2, 3, 4, 5, 6].map((decision) => line(decision, 0));
  const asked: number[] = [];
  const earlier = async (until: number) => {
    asked.push(until);
    return all.slice(Math.max(0, until - 1), until + 1);
  };
  expect(decisions(await completed(all.slice(5), earlier))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(asked).toEqual([4, 2, 0]);
  expect(await completed([], earlier)).toEqual([]);
});
