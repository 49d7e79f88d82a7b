/** Whatever goes wrong, a browser gets a page and a program gets a code. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@parlor/registry/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../application/ports/store.ts';
import { newCookie } from '../../testing/nodeClient.ts';
import { TestServer } from '../../testing/testServer.ts';
import { server as messages } from '@parlor/messages/server';
import type { Trouble } from './errorPage.ts';
import { languageOf } from './languageOf.ts';
import { openStore } from '../../testing/stores.ts';

/** What Chromium sends for whatever is typed or followed. */
const BROWSER = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-language': 'en-GB,en;q=0.9',
};
const APP = '<!doctype html><title>the app</title>';

let dist: string;
let store: Store;
let place: TestServer;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'parlor-errors-'));
  writeFileSync(join(dist, 'index.html'), APP);
  store = await openStore({ kind: 'memory' });
  const broken: Store = { ...store, ranking: () => Promise.reject(new Error('no disk')) };
  place = await TestServer.open({ dist, store: broken });
});
afterAll(async () => {
  await place.close();
  await store.close();
  rmSync(dist, { recursive: true });
});

interface Ask {
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly from?: string;
}

const ask = async (url: string, { method = 'GET', headers = {}, from }: Ask = {}) => {
  const {
    statusCode,
    body,
    headers: got,
  } = await place.app.inject({
    method,
    url,
    headers: { host: 'parlor.example', ...headers },
    ...(from !== undefined && { remoteAddress: from }),
  });
  return { status: statusCode, body, type: String(got['content-type']), headers: got };
};

/** A page in our words that the content policy lets through, and that says nothing of what was asked for. */
function expectPage(text: string, trouble: Trouble, language = 'en'): void {
  const { title, line } = messages[language as 'en'].troubles[trouble];
  expect(text).toMatch(/^<!doctype html>\n/);
  expect(text).toContain(`<html lang="${language}">`);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).toContain(line);
  expect(text).not.toMatch(/<style|<script|\sstyle=|\son\w+=|secret/);
}

/** Once for a browser, once for a program. */
async function expectBoth(
  url: string,
  how: Ask,
  { status, trouble, code }: { status: number; trouble: Trouble; code: string },
): Promise<void> {
  const page = await ask(url, { ...how, headers: { ...how.headers, ...BROWSER } });
  expect([page.status, page.type]).toEqual([status, 'text/html; charset=utf-8']);
  expectPage(page.body, trouble);
  expect(page.headers['content-security-policy']).toMatch(/style-src 'self'/);
  expect(page.headers['cache-control']).toBe('no-store');
  const data = await ask(url, how);
  expect([data.status, data.body]).toEqual([status, JSON.stringify({ code })]);
  expect(data.type).toMatch(/^application\/json/);
}

describe('an error is a page for browsers and a code for programs', () => {
  it.each(['/table/%E0%A4%A', '/%', '/assets/%zz.js?secret', '/api/matches/%'])(
    '400: %s',
    async (url) =>
      expectBoth(url, {}, { status: 400, trouble: 'malformed', code: 'malformed-request' }),
  );

  it('401: something of one’s own, for nobody', async () =>
    expectBoth('/api/me', {}, { status: 401, trouble: 'not-alone', code: 'not-signed-in' }));

  it('403: sent by a page of another site', async () =>
    expectBoth(
      '/api/session',
      { method: 'POST', headers: { origin: 'https://evil.example' } },
      { status: 403, trouble: 'not-alone', code: 'foreign-origin' },
    ));

  it.each([
    ['/api/matches/secret', 'unknown-match'],
    ['/metrics', 'unknown-page'],
    ['/socket', 'unknown-page'],
  ])('404: %s', async (url, code) =>
    expectBoth(url, { from: '203.0.113.9' }, { status: 404, trouble: 'missing', code }),
  );

  it('404: a form sent to nowhere', async () =>
    expectBoth('/', { method: 'POST' }, { status: 404, trouble: 'missing', code: 'unknown-page' }));

  it('429: too many requests', async () => {
    const from = '203.0.113.77';
    for (let i = 0; i < 300; i++) await ask('/api/key', { from });
    await expectBoth(
      '/api/key',
      { from },
      { status: 429, trouble: 'too-many', code: 'too-many-commands' },
    );
    // Pages themselves are never refused.
    expect(await ask('/table/x', { from, headers: BROWSER })).toMatchObject({ status: 200 });
  });

  it('500: something broke', async () =>
    expectBoth(
      `/api/ratings/${GAME_IDS[0]}`,
      {},
      { status: 500, trouble: 'failed', code: 'try-again' },
    ));

  it('503: the server is closing', async () => {
    place.server.isClosing = true;
    try {
      for (const url of ['/', '/table/x', '/nothing.js', '/api/me']) {
        await expectBoth(url, {}, { status: 503, trouble: 'closing', code: 'closing' });
      }
      // Those who look after it learn what they want to know, with a browser as well.
      const ready = await ask('/readyz', { headers: BROWSER });
      expect([ready.status, ready.type]).toEqual([503, 'application/json; charset=utf-8']);
      expect((await ask('/healthz')).status).toBe(200);
      expect((await ask('/error.css')).status).toBe(200);
    } finally {
      place.server.isClosing = false;
    }
  });

  it('431: a cookie jar that is too full', async () => {
    const refusal = async (headers: Readonly<Record<string, string>>) =>
      exchange('/', { ...headers, cookie: 'x'.repeat(20_000) });
    const page = await refusal(BROWSER);
    expect(page.head).toMatch(/^HTTP\/1\.1 431 /);
    expect(page.head).toMatch(/content-security-policy: default-src 'none';style-src 'self'/);
    expectPage(page.body, 'malformed');
    expect((await refusal({ accept: '*/*' })).body).toBe('{"code":"malformed-request"}');
  });
});

/** One request as bytes: some never come from a well-behaved library. */
function exchange(path: string, headers: Readonly<Record<string, string>>) {
  const { hostname, port, host } = new URL(place.base);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return new Promise<{ head: string; body: string }>((resolve) => {
    let got = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`),
    );
    socket.on('data', (data) => (got += data.toString()));
    socket.on('error', () => {});
    socket.on('close', () => {
      const [head = '', body = ''] = got.split('\r\n\r\n');
      resolve({ head, body });
    });
  });
}

describe('the app shows what it can show itself', () => {
  it.each(['/old-page.html', '/table/x.y', '/favicon.ico', '/api/nothing', '/.env'])(
    'nothing at %s',
    async (url) => {
      // Also to those who have seen it before.
      for (const headers of [BROWSER, { ...BROWSER, 'if-none-match': '*' }]) {
        const page = await ask(url, { headers });
        expect([page.status, page.body]).toEqual([404, APP]);
        expect(page.type).toMatch(/^text\/html/);
      }
    },
  );

  it.each(['/nothing.js', '/api/nothing', '/.env'])('a program learns it from %s', async (url) => {
    expect(await ask(url)).toMatchObject({ status: 404, body: '{"code":"unknown-page"}' });
  });

  it('a screen stays one, whatever follows its address', async () => {
    expect(await ask('/table/x.')).toMatchObject({ status: 200, body: APP });
    expect(await ask('/table/x?from=a.b')).toMatchObject({ status: 200, body: APP });
    expect(await ask('/table/x', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  });
});

describe('the page of an error', () => {
  it('is in the language the browser asks for', async () => {
    const de = { ...BROWSER, 'accept-language': 'it;q=0.9, de-AT;q=0.8, en;q=0.1' };
    expectPage((await ask('/%', { headers: de })).body, 'malformed', 'de');
    expect(languageOf(undefined)).toBe('en');
    expect(languageOf('de')).toBe('de');
    expect(languageOf('en, de')).toBe('en');
    expect(languageOf('en;q=0.5, DE-ch')).toBe('de');
    expect(languageOf('de;q=0, xx')).toBe('en');
    expect(languageOf('xx, constructor, ;;q=x')).toBe('en');
  });

  it('has its style sheet from the server itself', async () => {
    const { body } = await ask('/%', { headers: BROWSER });
    const [, sheet] = /<link rel="stylesheet" href="([^"]+)">/.exec(body)!;
    expect(await ask(sheet!)).toMatchObject({ status: 200, type: 'text/css; charset=utf-8' });
  });

  it('offers another try where that may help, and the way home everywhere', async () => {
    const { body: lost } = await ask('/api/matches/x', { headers: BROWSER });
    expect([lost.includes('href="/"'), lost.includes('href=""')]).toEqual([true, false]);
    const { body: failed } = await ask(`/api/ratings/${GAME_IDS[0]}`, { headers: BROWSER });
    expect([failed.includes('href="/"'), failed.includes('href=""')]).toEqual([true, true]);
  });

  it('never comes in the way of a socket', async () => {
    const cookie = await newCookie(place.base);
    const { head } = await exchange('/socket', {
      cookie,
      connection: 'Upgrade',
      upgrade: 'websocket',
      origin: 'https://evil.example',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    });
    expect(head).toMatch(/^HTTP\/1\.1 403 /);
    expect(head).toMatch(/content-type: application\/json/);
  });
});
