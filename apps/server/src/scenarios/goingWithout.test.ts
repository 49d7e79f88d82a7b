/** Going on without somebody who keeps the others waiting: when all others agree, on whichever node, until there is a sign of life. */

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  ALL_PEOPLE,
  answer,
  asked,
  begin,
  gather,
  insist,
  longFor,
  refusal,
  type Three,
} from '../testing/players.ts';
import { type NodeClient, newKey } from '../testing/nodeClient.ts';
import { TestServer } from '../testing/testServer.ts';
import { HeldTime } from '../testing/heldTime.ts';
import { TwoNodes } from '../testing/twoNodes.ts';

const STALL_MS = 300_000;
const LAST_MS = 30_000;

let place: TwoNodes;
const time = new HeldTime();
const { now } = time;

beforeAll(async () => {
  place = await TwoNodes.open({ now });
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

const pass = (ms: number, match: string): Promise<void> => time.pass(place, ms, match);

/** One of three lets the others wait. */
async function waiting(wish: Parameters<typeof gather>[1] = {}) {
  const [one, two] = place.nodes;
  const people: Three = [await one.arrive(), await two.arrive(), await one.arrive()];
  const table = await gather(people, { ...longFor(6), ...ALL_PEOPLE, isRated: false, ...wish });
  const match = await begin(people, table);
  const slow = await asked(people);
  const [asker, other] = people.filter((one) => one !== slow) as [NodeClient, NodeClient];
  return { people, table, match, slow, seat: slow.seat!, asker, other };
}

const goWithout = (match: string, seat: number) => ({ type: 'go-without', match, seat }) as const;
const isAway = (one: NodeClient, seat: number) => one.table!.seats[seat]!.isAway;
const heard = (one: NodeClient) => one.last('go-without');

type Waited = Awaited<ReturnType<typeof waiting>>;

/** They have waited long enough, and agree. */
async function agreed({ people, match, seat, asker, other }: Waited): Promise<void> {
  const { request } = await insist(asker, goWithout(match, seat));
  await other.until(() => heard(other)?.request === request, 'never asked');
  await insist(other, { type: 'agree', match, request: request!, isFine: true });
  for (const one of people) await one.until(() => heard(one)?.state === 'granted', 'never told');
}

describe('somebody who keeps the others waiting', () => {
  it('is gone on without when all others agree: told on both nodes, with a last while to answer', async () => {
    const waited = await waiting();
    const { people, match, slow, seat, asker } = waited;
    expect(asker.position!.stalls![seat]).toBe(now() + STALL_MS);
    expect(asker.position!.deadlines[seat]).toBeNull();
    await pass(STALL_MS - 1, match);
    expect(await refusal(asker, goWithout(match, seat))).toBe('too-soon');
    await pass(1, match);
    await agreed(waited);
    for (const one of people) {
      await one.until(() => one.position!.deadlines[seat] === now() + LAST_MS, 'no last while');
      expect(heard(one)).toMatchObject({ seat: asker.seat, about: seat, until: now() + LAST_MS });
    }
    await pass(LAST_MS - 1, match);
    await insist(slow, { type: 'ping' });
    expect(isAway(slow, seat)).toBe(false);
    await pass(1, match);
    for (const one of people) {
      await one.until(() => isAway(one, seat), 'never given up');
      await one.until(() => one.position!.stoodIn?.seat === seat, 'nobody played on');
    }
    // The page was open all the time: one word is enough.
    await insist(slow, { type: 'enter', table: slow.table!.id });
    for (const one of people) await one.until(() => !isAway(one, seat), 'an exile');
  });

  it('shows a sign of life, and nobody goes on: not while they are asked, nor after they agreed', async () => {
    const waited = await waiting();
    const { people, match, slow, seat, asker, other, table } = waited;
    await pass(STALL_MS, match);
    const { request } = await insist(asker, goWithout(match, seat));
    await slow.until(() => heard(slow)?.request === request);
    await insist(slow, { type: 'phrase', table, phrase: 'thinking' });
    for (const one of people) await one.until(() => heard(one)?.state === 'back', 'not heard');
    const agree = { type: 'agree', match, request: request!, isFine: true } as const;
    expect(await refusal(other, agree)).toBe('no-such-request');
    // They have all their time again.
    expect(await refusal(other, goWithout(match, seat))).toBe('too-soon');
    await asker.until(() => asker.position!.stalls![seat] === now() + STALL_MS);
    await pass(STALL_MS, match);
    await agreed(waited);
    await pass(LAST_MS - 1000, match);
    await insist(slow, { type: 'enter', table });
    for (const one of people) {
      await one.until(() => one.position!.deadlines[seat] === null, 'still pressed');
    }
    await pass(10 * LAST_MS, match);
    await insist(slow, { type: 'ping' });
    expect(isAway(slow, seat)).toBe(false);
    expect(await place.store.log(match, 0)).toEqual([]);
  });

  it('may simply answer', async () => {
    const waited = await waiting();
    const { match, slow, seat, other } = waited;
    await pass(STALL_MS, match);
    await agreed(waited);
    expect((await answer(slow)).type).toBe('done');
    await other.until(() => heard(other)?.state === 'back' && other.position!.ply === 1);
    await pass(10 * LAST_MS, match);
    await insist(slow, { type: 'ping' });
    expect(isAway(slow, seat)).toBe(false);
  });

  it('is waited for when one would rather; they have no vote themselves, and spectators none', async () => {
    const { match, slow, seat, asker, other, table } = await waiting();
    const watcher = await place.nodes[0].arrive();
    await insist(watcher, { type: 'enter', table });
    await watcher.until(() => watcher.position !== undefined);
    expect(watcher.position).not.toHaveProperty('stalls');
    await pass(STALL_MS, match);
    expect(await refusal(watcher, goWithout(match, seat))).toBe('not-seated');
    const key = newKey();
    const { request } = await insist(asker, goWithout(match, seat), key);
    // Said again it is the same one.
    expect((await insist(asker, goWithout(match, seat), key)).request).toBe(request);
    const agree = { type: 'agree', match, request: request! } as const;
    expect(await refusal(watcher, { ...agree, isFine: true })).toBe('not-seated');
    await other.until(() => heard(other)?.request === request);
    await insist(other, { ...agree, isFine: false });
    await asker.until(() => heard(asker)?.state === 'denied');
    await pass(10 * LAST_MS, match);
    await insist(slow, { type: 'ping' });
    expect(isAway(slow, seat)).toBe(false);
  });

  it('is not gone on without where a clock or a time bank decides', async () => {
    for (const wish of [
      { clock: 'brisk' },
      { clock: 'none', bank: { start: 600, increment: 0 } },
    ] as const) {
      const { match, seat, asker } = await waiting(wish);
      expect(asker.position).not.toHaveProperty('stalls');
      expect(await refusal(asker, goWithout(match, seat))).toBe('clock-decides');
    }
    const { asker, seat } = await waiting({ clock: 'daily' });
    expect(asker.position!.stalls![seat]).toBe(now() + 43_200_000);
  });

  it('has what was agreed after a restart, too', async () => {
    const waited = await waiting();
    const { match, seat, asker, table } = waited;
    await pass(STALL_MS, match);
    await agreed(waited);
    const due = now() + LAST_MS;
    await asker.until(() => asker.position!.deadlines[seat] === due);
    const again = await TestServer.open({ now, store: place.store });
    const device = await again.device(asker.cookie);
    await insist(device, { type: 'enter', table });
    await device.until(() => device.position !== undefined);
    expect(device.position!.deadlines[seat]).toBe(due);
    await pass(LAST_MS, match);
    // Whichever of the three sees to the match by now.
    again.server.host.replan(match);
    await asker.until(() => isAway(asker, seat), 'never given up');
    await again.close();
  });
});
