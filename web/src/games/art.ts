/** What a game brings to the table frame. Everything but the board is optional. */
import type { Component } from 'svelte';
import type { Emphasis } from '../lib/phrasebook';
import type { Scene } from '../table/scene.svelte';
import type { StoryLine } from '../types/protocol';

export interface GameArt<View = unknown> {
  /** The table itself: draws `table.view`, lights `table.lit`, sends clicks to `table.click`. */
  Board: Component<{ table: Scene<View> }>;
  /** What stands beside the prompt: the card of the turn, tiles, the hand. */
  Dock?: Component<{ table: Scene<View> }>;
  /** A line under the prompt, such as how much of it is done. */
  Note?: Component<{ table: Scene<View> }>;
  /** How far the game is, in the bar above the table of a wide screen. */
  Status?: Component<{ table: Scene<View> }>;
  /** What stands under the name of a player. */
  PlayerPanel?: Component<{ table: Scene<View>; seat: number }>;
  /** What scores in this game, on top of the right column. */
  Goals?: Component<{ table: Scene<View> }>;
  /** A small picture of a target that can be chosen, or of one that cannot: for the explanation why not. */
  Sample?: Component<{ table: Scene<View>; target: string; works: boolean }>;
  /** Whether Board, Dock or the panels draw this target; choices of all others become buttons in the dock.
   *  Without this, whatever has a name (`hex/3,4`) is drawn and the rest (`end`, `pass`) are buttons. */
  shows?(target: string, view: View): boolean;
  /** The actions that a click on an unlit target probably meant, the likeliest first: asked for the reason why not. */
  wanted?(target: string, view: View, seat: number): string[];
  /** The targets that a story line touched, to mark the last moves. */
  touched?(line: StoryLine): string[];
  /** The points of a seat right now, if the view has them. */
  points?(view: View, seat: number): number | null;
  /** What is asked, if what the player has in the hand says more than the server can know. */
  prompt?(table: Scene<View>): Emphasis | null;
  /** A few words beside the name of the game, such as the round. */
  subtitle?(table: Scene<View>): string;
  /** `board` (the usual) has players on the left; the others give the board their column: `wide` puts them above it,
   *  `aside` on top of the right column. In `whole` the board draws them, and the dock tops the right column. */
  layout?: 'board' | 'wide' | 'aside' | 'whole';
}
