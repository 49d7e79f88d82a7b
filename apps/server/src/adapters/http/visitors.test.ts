/** Where a visitor comes from is for the proxies of the server to say, and for nobody else. */

import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newCookie } from '../../testing/nodeClient.ts';
import { TestServer } from '../../testing/testServer.ts';

const MOST = 3;

const servers = new Map<string, Promise<TestServer>>();

/** A server that lets nobody ask more than three times, or open more than three sockets. */
function behind(proxies: string): Promise<TestServer> {
  let server = servers.get(proxies);
  server ??= TestServer.open({
    env: {
      REQUESTS_PER_MINUTE: String(MOST),
      SOCKETS_PER_ADDRESS: String(MOST),
      TRUST_PROXY: proxies,
    },
  });
  servers.set(proxies, server);
  return server;
}

afterAll(async () => {
  for (const server of servers.values()) await (await server).close();
});

interface Knock {
  /** Whose connection it is. */
  readonly from: string;
  readonly forwarded?: string;
}

const ask = async (proxies: string, { from, forwarded }: Knock): Promise<number> => {
  const { app } = await behind(proxies);
  const { statusCode } = await app.inject({
    url: '/api/key',
    remoteAddress: from,
    headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
  });
  return statusCode;
};

/** Asks until it is refused, with another claim each time. */
const flood = async (proxies: string, knock: (claim: string) => Knock): Promise<number[]> => {
  const seen: number[] = [];
  for (let i = 0; i <= MOST; i++) seen.push(await ask(proxies, knock(`198.51.100.${i}`)));
  return seen;
};

const REFUSED = [200, 200, 200, 429];

describe('a claimed address', () => {
  it('counts for nothing where there is no proxy', async () => {
    const knock = (claim: string) => ({ from: '203.0.113.1', forwarded: claim });
    expect(await flood('', knock)).toEqual(REFUSED);
  });

  it('counts for nothing before what the one proxy says', async () => {
    const proxy = '10.0.0.1';
    const visitor = (address: string) => (claim: string) => ({
      from: proxy,
      forwarded: `${claim}, ${address}`,
    });
    expect(await flood('1', visitor('203.0.113.1'))).toEqual(REFUSED);
    const long = (claim: string) => ({ from: proxy, forwarded: `${claim}, ${proxy}, 203.0.113.2` });
    expect(await flood('1', long)).toEqual(REFUSED);
    // Others behind the same proxy are others, whatever they claim.
    const other = { from: proxy, forwarded: '203.0.113.1, 203.0.113.3' };
    expect(await ask('1', other)).toBe(200);
  });

  it('counts for nothing before what the outer one of two proxies says', async () => {
    const knock = (claim: string) => ({
      from: '10.0.0.1',
      forwarded: `${claim}, 203.0.113.1, 10.0.0.2`,
    });
    expect(await flood('2', knock)).toEqual(REFUSED);
    expect(await ask('2', { from: '10.0.0.1', forwarded: '203.0.113.2, 10.0.0.2' })).toBe(200);
  });

  it('is believed from proxies that are named, and from nobody else', async () => {
    const named = '10.0.0.0/8, 192.0.2.7';
    const through = (claim: string) => ({
      from: '10.1.2.3',
      forwarded: `${claim}, 203.0.113.1, 192.0.2.7`,
    });
    expect(await flood(named, through)).toEqual(REFUSED);
    // Past the proxies, on a connection of their own.
    const direct = (claim: string) => ({ from: '203.0.113.9', forwarded: claim });
    expect(await flood(named, direct)).toEqual(REFUSED);
    expect(await ask(named, { from: '10.1.2.3', forwarded: '203.0.113.2' })).toBe(200);
  });

  it('does not bring more sockets either', async () => {
    const { base } = await behind('1');
    const cookie = await newCookie(base);
    const sockets: WebSocket[] = [];
    const open = (forwarded: string) =>
      new Promise<number | 'open'>((resolve) => {
        const socket = new WebSocket(`${base.replace('http', 'ws')}/socket`, {
          headers: { cookie, 'x-forwarded-for': forwarded },
        });
        sockets.push(socket);
        socket.on('open', () => resolve('open'));
        socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode!));
        socket.on('error', () => {});
      });
    const seen: (number | 'open')[] = [];
    for (let i = 0; i <= MOST; i++) seen.push(await open(`198.51.100.${i}, 203.0.113.61`));
    expect(seen).toEqual(['open', 'open', 'open', 429]);
    expect(await open('203.0.113.62')).toBe('open');
    for (const socket of sockets) socket.terminate();
  });
});

describe('behind a proxy', () => {
  it('nobody is the machine itself by saying so', async () => {
    const { base } = await behind('1');
    expect((await fetch(`${base}/metrics`)).status).toBe(200);
    for (const claim of ['127.0.0.1', '127.0.0.1, 127.0.0.1', '::1']) {
      const headers = { 'x-forwarded-for': claim };
      expect((await fetch(`${base}/metrics`, { headers })).status).toBe(404);
    }
  });

  it('a page of another site is not ours by naming its host', async () => {
    const { app } = await behind('1');
    const post = (headers: Readonly<Record<string, string>>) =>
      app.inject({
        method: 'POST',
        url: '/api/session',
        remoteAddress: '10.0.0.1',
        headers: { host: 'parlor.example', 'x-forwarded-for': '203.0.113.50', ...headers },
      });
    const own = { origin: 'https://parlor.example', 'x-forwarded-proto': 'https' };
    expect((await post(own)).statusCode).toBe(200);
    const forged = { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await post(forged)).statusCode).toBe(403);
  });
});
