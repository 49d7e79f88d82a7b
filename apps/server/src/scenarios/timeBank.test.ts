/** A time bank: shown to everybody, the same on every node, and when it is empty a bot answers. */

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ALL_PEOPLE, answer, asked, begin, gather, insist } from '../testing/players.ts';
import type { NodeClient } from '../testing/nodeClient.ts';
import { HeldTime } from '../testing/heldTime.ts';
import { TwoNodes } from '../testing/twoNodes.ts';

const BANK = { start: 60, increment: 5 };

let place: TwoNodes;
const time = new HeldTime();
const { now } = time;

beforeAll(async () => {
  place = await TwoNodes.open({ now });
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

const pass = (ms: number, match: string): Promise<void> => time.pass(place, ms, match);

async function three() {
  const [one, two] = place.nodes;
  const people = [await one.arrive(), await two.arrive(), await one.arrive()] as const;
  const table = await gather(people, { ...ALL_PEOPLE, clock: 'none', bank: BANK, isRated: false });
  const match = await begin(people, table);
  return { people, table, match };
}

const banksOf = ({ position }: NodeClient) => position!.banks;

describe('a time bank', () => {
  it('is told of before the match, and counts on whichever node', async () => {
    const { people, match } = await three();
    expect(people[1].table!.bank).toEqual(BANK);
    for (const one of people) expect(banksOf(one)).toEqual([60_000, 60_000, 60_000]);
    const first = await asked(people);
    const seat = first.seat!;
    expect(first.position!.deadlines[seat]).toBe(now() + 60_000);
    await pass(20_000, match);
    const { version } = first.position!;
    await answer(first);
    const left = [60_000, 60_000, 60_000];
    left[seat] = 45_000;
    for (const one of people) {
      await one.until(() => one.position!.version > version);
      expect(banksOf(one)).toEqual(left);
    }
    // Whoever comes to it on another node reads the same from the log.
    const { cookie } = first;
    for (const node of place.nodes) {
      const device = await node.device(cookie);
      await insist(device, { type: 'enter', table: first.table!.id });
      await device.until(() => device.position !== undefined);
      expect(banksOf(device)).toEqual(left);
      device.close();
    }
  });

  it('that is empty has a bot answer, and its owner is told', async () => {
    const { people, match } = await three();
    const first = await asked(people);
    const seat = first.seat!;
    const { ply } = first.position!;
    await pass(60_100, match);
    await first.until(() => first.last('table')!.late === 1, 'never told');
    await first.until(() => first.position!.ply > ply, 'nobody answered');
    expect(banksOf(first)![seat]).toBe(0);
    const file = await place.store.log(match, 0);
    expect(file[0]!.body).toMatchObject({ type: 'move', isLate: true });
  });

  it('stays at the table for the next match', async () => {
    const { people, table } = await three();
    for (const one of people) await insist(one, { type: 'leave', table });
    const [host] = people;
    await host.until(() => host.table!.status === 'finished', 'never over');
    const { table: again } = await insist(host, { type: 'rematch', table });
    expect((await place.store.table(again!))!.doc).toMatchObject({ bank: BANK, clock: 'none' });
  });
});
