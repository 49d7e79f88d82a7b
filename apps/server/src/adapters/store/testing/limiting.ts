/** Nobody has more than they may, however many try at once on whichever node; and what is left alone is found. */

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Charge, Store } from '../../../application/ports/store.ts';
import type { StoredTable } from '../../../domain/records.ts';
import { aPlayer, aTable } from './samples.ts';

export function describeLimiting(open: () => Store): void {
  describe('limits: tables', () => {
    it('are as many as their host may have, and no repeat is refused', async () => {
      const quota = { perHost: 2, perPlace: 99 };
      const [ada, bob] = [randomUUID(), randomUUID()];
      const [first, second, third] = [1, 2, 3].map((updatedAt) => aTable({ host: ada, updatedAt }));
      expect(await open().createTable(first!, quota)).toEqual({ is: 'done' });
      expect(await open().createTable(second!, quota)).toEqual({ is: 'done' });
      const tables = [second!.id, first!.id];
      expect(await open().createTable(third!, quota)).toEqual({ is: 'host-full', tables });
      expect(await open().table(third!.id)).toBeUndefined();
      expect(await open().createTable(second!, quota)).toEqual({ is: 'there' });
      expect(await open().createTable(aTable({ host: bob }), quota)).toEqual({ is: 'done' });
      // A running one counts until it is over, or its host has left it.
      await open().replaceTable({ ...first!, version: 2, status: 'playing' });
      expect(await open().createTable(third!, quota)).toMatchObject({ is: 'host-full' });
      await open().replaceTable({ ...first!, version: 3, status: 'playing', isHosted: false });
      expect(await open().createTable(third!, quota)).toEqual({ is: 'done' });
      const fourth = aTable({ host: ada });
      expect(await open().createTable(fourth, quota)).toMatchObject({ is: 'host-full' });
      await open().replaceTable({ ...second!, version: 2, status: 'finished' });
      expect(await open().createTable(fourth, quota)).toEqual({ is: 'done' });
    });

    it('are as many as may be opened from one place, whoever opens them', async () => {
      const quota = { perHost: 99, perPlace: 2 };
      const openedFrom = randomUUID();
      const from = (place: string) => aTable({ openedFrom: place });
      const first = from(openedFrom);
      expect(await open().createTable(first, quota)).toEqual({ is: 'done' });
      await open().replaceTable({ ...first, version: 2, isHosted: false });
      expect(await open().createTable(from(openedFrom), quota)).toEqual({ is: 'done' });
      expect(await open().createTable(from(openedFrom), quota)).toEqual({ is: 'place-full' });
      for (const other of [randomUUID(), '', '', '']) {
        expect(await open().createTable(from(other), quota)).toEqual({ is: 'done' });
      }
      await open().replaceTable({ ...first, version: 3, status: 'closed', openedFrom: '' });
      expect(await open().createTable(from(openedFrom), quota)).toEqual({ is: 'done' });
    });

    it('bring so many bytes of their own sets from one place in a while, whatever becomes of them', async () => {
      const openedFrom = randomUUID();
      const [at, since, most] = [1000, 0, 100];
      const bring = (bytes: number, from: string = openedFrom, then = at) =>
        open().createTable(aTable({ openedFrom: from }), {
          ...{ perHost: 99, perPlace: 99 },
          data: { bytes, at: then, since: since + then - at, most },
        });
      const first = aTable({ openedFrom });
      const quota = { perHost: 99, perPlace: 99, data: { bytes: 60, at, since, most } };
      expect(await open().createTable(first, quota)).toEqual({ is: 'done' });
      expect(await open().createTable(first, quota)).toEqual({ is: 'there' });
      await open().replaceTable({ ...first, version: 2, status: 'closed', openedFrom: '' });
      expect(await bring(41)).toEqual({ is: 'data-full' });
      expect(await bring(40)).toEqual({ is: 'done' });
      expect(await bring(1)).toEqual({ is: 'data-full' });
      // Those that bring none are always fine, and so are other places.
      expect(await bring(0)).toEqual({ is: 'done' });
      expect(await bring(100, randomUUID())).toEqual({ is: 'done' });
      expect(await bring(101, '')).toEqual({ is: 'done' });
      expect(await bring(100, openedFrom, at + 1001)).toEqual({ is: 'done' });
      await open().forgetArrivals(at + 1002);
      expect(await bring(100)).toEqual({ is: 'done' });
    });

    it('are no more than may be when many are opened at once', async () => {
      const [host, openedFrom] = [randomUUID(), randomUUID()];
      const tries = await Promise.all(
        Array.from({ length: 30 }, (_, i) =>
          open().createTable(i % 2 === 0 ? aTable({ host }) : aTable({ openedFrom }), {
            perHost: 5,
            perPlace: 4,
          }),
        ),
      );
      const count = (is: string) => tries.filter((one) => one.is === is).length;
      expect([count('done'), count('host-full'), count('place-full')]).toEqual([9, 10, 11]);
    });

    it('are as many as one may have a seat at, whatever is done at once', async () => {
      const player = randomUUID();
      const quota = { player, place: '', perPlayer: 3, perPlace: 1 };
      const seated = [{ player, place: '' }];
      const sitting = { players: [player], seated, host: player };
      const made = Array.from({ length: 4 }, () => aTable());
      for (const table of made) await open().createTable(table);
      const sat = await Promise.all([
        ...made.map((table) => open().replaceTable({ ...table, ...sitting, version: 2 }, quota)),
        ...made.map(async () => {
          const said = await open().createTable(aTable(sitting), {
            ...{ perHost: 99, perPlace: 99, seat: quota },
          });
          return said.is === 'done' ? true : said.is === 'seats-full' && said.by;
        }),
      ]);
      expect(sat.filter((one) => one === true)).toHaveLength(3);
      expect(sat.filter((one) => one === 'person')).toHaveLength(5);
    });

    it('count for whoever has a seat there until they leave it or it is over', async () => {
      const player = randomUUID();
      const quota = { player, place: '', perPlayer: 1, perPlace: 99 };
      const sitting = { players: [player], seated: [{ player, place: '' }] };
      const [first, second] = [aTable(sitting), aTable()];
      for (const table of [first, second]) await open().createTable(table);
      const sit = (version: number) =>
        open().replaceTable({ ...second, ...sitting, version }, quota);
      expect(await sit(2)).toBe('person');
      expect((await open().table(second.id))!.version).toBe(1);
      // Somebody else was faster: that comes second.
      expect(await open().replaceTable({ ...first, ...sitting, version: 3 }, quota)).toBe(false);
      // What one has there already does not count.
      expect(await open().replaceTable({ ...first, ...sitting, version: 2 }, quota)).toBe(true);
      // Expected, but gone.
      await open().replaceTable({ ...first, players: [player], seated: [], version: 3 });
      expect(await sit(2)).toBe(true);
      expect(await open().replaceTable({ ...first, ...sitting, version: 4 }, quota)).toBe('person');
      await open().replaceTable({ ...second, ...sitting, version: 3, status: 'finished' });
      expect(await open().replaceTable({ ...first, ...sitting, version: 4 }, quota)).toBe(true);
    });

    it('have as many seats as may be taken at one place, whoever takes them', async () => {
      const place = randomUUID();
      const at = (player: string, from: string) => ({
        ...{ players: [player], seated: [{ player, place: from }] },
      });
      const sit = async (player: string, from: string = place) => {
        const quota = { player, place: from, perPlayer: 9, perPlace: 3 };
        const table = aTable();
        await open().createTable(table);
        return open().replaceTable({ ...table, ...at(player, from), version: 2 }, quota);
      };
      const people = Array.from({ length: 6 }, () => randomUUID());
      const sat = await Promise.all(people.map((player) => sit(player)));
      expect(sat.filter((one) => one === true)).toHaveLength(3);
      expect(sat.filter((one) => one === 'place')).toHaveLength(3);
      expect(await sit(randomUUID(), randomUUID())).toBe(true);
      // Where they are is not known: then it is no place.
      for (let i = 0; i < 4; i++) expect(await sit(randomUUID(), '')).toBe(true);
    });

    it('are empty when nobody has touched them or been there for long', async () => {
      // Before everything else that was ever touched here.
      const now = -1_000_000;
      const since = { ofPublic: now - 30, ofPrivate: now - 500 };
      const made = {
        left: aTable({ updatedAt: now - 40 }),
        touched: aTable({ updatedAt: now - 30 }),
        visited: aTable({ updatedAt: now - 400 }),
        hidden: aTable({ updatedAt: now - 400, isPublic: false }),
        forgotten: aTable({ updatedAt: now - 600, isPublic: false }),
        playing: aTable({ updatedAt: now - 600, status: 'playing' }),
        closed: aTable({ updatedAt: now - 600, status: 'closed' }),
      };
      for (const table of Object.values(made)) await open().createTable(table);
      await open().attend('n1', [{ table: made.visited.id, player: 'ada' }], now - 10);
      await open().attend('n1', [{ table: made.left.id, player: 'ada' }], now - 35);
      const empty = [made.forgotten.id, made.left.id];
      expect(await open().emptyTables(since, 9)).toEqual(empty);
      expect(await open().emptyTables(since, 1)).toEqual(empty.slice(0, 1));
      await open().forgetAttendance(now);
      expect(await open().emptyTables(since, 9)).toEqual([empty[0], made.visited.id, empty[1]]);
    });
  });

  describe('limits: bytes that are kept', () => {
    const HOUR = 3_600_000;
    const line = (id: string) => ({ table: 't', id, at: 5, player: 'p', name: 'P', text: '{}' });
    const costing = (bytes: number, some: Partial<Charge> = {}): Charge => ({
      ...{ bytes, at: 100 * HOUR, person: randomUUID(), mostOfPerson: 100 },
      ...{ place: randomUUID(), mostOfPlace: 150, ...some },
    });

    it('are so many of one person in a day, whatever they are, and nothing is kept beyond', async () => {
      const { person } = costing(0);
      const cost = (bytes: number, hour = 100) => costing(bytes, { person, at: hour * HOUR });
      const add = (id: string, charge: Charge) => open().addChat(line(id), charge);
      const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
      expect(await add(first, cost(60))).toBeUndefined();
      // Said again it is the same line, and costs nothing.
      expect(await add(first, cost(60))).toBeUndefined();
      expect(await add(second, cost(41))).toBe('person');
      const ids = (await open().chat('t', 99)).map(({ id }) => id);
      expect([ids.includes(first), ids.includes(second)]).toEqual([true, false]);
      const shunned = { player: randomUUID(), name: 'Bo', how: 'mute', at: 1 } as const;
      const shun = (charge: Charge) => open().shun(person, shunned, { most: 9, charge });
      expect(await shun(cost(41))).toBe('person');
      expect(await open().shunnedBy(person)).toEqual([]);
      expect(await shun(cost(10))).toBe('noted');
      expect(await shun(cost(99))).toBe('noted');
      const table = aTable({ openedFrom: randomUUID() });
      const data = { bytes: 7, at: 1, since: 0, most: 9 };
      const put = (charge: Charge) =>
        open().createTable(table, { perHost: 9, perPlace: 9, data, charge });
      expect(await put(cost(31))).toEqual({ is: 'overdrawn', by: 'person' });
      expect(await open().table(table.id)).toBeUndefined();
      // What was not put up has brought nothing along either.
      expect(await put(cost(30))).toEqual({ is: 'done' });
      expect(await put(cost(30))).toEqual({ is: 'there' });
      expect(await add(third, cost(1, 123))).toBe('person');
      expect(await add(third, cost(100, 124))).toBeUndefined();
      await open().forgetCharges(125 * HOUR);
      expect(await add(second, cost(100, 124))).toBeUndefined();
    });

    it('are so many from one place, whoever is there, and any number where that is not known', async () => {
      const { place } = costing(0);
      const add = (bytes: number, from: string) =>
        open().addChat(line(randomUUID()), costing(bytes, { place: from }));
      expect(await add(100, place)).toBeUndefined();
      expect(await add(51, place)).toBe('place');
      expect(await add(50, place)).toBeUndefined();
      for (let i = 0; i < 3; i++) expect(await add(100, '')).toBeUndefined();
      expect(await add(101, '')).toBe('person');
    });

    it('are no more than may be when many write at once', async () => {
      const { person, place } = costing(0);
      const said = await Promise.all(
        Array.from({ length: 20 }, () =>
          open().addChat(line(randomUUID()), costing(10, { person, place })),
        ),
      );
      expect(said.filter((one) => one === undefined)).toHaveLength(10);
    });

    it('are forgotten with whom they were counted for', async () => {
      const player = aPlayer();
      await open().createPlayer(player);
      const add = () =>
        open().addChat(line(randomUUID()), costing(100, { person: player.id, place: '' }));
      expect([await add(), await add()]).toEqual([undefined, 'person']);
      await open().forgetPlayer(player.id, 1);
      expect(await add()).toBeUndefined();
    });
  });

  describe('limits: tables that are due', () => {
    it('are found when it is time, and not any more when they have been seen to', async () => {
      // Before everything else that is due here.
      const now = -1_000_000;
      const [late, soon, next, never] = [
        ...[now - 5, now, now + 1].map((dueAt) => aTable({ dueAt })),
        aTable(),
      ] as [StoredTable, StoredTable, StoredTable, StoredTable];
      for (const table of [soon, late, next, never]) await open().createTable(table);
      expect(await open().table(late.id)).toEqual(late);
      expect(await open().table(never.id)).toEqual(never);
      expect(await open().dueTables(now, 9)).toEqual([late.id, soon.id]);
      expect(await open().dueTables(now, 1)).toEqual([late.id]);
      const { dueAt: _, ...seen } = late;
      await open().replaceTable({ ...seen, version: 2 });
      expect(await open().dueTables(now, 9)).toEqual([soon.id]);
      expect(await open().dueTables(now + 1, 9)).toEqual([soon.id, next.id]);
    });
  });

  describe('limits: people', () => {
    it('come from one place only so many at a time', async () => {
      const from = randomUUID();
      const arrive = (at: number, place = from) =>
        open().createPlayer(aPlayer({ createdAt: at }), { from: place, since: at - 100, most: 3 });
      const tries = await Promise.all([1000, 1000, 1000, 1000, 1000].map((at) => arrive(at)));
      expect(tries.filter(Boolean)).toHaveLength(3);
      const late = aPlayer({ createdAt: 1050 });
      const limit = { from, since: 950, most: 3 };
      expect(await open().createPlayer(late, limit)).toBe(false);
      expect(await open().player(late.id)).toBeUndefined();
      expect(await arrive(1050, randomUUID())).toBe(true);
      expect(await arrive(1100)).toBe(true);
      await open().forgetArrivals(1101);
      const all = [1, 2, 3, 4].map(() => arrive(1100));
      expect((await Promise.all(all)).filter(Boolean)).toHaveLength(3);
    });
  });
}
