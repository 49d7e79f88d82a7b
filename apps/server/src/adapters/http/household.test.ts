/** Everybody at home opens the same invitation: one address, many devices, the settings of a host who has set nothing. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather, insist } from '../../testing/players.ts';
import { NodeClient } from '../../testing/nodeClient.ts';
import { TestServer, USUAL_LIMITS } from '../../testing/testServer.ts';

const DEVICES = 12;

/** As many as a first visit loads: the service worker fetches all of them. */
const FILES = Array.from({ length: 100 }, (_, i) => `/assets/part-${i}.js`);

let dist: string;
let place: TestServer;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'parlor-household-'));
  mkdirSync(join(dist, 'assets'));
  for (const file of ['/index.html', '/sw.js', ...FILES]) writeFileSync(join(dist, file), file);
  place = await TestServer.open({ env: USUAL_LIMITS, dist });
});
afterAll(async () => {
  await place.close();
  rmSync(dist, { recursive: true });
});

const statusOf = async (path: string, init: RequestInit = {}): Promise<number> => {
  const response = await fetch(`${place.base}${path}`, init);
  await response.arrayBuffer();
  return response.status;
};

const openPage = async (path: string): Promise<Set<number>> => {
  const page = await statusOf(path, { headers: { accept: 'text/html,application/xhtml+xml' } });
  const files = await Promise.all(['/sw.js', ...FILES].map((file) => statusOf(file)));
  return new Set([page, ...files]);
};

/** What a browser does that has never been here. */
async function firstVisit(table: string): Promise<NodeClient> {
  expect(await openPage(`/table/${table}`)).toEqual(new Set([200]));
  const guest = await NodeClient.arrive(place.base);
  for (const path of ['/api/me', '/api/me/tables', '/api/me/matches']) {
    expect((await guest.get(path)).status).toBe(200);
  }
  await insist(guest, { type: 'enter', table });
  return guest;
}

const welcomes = (guest: NodeClient) => guest.heard.filter(({ type }) => type === 'welcome').length;

describe('a household', () => {
  it('gets in with twelve devices within a minute, and comes back when a line breaks', async () => {
    const host = await place.arrive();
    const table = await gather([host]);
    const guests = await Promise.all(Array.from({ length: DEVICES }, () => firstVisit(table)));
    try {
      await Promise.all(guests.map((guest) => guest.until(() => guest.table?.id === table)));
      const broken = guests.slice(0, 3);
      for (const guest of broken) guest.client.drop();
      await Promise.all(broken.map((guest) => guest.until(() => welcomes(guest) === 2)));
      // Others load everything anew, as themselves.
      for (const guest of guests.slice(3, 6)) {
        expect(await openPage(`/table/${table}`)).toEqual(new Set([200]));
        const { cookie } = guest;
        expect(await statusOf('/api/session', { method: 'POST', headers: { cookie } })).toBe(200);
        const again = new NodeClient(place.base, cookie);
        await insist(again, { type: 'enter', table });
        again.close();
      }
    } finally {
      for (const guest of guests) guest.close();
    }
  });
});
