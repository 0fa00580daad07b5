/** Names for parts of the wire format, and its open parts narrowed to one game. */
import type { GameState as AnyState, Moment as AnyMoment, ServerMsg, TableInfo } from '../types/protocol';

export type Hello = Extract<ServerMsg, { type: 'hello' }>;
export type Update = Extract<ServerMsg, { type: 'update' }>;
export type TableStatus = TableInfo['status'];
export type GameState<View = unknown> = Omit<AnyState, 'view'> & { view?: View };
export type Moment<View = unknown> = Omit<AnyMoment, 'view'> & { view: View };
