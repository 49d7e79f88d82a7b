/** A pause by agreement: no clock runs, on whichever node, also after a restart; a move or anybody's word ends it. */

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

const LONGEST_MS = 900_000;
const BRISK_MS = 30_000;
const ASKED_MS = 60_000;

let place: TwoNodes;
const time = new HeldTime();
const { now } = time;

beforeAll(async () => {
  place = await TwoNodes.open({ now });
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

const pass = (ms: number, match: string): Promise<void> => time.pass(place, ms, match);

type Wish = NonNullable<Parameters<typeof gather>[1]>;

async function three(wish: Wish = { clock: 'brisk' }) {
  const [one, two] = place.nodes;
  const people: Three = [await one.arrive(), await two.arrive(), await one.arrive()];
  const table = await gather(people, { ...longFor(6), ...ALL_PEOPLE, isRated: false, ...wish });
  const match = await begin(people, table);
  return { people, table, match };
}

/** Everybody else agrees to what the first of them asks for. */
async function agreed([asker, ...others]: readonly NodeClient[], match: string): Promise<void> {
  const { request } = await insist(asker!, { type: 'pause', match });
  for (const one of others) {
    await one.until(() => one.last('pause')?.request === request, 'never asked');
    await insist(one, { type: 'agree', match, request: request!, isFine: true });
  }
  for (const one of [asker!, ...others]) await one.until(() => isPaused(one), 'never paused');
}

const isPaused = ({ position }: NodeClient): boolean => position?.paused !== undefined;
const dueOf = ({ position }: NodeClient, seat: number) => position!.deadlines[seat];

/** Until everybody here has heard that it goes on. */
const goingOn = (people: readonly NodeClient[]) =>
  Promise.all(people.map((one) => one.until(() => !isPaused(one), 'never went on')));

describe('a pause', () => {
  it('begins when the last one agrees, is told on both nodes, and takes nobody any time', async () => {
    const { people, match } = await three();
    const first = await asked(people);
    const seat = first.seat!;
    expect(dueOf(first, seat)).toBe(now() + BRISK_MS);
    await pass(23_000, match);
    const [asker, second, third] = people;
    const { request } = await insist(asker, { type: 'pause', match });
    await insist(second, { type: 'agree', match, request: request!, isFine: true });
    await third.until(() => third.last('pause')?.agreed.length === 1);
    expect(isPaused(third)).toBe(false);
    await insist(third, { type: 'agree', match, request: request!, isFine: true });
    const since = now();
    for (const one of people) {
      await one.until(() => isPaused(one), 'never paused');
      expect(one.position!.paused).toEqual({ seat: 0, since, until: since + LONGEST_MS });
      expect(dueOf(one, seat)).toBe(since + LONGEST_MS + 7000);
    }
    await pass(600_000, match);
    // Whoever comes to it meanwhile sees the same.
    const device = await place.nodes[1].device(first.cookie);
    await insist(device, { type: 'enter', table: first.table!.id });
    await device.until(() => isPaused(device));
    expect(device.position!.paused).toMatchObject({ since });
    device.close();
    await insist(third, { type: 'go-on', match });
    await goingOn(people);
    for (const one of people) expect(dueOf(one, seat)).toBe(now() + 7000);
    expect(await place.store.log(match, 0)).toEqual([]);
    // And then it runs as it always does.
    await pass(7100, match);
    await first.until(() => first.last('table')!.late === 1, 'never told');
    const [{ body }] = (await first
      .until(() => first.position!.ply > 0)
      .then(() => place.store.log(match, 0))) as [{ body: object }];
    expect(body).toMatchObject({ isLate: true });
  });

  it('leaves time banks as they were', async () => {
    const { people, match } = await three({ clock: 'none', bank: { start: 60, increment: 5 } });
    const first = await asked(people);
    const seat = first.seat!;
    await pass(20_000, match);
    await agreed(people, match);
    expect(first.position!.banks![seat]).toBe(40_000);
    await pass(100_000, match);
    await insist(first, { type: 'go-on', match });
    await goingOn(people);
    expect(first.position!.banks![seat]).toBe(40_000);
    await pass(10_000, match);
    await answer(first);
    expect(first.position!.banks![seat]).toBe(35_000);
    expect((await place.store.log(match, 0))[0]!.body).toMatchObject({ took: 30_000 });
  });

  it('ends with a move, and for everybody who is still asked what was left is left', async () => {
    const { people, match } = await three();
    await agreed(people, match);
    await pass(100_000, match);
    const first = await asked(people);
    expect((await answer(first)).type).toBe('done');
    for (const one of people) {
      await one.until(() => one.position!.ply === 1);
      expect(isPaused(one)).toBe(false);
    }
    expect((await place.store.log(match, 0))[0]!.body).toMatchObject({ took: 0 });
    expect(await refusal(first, { type: 'go-on', match })).toBe('not-paused');
    // One may be asked for again, and is another one.
    await agreed(people, match);
  });

  it('is over by itself after the longest time', async () => {
    const { people, match } = await three();
    const first = await asked(people);
    await pass(20_000, match);
    await agreed(people, match);
    await pass(LONGEST_MS + 9000, match);
    expect(await place.store.log(match, 0)).toEqual([]);
    expect(await refusal(first, { type: 'go-on', match })).toBe('not-paused');
    await pass(1100, match);
    await first.until(() => first.last('table')!.late === 1, 'never late');
  });

  it('is not begun when one would rather not, nor when nobody answers in time', async () => {
    const { people, match } = await three();
    const [asker, second, third] = people;
    const { request } = await insist(asker, { type: 'pause', match });
    expect(await refusal(third, { type: 'pause', match })).toBe('already-asked');
    const agree = { type: 'agree', match, request: request!, isFine: true } as const;
    expect(await refusal(asker, agree)).toBe('no-such-request');
    await insist(second, { ...agree, isFine: false });
    await asker.until(() => asker.last('pause')?.state === 'denied');
    expect(await refusal(third, agree)).toBe('no-such-request');
    const { request: next } = await insist(second, { type: 'pause', match });
    await pass(ASKED_MS, match);
    for (const one of [asker, third]) {
      expect(await refusal(one, { ...agree, request: next! })).toBe('no-such-request');
    }
    expect(people.some(isPaused)).toBe(false);
  });

  it('can be asked for twice in a match by each, whatever comes of it', async () => {
    const { people, match } = await three({ clock: 'none' });
    const [asker, second] = people;
    const key = newKey();
    const { request } = await insist(asker, { type: 'pause', match }, key);
    // Said again it is the same one.
    expect((await insist(asker, { type: 'pause', match }, key)).request).toBe(request);
    await insist(second, { type: 'agree', match, request: request!, isFine: false });
    await agreed(people, match);
    expect(await refusal(second, { type: 'pause', match })).toBe('already-paused');
    const ends = newKey();
    await insist(second, { type: 'go-on', match }, ends);
    await insist(second, { type: 'go-on', match }, ends);
    expect(await asker.say({ type: 'pause', match })).toMatchObject({
      ...{ code: 'too-many-pauses', params: { most: 2 } },
    });
    await agreed([second, asker, people[2]], match);
  });

  it('is one’s own business where nobody else is there in person', async () => {
    const { people, match, table } = await three();
    const [asker, ...others] = people;
    for (const one of others) await insist(one, { type: 'leave', table });
    await asker.until(() => asker.table!.seats.filter(({ isAway }) => isAway).length === 2);
    await insist(asker, { type: 'pause', match });
    await asker.until(() => isPaused(asker));
    // Those who come back find it, and may end it.
    await insist(others[0], { type: 'go-on', match });
    await goingOn([asker]);
  });

  it('survives a restart', async () => {
    const { people, match, table } = await three();
    const first = await asked(people);
    await pass(23_000, match);
    await agreed(people, match);
    const { paused } = first.position!;
    await pass(100_000, match);
    const again = await TestServer.open({ now, store: place.store });
    const device = await again.device(first.cookie);
    await insist(device, { type: 'enter', table });
    await device.until(() => device.position !== undefined);
    expect(device.position!.paused).toEqual(paused);
    expect(dueOf(device, first.seat!)).toBe(paused!.until + 7000);
    await insist(device, { type: 'go-on', match });
    await device.until(() => !isPaused(device));
    expect(dueOf(device, first.seat!)).toBe(now() + 7000);
    await goingOn(people);
    await again.close();
  });
});
