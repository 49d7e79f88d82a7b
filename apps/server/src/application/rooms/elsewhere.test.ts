/** What happens at a table on one node is heard on the others. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, asked, begin, gather, insist } from '../../testing/players.ts';
import type { NodeClient } from '../../testing/nodeClient.ts';
import { TwoNodes } from '../../testing/twoNodes.ts';

/** Nobody who looks every second misses what lasts so long, however busy the machine. */
const LONG_MS = 600_000;

let place: TwoNodes;

beforeEach(async () => {
  place = await TwoNodes.open({ env: { LEASE_MS: '600', BOT_PACE_MS: '10000' } });
});

afterEach(async () => place.close());

describe('presence', () => {
  it('tells of everybody at the table, whichever node they are on, until they are gone', async () => {
    const [one, two] = place.nodes;
    const [host, guest, watcher] = [await one.arrive(), await two.arrive(), await two.arrive()];
    const table = await gather([host, guest]);
    await insist(watcher, { type: 'enter', table });
    const isSeen = (by: NodeClient, connected: boolean[], watching: number) =>
      by.until(() => {
        const seen = by.last('presence');
        return seen?.watching === watching && seen.connected.join() === connected.join();
      }, `never ${connected.join()}`);
    for (const by of [host, guest]) await isSeen(by, [true, true, false], 1);
    await insist(watcher, { type: 'exit', table });
    for (const by of [host, guest]) await isSeen(by, [true, true, false], 0);
    guest.close();
    await isSeen(host, [true, false, false], 0);
    // A node that has died says nothing: what it knew is over by itself.
    const until = (end: number) =>
      place.store.attend('a node that has died', [{ table, player: 'anybody' }], end);
    await until(Date.now() + LONG_MS);
    await isSeen(host, [true, false, false], 1);
    await until(Date.now());
    await isSeen(host, [true, false, false], 0);
  });

  it('tells on every node which bots are thinking', async () => {
    const [one, two] = place.nodes;
    const [host, guest] = [await one.arrive(), await two.arrive()];
    const table = await gather([host, guest]);
    await begin([host, guest], table);
    const isBot = () => host.position!.questions[0]?.seat === 2;
    while (!isBot()) {
      const next = await asked([host, guest]);
      const { version } = next.position!;
      await answer(next);
      await Promise.all([host, guest].map((by) => by.until(() => by.position!.version > version)));
    }
    for (const by of [host, guest]) {
      const thinking = () =>
        by.heard.flatMap((said) =>
          said.type === 'presence' && said.thinking.includes(true) ? [said.thinking] : [],
        );
      await by.until(() => thinking().length > 0);
      expect(thinking()[0]).toEqual([false, false, true]);
    }
  });
});

describe('a wish to take back', () => {
  it('reaches everybody, and those who agree at the same moment on two nodes both count', async () => {
    const [one, two] = place.nodes;
    const people = [await one.arrive(), await two.arrive(), await one.arrive()] as const;
    // What counts for ratings is not taken back once something was revealed.
    const table = await gather(people, { seating: ['me', 'open', 'open'], isRated: false });
    const match = await begin(people, table);
    const moves = async (mover: NodeClient) => {
      const { ply } = mover.position!;
      await answer(mover);
      await Promise.all(people.map((by) => by.until(() => by.position!.ply > ply)));
      return asked(people);
    };
    // Until somebody has moved after somebody else.
    const wisher = await asked(people);
    let next = await moves(wisher);
    while (next === wisher) next = await moves(next);
    await moves(next);
    const { ply } = wisher.position!;
    const others = people.filter((by) => by !== wisher);
    const request = (await insist(wisher, { type: 'take-back', match })).request!;
    await Promise.all(
      others.map((by) => by.until(() => by.last('take-back')?.request === request)),
    );
    // Whoever comes now is asked as well.
    const device = await two.device(others[0]!.cookie);
    await insist(device, { type: 'enter', table });
    await device.until(() => device.last('take-back')?.state === 'asked');
    await Promise.all(
      others.map((by) => insist(by, { type: 'agree', match, request, isFine: true })),
    );
    for (const by of people) {
      await by.until(() => by.last('take-back')?.state === 'granted', 'never granted');
      await by.until(() => by.position!.ply < ply);
    }
    const log = await place.store.log(match, 0);
    expect(log.filter(({ body }) => body.type === 'takeback').length).toBe(1);
  });
});
