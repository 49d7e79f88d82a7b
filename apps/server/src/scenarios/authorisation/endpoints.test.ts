/** Who may ask for what. A new endpoint without a line here fails the test. */

import { readdirSync, readFileSync } from 'node:fs';
import { GAME_IDS } from '@parlor/registry/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import {
  openAccessFixtures,
  type AccessFixtures,
  METRICS_TOKEN,
  NOWHERE,
} from '../../testing/accessFixtures.ts';
import { playerOf } from '../../testing/testServer.ts';

let { place, people, open, playing, match, done, doneMatch } = {} as AccessFixtures;

beforeAll(async () => {
  ({ place, people, open, playing, match, done, doneMatch } = await openAccessFixtures());
});
afterAll(async () => place.close());

interface Request {
  readonly status: number;
  readonly code?: string;
  readonly cookie?: () => string;
  readonly body?: unknown;
  readonly path?: () => string;
  readonly headers?: Readonly<Record<string, string>>;
}

const nobody = (status = 401, code = 'not-signed-in'): Request => ({ status, code });
const forged = (status = 401, code = 'not-signed-in'): Request => ({
  status,
  code,
  cookie: () => {
    const [name, value] = people.host.cookie.split('=') as [string, string];
    return `${name}=${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`;
  },
});
/** A seat's token is signed by the same server, and is still no session. */
const withToken = (): Request => ({
  ...nobody(),
  cookie: () => `parlor=${place.server.people.seatToken(open, playerOf(people.host))}`,
});
const mine = (status = 200): Request => ({ status, cookie: () => people.host.cookie });
const wrong = (status: number, code: string): Request => ({
  status,
  code,
  cookie: () => people.stranger.cookie,
});

/** A cookie has the player, the session and the seal. */
const sessionIn = (cookie: string): string => cookie.split(/[=.]/)[2]!;

const strangers = [nobody(), forged(), withToken()];
const at = (path: () => string, request: Request): Request => ({ ...request, path });

const ENDPOINTS: Readonly<Record<string, readonly Request[]>> = {
  'POST /api/session': [{ status: 200 }, { ...forged(200), code: undefined as never }],
  'GET /api/me': [...strangers, mine()],
  'PATCH /api/me': [
    ...strangers.map((one) => ({ ...one, body: { name: 'Mallory' } })),
    { ...mine(400), code: 'malformed-command', body: { name: '' } },
    { ...mine(400), code: 'malformed-command', body: { name: 'Me', id: 'another' } },
  ],
  'GET /api/sessions': [...strangers, mine()],
  'GET /api/me/shunned': [...strangers, mine()],
  'DELETE /api/me/shunned/:player': [
    ...strangers.map((one) => at(() => `/api/me/shunned/${NOWHERE}`, one)),
    at(() => `/api/me/shunned/${NOWHERE}`, mine()),
  ],
  'DELETE /api/sessions/:session': [
    ...strangers.map((one) => at(() => `/api/sessions/${NOWHERE}`, one)),
    at(() => `/api/sessions/${NOWHERE}`, wrong(404, 'unknown-session')),
    // Whose it is does not matter to anybody else: it is not there for them.
    at(() => `/api/sessions/${sessionIn(people.host.cookie)}`, wrong(404, 'unknown-session')),
  ],
  'DELETE /api/sessions': strangers,
  // By an address browsers have no passkeys, and the server says so.
  'GET /api/passkeys': [...strangers, mine()],
  'POST /api/passkeys': [...strangers, { ...mine(409), code: 'passkeys-impossible' }],
  'POST /api/passkeys/wish': [...strangers, { ...mine(409), code: 'passkeys-impossible' }],
  'DELETE /api/passkeys/:passkey': [
    ...strangers.map((one) => at(() => `/api/passkeys/${NOWHERE}`, one)),
    at(() => `/api/passkeys/${NOWHERE}`, wrong(404, 'unknown-passkey')),
  ],
  'POST /api/passkeys/sign-in': [...strangers, { ...mine(409), code: 'passkeys-impossible' }],
  'POST /api/passkeys/sign-in/wish': [...strangers, { ...mine(409), code: 'passkeys-impossible' }],
  'GET /api/me/data': [...strangers, mine()],
  'DELETE /api/me': strangers,
  'POST /api/recovery': strangers,
  'POST /api/recover': [
    { ...nobody(403), body: { token: 'A'.repeat(44) } },
    { ...nobody(403), body: { token: '' } },
    { ...nobody(403), body: {} },
    { ...wrong(403, 'not-signed-in'), body: { token: 'A'.repeat(44) } },
  ],
  'POST /api/tables/:table/seat-link': [
    ...strangers.map((one) => at(() => `/api/tables/${open}/seat-link`, one)),
    at(() => `/api/tables/${open}/seat-link`, wrong(404, 'unknown-table')),
    at(() => `/api/tables/${NOWHERE}/seat-link`, wrong(404, 'unknown-table')),
    at(() => `/api/tables/${open}/seat-link`, mine()),
  ],
  'GET /api/me/tables': [...strangers, mine()],
  'GET /api/me/matches': [
    ...strangers,
    mine(),
    at(() => `/api/me/matches?before=${doneMatch}`, mine()),
    // That somebody else has played it is nobody's business.
    at(() => `/api/me/matches?before=${doneMatch}`, wrong(404, 'unknown-match')),
    at(() => `/api/me/matches?before=${NOWHERE}`, wrong(404, 'unknown-match')),
    at(() => `/api/me/matches?before=${doneMatch}&before=${doneMatch}`, {
      ...mine(404),
      code: 'unknown-match',
    }),
  ],
  'GET /api/ratings/:game': [
    at(() => `/api/ratings/${GAME_IDS[0]}`, { status: 200 }),
    at(() => '/api/ratings/toString', { status: 404, code: 'unknown-game' }),
  ],
  'GET /api/matches/:match': [
    // While it lasts there is nothing here, not even for those who play.
    ...[nobody, () => wrong(404, 'unknown-match'), () => ({ ...mine(404) })].map((make) =>
      at(() => `/api/matches/${match}`, { ...make(), status: 404, code: 'unknown-match' }),
    ),
    at(() => `/api/matches/${NOWHERE}`, { status: 404, code: 'unknown-match' }),
    // Afterwards its id is the key.
    at(() => `/api/matches/${doneMatch}`, { status: 200 }),
  ],
  'GET /api/key': [{ status: 200 }],
  'GET /api/address': [{ status: 200 }],
  'GET /error.css': [{ status: 200 }],
  'GET /healthz': [{ status: 200 }],
  'GET /readyz': [{ status: 200 }],
  'GET /metrics': [
    nobody(404, 'unknown-page'),
    mine(404),
    {
      ...nobody(404, 'unknown-page'),
      headers: { authorization: 'Bearer a token for the metricz' },
    },
    { status: 200, headers: { authorization: `Bearer ${METRICS_TOKEN}` } },
  ],
  // Without an upgrade there is nothing, whoever asks.
  'GET /socket': [nobody(404, 'unknown-page'), { ...mine(404), code: 'unknown-page' }],
};

async function ask(endpoint: string, { cookie, body, path, headers }: Request) {
  const [method, pattern] = endpoint.split(' ') as [string, string];
  const response = await fetch(`${place.base}${path?.() ?? pattern}`, {
    method,
    headers: {
      ...headers,
      ...(cookie && { cookie: cookie() }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text };
}

describe('endpoints', () => {
  it('are all listed here', () => {
    const folder = new URL('../../adapters/http/', import.meta.url);
    const source = readdirSync(folder)
      .filter((name) => !name.endsWith('.test.ts') && name !== 'pages.ts')
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('\n');
    const found = [
      ...source.matchAll(/\bapp\.(get|post|put|patch|delete|all|route)\b[^'(]*\(\s*'([^']+)'/g),
    ].map(([, method, path]) => `${method!.toUpperCase()} ${path}`);
    expect(found.sort()).toEqual(Object.keys(ENDPOINTS).sort());
  });

  it.each(
    Object.entries(ENDPOINTS).flatMap(([endpoint, requests]) =>
      requests.map((request, i) => ({ endpoint, request, i, status: request.status })),
    ),
  )('$endpoint ($i): $status', async ({ endpoint, request }) => {
    const { status, text } = await ask(endpoint, request);
    expect(status, text).toBe(request.status);
    const code = request.code === undefined ? '' : JSON.stringify({ code: request.code });
    expect(request.code === undefined ? '' : text).toBe(code);
  });

  it.each(Object.keys(ENDPOINTS).filter((endpoint) => !endpoint.startsWith('GET')))(
    '%s refuses pages of other sites, whoever is signed in',
    async (endpoint) => {
      for (const origin of ['https://evil.example', 'null', `${place.base}.evil.example`]) {
        const { status, text } = await ask(endpoint, { ...mine(), headers: { origin } });
        expect(status).toBe(403);
        expect(text).toBe('{"code":"foreign-origin"}');
      }
    },
  );

  it('show everybody their own tables and matches only', async () => {
    const { stranger, host } = people;
    const own = (await (await host.get('/api/me/matches')).json()) as { match: string }[];
    expect(own.map((one) => one.match)).toContain(doneMatch);
    expect(await (await stranger.get('/api/me/matches')).json()).toEqual([]);
    const tables = await (await stranger.get('/api/me/tables')).text();
    for (const id of [open, playing, done]) expect(tables).not.toContain(id);
  });
});

describe('the socket', () => {
  const knock = (headers: Record<string, string>) =>
    new Promise<number | 'open'>((resolve) => {
      const socket = new WebSocket(`${place.base.replace('http', 'ws')}/socket`, { headers });
      socket.on('open', () => {
        resolve('open');
        socket.close();
      });
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode!));
      socket.on('error', () => {});
    });

  it('is for guests, on its own pages', async () => {
    const { cookie } = people.host;
    expect(await knock({})).toBe(401);
    expect(await knock({ cookie: forged().cookie!() })).toBe(401);
    expect(await knock({ cookie: withToken().cookie!() })).toBe(401);
    expect(await knock({ cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await knock({ cookie, origin: 'null' })).toBe(403);
    expect(await knock({ cookie, origin: place.base })).toBe('open');
    expect(await knock({ cookie })).toBe('open');
  });
});
