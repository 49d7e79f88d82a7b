/** Absent friends before the match: who is told what, what the host may do, and that no table waits for nobody. */

import { commitWish } from '@parlor/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ALL_PEOPLE, gather, insist, QUICK, refusal } from '../testing/players.ts';
import { type NodeClient, newContribution } from '../testing/nodeClient.ts';
import { playerOf } from '../testing/testServer.ts';
import { TwoNodes } from '../testing/twoNodes.ts';

let place: TwoNodes;

beforeAll(async () => {
  place = await TwoNodes.open({ env: { LEASE_MS: '600', EMPTY_LISTED_S: '1' } });
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

/** A host, a guest on the other node, and a friend who was ready and has closed the page. */
async function oneGone(clock: 'none' | 'daily' = 'none') {
  const [one, two] = place.nodes;
  const [host, guest, friend] = [await one.arrive(), await two.arrive(), await one.arrive()];
  const table = await gather([host, guest, friend], { ...ALL_PEOPLE, clock });
  await insist(friend, commitWish(table, newContribution()));
  const since = Date.now();
  friend.close();
  for (const by of [host, guest]) {
    await by.until(() => by.last('presence')?.connected.join() === 'true,true,false');
  }
  return { host, guest, friend, table, since, player: playerOf(friend) };
}

/** The two who are here are bound, the host starts, and they open their shares. */
async function startWith([host, guest]: readonly [NodeClient, NodeClient], table: string) {
  const shares = [newContribution(), newContribution()] as const;
  await insist(host, commitWish(table, shares[0]));
  await insist(guest, commitWish(table, shares[1]));
  await insist(host, { type: 'start', table });
  await insist(host, { type: 'open-share', table, share: shares[0] });
  await insist(guest, { type: 'open-share', table, share: shares[1] });
  await host.until(() => host.table!.status === 'playing' && host.position !== undefined);
}

describe('somebody who is away before the match', () => {
  it('is seen to be, and since when, on every node and by whoever comes later', async () => {
    const { host, guest, table, since } = await oneGone();
    const [one] = place.nodes;
    const late = await one.arrive();
    await insist(late, { type: 'enter', table });
    for (const by of [host, guest, late]) {
      const seen = () => by.last('presence');
      await by.until(() => (seen()?.awaySince?.[2] ?? 0) > 0, 'never told since when');
      const { awaySince, now } = seen()!;
      expect(awaySince!.slice(0, 2)).toEqual([null, null]);
      // By the clock of the house; as precise as attendance is written down.
      expect(awaySince![2]!).toBeGreaterThan(since - 5000);
      expect(awaySince![2]!).toBeLessThanOrEqual(now!);
    }
  });

  it('is not waited for when the host keeps the seat: the stand-in plays until they are back', async () => {
    const { host, guest, friend, table, player } = await oneGone();
    await insist(host, { type: 'keep-seat', table, player, isKept: true });
    await guest.until(() => guest.table!.seats[2]!.isKept === true);
    // Whoever is not there is bound to nothing, however ready they were.
    expect(guest.table!.seats[2]).not.toHaveProperty('commitment');
    expect(guest.table!.seats[2]!.isReady).toBe(true);
    await startWith([host, guest], table);
    expect(host.table!.seats[2]).toMatchObject({ player, isAway: true, isKept: true });
    expect(host.table!.fairness.contributions[2]).toBe('');
    const back = await place.nodes[1].device(friend.cookie);
    await insist(back, { type: 'enter', table });
    await host.until(() => !host.table!.seats[2]!.isAway, 'the stand-in did not hand back');
    expect(back.seat).toBe(2);
  });

  it('is waited for again as soon as they come, and has to be ready like everybody', async () => {
    const { host, friend, table, player } = await oneGone();
    await insist(host, { type: 'keep-seat', table, player, isKept: true });
    const back = await place.nodes[0].device(friend.cookie);
    await insist(back, { type: 'enter', table });
    await host.until(() => host.table!.seats[2]!.isKept === undefined);
    expect(host.table!.seats[2]!.isReady).toBe(false);
    expect(await refusal(host, { type: 'keep-seat', table, player, isKept: true })).toBe(
      'still-here',
    );
    await insist(back, commitWish(table, newContribution()));
    await host.until(() => host.table!.seats[2]!.isReady);
  });

  it('plays for themselves where a day is the time for an answer', async () => {
    const { host, guest, table, player } = await oneGone('daily');
    await insist(host, { type: 'keep-seat', table, player, isKept: true });
    await startWith([host, guest], table);
    expect(host.table!.seats[2]).toMatchObject({ player, isAway: false });
  });

  it('may find a bot on the seat, put there in one step', async () => {
    const { host, guest, table, player } = await oneGone();
    await insist(host, { type: 'free-seat', table, player, level: 'beginner' });
    await guest.until(() => guest.table!.seats[2]!.kind === 'bot');
    await startWith([host, guest], table);
    expect(host.table!.seats[2]).toMatchObject({ kind: 'bot', level: 'beginner' });
  });
});

describe('a table before the match', () => {
  it('lets people change their seats', async () => {
    const [one] = place.nodes;
    const [host, guest] = [await one.arrive(), await one.arrive()];
    const table = await gather([host, guest], ALL_PEOPLE);
    await insist(guest, commitWish(table, newContribution()));
    await insist(guest, { type: 'sit', table, seat: 2 });
    await host.until(() => host.table!.seats[2]!.player === playerOf(guest));
    expect(host.table!.seats[1]!.kind).toBe('open');
    expect(host.table!.seats[2]!.isReady).toBe(true);
    expect(await refusal(guest, { type: 'sit', table, seat: 0 })).toBe('seat-taken');
  });

  it('lets the host change what is played: everybody else has to be ready for that', async () => {
    const [one, two] = place.nodes;
    const [host, guest] = [await one.arrive(), await two.arrive()];
    const table = await gather([host, guest], { ...ALL_PEOPLE, options: QUICK.options });
    for (const by of [host, guest]) await insist(by, commitWish(table, newContribution()));
    await insist(host, { type: 'arrange', table, isPublic: true });
    await host.until(() => host.table!.isPublic);
    expect(host.table!.seats[1]!.isReady).toBe(true);
    await insist(host, { type: 'arrange', table, clock: 'brisk', standIn: 'expert', seats: 4 });
    await guest.until(() => guest.table!.clock === 'brisk');
    expect(guest.table).toMatchObject({ standIn: 'expert', isPublic: true });
    expect(guest.table!.seats.map(({ kind, isReady }) => [kind, isReady])).toEqual([
      ['person', true],
      ['person', false],
      ['open', false],
      ['open', false],
    ]);
    // A free seat goes before a bot, and a bot before a person.
    await insist(host, { type: 'seat-bot', table, seat: 2, level: 'casual' });
    await insist(guest, { type: 'sit', table, seat: 3 });
    await insist(host, { type: 'arrange', table, options: 'standard', seats: 3 });
    await guest.until(() => guest.table!.seats.length === 3);
    expect(guest.table!.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person']);
    expect(guest.seat).toBe(2);
  });

  it('is not listed when nobody is there, and again when somebody is', async () => {
    const [one, two] = place.nodes;
    const [host, looker] = [await one.arrive(), await two.arrive()];
    const table = await gather([host], { ...ALL_PEOPLE, isPublic: true });
    const daily = await gather([host], { ...ALL_PEOPLE, isPublic: true, clock: 'daily' });
    for (const id of [table, daily]) await insist(host, { type: 'exit', table: id });
    const listed = async () => {
      await insist(looker, { type: 'lobby', isOn: true });
      return looker.last('lobby')!.tables.map(({ id }) => id);
    };
    // Asking for the list costs as much as five commands.
    const patiently = { timeout: 30_000, interval: 2000 };
    await expect.poll(listed, patiently).toEqual([daily]);
    await insist(host, { type: 'enter', table });
    await expect.poll(listed, patiently).toContain(table);
  });
});
