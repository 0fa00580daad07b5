import { expect, test } from 'vitest';
import type { StoryLine } from '../types/protocol';
import { latest, retold } from './story';

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
