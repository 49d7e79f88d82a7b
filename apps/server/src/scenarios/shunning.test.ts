/** Muting and blocking on all devices of a person, and reports. */

import { Shunned } from '@parlor/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ALL_PEOPLE, begin, gather, insist, playOut, refusal } from '../testing/players.ts';
import type { NodeClient } from '../testing/nodeClient.ts';
import { playerOf } from '../testing/testServer.ts';
import { TwoNodes } from '../testing/twoNodes.ts';

let place: TwoNodes;

beforeAll(async () => {
  place = await TwoNodes.open();
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

const shunnedBy = async (one: NodeClient) =>
  z.array(Shunned).parse(await (await one.get('/api/me/shunned')).json());

const hears = (one: NodeClient, text: string) =>
  one.heard.some((said) => said.type === 'chat' && said.text === text);

describe('whoever is muted', () => {
  it('is not heard on any device of that person, now or later, until they want it', async () => {
    const [one] = place.nodes;
    const [me, loud] = [await one.arrive(), await one.arrive()];
    const table = await gather([me, loud]);
    const tablet = await one.device(me.cookie);
    await insist(tablet, { type: 'enter', table });
    await insist(me, { type: 'mute', player: playerOf(loud), isMuted: true });
    expect(await shunnedBy(me)).toMatchObject([{ player: playerOf(loud), how: 'mute' }]);
    await insist(loud, { type: 'chat', table, text: 'LOOK AT ME' });
    const later = await one.device(me.cookie);
    await insist(later, { type: 'enter', table });
    await insist(me, { type: 'mute', player: playerOf(loud), isMuted: false });
    await insist(loud, { type: 'chat', table, text: 'and now' });
    for (const device of [me, tablet, later]) {
      await device.until(() => hears(device, 'and now'));
      expect(hears(device, 'LOOK AT ME')).toBe(false);
    }
    expect(await shunnedBy(me)).toEqual([]);
  });
});

describe('whoever is blocked', () => {
  it('cannot sit down with whom they are blocked by, and is told nothing of it', async () => {
    const [one, two] = place.nodes;
    const [host, rude, friend] = [await one.arrive(), await two.arrive(), await one.arrive()];
    await insist(host, { type: 'block', player: playerOf(rude), isBlocked: true });
    const table = await gather([host], { ...ALL_PEOPLE, isPublic: true });
    await insist(rude, { type: 'enter', table });
    expect(await refusal(rude, { type: 'sit', table, seat: 1 })).toBe('not-welcome');
    for (const frame of rude.frames) expect(frame).not.toMatch(/block|shun/);
    for (const watcher of [rude, friend]) await insist(watcher, { type: 'lobby', isOn: true });
    const sees = (who: NodeClient) => who.last('lobby')?.tables.some(({ id }) => id === table);
    await friend.until(() => sees(friend) === true);
    await rude.until(() => sees(rude) === false);
    const theirs = await gather([rude], { ...ALL_PEOPLE, isPublic: true });
    await insist(host, { type: 'lobby', isOn: true });
    await host.until(() => host.last('lobby') !== undefined);
    expect(host.last('lobby')!.tables.some(({ id }) => id === theirs)).toBe(false);
    // Unmuting is not unblocking.
    await insist(host, { type: 'mute', player: playerOf(rude), isMuted: false });
    expect(await shunnedBy(host)).toMatchObject([{ how: 'block' }]);
    await insist(host, { type: 'block', player: playerOf(rude), isBlocked: false });
    await insist(rude, { type: 'sit', table, seat: 1 });
  });

  it('cannot sit down where the other sits either, nor does the other unawares', async () => {
    const [one, two] = place.nodes;
    const [host, shy, rude] = [await one.arrive(), await one.arrive(), await two.arrive()];
    await insist(shy, { type: 'block', player: playerOf(rude), isBlocked: true });
    const table = await gather([host, shy], ALL_PEOPLE);
    await insist(rude, { type: 'enter', table });
    const sit = { type: 'sit', table, seat: 2 } as const;
    expect(await refusal(rude, sit)).toBe('not-welcome');
    expect(await refusal(rude, { ...sit, isFine: true })).toBe('not-welcome');
    await insist(shy, { type: 'stand', table });
    await insist(rude, sit);
    const name = rude.table!.seats[2]!.name;
    const again = { type: 'sit', table, seat: 1 } as const;
    expect(await shy.say(again)).toMatchObject({ code: 'blocked-here', params: { name } });
    await insist(shy, { ...again, isFine: true });
    // Whoever sits there stays.
    await shy.until(() => shy.table?.seats[1]?.player === playerOf(shy));
    expect(shy.table!.seats[2]!.player).toBe(playerOf(rude));
  });

  it('does not get past it by sitting down at the same moment', async () => {
    const [one, two] = place.nodes;
    const [host, shy, rude] = [await one.arrive(), await one.arrive(), await two.arrive()];
    await insist(shy, { type: 'block', player: playerOf(rude), isBlocked: true });
    for (let i = 0; i < 3; i++) {
      const table = await gather([host], ALL_PEOPLE);
      const said = await Promise.all([
        shy.say({ type: 'sit', table, seat: 1 }),
        rude.say({ type: 'sit', table, seat: 2 }),
      ]);
      expect(said.filter(({ type }) => type === 'done')).toHaveLength(1);
      await insist(host, { type: 'close-table', table });
    }
  });

  it('of two others only one has a seat when it is played again', async () => {
    const [one] = place.nodes;
    const [host, shy, rude] = [await one.arrive(), await one.arrive(), await one.arrive()];
    const table = await gather([host, shy, rude], ALL_PEOPLE);
    await begin([host, shy, rude], table);
    await playOut([host, shy, rude]);
    await insist(rude, { type: 'block', player: playerOf(shy), isBlocked: true });
    const { table: next } = await insist(host, { type: 'rematch', table });
    await insist(rude, { type: 'rematch', table });
    await insist(host, { type: 'enter', table: next! });
    await host.until(() => host.table?.id === next);
    const seated = host.table!.seats.map(({ player }) => player);
    expect(seated).toEqual([playerOf(host), playerOf(shy), null]);
  });

  it('has no seat when the other plays again', async () => {
    const [one] = place.nodes;
    const [host, rude] = [await one.arrive(), await one.arrive()];
    const table = await gather([host, rude]);
    await begin([host, rude], table);
    await playOut([host, rude]);
    await insist(host, { type: 'block', player: playerOf(rude), isBlocked: true });
    const { table: next } = await insist(host, { type: 'rematch', table });
    await insist(rude, { type: 'rematch', table });
    expect((await place.store.table(next!))!.players.slice(0, 1)).toEqual([playerOf(host)]);
    await insist(rude, { type: 'enter', table: next! });
    await rude.until(() => rude.table?.id === next);
    expect(rude.seat).toBeNull();
  });
});

describe('a report', () => {
  it('has the last lines as the server knows them, once, and no more than ten in a day', async () => {
    const [one] = place.nodes;
    const [host, rude] = [await one.arrive(), await one.arrive()];
    const table = await gather([host, rude]);
    await insist(rude, { type: 'chat', table, text: 'you fool' });
    const player = playerOf(rude);
    const report = { type: 'report', table, player, reason: 'insults' } as const;
    for (let i = 0; i < 2; i++) {
      await insist(host, { ...report, words: ' again\u202e \n and again ' }, 'the-same-report');
    }
    const [kept, ...others] = await place.store.reportsAbout(player, 99);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ by: playerOf(host), table, reason: 'insults', settledAt: null });
    expect(kept!.words).toBe('again and again');
    expect(kept!.lines.map(({ player, text }) => [player, text])).toEqual([
      [player, '{"text":"you fool"}'],
    ]);
    for (let i = 0; i < 9; i++) await insist(host, report);
    expect(await refusal(host, report)).toBe('too-many-reports');
    expect(rude.frames.some((frame) => frame.includes('report'))).toBe(false);
  });
});
