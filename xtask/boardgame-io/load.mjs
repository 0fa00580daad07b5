// Plays whole games on a boardgame.io server, one move under way in every match, and prints what came of it as JSON:
//   node load.mjs MATCHES SECONDS
// The clients speak the messages of boardgame.io directly over socket.io, which costs less than its own client does.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { io } from 'socket.io-client';

const matches = Number(process.argv[2] ?? 400);
const seconds = Number(process.argv[3] ?? 20);
const warmUp = 3;

const server = fork(new URL('server.cjs', import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
const [{ port }] = await once(server, 'message');

let counting = false;
let over = false;
const took = [];

/** Plays one match after the other. */
function play(number) {
  const socket = io(`http://127.0.0.1:${port}/count`, { transports: ['websocket'], forceNew: true });
  let match = `${number}-0`;
  let round = 0;
  let sent = 0;
  const move = (state) => {
    if (over) return socket.close();
    if (state.ctx.gameover) {
      match = `${number}-${++round}`;
      return socket.emit('sync', match, '0', undefined, 2);
    }
    const player = state.ctx.currentPlayer;
    const action = { type: 'MAKE_MOVE', payload: { type: 'add', args: [], playerID: player } };
    sent = performance.now();
    socket.emit('update', action, state._stateID, match, player);
  };
  socket.on('connect', () => socket.emit('sync', match, '0', undefined, 2));
  socket.on('sync', (of, { state }) => of === match && move(state));
  socket.on('update', (of, state) => {
    if (of !== match) return;
    if (counting) took.push(performance.now() - sent);
    move(state);
  });
}

async function serverCpu() {
  server.send('cpu');
  const [{ cpu }] = await once(server, 'message');
  return total(cpu);
}

function total({ user, system }) {
  return (user + system) / 1e6;
}

function wait(seconds) {
  return new Promise((done) => setTimeout(done, seconds * 1000));
}

for (let number = 0; number < matches; number += 1) play(number);
await wait(warmUp);
const before = { server: await serverCpu(), client: total(process.cpuUsage()), at: performance.now() };
counting = true;
await wait(seconds);
counting = false;
const elapsed = (performance.now() - before.at) / 1000;
const after = { server: await serverCpu(), client: total(process.cpuUsage()) };
over = true;
server.disconnect();

took.sort((a, b) => a - b);
const at = (part) => took[Math.floor(took.length * part)] ?? null;
const { version } = JSON.parse(readFileSync(new URL('node_modules/boardgame.io/package.json', import.meta.url)));
console.log(JSON.stringify({
  version,
  matches,
  seconds: elapsed,
  moves: took.length,
  moves_per_second: took.length / elapsed,
  p50_ms: at(0.5),
  p99_ms: at(0.99),
  server_cpu_seconds: after.server - before.server,
  client_cpu_seconds: after.client - before.client,
}));
process.exit();
