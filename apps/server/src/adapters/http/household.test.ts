/** Everybody at home opens the same invitation: one address, many devices, the settings of a host who has set nothing. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, gather, insist, playOut } from '../../testing/players.ts';
import { NodeClient } from '../../testing/nodeClient.ts';
import { TestServer } from '../../testing/testServer.ts';

const DEVICES = 12;

/** They play at three tables. */
const EACH = 4;

/** As many as a first visit loads: the service worker fetches all of them. */
const FILES = Array.from({ length: 100 }, (_, i) => `/assets/part-${i}.js`);

let dist: string;
let place: TestServer;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'parlor-household-'));
  mkdirSync(join(dist, 'assets'));
  for (const file of ['/index.html', '/sw.js', ...FILES]) writeFileSync(join(dist, file), file);
  place = await TestServer.open({ dist });
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

/** So many requests a browser has under way at once. */
const AT_ONCE = 6;

async function openPage(path: string): Promise<Set<number>> {
  const page = await statusOf(path, { headers: { accept: 'text/html,application/xhtml+xml' } });
  const seen = new Set([page]);
  const files = ['/sw.js', ...FILES].values();
  const load = async () => {
    for (const file of files) seen.add(await statusOf(file));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, load));
  return seen;
}

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

/** One has opened the table, the others follow the invitation; all of them sit down and the match begins. */
async function party(): Promise<{
  readonly people: readonly NodeClient[];
  readonly table: string;
}> {
  const host = await place.arrive();
  const seating = ['me', ...Array.from({ length: EACH - 1 }, () => 'open' as const)] as const;
  const table = await gather([host], { seating: [...seating] });
  expect(await openPage(`/table/${table}`)).toEqual(new Set([200]));
  const guests = await Promise.all(seating.slice(1).map(() => firstVisit(table)));
  for (const [i, guest] of guests.entries()) {
    await insist(guest, { type: 'sit', table, seat: i + 1 });
  }
  await begin([host, ...guests], table);
  return { people: [host, ...guests], table };
}

describe('a household', () => {
  it('gets in with twelve devices at once, plays, and comes back when lines break', async () => {
    const parties = await Promise.all(Array.from({ length: DEVICES / EACH }, party));
    const everybody = parties.flatMap(({ people }) => people);
    expect(everybody).toHaveLength(DEVICES);
    try {
      // At every table one loses the line at once, another loads everything anew.
      const playing = parties.map(({ people }) => playOut(people));
      for (const { people, table } of parties) {
        const [, dropped, reloaded] = people as [NodeClient, NodeClient, NodeClient];
        dropped.client.drop();
        expect(await openPage(`/table/${table}`)).toEqual(new Set([200]));
        const { cookie } = reloaded;
        expect(await statusOf('/api/session', { method: 'POST', headers: { cookie } })).toBe(200);
        const again = new NodeClient(place.base, cookie);
        await insist(again, { type: 'enter', table });
        again.close();
        await dropped.until(() => welcomes(dropped) === 2);
      }
      await Promise.all(playing);
      for (const { table } of everybody) expect(table?.status).toBe('finished');
      const matches = everybody.map(({ position }) => position!.match);
      expect(new Set(matches).size).toBe(parties.length);
      // Nobody was told to wait, and nobody was refused anything.
      expect(await place.metric('parlor_refusals_total')).toBe(0);
    } finally {
      for (const guest of everybody) guest.close();
    }
  });
});
