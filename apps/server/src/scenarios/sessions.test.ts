/** Where somebody is signed in, and how that ends. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionInfo } from '@parlor/protocol';
import { seal } from '../domain/people/secrets.ts';
import { NodeClient, newCookie } from '../testing/nodeClient.ts';
import { gather, insist } from '../testing/players.ts';
import { playerOf, type TestServer } from '../testing/testServer.ts';
import { TwoNodes } from '../testing/twoNodes.ts';

const DAY_MS = 86_400_000;

let place: TwoNodes;
let one: TestServer;
let later = 0;
const STARTED = Date.now();

beforeAll(async () => {
  place = await TwoNodes.open({ now: () => STARTED + later });
  [one] = place.nodes;
});
afterAll(async () => place.close());

const ask = (method: string, path: string, cookie: string, body?: object) =>
  fetch(`${one.base}${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const cookieIn = (response: Response) => response.headers.getSetCookie()[0]!.split(';')[0]!;
const sessionsOf = async (cookie: string) =>
  (await (await ask('GET', '/api/sessions', cookie)).json()) as SessionInfo[];

/** The same person on another device. */
async function elsewhere(cookie: string): Promise<string> {
  const { path } = (await (await ask('POST', '/api/recovery', cookie)).json()) as { path: string };
  const recovered = await ask('POST', '/api/recover', '', { token: path.split('#')[1]! });
  return cookieIn(recovered);
}

describe('sessions', () => {
  it('are one for each device, and know which one asks', async () => {
    const here = await newCookie(one.base);
    const there = await elsewhere(here);
    const listed = await sessionsOf(there);
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ isThis }) => isThis)).toHaveLength(1);
    const [own] = (await sessionsOf(here)).filter(({ isThis }) => isThis);
    expect(own!.id).not.toBe(listed.find(({ isThis }) => isThis)!.id);
    // Coming again is not another one.
    expect(cookieIn(await ask('POST', '/api/session', here))).toBe(here);
    expect(await sessionsOf(here)).toHaveLength(2);
  });

  it('that are ended open nothing any more, and close what is open on every node', async () => {
    const here = await newCookie(one.base);
    const there = await elsewhere(here);
    const [mine, lost] = [await place.nodes[0].device(here), await place.nodes[1].device(there)];
    const table = await gather([mine]);
    await insist(lost, { type: 'enter', table });
    const [session] = (await sessionsOf(there)).filter(({ isThis }) => isThis);
    expect((await ask('DELETE', `/api/sessions/${session!.id}`, here)).status).toBe(200);
    await lost.until(() => lost.client.status === 'signed-out');
    expect(await lost.say({ type: 'ping' })).toMatchObject({ code: 'signed-out' });
    expect(mine.client.status).toBe('open');
    expect((await ask('GET', '/api/me', there)).status).toBe(401);
    // Whoever comes back with the old cookie is told, and a page becomes a new guest.
    const again = new NodeClient(one.base, there);
    await again.until(() => again.client.status === 'signed-out');
    const guest = (await (await ask('POST', '/api/session', there)).json()) as { id: string };
    expect(guest.id).not.toBe(playerOf(mine));
  });

  it('end all at once but for one’s own, and with them cookies from before there were any', async () => {
    const here = await newCookie(one.base);
    const others = [await elsewhere(here), await elsewhere(here)];
    const { id } = (await (await ask('GET', '/api/me', here)).json()) as { id: string };
    const secret = await one.store.secret('cookies', () => '');
    const old = `parlor=${seal(secret, 'session/1', id)}`;
    expect((await ask('GET', '/api/me', old)).status).toBe(200);
    // It is given a session with the next visit.
    const renewed = cookieIn(await ask('POST', '/api/session', old));
    expect(renewed).not.toBe(old);
    expect(await sessionsOf(renewed)).toHaveLength(4);
    expect((await ask('DELETE', '/api/sessions', here)).status).toBe(200);
    for (const cookie of [...others, old, renewed])
      expect((await ask('GET', '/api/me', cookie)).status).toBe(401);
    expect(await sessionsOf(here)).toMatchObject([{ isThis: true }]);
  });

  it('of one’s own can be ended, too: that is signing out', async () => {
    const here = await newCookie(one.base);
    const [session] = await sessionsOf(here);
    const ended = await ask('DELETE', `/api/sessions/${session!.id}`, here);
    expect(ended.headers.getSetCookie()[0]).toMatch(
      /^parlor=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/,
    );
    expect((await ask('GET', '/api/me', here)).status).toBe(401);
  });
});

describe('a link to carry on elsewhere', () => {
  it('ends after a week', async () => {
    const here = await newCookie(one.base);
    const made = (await (await ask('POST', '/api/recovery', here)).json()) as {
      path: string;
      until: number;
    };
    expect(made.until).toBe(STARTED + later + 7 * DAY_MS);
    later += 7 * DAY_MS;
    const recovered = await ask('POST', '/api/recover', '', { token: made.path.split('#')[1]! });
    expect(recovered.status).toBe(403);
  });
});
