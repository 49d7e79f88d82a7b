/** A match nobody is at rests; nothing about it is kept in memory, and it goes on when somebody comes or has been away too long. */

import { setImmediate as settled } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { BazaarHosts, MATCH } from '../testing/bazaarHosts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const entries = async (hosts: BazaarHosts) => (await hosts.log.entries(MATCH, 0)).length;

/** Two bots and somebody who has just gone; everything up to their question is played. */
async function left(rest = DAY_MS) {
  const hosts = new BazaarHosts(settled, ['easy', 'easy', undefined]);
  const node = hosts.open();
  node.host.start();
  hosts.table.agreed = { time: undefined, watchDelay: 0, absence: 120_000 };
  hosts.table.rest = hosts.world.now() + rest;
  hosts.table.seats[2] = { isHere: false, lastSeen: hosts.world.now() };
  await node.host.positionFor(MATCH, 2);
  return { hosts, node };
}

describe('a match nobody is at', () => {
  it('rests: no bot moves and nobody is given up', async () => {
    const { hosts, node } = await left();
    await hosts.world.pass(HOUR_MS);
    expect(await entries(hosts)).toBe(0);
    expect(hosts.table.seats[2]!.isAway).toBeUndefined();
    expect(node.bots.turns).toEqual([]);
    expect(node.failures).toEqual([]);
  });

  it('leaves memory, its lease and its timers behind until it is due', async () => {
    const { hosts, node } = await left();
    await hosts.world.pass(10 * 60_000);
    expect(node.host.matches.peek(MATCH)).toBeUndefined();
    expect(await hosts.leases.of('another', 1000).takeDue(hosts.world.now(), 10)).toEqual([]);
    // Somewhere else it could be taken up the moment it is due.
    const due = await hosts.leases.of('another', 1000).takeDue(hosts.world.now() + DAY_MS, 10);
    expect(due).toEqual([MATCH]);
  });

  it('goes on at once when somebody comes, on whichever host', async () => {
    for (const minutes of [1, 20]) {
      const { hosts } = await left();
      await hosts.world.pass(minutes * 60_000);
      expect(await entries(hosts)).toBe(0);
      hosts.table.rest = undefined;
      hosts.table.seats[2] = {};
      const other = hosts.open();
      other.host.start();
      await other.host.positionFor(MATCH, 2);
      await hosts.world.pass(3000);
      // Both bots have bid, and the third bid is the person's.
      expect(await entries(hosts)).toBe(2);
    }
  });

  it('is played to its end when everybody has been gone for too long', async () => {
    const { hosts, node } = await left();
    await hosts.world.pass(DAY_MS - 60_000);
    expect(await entries(hosts)).toBe(0);
    hosts.table.rest = undefined;
    await hosts.world.pass(10 * 60_000);
    expect(hosts.table.seats[2]!.isAway).toBe(true);
    expect(hosts.table.ends).toHaveLength(1);
    await hosts.world.pass(10 * 60_000);
    expect(node.host.matches.peek(MATCH)).toBeUndefined();
    expect(node.failures).toEqual([]);
  });

  it('rests no longer than its clock: whoever is asked loses the time', async () => {
    const { hosts } = await left();
    hosts.table.agreed = { time: 30_000, watchDelay: 0, absence: 120_000 };
    const node = hosts.open();
    node.host.start();
    await hosts.world.pass(10 * 60_000);
    await node.host.positionFor(MATCH, 2);
    await hosts.world.pass(60_000);
    expect(hosts.table.seats[2]!.isAway).toBe(true);
    expect(await entries(hosts)).toBe(0);
  });
});
