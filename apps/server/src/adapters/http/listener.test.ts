/** Who connects and does not get on with it keeps nobody else from the server. Settings as every host has them. */

import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../../testing/testServer.ts';

let place: TestServer;

beforeAll(async () => {
  place = await TestServer.open();
});
afterAll(async () => place.close());

const portOf = ({ base }: TestServer): number => Number(new URL(base).port);

/** A connection of somebody at another address, as far as a machine has several of its own. */
const connectFrom = (localAddress: string, server = place): Socket =>
  connect({ port: portOf(server), host: '127.0.0.1', localAddress });

const opened = (socket: Socket): Promise<'open' | 'refused'> =>
  new Promise((resolve) => {
    socket.on('error', () => {});
    socket.on('close', () => resolve('refused'));
    socket.on('data', () => resolve('open'));
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  });

/** What the server says before it hangs up. */
function lastWords(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    socket.on('data', (data) => (said += data.toString()));
    socket.on('error', () => {});
    socket.on('close', () => resolve(said));
  });
}

const HEAD = 'POST /api/session HTTP/1.1\r\nHost: x\r\n';
const BODY = `${HEAD}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;

/** By what they do: what is said at first, and what is added now and then. */
const UNENDING = {
  'say nothing': ['', ''],
  'stop in the middle of the headers': [HEAD, ''],
  'add a header now and then': [HEAD, 'X: y\r\n'],
  'stop in the middle of the body': [`${BODY}{`, ''],
  'add to the body now and then': [`${BODY}{`, ' '],
} as const;

describe('requests that never end', () => {
  it('are over after a while, whether they say nothing more or a little now and then', async () => {
    const ends = Object.entries(UNENDING).map(async ([what, [first, then]]) => {
      const socket = connectFrom('127.0.0.1');
      const words = lastWords(socket);
      socket.write(first);
      const timer = setInterval(() => then !== '' && socket.writable && socket.write(then), 500);
      const [status] = (await words).split('\r\n');
      clearInterval(timer);
      return [what, status];
    });
    const expected = Object.keys(UNENDING).map((what) => [what, 'HTTP/1.1 408 Request Timeout']);
    expect(await Promise.all(ends)).toEqual(expected);
  });
});

describe('an answer that nobody reads', () => {
  it('does not hold the connection for ever', () => {
    expect(place.app.server.timeout).toBeGreaterThan(0);
    expect(place.app.server.timeout).toBeLessThanOrEqual(60_000);
  });
});

describe('connections', () => {
  it('of one address are many, but not any number, and nobody else’s are taken', async () => {
    const MOST = 256;
    const sockets = Array.from({ length: MOST + 10 }, () => connectFrom('127.0.0.2'));
    const outcomes = await Promise.all(sockets.map(opened));
    expect(outcomes.filter((one) => one === 'open')).toHaveLength(MOST);
    expect((await fetch(`${place.base}/healthz`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    // Places are free again.
    await expect.poll(() => opened(connectFrom('127.0.0.2'))).toBe('open');
  });

  it('are limited in all', async () => {
    const few = await TestServer.open({ env: { CONNECTIONS: '5' } });
    const sockets = Array.from({ length: 8 }, (_, i) => connectFrom(`127.0.0.${10 + i}`, few));
    const outcomes = await Promise.all(sockets.map(opened));
    expect(outcomes.filter((one) => one === 'open')).toHaveLength(5);
    for (const socket of sockets) socket.destroy();
    await few.close();
  });

  it('of a proxy are everybody’s', async () => {
    const env = { TRUST_PROXY: '127.0.0.3', CONNECTIONS_PER_ADDRESS: '2' };
    const behind = await TestServer.open({ env });
    const from = (address: string) => {
      const sockets = Array.from({ length: 5 }, () => connectFrom(address, behind));
      return Promise.all(sockets.map(opened)).then((all) => {
        for (const socket of sockets) socket.destroy();
        return all.filter((one) => one === 'open').length;
      });
    };
    expect(await from('127.0.0.3')).toBe(5);
    expect(await from('127.0.0.4')).toBe(2);
    await behind.close();
  });
});
