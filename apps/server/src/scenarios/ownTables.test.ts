/** The lists of one's own tables and matches: whatever runs is on them, and what is over comes page by page. */

import { LIMITS, type MatchSummary, OwnTable } from '@parlor/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { fromStored, OPEN_SEAT, type TableDoc, toStored } from '../domain/tables/tableDoc.ts';
import type { NodeClient } from '../testing/nodeClient.ts';
import { ALL_PEOPLE, asked, begin, gather } from '../testing/players.ts';
import { playerOf, TestServer } from '../testing/testServer.ts';

let place: TestServer;

beforeAll(async () => {
  place = await TestServer.open();
});
afterAll(async () => place.close());

const MANY = 130;

const listed = async (one: NodeClient) =>
  z.array(OwnTable).parse(await (await one.get('/api/me/tables')).json());

const matchesOf = async (one: NodeClient, query = '') =>
  (await (await one.get(`/api/me/matches${query}`)).json()) as MatchSummary[];

/** A table and a match of three people, and so many tables like it, each touched later than the one before. */
async function running() {
  const people = await place.arriveThree();
  const table = await gather(people, { ...ALL_PEOPLE, clock: 'daily' });
  const match = await begin(people, table);
  const doc = fromStored((await place.store.table(table))!);
  // Nobody has sat down there, so nobody's seats at this address are used up.
  const seats = doc.seats.map(({ from: _from, ...seat }) => seat);
  const alike = async (make: (i: number) => Partial<TableDoc>) => {
    for (let i = 0; i < MANY; i++) {
      const later = {
        ...doc,
        ...{ seats, openedFrom: '' },
        id: `${i}`.padStart(4, '0') + table.slice(4),
        version: 1,
      };
      const updatedAt = doc.updatedAt + 1 + i;
      await place.store.createTable(toStored({ ...later, updatedAt, ...make(i) }));
    }
  };
  return { people, table, match, alike };
}

describe('the list of one’s tables', () => {
  it('has the one that is being played, after more than a hundred that were over later', async () => {
    const { people, table, alike } = await running();
    await alike((i) => ({ status: i % 2 === 0 ? 'finished' : 'closed' }));
    const mover = await asked(people);
    for (const one of people) {
      const [only, ...others] = await listed(one);
      expect(others).toEqual([]);
      expect(only).toMatchObject({ id: table, isYourTurn: one === mover });
      expect(only!.asked!.map(({ seat }) => seat)).toEqual([mover.seat]);
    }
  });

  it('has it, too, where others expect one at more than a hundred tables', async () => {
    const { people, table, alike } = await running();
    const [host, guest] = people;
    const invited = [playerOf(guest)];
    const seats = [OPEN_SEAT, OPEN_SEAT, OPEN_SEAT];
    await alike(() => ({ status: 'open', match: null, invited, seats }));
    const all = await listed(guest);
    expect(all.map(({ id }) => id)).toContain(table);
    expect(all).toHaveLength(100 + 1);
    // Where one has no seat nothing is told of who is asked.
    expect(all.filter((one) => one.asked !== undefined).map(({ id }) => id)).toEqual([table]);
    expect((await listed(host)).map(({ id }) => id)).toEqual([table]);
  });

  it('has every one where one sits, however many there are', async () => {
    const { people, table, alike } = await running();
    await alike(() => ({ status: 'open', match: null }));
    const ids = (await listed(people[0])).map(({ id }) => id);
    expect(ids).toContain(table);
    expect(new Set(ids).size).toBe(MANY + 1);
  });
});

describe('the list of one’s matches', () => {
  it('is told newest first, page by page, and each once', async () => {
    const { people, match } = await running();
    const [guest] = people;
    const begun = (await place.store.match(match))!;
    for (let i = 0; i < MANY; i++) {
      const id = `${i}`.padStart(4, '0') + match.slice(4);
      const startedAt = begun.startedAt + 1 + Math.floor(i / 2);
      await place.store.createMatch({ ...begun, id, startedAt });
    }
    const first = await matchesOf(guest);
    expect(first).toHaveLength(LIMITS.matches);
    const second = await matchesOf(guest, `?before=${first.at(-1)!.match}`);
    expect(second).toHaveLength(MANY + 1 - LIMITS.matches);
    expect(second.at(-1)!.match).toBe(match);
    const all = [...first, ...second];
    expect(new Set(all.map((one) => one.match)).size).toBe(MANY + 1);
    const times = all.map(({ startedAt }) => startedAt);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(await matchesOf(guest, `?before=${match}`)).toEqual([]);
  });
});
