/** Shares by commitment, with real sockets: opened by all, by whom they belong to, and what happens when they are not. */

import { commitWish } from '@parlor/client';
import { shareCommitment } from '@parlor/kit';
import { aboutFile, type ChainedFile, verifyProof } from '@parlor/match';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ALL_PEOPLE, commitAll, gather, insist, playOut, refusal } from '../testing/players.ts';
import { type NodeClient, newContribution, newKey } from '../testing/nodeClient.ts';
import { playerOf, TestServer } from '../testing/testServer.ts';

let place: TestServer;
/** The clock stands still unless a test moves it. */
let later = 0;
const STARTED = Date.now();
const OPENING_MS = 30_000;

beforeAll(async () => {
  place = await TestServer.open({ now: () => STARTED + later });
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

const open = (one: NodeClient, table: string, share: string, key?: string) =>
  insist(one, { type: 'open-share', table, share }, key);

async function opening() {
  const people = await place.arriveThree();
  const table = await gather(people, ALL_PEOPLE);
  const shares = (await commitAll(people, table)) as [string, string, string];
  const house = people[0].table!.fairness.commitment;
  await insist(people[0], { type: 'start', table });
  await people[2].until(() => people[2].table!.opening !== undefined);
  return { people, table, shares, house };
}

describe('a match', () => {
  it('begins when the last share is open, and its file says who was bound to what', async () => {
    const { people, table, shares, house } = await opening();
    const [host, guest, third] = people;
    const watcher = await place.arrive();
    await insist(watcher, { type: 'enter', table });
    await open(host, table, shares[0]);
    await open(third, table, shares[2]);
    await guest.until(() => guest.table!.seats[2]!.hasOpened === true);
    expect(guest.position).toBeUndefined();
    for (const one of [...people, watcher]) {
      expect(one.frames.join()).not.toContain(shares[0]);
      expect(one.table!.fairness.contributions).toEqual([]);
    }
    await open(guest, table, shares[1]);
    await Promise.all(people.map((one) => one.until(() => one.position !== undefined)));
    expect(watcher.table!.fairness.contributions).toEqual(shares);
    await playOut(people);
    const got = await host.get(`/api/matches/${host.table!.match}?format=2`);
    const file = (await got.json()) as ChainedFile;
    expect(verifyProof(file).filter(({ isFine }) => !isFine)).toEqual([]);
    expect(file.heading).toMatchObject({
      ...{ commitment: house, seeding: 'committed/1', aborts: 0, isRated: true },
      seats: shares.map((share) => ({ commitment: shareCommitment(share) })),
    });
    expect(file.entries[0]).toMatchObject({ type: 'shares', shares });
  });

  it('begins once, however often it is started and a share is opened', async () => {
    const { people, table, shares } = await opening();
    const [host, guest, third] = people;
    expect(await refusal(host, { type: 'start', table })).toBe('not-open');
    const key = newKey();
    await open(host, table, shares[0], key);
    await open(host, table, shares[0], key);
    await open(host, table, shares[0]);
    await Promise.all([open(guest, table, shares[1]), open(third, table, shares[2])]);
    await host.until(() => host.position !== undefined);
    // Said again by whoever has not heard the answer.
    await open(host, table, shares[0], key);
    expect((await place.store.matchesOf(playerOf(host), 9)).length).toBe(1);
    expect(await refusal(host, { type: 'open-share', table, share: shares[0] })).toBe(
      'not-opening',
    );
  });

  it('is begun by whichever node finds all shares open', async () => {
    const { people, table, shares } = await opening();
    const { store } = place;
    const { createMatch } = store;
    store.createMatch = () => Promise.reject(new Error('this node is no more'));
    await open(people[0], table, shares[0]);
    await open(people[1], table, shares[1]);
    const cut = people[2].say({ type: 'open-share', table, share: shares[2] });
    await people[0].until(() => people[0].table!.seats[2]!.hasOpened === true);
    expect((await store.table(table))!.status).toBe('open');
    store.createMatch = createMatch;
    await Promise.all(people.map((one) => one.until(() => one.position !== undefined)));
    expect(await cut).toMatchObject({ type: 'done' });
  });

  it('binds nobody but whoever says so: not by a link to the seat', async () => {
    const people = await place.arriveThree();
    const table = await gather(people, ALL_PEOPLE);
    const link = await place.arrive();
    const seatToken = place.server.people.seatToken(table, playerOf(people[1]));
    await insist(link, { type: 'enter', table, seatToken });
    expect(await refusal(link, commitWish(table, newContribution()))).toBe('not-seated');
  });

  it('opens nobody’s share but one’s own: not by a link to the seat, nor a wrong one', async () => {
    const { people, table, shares } = await opening();
    const [host, guest] = people;
    const link = await place.arrive();
    const seatToken = place.server.people.seatToken(table, playerOf(guest));
    await insist(link, { type: 'enter', table, seatToken });
    expect(await refusal(link, { type: 'open-share', table, share: shares[1] })).toBe('not-seated');
    expect(await refusal(host, { type: 'open-share', table, share: shares[1] })).toBe(
      'wrong-share',
    );
    expect(host.table!.seats.every(({ hasOpened }) => hasOpened === false)).toBe(true);
    // Another device of its owner that has the share may.
    const device = await place.device(guest.cookie);
    await open(device, table, shares[1]);
    await host.until(() => host.table!.seats[1]!.hasOpened === true);
  });
});

describe('a share that is bound to nothing', () => {
  const older = (one: NodeClient, table: string, contribution = newContribution()) =>
    one.say({ type: 'ready', table, contribution });

  it('is refused where the match is rated, and whoever says so is not ready; bound to it they are', async () => {
    const people = await place.arriveThree();
    const [host, guest] = people;
    const table = await gather(people, ALL_PEOPLE);
    const share = newContribution();
    const { version } = (await place.store.table(table))!;
    expect(await older(guest, table, share)).toMatchObject({
      ...{ type: 'refused', code: 'unbound-share' },
    });
    expect((await place.store.table(table))!.version).toBe(version);
    await insist(guest, commitWish(table, share));
    await host.until(() => host.table!.seats[1]!.isReady);
    expect(host.frames.join()).not.toContain(share);
  });

  it('is taken where it is friendly: everybody sees it before the start, nobody sees a share, and the file says so', async () => {
    const people = await place.arriveThree();
    const [host, guest, third] = people;
    const table = await gather(people, { ...ALL_PEOPLE, isRated: false });
    const shares = await commitAll([host, third], table);
    const late = newContribution();
    expect(await older(guest, table, late)).toMatchObject({ type: 'done' });
    await host.until(() => host.table!.seats[1]!.isReady);
    expect(host.table!.seats.map(({ commitment }) => commitment !== undefined)).toEqual([
      ...[true, false, true],
    ]);
    await insist(host, { type: 'start', table });
    await open(host, table, shares[0]!);
    await guest.until(() => guest.table!.seats[0]!.hasOpened === true);
    // Whoever is bound to nothing cannot hand in another one now, and has seen nobody's.
    expect(await older(guest, table)).toMatchObject({ code: 'not-open' });
    for (const one of people) {
      for (const share of [...shares, late]) expect(one.frames.join()).not.toContain(share);
    }
    await open(third, table, shares[1]!);
    await Promise.all(people.map((one) => one.until(() => one.position !== undefined)));
    await playOut(people);
    const file = await (await host.get(`/api/matches/${host.table!.match}?format=2`)).json();
    expect(file).toMatchObject({ heading: { seeding: 'contributed/1', isRated: false } });
    expect(aboutFile(file as ChainedFile).unbound).toEqual([0, 1, 2]);
  });

  it('makes its host not ready who has the match count after all', async () => {
    const people = await place.arriveThree();
    const [host] = people;
    const table = await gather(people, { ...ALL_PEOPLE, isRated: false });
    await older(host, table);
    await host.until(() => host.table!.seats[0]!.isReady);
    await insist(host, { type: 'set-rated', table, isRated: true });
    await host.until(() => host.table!.isRated === true);
    expect(host.table!.seats[0]!.isReady).toBe(false);
  });
});

describe('a share that is not opened in time', () => {
  it('costs the seat, is counted, and all are bound anew, the house too', async () => {
    const { people, table, shares, house } = await opening();
    const [host, guest, third] = people;
    await open(host, table, shares[0]);
    await open(third, table, shares[2]);
    later += OPENING_MS;
    await guest.until(() => guest.seat === null);
    await host.until(() => host.table!.aborts === 1);
    const { fairness, seats } = host.table!;
    expect(fairness.commitment).not.toBe(house);
    expect(seats.map(({ isReady }) => isReady)).toEqual([false, false, false]);
    expect(host.frames.join()).not.toContain(shares[2]);
    expect(await refusal(guest, { type: 'open-share', table, share: shares[1] })).toBe(
      'not-seated',
    );
    // The seat is free, also for whoever lost it; the old share is good for nothing.
    await insist(guest, { type: 'sit', table, seat: 1 });
    const next = await commitAll(people, table);
    await insist(host, { type: 'start', table });
    for (const [i, one] of people.entries()) await open(one, table, next[i]!);
    await host.until(() => host.position !== undefined);
    await playOut(people);
    const file = await (await host.get(`/api/matches/${host.table!.match}?format=2`)).json();
    expect(file).toMatchObject({ heading: { aborts: 1, seeding: 'committed/1' } });
  });

  it('is waited for a day where people come and go', async () => {
    const people = await place.arriveThree();
    const table = await gather(people, { ...ALL_PEOPLE, clock: 'daily' });
    await commitAll(people, table);
    await insist(people[0], { type: 'start', table });
    await people[0].until(() => people[0].table!.opening !== undefined);
    expect(people[0].table!.opening!.until).toBe(STARTED + later + 86_400_000);
  });
});

describe('a friendly table', () => {
  it('is one by the host’s choice, is listed as one, and passes that on', async () => {
    const people = await place.arriveThree();
    const [host, guest] = people;
    const table = await gather(people, { ...ALL_PEOPLE, isPublic: true });
    expect(host.table!.isRated).toBe(true);
    await commitAll(people, table);
    await insist(host, { type: 'set-rated', table, isRated: false });
    await guest.until(() => guest.table!.isRated === false);
    expect(guest.table!.seats.map(({ isReady }) => isReady)).toEqual([true, false, false]);
    await insist(guest, { type: 'lobby', isOn: true });
    expect(guest.last('lobby')!.tables.find(({ id }) => id === table)).toMatchObject({
      isRated: false,
    });
    const shares = await commitAll(people, table);
    await insist(host, { type: 'start', table });
    for (const [i, one] of people.entries()) await open(one, table, shares[i]!);
    await host.until(() => host.position !== undefined);
    await playOut(people);
    expect(await place.store.ratings(host.table!.game, people.map(playerOf))).toEqual([]);
    const { table: again } = await insist(host, { type: 'rematch', table });
    await insist(host, { type: 'enter', table: again! });
    await host.until(() => host.table!.id === again);
    expect(host.table!.isRated).toBe(false);
  });
});
