/** What one guest can take up of a server as it usually is, on however many lines and nodes. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../application/ports/store.ts';
import { begin, gather, insist, playOut, QUICK, refusal } from '../testing/players.ts';
import { type NodeClient, newKey } from '../testing/nodeClient.ts';
import { TestServer } from '../testing/testServer.ts';
import { openStore } from '../testing/stores.ts';

const MOST = 5;
const MOST_FROM_ADDRESS = 40;
const MOST_GUESTS = 120;

type OpenTable = Extract<Parameters<NodeClient['say']>[0], { type: 'open-table' }>;

const TABLE: OpenTable = {
  ...{ type: 'open-table', ...QUICK, isPublic: true, clock: 'none' },
  seating: ['me', 'open', { bot: 'expert' }],
};

const open = (guest: NodeClient, key?: string) => guest.say(TABLE, key);

type Said = Awaited<ReturnType<typeof open>>;
const opened = (all: readonly Said[]) =>
  all.flatMap((said) => (said.type === 'done' ? said.table! : []));
const codes = (all: readonly Said[]) =>
  new Set(all.flatMap((said) => (said.type === 'refused' ? said.code : [])));

/** Several nodes: their bots and limits as they are for everybody, and a store for all of them. */
async function server(): Promise<{ store: Store; nodes: [TestServer, TestServer] }> {
  const store = await openStore({ kind: 'memory' });
  let at = Date.now();
  const now = () => (at += 1);
  return {
    store,
    nodes: [await TestServer.open({ store, now }), await TestServer.open({ store, now })],
  };
}

describe('tables of one guest', () => {
  let place: Awaited<ReturnType<typeof server>>;
  let guest: NodeClient;
  let elsewhere: NodeClient;
  let mine: string[];

  beforeAll(async () => {
    place = await server();
    const [one, two] = place.nodes;
    guest = await one.arrive();
    elsewhere = await two.device(guest.cookie);
  });

  afterAll(async () => {
    for (const node of place.nodes) await node.close();
    await place.store.close();
  });

  it('are a handful, however many are asked for at once on two nodes', async () => {
    const keys = Array.from({ length: 36 }, newKey);
    const all = await Promise.all(keys.map((key, i) => open(i % 2 === 0 ? guest : elsewhere, key)));
    mine = opened(all);
    expect(mine).toHaveLength(MOST);
    expect(codes(all)).toEqual(new Set(['too-many-tables']));
    // Said again, each of them gets the answer it got.
    const again = await Promise.all(keys.map((key) => open(elsewhere, key)));
    expect(again).toEqual(all);
  });

  it('are named to whoever wants one more', async () => {
    const said = await open(guest);
    if (said.type !== 'refused') throw new Error('it was done');
    const { most, tables } = said.params!;
    expect(most).toBe(MOST);
    expect(String(tables).split(' ').sort()).toEqual([...mine].sort());
  });

  it('make room when one is left, begun or not', async () => {
    await insist(guest, { type: 'leave', table: mine[0]! });
    const next = await open(guest);
    expect(opened([next])).toHaveLength(1);
    expect(await refusal(guest, TABLE)).toBe('too-many-tables');

    const [table] = opened([next]) as [string];
    await insist(guest, { type: 'seat-bot', table, seat: 1, level: 'beginner' });
    await insist(guest, { type: 'enter', table });
    await begin([guest], table);
    expect(codes([await open(guest)])).toEqual(new Set(['too-many-tables']));
    await insist(guest, { type: 'leave', table });
    expect(opened([await open(guest)])).toHaveLength(1);
  });

  it('do not push others out of the lobby', async () => {
    const [one] = place.nodes;
    const honest = await one.arrive();
    const table = await gather([honest], { isPublic: true });
    await insist(guest, { type: 'leave', table: mine[1]! });
    await open(guest);
    const watcher = await one.arrive();
    await insist(watcher, { type: 'lobby', isOn: true });
    await watcher.until(() => watcher.last('lobby') !== undefined);
    const listed = watcher.last('lobby')!.tables.map(({ id }) => id);
    expect(listed).toContain(table);
    expect(listed).toHaveLength(1 + 3);
  });
});

describe('a rematch', () => {
  it('is one more table: its host must have room for it', async () => {
    const place = await TestServer.open();
    try {
      const people = [await place.arrive(), await place.arrive()] as const;
      const [host, friend] = people;
      const table = await gather(people);
      await begin(people, table);
      await playOut(people);
      for (let i = 0; i < MOST; i++) await open(host);
      expect(await refusal(host, { type: 'rematch', table })).toBe('too-many-tables');
      const { table: next } = await insist(friend, { type: 'rematch', table });
      // It is there: whoever asks second needs no room.
      expect((await insist(host, { type: 'rematch', table })).table).toBe(next);
    } finally {
      await place.close();
    }
  });
});

describe('one address', () => {
  it('is many guests and tables, but not any number', async () => {
    let at = Date.now();
    const place = await TestServer.open({ now: () => at });
    try {
      const people: NodeClient[] = [];
      for (let i = 0; i <= MOST_FROM_ADDRESS / MOST; i++) people.push(await place.arrive());
      const all = (
        await Promise.all(people.map((one) => Promise.all([1, 2, 3, 4, 5].map(() => open(one)))))
      ).flat();
      expect(opened(all)).toHaveLength(MOST_FROM_ADDRESS);
      expect(codes(all)).toEqual(new Set(['too-many-tables-here']));
      await insist(people[0]!, { type: 'leave', table: opened(all)[0]! });
      expect(opened([await open(people.at(-1)!)])).toHaveLength(1);

      const knock = (cookie = '') =>
        fetch(`${place.base}/api/session`, { method: 'POST', headers: { cookie } });
      let status = 200;
      let arrived = people.length;
      for (; status === 200; arrived++) ({ status } = await knock());
      expect(arrived - 1).toBe(MOST_GUESTS);
      const refused = await knock();
      expect([refused.status, await refused.json()]).toEqual([429, { code: 'too-many-guests' }]);
      // Whoever is known comes in as ever, and so does the next one an hour later.
      expect((await knock(people[0]!.cookie)).status).toBe(200);
      at += 3_600_000;
      expect((await knock()).status).toBe(200);
    } finally {
      await place.close();
    }
  });
});
