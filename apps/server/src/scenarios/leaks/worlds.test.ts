/** Worlds that differ in hidden things only are the same to whoever must not know these. */

import { GAME_IDS } from '@parlor/registry';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answer, asked, begin, gather, insist } from '../../testing/players.ts';
import {
  after,
  compareWorlds,
  captureTraffic,
  inEveryWorld,
  TIMELESS,
  viewersOf,
} from '../../testing/captureTraffic.ts';
import type { NodeClient } from '../../testing/nodeClient.ts';
import { TestServer } from '../../testing/testServer.ts';
import { matchUnderWay } from '../../testing/storedMatch.ts';

let place: TestServer;

beforeAll(async () => {
  place = await TestServer.open(TIMELESS);
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

describe('1. initial and undo snapshots', () => {
  it.each(GAME_IDS)(
    'the first position of %s shows nothing of the deal but one’s own',
    async (game) => {
      const match = await matchUnderWay(place, { game, seats: 3, until: () => true });
      let worlds = 0;
      for (const viewer of viewersOf(match)) worlds += await compareWorlds(place, match, viewer);
      // Nothing is hidden from the players of Take a Chance but the order of what lies face down.
      expect(worlds).toBeGreaterThan(0);
    },
  );

  it('after taking back everybody sees what they saw before, and no events', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => place.arrive()));
    const seated = people.slice(0, 3) as [NodeClient, NodeClient, NodeClient];
    const watcher = people[3]!;
    // What counts for ratings is not taken back once something was revealed.
    const table = await gather(seated, { seating: ['me', 'open', 'open'], isRated: false });
    await insist(watcher, { type: 'enter', table });
    const match = await begin(seated, table);
    await watcher.until(() => watcher.position !== undefined);
    const mover = await asked(seated);
    const before = people.map((one) => ({ ...one.position! }));
    const { version } = mover.position!;
    await answer(mover);
    await Promise.all(people.map((one) => one.until(() => one.position!.version > version)));
    const { request } = await insist(mover, { type: 'take-back', match });
    for (const other of request === undefined ? [] : seated.filter((one) => one !== mover)) {
      await insist(other, { type: 'agree', match, request: request!, isFine: true });
    }
    for (const [i, one] of people.entries()) {
      await one.until(() => one.position!.ply === before[i]!.ply);
      const { version: now, question } = one.position!;
      expect(one.position).toEqual({
        ...{ ...before[i], version: now, events: [] },
        // The same question, asked once more.
        ...(question && { question: { ...before[i]!.question, id: question.id } }),
      });
    }
  });
});

describe('7. object ids that track a card', () => {
  it.each(GAME_IDS)(
    '%s in the middle: hidden cards may be swapped, and nobody notices',
    async (game) => {
      const match = await matchUnderWay(place, { game, seats: 3, until: after(25), chance: 3 });
      let worlds = 0;
      for (const viewer of viewersOf(match)) worlds += await compareWorlds(place, match, viewer);
      expect(worlds).toBeGreaterThan(0);
    },
  );
});

describe('11. structure: lengths and the order of keys', () => {
  it.each(GAME_IDS)(
    'of %s are the same in worlds that differ in hidden things only',
    async (game) => {
      const match = await matchUnderWay(place, { game, seats: 3, until: after(12), chance: 11 });
      // Who else is here is told whenever somebody comes or goes, which is no matter of cards.
      const shapes = (frames: readonly string[]) =>
        frames
          .filter((text) => !text.startsWith('{"type":"presence"'))
          .map((text) => [text.length, keysOf(JSON.parse(text)).join()]);
      const viewer = viewersOf(match)[1];
      const worlds = await inEveryWorld(place, match, viewer, async () =>
        shapes(await captureTraffic(place, match, viewer)),
      );
      expect(worlds).toBeGreaterThan(0);
    },
  );
});

/** Every key of a value in the order in which it stands in the text. */
const keysOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, field]) => [key, ...keysOf(field)]);
