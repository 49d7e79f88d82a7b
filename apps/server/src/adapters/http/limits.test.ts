/** Who asks too much is refused, and nobody else. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newCookie } from '../../testing/nodeClient.ts';
import { TestServer } from '../../testing/testServer.ts';

const USUAL = 300;

let place: TestServer;
let tight: TestServer;

beforeAll(async () => {
  place = await TestServer.open();
  tight = await TestServer.open({ env: { REQUESTS_PER_MINUTE: '4' } });
});
afterAll(async () => Promise.all([place.close(), tight.close()]));

interface Visit {
  readonly from: string;
  readonly cookie?: string;
  readonly path?: string;
  readonly method?: 'GET' | 'POST';
}

const visit = ({ from, cookie, path = '/api/key', method = 'GET' }: Visit, server = place) =>
  server.app.inject({
    method,
    url: path,
    remoteAddress: from,
    headers: { host: 'parlor.example', ...(cookie !== undefined && { cookie }) },
  });

const statuses = async (count: number, one: Visit, server = place): Promise<number[]> => {
  const all: number[] = [];
  for (let i = 0; i < count; i++) all.push((await visit(one, server)).statusCode);
  return all;
};

/** So many times this, then that. */
const first = (count: number, status: number, rest: number[]) => [
  ...Array<number>(count).fill(status),
  ...rest,
];

const cookieFrom = async (from: string, server = place): Promise<string> => {
  const { headers } = await visit({ from, path: '/api/session', method: 'POST' }, server);
  return String(headers['set-cookie']).split(';')[0]!;
};

/** New guests that one address may have in an hour. */
const GUESTS = 120;

describe('a flood of requests', () => {
  it('of nobody is stopped for its address: no more guests are made', async () => {
    const from = '203.0.113.1';
    const flood = { from, path: '/api/session', method: 'POST' } as const;
    const cookie = await cookieFrom(from);
    const refusals = new Array<number>(USUAL + 1 - (GUESTS - 1)).fill(429);
    expect(await statuses(USUAL + 1, flood)).toEqual(first(GUESTS - 1, 200, refusals));
    const refused = await visit(flood);
    expect(refused.json()).toEqual({ code: 'too-many-commands' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // A cookie we have not made is none.
    expect((await visit({ ...flood, cookie: 'parlor=me.AAAA' })).statusCode).toBe(429);
    // Whoever is somebody there goes on, and so does everybody elsewhere.
    expect((await visit({ from, cookie, path: '/api/me' })).statusCode).toBe(200);
    expect((await visit({ from: '203.0.113.2' })).statusCode).toBe(200);
  });

  it('of one person is stopped for this person, wherever they are', async () => {
    const from = '203.0.113.3';
    const [cookie, other] = [await cookieFrom(from), await cookieFrom(from)];
    expect(await statuses(USUAL + 1, { from, cookie })).toEqual(first(USUAL, 200, [429]));
    expect((await visit({ from: '203.0.113.4', cookie })).statusCode).toBe(429);
    expect((await visit({ from, cookie: other })).statusCode).toBe(200);
  });

  it('of many people is stopped for their address', async () => {
    const from = '203.0.113.5';
    const cookies: string[] = [];
    // Nobody may make more than four guests in a minute from one address.
    for (let i = 0; i < 12; i++) cookies.push(await cookieFrom(`198.51.100.${i}`, tight));
    const seen: number[] = [];
    for (const cookie of cookies) seen.push(...(await statuses(4, { from, cookie }, tight)));
    expect(seen).toEqual(first(40, 200, Array<number>(8).fill(429)));
  });

  it('of one household is one flood, however many addresses of version 6 it has', async () => {
    const from = (host: number) => `2001:db8:1:2::${host.toString(16)}`;
    for (let i = 0; i < 4; i++)
      expect((await visit({ from: from(i) }, tight)).statusCode).toBe(200);
    expect((await visit({ from: from(99) }, tight)).statusCode).toBe(429);
    expect((await visit({ from: '2001:db8:1:3::1' }, tight)).statusCode).toBe(200);
  });

  it('at the pages, or of sockets that break, counts for nothing', async () => {
    const from = '127.0.0.1';
    const cookie = await newCookie(tight.base);
    expect(new Set(await statuses(50, { from, path: '/table/x', cookie }, tight))).toEqual(
      new Set([200]),
    );
    for (let i = 0; i < 12; i++) {
      const socket = new WebSocket(`${tight.base.replace('http', 'ws')}/socket`, {
        headers: { cookie },
      });
      await new Promise((resolve, reject) => {
        socket.once('open', resolve);
        socket.once('error', reject);
      });
      socket.terminate();
    }
    expect(await statuses(5, { from, cookie }, tight)).toEqual(first(4, 200, [429]));
  });

  it('of sockets is stopped for this person', async () => {
    const cookie = await newCookie(place.base);
    const knock = () =>
      new Promise<number | 'open'>((resolve) => {
        const socket = new WebSocket(`${place.base.replace('http', 'ws')}/socket`, {
          headers: { cookie },
        });
        socket.once('open', () => {
          socket.terminate();
          resolve('open');
        });
        socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode!));
        socket.on('error', () => {});
      });
    for (let i = 0; i < 600; i++) expect(await knock()).toBe('open');
    expect(await knock()).toBe(429);
  });
});
