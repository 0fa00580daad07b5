// A boardgame.io server with the smallest game there is: two players take turns at adding one, a hundred times.
// Everything is kept in memory, as boardgame.io does unless it is given a database.

const { Server, Origins } = require('boardgame.io/server');

const game = {
  name: 'count',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => { G.count += 1; } },
  endIf: ({ G }) => (G.count >= 100 ? { draw: true } : undefined),
};

// Its lines about every request would only slow it down.
console.log = console.info = () => {};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(0).then(({ appServer }) => process.send({ port: appServer.address().port }));
process.on('message', () => process.send({ cpu: process.cpuUsage() }));
process.on('disconnect', () => process.exit());
