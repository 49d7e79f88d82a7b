/** Who sits at a table before the match: absent friends, playing again without them, and new names. */

import { OwnTable } from '@parlor/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ALL_PEOPLE, begin, gather, insist, playOut, refusal } from '../testing/players.ts';
import { type NodeClient, newContribution } from '../testing/nodeClient.ts';
import { playerOf } from '../testing/testServer.ts';
import { TwoNodes } from '../testing/twoNodes.ts';

let place: TwoNodes;

beforeAll(async () => {
  place = await TwoNodes.open();
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

const kindsAt = ({ table }: NodeClient) => table!.seats.map(({ kind }) => kind);

const ownTables = async (one: NodeClient) =>
  z
    .array(OwnTable)
    .parse(await (await one.get('/api/me/tables')).json())
    .map(({ id }) => id);

/** A finished match of three: the host is still there, the guest at another node, and the friend has gone home. */
async function afterMatch() {
  const [one, two] = place.nodes;
  const people = [await one.arrive(), await one.arrive(), await one.arrive()] as const;
  const [host, { cookie }, friend] = people;
  const table = await gather(people, { ...ALL_PEOPLE, isRated: false });
  await begin(people, table);
  await playOut(people);
  people[1].close();
  await insist(friend, { type: 'exit', table });
  const guest = await two.device(cookie);
  await insist(guest, { type: 'enter', table });
  await host.until(() => host.last('presence')?.connected.join() === 'true,true,false');
  return { host, guest, friend, table };
}

describe('an absent friend', () => {
  it('loses the seat when the host frees it: for a bot, and for nobody else who has sat down meanwhile', async () => {
    const [one] = place.nodes;
    const [host, friend] = [await one.arrive(), await one.arrive()];
    const table = await gather([host, friend], { ...ALL_PEOPLE, isRated: false });
    const player = playerOf(friend);
    await insist(friend, { type: 'ready', table, contribution: newContribution() });
    expect(await refusal(friend, { type: 'free-seat', table, player: playerOf(host) })).toBe(
      'not-your-table',
    );
    await insist(friend, { type: 'exit', table });
    await host.until(() => host.last('presence')?.connected[1] === false);
    const key = 'free-the-seat';
    await insist(host, { type: 'free-seat', table, player }, key);
    await host.until(() => host.table!.seats[1]!.kind === 'open');
    for (const seat of [1, 2])
      await insist(host, { type: 'seat-bot', table, seat, level: 'casual' });
    await insist(host, { type: 'ready', table, contribution: newContribution() });
    // Said again it frees nothing more.
    await insist(host, { type: 'free-seat', table, player }, key);
    await insist(host, { type: 'start', table });
    await host.until(() => host.position !== undefined);
    expect(host.table!.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
  });

  it('is told, finds the table, and may sit down again', async () => {
    const [one, two] = place.nodes;
    const [host, friend] = [await one.arrive(), await two.arrive()];
    const table = await gather([host, friend], ALL_PEOPLE);
    await friend.until(() => friend.seat === 1);
    await insist(host, { type: 'free-seat', table, player: playerOf(friend) });
    await friend.until(() => friend.seat === null, 'never told');
    expect(await ownTables(friend)).toEqual([table]);
    await insist(friend, { type: 'sit', table, seat: 2 });
    await host.until(() => host.table!.seats[2]!.player === playerOf(friend));
    expect(kindsAt(host)).toEqual(['person', 'open', 'person']);
    // Whose seat it was is nobody's business but theirs.
    expect(JSON.stringify(host.table)).not.toContain('invited');
  });
});

describe('playing again', () => {
  it('keeps the seats of those who are gone, and starts without them', async () => {
    const { host, guest, friend, table } = await afterMatch();
    const { table: again } = await insist(host, { type: 'rematch', table });
    await insist(host, { type: 'enter', table: again! });
    await host.until(() => host.table?.id === again);
    expect(host.table!.seats.map(({ kind, player }) => [kind, player])).toEqual([
      ['person', playerOf(host)],
      ['person', playerOf(guest)],
      ['person', playerOf(friend)],
    ]);
    expect(await ownTables(friend)).toEqual([again]);
    expect((await insist(guest, { type: 'rematch', table })).table).toBe(again);
    await insist(guest, { type: 'enter', table: again! });
    await insist(guest, { type: 'ready', table: again!, contribution: newContribution() });
    await insist(host, { type: 'ready', table: again!, contribution: newContribution() });
    expect(await refusal(host, { type: 'start', table: again! })).toBe('not-ready');
    await insist(host, {
      ...{ type: 'keep-seat', table: again!, player: playerOf(friend), isKept: true },
    });
    await insist(host, { type: 'start', table: again! });
    await host.until(() => host.table!.status === 'playing');
    expect(host.table!.seats[2]).toMatchObject({ player: playerOf(friend), isAway: true });
    // It has begun, and the seat is theirs as soon as they are there.
    expect(await ownTables(friend)).toEqual([again]);
    await insist(friend, { type: 'enter', table: again! });
    await host.until(() => !host.table!.seats[2]!.isAway);
  });

  it('expects nobody who has left the match for good', async () => {
    const [one] = place.nodes;
    const people = [await one.arrive(), await one.arrive()] as const;
    const [host, friend] = people;
    const table = await gather(people);
    await begin(people, table);
    await insist(friend, { type: 'leave', table });
    await insist(friend, { type: 'exit', table });
    await playOut([host]);
    const { table: again } = await insist(host, { type: 'rematch', table });
    expect((await place.store.table(again!))!.doc).toMatchObject({
      seats: [{ player: playerOf(host) }, { player: null }, { player: null }],
    });
    // Whoever comes back all the same has their seat again, as long as it is free.
    expect(await insist(friend, { type: 'rematch', table })).toMatchObject({ table: again });
    expect((await place.store.table(again!))!.doc).toMatchObject({
      seats: [{}, { player: playerOf(friend) }, {}],
    });
  });

  it('lets the host give the seat of whoever is gone to a bot', async () => {
    const { host, friend, table } = await afterMatch();
    const { table: again } = await insist(host, { type: 'rematch', table });
    await insist(host, { type: 'enter', table: again! });
    const player = playerOf(friend);
    await insist(host, { type: 'free-seat', table: again!, player, level: 'casual' });
    await host.until(() => host.table?.id === again && host.table!.seats[2]!.kind === 'bot');
    expect(host.table!.seats[2]).toMatchObject({ level: 'casual', isReady: true });
    expect(new Set(host.table!.seats.map(({ name }) => name)).size).toBe(3);
    // Nobody has lost anything for ever: they find the table, and sit down where the host makes room.
    expect(await ownTables(friend)).toEqual([again]);
    await insist(host, { type: 'seat-bot', table: again!, seat: 2, level: null });
    await insist(friend, { type: 'sit', table: again!, seat: 2 });
  });
});

describe('a new name', () => {
  it('is shown at the seat: before the match, during it, in the lobby and on the other node', async () => {
    const [one, two] = place.nodes;
    const [host, guest, looker] = [await one.arrive(), await two.arrive(), await two.arrive()];
    await insist(looker, { type: 'lobby', isOn: true });
    const table = await gather([host, guest], { isPublic: true });
    const shownTo = (by: NodeClient, name: string) =>
      by.until(() => by.table?.seats[0]!.name === name, `never ${name}`);
    const names = () =>
      looker
        .last('lobby')
        ?.tables.find(({ id }) => id === table)
        ?.seats.map(({ name }) => name);
    await insist(host, { type: 'rename', name: 'Ada Lovelace' });
    for (const by of [host, guest]) await shownTo(by, 'Ada Lovelace');
    await looker.until(() => names()?.[0] === 'Ada Lovelace', 'not in the lobby');
    await begin([host, guest], table);
    // By a request too, as the page does it.
    const renamed = await fetch(`${one.base}/api/me`, {
      method: 'PATCH',
      headers: { cookie: host.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Countess' }),
    });
    expect(renamed.status).toBe(200);
    for (const by of [host, guest]) await shownTo(by, 'Countess');
    expect(guest.table).toMatchObject({ status: 'playing' });
  });

  it('leaves what is over as it was', async () => {
    const [one] = place.nodes;
    const people = [await one.arrive(), await one.arrive()] as const;
    const [host] = people;
    const table = await gather(people);
    await begin(people, table);
    await playOut(people);
    const { name } = host.table!.seats[0]!;
    await insist(host, { type: 'rename', name: 'Somebody' });
    expect((await place.store.table(table))!.doc).toMatchObject({ seats: [{ name }, {}, {}] });
    // But whoever plays again does so under the new one.
    const { table: again } = await insist(host, { type: 'rematch', table });
    expect((await place.store.table(again!))!.doc).toMatchObject({
      seats: [{ name: 'Somebody' }, {}, {}],
    });
  });
});
