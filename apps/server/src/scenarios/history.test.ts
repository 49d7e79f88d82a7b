/** What led here, for whoever was not there: exactly what their seat was told, and nothing else. */

import { fastRng } from '@parlor/kit';
import { LIMITS } from '@parlor/protocol';
import { GAME_IDS, games } from '@parlor/registry';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  ALL_PEOPLE,
  answer,
  asked,
  begin,
  gather,
  insist,
  longFor,
  someMove,
  type Three,
} from '../testing/players.ts';
import type { NodeClient } from '../testing/nodeClient.ts';
import { TestServer } from '../testing/testServer.ts';

let place: TestServer;

beforeAll(async () => {
  place = await TestServer.open();
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

const three = () => place.arriveThree();

async function play(people: Three, moves: number): Promise<void> {
  const rng = fastRng(5);
  for (let move = 0; move < moves; move++) {
    const next = await asked(people);
    const { version } = next.position!;
    await answer(next, someMove(next, rng));
    await Promise.all(people.map((one) => one.until(() => one.position!.version > version)));
  }
}

/** The events of every step, as they were heard when they happened. */
const heardBy = ({ heard }: NodeClient): unknown[][] =>
  heard.flatMap((message) => (message.type === 'position' ? [message.events] : []));

async function historyFor(device: NodeClient, match: string) {
  await insist(device, { type: 'history', match });
  const told = device.last('history');
  if (!told) throw new Error('nothing was told');
  return told;
}

/** The same person once more, who has heard nothing yet. */
async function again({ cookie }: NodeClient, table: string, at = place): Promise<NodeClient> {
  const device = await at.device(cookie);
  await insist(device, { type: 'enter', table });
  await device.until(() => device.position !== undefined);
  return device;
}

describe('the history of a match', () => {
  it.each(GAME_IDS)('of %s is what each viewer was told, step by step', async (game) => {
    const people = await three();
    const watcher = await place.arrive();
    const { standard } = games[game].presets;
    const table = await gather(people, { ...ALL_PEOPLE, game, options: { ...standard } });
    await insist(watcher, { type: 'enter', table });
    const match = await begin(people, table);
    await watcher.until(() => watcher.position !== undefined);
    await play(people, 25);
    await watcher.until(() => watcher.position!.version === 25);
    for (const one of [...people, watcher]) {
      const told = await historyFor(await again(one, table), match);
      expect(told.steps).toEqual(heardBy(one));
      expect(told).toMatchObject({ version: 25, ply: 25, viewer: one.seat ?? 'public' });
    }
    // Whoever has asked once hears of later steps, too.
    await play(people, 3);
    expect((await historyFor(people[0], match)).steps).toEqual(heardBy(people[0]));
  });

  it('goes back as far as it is told again, and no further', async () => {
    const people = await three();
    const table = await gather(people, { ...ALL_PEOPLE, ...longFor(LIMITS.history + 10) });
    const match = await begin(people, table);
    await play(people, 10);
    // From now on it is kept along the way.
    expect((await historyFor(people[1], match)).steps).toHaveLength(11);
    await play(people, LIMITS.history);
    const { steps, ply } = await historyFor(people[1], match);
    expect(ply).toBe(LIMITS.history + 10);
    expect(steps).toEqual(heardBy(people[1]).slice(-LIMITS.history));
  });

  it('does not tell what was taken back', async () => {
    const people = await three();
    // What counts for ratings is not taken back once something was revealed.
    const table = await gather(people, { ...ALL_PEOPLE, isRated: false });
    const match = await begin(people, table);
    await play(people, 4);
    const before = (await historyFor(people[0], match)).steps;
    const mover = await asked(people);
    await answer(mover);
    expect((await historyFor(people[0], match)).steps).toHaveLength(6);
    const { request } = await insist(mover, { type: 'take-back', match });
    for (const other of request === undefined ? [] : people.filter((one) => one !== mover))
      await insist(other, { type: 'agree', match, request: request!, isFine: true });
    await people[0].until(() => people[0].position!.version === 6);
    expect(await historyFor(people[0], match)).toMatchObject({ version: 6, ply: 4, steps: before });
  });

  it('is known on a node that has just taken the match up from its snapshot', async () => {
    const people = await three();
    const table = await gather(people, { ...ALL_PEOPLE, ...longFor(70) });
    const match = await begin(people, table);
    await play(people, 70);
    while (!(await place.store.snapshot(match))) await new Promise((r) => setTimeout(r, 2));
    const other = await TestServer.open({ store: place.store });
    try {
      const device = await again(people[2], table, other);
      expect((await historyFor(device, match)).steps).toEqual(heardBy(people[2]));
    } finally {
      await other.close();
    }
  });

  it('tells those who watch late nothing of what they will see later', async () => {
    let now = 1_700_000_000_000;
    const late = await TestServer.open({ now: () => now });
    try {
      const people = await late.arriveThree();
      const table = await gather(people, { ...ALL_PEOPLE, watchDelay: 60 });
      const match = await begin(people, table);
      await play(people, 3);
      now += 59_000;
      await play(people, 2);
      const watcher = await again(await late.arrive(), table, late);
      expect(await historyFor(watcher, match)).toMatchObject({ version: 0, ply: 0 });
      now += 2000;
      const { steps, version } = await historyFor(watcher, match);
      expect([version, steps.length]).toEqual([3, 4]);
      expect((await historyFor(people[0], match)).steps).toHaveLength(6);
    } finally {
      await late.close();
    }
  });
});
