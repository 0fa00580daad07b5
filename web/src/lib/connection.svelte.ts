/**
 * The WebSocket of one table. Commands have names and are sent again after every reconnect until they are answered, so a
 * lost connection loses nothing; the server does nothing twice.
 */
import type { ClientMsg, Command, Deed, Problem, SaidLine, ServerMsg } from '../types/protocol';
import type { Hello, Update } from './wire';

export interface Listener {
  hello(hello: Hello): void;
  update(update: Update): void;
  hear(line: SaidLine): void;
  arrive(people: string[]): void;
  playAgainAt(table: string): void;
  problem(problem: Problem): void;
  /** How many decisions are known, and with whose eyes the table is seen: where to go on after a reconnect. */
  standing(): { decisions: number; seat: number | null };
}

interface Waiting {
  message: ClientMsg;
  answer(problem: Problem | null): void;
}

const PING = 20_000;
const SILENCE = 50_000;
const LONGEST_WAIT = 15_000;
const RESPITE = 1000;
/** The server says so when the session has ended: here, or in another tab or browser. */
const SIGNED_OUT = 1008;

/** How long to wait before the next attempt: longer each time, and never the same for everybody. */
export function backoff(attempt: number, random = Math.random()): number {
  return Math.min(LONGEST_WAIT, 400 * 2 ** attempt) * (0.5 + random / 2);
}

export class Connection {
  status = $state<'connecting' | 'online' | 'offline' | 'ended'>('connecting');

  #socket: WebSocket | undefined;
  #waiting = new Map<string, Waiting>();
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  /** Does something at the table. Resolves with the problem if it was refused. */
  command(deed: Deed, at: { entries?: number; seat?: number } = {}): Promise<Problem | null> {
    const command: Command = { id: newId(), ...at, do: deed };
    return this.#ask(command.id, { type: 'command', ...command });
  }

  /** Asks whether an action is allowed. Resolves with the problem if it is not. */
  check(action: string, seat: number): Promise<Problem | null> {
    const id = newId();
    return this.#ask(id, { type: 'check', id, seat, action });
  }

  say(words: string) {
    this.#send({ type: 'say', words });
  }

  /** Looks with the eyes of another own seat; answered by a hello. */
  watch(seat: number | null) {
    this.#send({ type: 'watch', seat });
  }

  close() {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#socket?.close();
  }

  #ask(id: string, message: ClientMsg): Promise<Problem | null> {
    return new Promise((answer) => {
      this.#waiting.set(id, { message, answer });
      this.#send(message);
    });
  }

  #send(message: ClientMsg) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open() {
    const { decisions, seat } = this.listener.standing();
    const query = new URLSearchParams({ after: String(decisions) });
    if (seat !== null) query.set('seat', String(seat));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${this.table}/socket?${query}`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string));
    socket.onclose = ({ code }) => (code === SIGNED_OUT ? this.#signedOut(socket) : this.#lost(socket));
  }

  #hear(message: ServerMsg) {
    this.#heard = Date.now();
    switch (message.type) {
      case 'hello':
        this.listener.hello(message);
        this.#arrived();
        break;
      case 'update':
        this.listener.update(message);
        break;
      case 'done':
      case 'allowed':
        this.#answer(message.id, null);
        break;
      case 'refused':
        this.#answer(message.id, message.problem);
        break;
      case 'said':
        this.listener.hear(message);
        break;
      case 'present':
        this.listener.arrive(message.people);
        break;
      case 'rematch':
        this.listener.playAgainAt(message.table);
        break;
      case 'problem':
        this.listener.problem(message.problem);
        // A message that came too soon after others was not read.
        setTimeout(() => this.#askAgain(), RESPITE);
        break;
      case 'pong':
        break;
    }
  }

  #answer(id: string, problem: Problem | null) {
    this.#waiting.get(id)?.answer(problem);
    this.#waiting.delete(id);
  }

  #arrived() {
    if (this.status === 'online') return;
    this.status = 'online';
    this.#attempt = 0;
    this.#askAgain();
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => {
      if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
      else this.#send({ type: 'ping' });
    }, PING);
  }

  /** Sends everything again that was not answered; the server does nothing twice. */
  #askAgain() {
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #lost(socket: WebSocket) {
    if (this.#closed || socket !== this.#socket) return;
    this.status = 'offline';
    clearInterval(this.#pulse);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), backoff(this.#attempt++));
  }

  /** Whoever signed out is not let in again, so there is nothing to try. */
  #signedOut(socket: WebSocket) {
    if (this.#closed || socket !== this.#socket) return;
    this.close();
    this.status = 'ended';
    const detail = 'you are signed out';
    this.listener.problem({ type: 'signed-out', title: 'signed out', status: 401, detail });
  }

  /** Tries at once when the network or the person comes back. */
  #hurry = () => {
    if (document.hidden || this.status !== 'offline') return;
    clearTimeout(this.#retry);
    if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#open();
  };
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('');
}
