/** Attacks with connections: many, slow ones, ones in pieces, and ones that are never read from. */

import { connect, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { HostileSocket } from './hostileSocket.ts';
import { type Attack, count, type Ground, pause, type Tally } from './siegeGround.ts';

const CUT = undefined;

const lineTo = ({ base, address }: Ground): Socket => {
  const { hostname, port } = new URL(base);
  const socket = connect({ port: Number(port), host: hostname, localAddress: address });
  socket.on('error', () => {});
  // Whoever does not read never learns that the line was cut.
  socket.resume();
  return socket;
};

const FRAGMENTED = 6;
const FRAGMENTS = 2000;
const BETWEEN_MS = 300;

/** So many at a time do the same, each on lines of any guests, one after the other: those that hold got through. */
async function onLines(
  ground: Ground,
  tally: Tally,
  many: number,
  work: (line: HostileSocket) => Promise<void>,
): Promise<void> {
  const { stop, rng, guests } = ground;
  const one = async () => {
    while (!stop.aborted) {
      await pause(BETWEEN_MS, stop);
      const line = guests.length > 0 && (await HostileSocket.open(ground, rng.pick(guests)));
      if (!line) continue;
      await work(line);
      if (!stop.aborted) count(tally, line.isOpen ? {} : CUT);
      line.close();
    }
  };
  await Promise.all(Array.from({ length: many }, one));
}

/** A message in pieces of one byte: whoever still takes them has kept every single one. */
export const fragments: Attack = async (ground, tally) => {
  const { stop } = ground;
  await onLines(ground, tally, FRAGMENTED, async (line) => {
    for (let i = 0; i < FRAGMENTS && line.isOpen && !stop.aborted; i++) {
      line.socket.send(' ', { fin: false });
      if (i % 10 === 0) await pause(1, stop);
    }
  });
};

const HALF_SENT = 60;
const DRIBBLE_MS = 1000;
const OPENINGS = [
  'POST /api/session HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'G',
  '',
  'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
];

/** Requests that begin and never end, a byte each second. */
export const halves: Attack = async (ground, tally) => {
  const { stop, rng, peaks } = ground;
  const one = async () => {
    while (!stop.aborted) {
      const socket = lineTo(ground);
      const since = performance.now();
      socket.write(rng.pick(OPENINGS));
      while (!socket.destroyed && !stop.aborted) {
        await pause(DRIBBLE_MS, stop);
        if (!socket.destroyed) socket.write('x');
        const seconds = (performance.now() - since) / 1000;
        if (!socket.destroyed) peaks.halfSeconds = Math.max(peaks.halfSeconds, seconds);
      }
      if (!stop.aborted) count(tally, CUT);
      socket.destroy();
      await pause(BETWEEN_MS, stop);
    }
  };
  await Promise.all(Array.from({ length: HALF_SENT }, one));
};

const CONNECTIONS = 300;
const HELD_MS = 2000;
/** In between others of the same address get theirs. */
const LET_GO_MS = 4000;

/** As many as it goes, without a word on most of them. */
export const connections: Attack = async (ground, tally) => {
  const { stop, peaks } = ground;
  while (!stop.aborted) {
    const held = Array.from({ length: CONNECTIONS }, () => lineTo(ground));
    await pause(HELD_MS, stop);
    // The system accepts them before the server does: those that are answered on are open.
    let open = 0;
    for (const socket of held) {
      socket.once('data', () => open++);
      if (!socket.destroyed) socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    }
    await pause(HELD_MS, stop);
    peaks.connections = Math.max(peaks.connections, open);
    tally.tried += CONNECTIONS;
    tally.got += open;
    tally.limited += CONNECTIONS - open;
    for (const socket of held) socket.destroy();
    await pause(LET_GO_MS, stop);
  }
};

const SOCKETS = 80;

/** Sockets of one guest, as many as it goes. */
export const sockets: Attack = async (ground, tally) => {
  const { stop, rng, guests } = ground;
  while (!stop.aborted) {
    await pause(LET_GO_MS, stop);
    const [cookie] = guests.length > 0 ? [rng.pick(guests)] : [];
    if (cookie === undefined) continue;
    const open = await Promise.all(
      Array.from({ length: SOCKETS }, () => HostileSocket.open(ground, cookie)),
    );
    for (const socket of open) count(tally, socket && {});
    await pause(HELD_MS, stop);
    for (const socket of open) socket?.close();
  }
};

const SLOW = 4;
const UNREAD_MS = 4000;

/** Asks for much and reads none of it. */
export const slowReaders: Attack = async (ground, tally) => {
  const { stop } = ground;
  await onLines(ground, tally, SLOW, async (line) => {
    line.stopReading();
    const until = performance.now() + UNREAD_MS;
    while (performance.now() < until && line.isOpen && !stop.aborted) {
      const key = randomBytes(12).toString('base64url');
      line.socket.send(JSON.stringify({ type: 'lobby', key, isOn: true }));
      await pause(50, stop);
    }
  });
};
