/** The REST API, typed. Every failure is an `ApiError` whose message is a sentence for people. */
import type {
  AnalysisInfo,
  GameStatistics,
  GameSummary,
  Hint,
  Invitation,
  Me,
  NewTable,
  Occupant,
  Problem,
  Scope,
  Session,
  TableInfo,
  Terms,
  Thing,
  Token,
} from '../types/protocol';
import type { Hello, Moment, TableStatus } from './wire';

export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(sentence(problem.detail));
  }
}

const BASE = '/api/v1';

const OFFLINE: Problem = { type: 'offline', title: 'offline', status: 0, detail: 'offline' };

/** "there is no such table" → "There is no such table." */
export function sentence(detail: string): string {
  const start = detail.charAt(0).toUpperCase() + detail.slice(1);
  return /[.!?…]$/.test(start) ? start : `${start}.`;
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  const response = await fetch(BASE + path, init).catch(() => {
    throw new ApiError(OFFLINE);
  });
  if (response.ok) return response;
  const fallback: Problem = {
    type: 'unknown',
    title: 'unknown',
    status: response.status,
    detail: response.statusText,
  };
  throw new ApiError(await response.json().catch(() => fallback));
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await request(method, path, body)).json();
}

async function text(path: string): Promise<string> {
  return (await request('GET', path)).text();
}

export const api = {
  games: () => json<GameSummary[]>('GET', '/games'),
  game: (game: string) => json<GameSummary>('GET', `/games/${game}`),
  /** The words of a game as this server plays it, with the names of an owner's data. */
  words: (game: string, language: string) => text(`/games/${game}/words/${language}`),
  rules: (game: string, language: string) => text(`/games/${game}/rules/${language}`),
  /** The components of a game; options that are not as usual by name, `players` among them. */
  things: (game: string, options: Record<string, string> = {}) =>
    json<Thing[]>('GET', `/games/${game}/things?${new URLSearchParams(options)}`),
  checkTerms: (game: string, terms: Partial<Terms>) => request('POST', `/games/${game}/check`, terms),

  newGuest: (name: string) => json<Me>('POST', '/guests', { name }),
  me: () => json<Me>('GET', '/me'),
  rename: (name: string) => json<Me>('PATCH', '/me', { name }),
  signIn: (login: string, password: string) => json<Me>('POST', '/session', { login, password }),
  signOut: () => request('DELETE', '/session'),
  makeAccount: (login: string, password: string) => json<Me>('POST', '/account', { login, password }),
  changePassword: (present: string, next: string) => request('PUT', '/me/password', { present, new: next }),
  sessions: () => json<Session[]>('GET', '/me/sessions'),
  endSession: (id: string) => request('DELETE', `/me/sessions/${id}`),
  endOtherSessions: () => request('DELETE', '/me/sessions'),
  tokens: () => json<Token[]>('GET', '/me/tokens'),
  newToken: (label: string, scope: Scope) => json<Token>('POST', '/me/tokens', { label, scope }),
  removeToken: (id: string) => request('DELETE', `/me/tokens/${id}`),
  deleteMe: (password?: string) => request('POST', '/me/deletion', { password }),
  turns: () => json<TableInfo[]>('GET', '/me/turns'),
  myTables: () => json<TableInfo[]>('GET', '/me/tables'),
  statistics: () => json<GameStatistics[]>('GET', '/me/statistics'),

  lobby: (status: TableStatus) => json<TableInfo[]>('GET', `/tables?status=${status}`),
  newTable: (table: NewTable) => json<TableInfo>('POST', '/tables', table),
  table: (id: string) => json<TableInfo>('GET', `/tables/${id}`),
  thingsOf: (id: string) => json<Thing[]>('GET', `/tables/${id}/things`),
  closeTable: (id: string) => request('DELETE', `/tables/${id}`),
  start: (id: string) => json<TableInfo>('POST', `/tables/${id}/start`),
  rematch: (id: string) => json<TableInfo>('POST', `/tables/${id}/rematch`),
  takeSeat: (id: string, seat: number, occupant: Occupant = 'me', invitation?: string) =>
    json<TableInfo>('PUT', `/tables/${id}/seats/${seat}`, { occupant, invitation }),
  leaveSeat: (id: string, seat: number) => json<TableInfo>('DELETE', `/tables/${id}/seats/${seat}`),
  invite: (id: string, seat?: number) => json<Invitation>('POST', `/tables/${id}/invitations`, { seat }),
  invitation: (token: string) => json<Invitation>('GET', `/invitations/${token}`),

  hint: (id: string) => json<Hint>('GET', `/tables/${id}/hint`),
  analyse: (id: string) => request('POST', `/tables/${id}/analysis`),
  analysis: (id: string) => json<AnalysisInfo>('GET', `/tables/${id}/analysis`),
  branch: (id: string, decision: number, seat?: number) =>
    json<TableInfo>('POST', `/tables/${id}/branch`, { decision, seat }),
  importRecord: (record: string) => json<TableInfo>('POST', '/records', { record }),

  state: (id: string, want: string, seat: number | null, until?: number) => {
    const eyes = seat === null ? '' : `&seat=${seat}`;
    const part = until === undefined ? '' : `&until=${until}`;
    return json<Hello>('GET', `/tables/${id}/state?want=${want}${eyes}${part}`);
  },
  moment: (id: string, decision: number, eyes: { seat?: number; all?: boolean } = {}) => {
    const query = new URLSearchParams();
    if (eyes.seat !== undefined) query.set('seat', String(eyes.seat));
    if (eyes.all) query.set('all', 'true');
    return json<Moment>('GET', `/tables/${id}/moments/${decision}?${query}`);
  },
};
