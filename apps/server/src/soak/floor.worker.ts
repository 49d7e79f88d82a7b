/**
 * The floor under the server's figures: a bare socket that makes what it hears
 * durable in the same store, in groups, and says so. No rules, no rooms, no
 * views. A program of its own; built like a worker, beside the server.
 */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RawData, WebSocketServer } from 'ws';
import { openStore } from '../testing/stores.ts';

const { DATA_DIR = '', TABLES = '1' } = process.env;

const store = await openStore({ kind: 'sqlite', path: `${DATA_DIR}/floor.sqlite` });
const matches = Array.from({ length: Number(TABLES) }, (_, i) => `floor-${i}`);
await Promise.all(
  matches.map((id) =>
    store.createMatch({
      ...{ id, table: id, game: 'floor', status: 'playing', header: {}, fairness: {} },
      ...{ seats: [], startedAt: 0, finishedAt: null, outcome: null },
    }),
  ),
);

interface Said {
  readonly key: string;
  readonly match: string;
  readonly question: number;
  readonly move: { readonly type: string };
}

const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
sockets.on('connection', (socket) => {
  socket.on('message', (data: RawData) => {
    // oxlint-disable-next-line typescript/no-base-to-string -- a Buffer, as nothing else was asked for
    const { key, match, question, move } = JSON.parse(String(data)) as Said;
    const body = { type: 'move', ply: question, move } as const;
    const entry = { match, n: question, at: Date.now(), seat: 0, player: 'floor', key, body };
    void store.append(entry).then(({ is }) => {
      socket.send(JSON.stringify({ type: is, key, ply: question }));
    });
  });
});
http.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(http.address() as AddressInfo).port}/\n`);
});
