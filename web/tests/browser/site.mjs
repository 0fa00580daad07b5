/**
 * The site to be tested: the real server with a database of its own, on a free port. A server that carries no client is put
 * behind Vite's preview of `dist/`, and so is any server with CLIENT=dist.
 *
 * STEADING names the server's program, SITE a site that already runs.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = resolve(process.env.STEADING ?? join(WEB, '../target/debug/steading'));
const PATIENCE = 30_000;
const LIMITS = [
  'requests=100000',
  'person_requests=100000',
  'sign_ins=10000',
  'login_sign_ins=10000',
  'login_sign_ins_anywhere=10000',
  'accounts=10000',
  'messages=1000',
  'words=1000',
  'sockets=1000',
];

/** `data` is the folder of an owner's data files. */
export async function openSite({ data } = {}) {
  if (process.env.SITE && !data) return { url: process.env.SITE, close: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'steading-'));
  const port = await freePort();
  const server = new Server(port, join(folder, 'site.db'), data);
  await server.start();
  const front =
    process.env.CLIENT !== 'dist' && (await server.servesClient()) ? null : await previewOf(server.url);
  return {
    url: front?.url ?? server.url,
    /** Ends the server as a power cut would. */
    kill: () => server.end('SIGKILL'),
    start: () => server.start(),
    async close() {
      await front?.close();
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

class Server {
  #process;

  constructor(port, database, data) {
    this.url = `http://127.0.0.1:${port}`;
    this.arguments = ['serve', '--no-browser', '--listen', `127.0.0.1:${port}`, '--db', `sqlite:${database}`];
    this.arguments.push('--bot-pause', '0');
    if (data) this.arguments.push('--data', data);
    this.arguments.push(...LIMITS.flatMap((limit) => ['--limit', limit]));
  }

  async start() {
    if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing: \`cargo build\` makes it`);
    this.#process = spawn(PROGRAM, this.arguments, { stdio: ['ignore', 'ignore', 'inherit'] });
    const deadline = Date.now() + PATIENCE;
    while (!(await this.#answers())) {
      if (Date.now() > deadline) throw new Error(`${PROGRAM} does not answer`);
      await sleep(50);
    }
  }

  async end(signal) {
    const ended = new Promise((done) => this.#process.once('exit', done));
    this.#process.kill(signal);
    await ended;
  }

  async servesClient() {
    const page = await fetch(this.url);
    return (await page.text()).includes('/assets/');
  }

  #answers() {
    return fetch(`${this.url}/api/v1/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}

async function previewOf(server) {
  const { preview } = await import('vite');
  const proxy = { '/api': { target: server, ws: true } };
  const front = await preview({ root: WEB, preview: { port: await freePort(), proxy }, logLevel: 'silent' });
  return { url: front.resolvedUrls.local[0].replace(/\/$/, ''), close: () => front.close() };
}

function freePort() {
  return new Promise((done) => {
    const socket = createServer();
    socket.listen(0, '127.0.0.1', () => {
      const { port } = socket.address();
      socket.close(() => done(port));
    });
  });
}
