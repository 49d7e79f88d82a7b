/** Those who wait for somebody agree to wait only a while longer: every host reckons the same, and then a stand-in plays. */

import { setImmediate as settled } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Waiting } from '../ports/seating.ts';
import { answer, BazaarHosts, MATCH, questionOf, type TestNode } from '../testing/bazaarHosts.ts';

const STALL = 300_000;
const LONGER = 30_000;

const isAsked = async ({ host }: TestNode, seat: number): Promise<boolean> =>
  (await host.positionFor(MATCH, seat))!.position.question !== undefined;

/** Nobody answers for five minutes, at a table where nothing presses. */
async function stalling() {
  const hosts = new BazaarHosts(settled);
  hosts.table.agreed = { time: undefined, watchDelay: 0, absence: 60_000, stall: STALL };
  const nodes = [hosts.open(), hosts.open()] as const;
  for (const { audience, host } of nodes) {
    audience.viewers = [1];
    await host.positionFor(MATCH, 1);
  }
  const { question } = await questionOf(nodes[0], 0);
  const begun = hosts.world.now();
  await hosts.world.pass(STALL);
  const agree = async (changes: Partial<Waiting> = {}) => {
    hosts.table.waiting = { seat: 0, question, since: hosts.world.now(), ms: LONGER, ...changes };
    hosts.table.changed();
    await hosts.world.pass(0);
  };
  return { hosts, nodes, node: nodes[0], begun, agree };
}

describe('somebody who keeps the others waiting', () => {
  it('may be gone on without from a moment on that everybody is told, and nothing happens by itself', async () => {
    const { hosts, node, begun } = await stalling();
    const { stalls } = (await node.host.positionFor(MATCH, 1))!;
    expect([...stalls!]).toEqual([0, 1, 2].map((seat) => [seat, begun + STALL]));
    await hosts.world.pass(10 * STALL);
    expect(await hosts.log.entries(MATCH, 0)).toEqual([]);
  });

  it('has a last while, told on every host, and then a stand-in plays', async () => {
    const { hosts, nodes, agree } = await stalling();
    await agree();
    const due = hosts.world.now() + LONGER;
    for (const { audience } of nodes) {
      const { deadlines } = audience.shown.at(-1)!;
      expect([...deadlines]).toEqual([[0, due]]);
    }
    await hosts.world.pass(LONGER - 1);
    expect(hosts.table.seats.map(({ late }) => late)).toEqual([undefined, undefined, undefined]);
    await hosts.world.pass(1);
    expect(hosts.table.seats[0]!.late).toBeDefined();
    expect(await hosts.log.entries(MATCH, 0)).toMatchObject([{ seat: 0, player: 'bot:stand-in' }]);
  });

  it('is given up by it, too, where they are not even there', async () => {
    const { hosts, agree } = await stalling();
    hosts.table.agreed = { ...hosts.table.agreed, absence: undefined };
    hosts.table.seats[0] = { isHere: false, lastSeen: 0 };
    await agree();
    await hosts.world.pass(LONGER);
    expect(hosts.table.seats[0].isAway).toBe(true);
  });

  it('is waited for from anew when they show that they are here', async () => {
    const { hosts, node, agree } = await stalling();
    await agree();
    await hosts.world.pass(LONGER / 2);
    const { ms: _, ...back } = hosts.table.waiting!;
    hosts.table.waiting = { ...back, since: hosts.world.now() };
    hosts.table.changed();
    await hosts.world.pass(0);
    const { deadlines, stalls } = node.audience.shown.at(-1)!;
    expect(deadlines.size).toBe(0);
    expect(stalls!.get(0)).toBe(hosts.world.now() + STALL);
    await hosts.world.pass(10 * STALL);
    expect(await hosts.log.entries(MATCH, 0)).toEqual([]);
  });

  it('loses nothing in a pause, and what was agreed is about one answer', async () => {
    const { hosts, node, agree } = await stalling();
    await agree();
    await hosts.world.pass(10_000);
    const since = hosts.world.now();
    hosts.table.pauses = [{ seat: 1, since, until: since + 100_000, n: 0 }];
    hosts.table.changed();
    await hosts.world.pass(100_000 + LONGER - 10_001);
    expect(hosts.table.seats[0]!.late).toBeUndefined();
    expect(await answer(node, 0, 'a')).toMatchObject({ ok: true });
    // Until the same seat is asked something else.
    for (let n = 0; n === 0 || !(await isAsked(node, 0)); n++) {
      const next = (await isAsked(node, 1)) ? 1 : 2;
      expect(await answer(node, next, `n${n}`)).toMatchObject({ ok: true });
    }
    expect((await node.host.positionFor(MATCH, 1))!.deadlines.size).toBe(0);
    await hosts.world.pass(10 * STALL);
    expect(hosts.table.seats[0]!.late).toBeUndefined();
  });
});
