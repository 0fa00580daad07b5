/** What happened, decision by decision. */
import type { StoryLine } from '../types/protocol';

/** The story with what an update tells: a decision that was made anew replaces the old one and all after it. */
export function retold(
  story: readonly StoryLine[],
  news: readonly StoryLine[],
  decisions: number,
): StoryLine[] {
  const from = news[0]?.decision ?? Infinity;
  return [...story.filter((line) => line.decision < from && line.decision <= decisions), ...news];
}

/** The whole story that ends with `lines`: a long one comes in parts, and earlier ones are asked for until the opening is there. */
export async function completed(
  lines: readonly StoryLine[],
  earlier: (until: number) => Promise<readonly StoryLine[]>,
): Promise<StoryLine[]> {
  let story = [...lines];
  while (story[0] && story[0].decision > 0) {
    const before = await earlier(story[0].decision - 1);
    if (before.length === 0) break;
    story = [...before, ...story];
  }
  return story;
}

/** The latest lines that the seat has not answered yet; for spectators, those of the last player who moved. */
export function latest(story: readonly StoryLine[], seat: number | null): StoryLine[] {
  const last = story.at(-1)?.seat;
  const isOlder = (line: StoryLine) =>
    seat === null || last === seat ? line.seat !== last : line.seat === seat;
  return story.slice(story.findLastIndex(isOlder) + 1).filter((line) => line.seat !== undefined);
}
