/** A page of another site that has its own name lead here is not ours. */

import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newCookie } from '../../testing/nodeClient.ts';
import { TestServer } from '../../testing/testServer.ts';

let named: TestServer;
let unnamed: TestServer;

beforeAll(async () => {
  const env = { PUBLIC_URL: 'https://parlor.example/', ORIGINS: 'https://games.example' };
  named = await TestServer.open({ env });
  unnamed = await TestServer.open();
});
afterAll(async () => Promise.all([named.close(), unnamed.close()]));

interface Answer {
  readonly status: number;
  readonly body: string;
}

const ask = (
  { base }: TestServer,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(`${base}${path}`, { headers }, (response) => {
      let body = '';
      response.on('data', (data: Buffer) => (body += data.toString()));
      response.on('end', () => resolve({ status: response.statusCode!, body }));
    })
      .on('error', reject)
      .end();
  });

const statusAt = async (place: TestServer, host: string, path = '/api/key'): Promise<number> =>
  (await ask(place, path, { host })).status;

const OWN = ['parlor.example', 'PARLOR.example:443', 'games.example', 'localhost:8410'];
const ADDRESSES = ['127.0.0.1:8410', '192.168.1.7', '[::1]:8410', '[fd00::7]'];
const FOREIGN = ['evil.example', 'parlor.example.evil.example', 'evil.example:8410', 'a/b', 'a@b'];

describe('a server that knows its name', () => {
  it('answers to it, and to addresses', async () => {
    for (const host of [...OWN, ...ADDRESSES]) expect(await statusAt(named, host), host).toBe(200);
  });

  it('answers to no other', async () => {
    for (const host of FOREIGN) {
      for (const path of ['/api/key', '/', '/table/x', '/assets/x.js', '/metrics']) {
        expect(await statusAt(named, host, path), `${host}${path}`).toBe(421);
      }
    }
    const { body } = await ask(named, '/api/key', { host: 'evil.example' });
    expect(body).toBe('{"code":"foreign-host"}');
  });

  it('says so on a page to whoever sits before a browser', async () => {
    const headers = { host: 'evil.example', accept: 'text/html', 'accept-language': 'de' };
    const { status, body } = await ask(named, '/', headers);
    expect(status).toBe(421);
    expect(body).toContain('Bitte eine andere Adresse');
    // And its colours come along.
    expect(await statusAt(named, 'evil.example', '/error.css')).toBe(200);
  });

  it('opens no socket under another', async () => {
    const cookie = await newCookie(named.base);
    const open = (host: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`${named.base.replace('http', 'ws')}/socket`, {
          headers: { cookie, host, origin: `http://${host}` },
        });
        socket.on('open', () => resolve('open'));
        socket.on('unexpected-response', (_request, { statusCode }) => resolve(`${statusCode}`));
        socket.on('error', () => {});
        socket.on('close', () => {});
        socket.on('open', () => socket.terminate());
      });
    expect(await open('evil.example')).toBe('421');
    expect(await open('parlor.example')).toBe('open');
  });

  it('tells those who watch over it how it is, whatever they call it', async () => {
    expect(await statusAt(named, 'one.internal', '/readyz')).toBe(200);
    expect(await statusAt(named, 'one.internal', '/healthz')).toBe(200);
  });
});

describe('a server that was given none', () => {
  it('answers to any: who knows what its network calls it', async () => {
    for (const host of ['raspberry.local', 'parlor.home.arpa']) {
      expect(await statusAt(unnamed, host), host).toBe(200);
    }
  });

  it('shows its figures to this machine, and not to a page of another site on it', async () => {
    expect(await statusAt(unnamed, 'localhost', '/metrics')).toBe(200);
    expect(await statusAt(unnamed, 'evil.example', '/metrics')).toBe(404);
  });
});
