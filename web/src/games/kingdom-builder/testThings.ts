/** The components of all sets, for tests: what the engine says of them, as its own test wrote it. */
import type { Thing } from '../../types/protocol';
import file from '../../../../crates/games/kingdom-builder/tests/things/all.jsonl?raw';

export const THINGS: Thing[] = file
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
