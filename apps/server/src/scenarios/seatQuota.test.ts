/** At how many tables one guest may have a seat, and everybody at one address; however they come to it. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, gather, insist, playOut, QUICK, refusal } from '../testing/players.ts';
import type { NodeClient } from '../testing/nodeClient.ts';
import { TestServer } from '../testing/testServer.ts';

const MOST = 3;
const MOST_HERE = 8;

const sit = (table: string) => ({ type: 'sit', table, seat: 1 }) as const;
const TABLE: Extract<Parameters<NodeClient['say']>[0], { type: 'open-table' }> = {
  ...{ type: 'open-table', ...QUICK, isPublic: false, clock: 'none' },
  seating: ['me', 'open', 'open'],
};

type Said = Awaited<ReturnType<NodeClient['say']>>;
const codesOf = (all: readonly Said[]) =>
  all.map((one) => (one.type === 'refused' ? one.code : ''));

describe('seats of one guest', () => {
  let place: TestServer;

  beforeAll(async () => {
    const env = { SEATS_PER_PERSON: String(MOST), TABLES_PER_PERSON: '20' };
    place = await TestServer.open({ env });
  });
  afterAll(() => place.close());

  /** Tables of others, where a seat is free. */
  const tablesOf = async (count: number): Promise<string[]> => {
    const tables: string[] = [];
    for (let i = 0; i < count; i++) {
      tables.push((await insist(await place.arrive(), TABLE)).table!);
    }
    return tables;
  };

  it('are so many, and leaving one makes room', async () => {
    const guest = await place.arrive();
    const tables = await tablesOf(MOST + 1);
    for (const table of tables) await insist(guest, { type: 'enter', table });
    for (const table of tables.slice(0, MOST)) await insist(guest, sit(table), `sit-${table}`);
    const [first, last] = [tables[0]!, tables[MOST]!];
    expect(await refusal(guest, sit(last))).toBe('too-many-seats');
    // Changing the seat where one sits is always fine.
    await insist(guest, { type: 'sit', table: first, seat: 2 });
    // Said again, what was done is still done.
    await insist(guest, sit(first), `sit-${first}`);
    await insist(guest, { type: 'leave', table: first });
    await insist(guest, sit(last));
  });

  it('are no more when they are taken all at once, at tables of others and of one’s own', async () => {
    const guest = await place.arrive();
    const tables = await tablesOf(MOST);
    const devices = [guest, await place.device(guest.cookie), await place.device(guest.cookie)];
    const all = await Promise.all([
      ...tables.map((table, i) => devices[i]!.say(sit(table))),
      ...devices.map((device) => device.say(TABLE)),
    ]);
    const codes = codesOf(all);
    expect(codes.filter((code) => code === '')).toHaveLength(MOST);
    expect(codes.filter((code) => code === 'too-many-seats')).toHaveLength(MOST);
    const own = await place.store.tablesOf(playerIn(guest), 99, ['open']);
    expect(own).toHaveLength(MOST);
  });

  it('are counted when a match is played again, for whoever asks and for the others', async () => {
    const people = [await place.arrive(), await place.arrive()] as const;
    const [host, friend] = people;
    const table = await gather(people);
    await begin(people, table);
    await playOut(people);
    for (let i = 0; i < MOST; i++) await insist(host, TABLE);
    expect(await refusal(host, { type: 'rematch', table })).toBe('too-many-seats');
    const { table: next } = await insist(friend, { type: 'rematch', table });
    const { players, doc } = (await place.store.table(next!))!;
    // A seat is kept for nobody who may not take it; they are still expected.
    expect(players).toContain(playerIn(host));
    expect(JSON.stringify((doc as { seats: unknown }).seats)).not.toContain(playerIn(host));
    // It is there: they look on.
    expect((await insist(host, { type: 'rematch', table })).table).toBe(next);
    expect((await place.store.table(next!))!.doc).toMatchObject({ host: playerIn(friend) });
  });
});

const playerIn = (client: NodeClient) => client.last('welcome')!.player.id;

describe('seats of everybody at one address', () => {
  it('are so many, whoever takes them, and nobody is told where somebody sat down', async () => {
    const place = await TestServer.open({ env: { SEATS_PER_ADDRESS: String(MOST_HERE) } });
    try {
      const [one, two] = [await place.arrive(), await place.arrive()];
      const hosted = await Promise.all([1, 2, 3, 4, 5].map(() => insist(one, TABLE)));
      const tables = hosted.map((said) => said.table!);
      const all = await Promise.all(tables.map((table) => two.say(sit(table))));
      expect(codesOf(all).sort()).toEqual([
        '',
        '',
        '',
        'too-many-seats-here',
        'too-many-seats-here',
      ]);
      expect(await refusal(two, TABLE)).toBe('too-many-seats-here');
      await insist(one, { type: 'leave', table: tables[0]! });
      await insist(two, TABLE);
      await insist(one, { type: 'enter', table: tables[1]! });
      await one.until(() => one.table?.id === tables[1]);
      const seats = one.table!.seats.filter(({ kind }) => kind === 'person');
      for (const seat of seats) expect(Object.keys(seat)).not.toContain('from');
      // And when it is over, not even the house knows.
      const closed = tables[2]!;
      await insist(one, { type: 'close-table', table: closed });
      const kept = JSON.stringify((await place.store.table(closed))!.doc);
      expect(kept).not.toContain('"from"');
    } finally {
      await place.close();
    }
  });
});
