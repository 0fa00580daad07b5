/** Names for parts of the wire format, and its open parts narrowed to one game. */
import type {
  GameState as AnyState,
  Moment as AnyMoment,
  Message,
  ServerMsg,
  TableInfo,
} from '../types/protocol';

export type Hello = Extract<ServerMsg, { type: 'hello' }>;
export type Update = Extract<ServerMsg, { type: 'update' }>;
export type TableStatus = TableInfo['status'];
export type GameState<View = unknown> = Omit<AnyState, 'view'> & { view?: View };
export type Moment<View = unknown> = Omit<AnyMoment, 'view'> & { view: View };

/** What a strong bot would do. */
export interface Hint {
  seat: number;
  /** The chance of every seat to win. */
  expected: number[];
  /** The best choices, the best first. */
  advice: Advice[];
}

export interface Advice {
  action: string;
  target: string;
  label: Message;
  /** How sure the bot is, from 0 to 1. */
  share: number;
}

/** A finished game as a strong bot sees it. */
export interface Analysis {
  /** How many decisions have been looked at, of how many. */
  done: number;
  of: number;
  decisions: AnalysedDecision[];
}

export interface AnalysedDecision {
  decision: number;
  seat: number;
  action: string;
  best: string;
  /** The chances of every seat before and after the decision. */
  before: number[];
  after: number[];
  /** What the decision cost its player, in chances. */
  cost: number;
  /** What chance did for its player afterwards. */
  luck: number;
  mistake: Mistake;
}

export type Mistake = 'none' | 'small' | 'big' | 'blunder';
