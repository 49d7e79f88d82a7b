/** A match ends under the rules it began with; where they are not on board, only that match is affected. */

import { games } from '@parlor/registry';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { begin, gather, insist, QUICK } from '../testing/players.ts';
import type { NodeClient } from '../testing/nodeClient.ts';
import { TestServer } from '../testing/testServer.ts';
import { cookieOf, matchUnderWay, type UnderWay } from '../testing/storedMatch.ts';

const UNKNOWN = 999;

const MISSING = {
  code: 'edition-missing',
  params: { game: QUICK.game, edition: UNKNOWN, newest: expect.any(Number) as number },
};

let place: TestServer;

beforeAll(async () => {
  place = await TestServer.open();
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

const foreign = (): Promise<UnderWay> =>
  matchUnderWay(place, {
    ...{ game: QUICK.game, seats: 3, edition: UNKNOWN },
    until: ({ ply }) => ply === 5,
  });

async function atTheTable({ table, players }: UnderWay): Promise<NodeClient> {
  const device = await place.device(await cookieOf(place, players[0]!));
  await insist(device, { type: 'enter', table });
  await device.until(() => device.last('unplayable') !== undefined);
  return device;
}

describe('a match whose edition is not on board', () => {
  it('is shown as such, once, and the line stays open', async () => {
    const underWay = await foreign();
    const device = await atTheTable(underWay);
    expect(device.last('unplayable')).toEqual({
      ...{ type: 'unplayable', match: underWay.match, ...MISSING },
    });
    expect(device.table?.id).toBe(underWay.table);
    expect(device.position).toBeUndefined();
    await insist(device, { type: 'ping' });
    expect(device.heard.filter(({ type }) => type === 'welcome')).toHaveLength(1);
  });

  it('refuses whatever is said about it for a reason that is no reason to try again', async () => {
    const { match, table, players } = await foreign();
    const device = await place.device(await cookieOf(place, players[0]!));
    await insist(device, { type: 'enter', table });
    for (const wish of [
      { type: 'resync', match },
      { type: 'history', match },
      { type: 'take-back', match },
      { type: 'answer', match, question: 5, move: { type: 'pass' } },
    ] as const) {
      expect(await device.say(wish)).toMatchObject({ type: 'refused', ...MISSING });
    }
  });

  it('is not tried again and again by the server', async () => {
    const underWay = await foreign();
    await atTheTable(underWay);
    const { node, world } = place.server;
    const lease = { node, ms: 1000 };
    expect(await place.store.takeDue(lease, world.now() + 30_000, 100)).not.toContain(
      underWay.match,
    );
  });

  it('has no file, and says why', async () => {
    const { match, table, players } = await foreign();
    const doc = (await place.server.tables.get(table))!;
    await place.server.tables.change(table, () => ({
      ok: true,
      doc: { ...doc, status: 'finished' },
    }));
    const device = await place.device(await cookieOf(place, players[0]!));
    const response = await device.get(`/api/matches/${match}`);
    expect([response.status, await response.json()]).toEqual([409, MISSING]);
  });

  it('does not keep others from playing, nor its players from their list', async () => {
    const { players, table } = await foreign();
    const mine = await place.device(await cookieOf(place, players[0]!));
    const list = (await (await mine.get('/api/me/tables')).json()) as { id: string }[];
    expect(list.map(({ id }) => id)).toContain(table);
    const [host, guest] = [await place.arrive(), await place.arrive()];
    await begin([host, guest], await gather([host, guest]));
    expect(host.position?.edition).toBe(games[QUICK.game].rulesVersion);
  });
});
