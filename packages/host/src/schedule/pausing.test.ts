/** While a table pauses nobody is played for. */

import { setImmediate as settled } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { answer, BazaarHosts, MATCH } from '../testing/bazaarHosts.ts';

const TIME = 30_000;
const LONGEST = 900_000;

/** After ten seconds everybody agrees on a pause. */
async function paused(levels?: readonly (string | undefined)[], clock?: 'none') {
  const hosts = new BazaarHosts(settled, levels);
  const time = clock === 'none' ? undefined : TIME;
  hosts.table.agreed = { time, watchDelay: 0, absence: 60_000 };
  const nodes = [hosts.open(), hosts.open()] as const;
  const [node, other] = nodes;
  for (const { audience, bots } of nodes) {
    audience.viewers = [0];
    bots.paceMs = 15_000;
  }
  await node.host.positionFor(MATCH, 0);
  await other.host.positionFor(MATCH, 0);
  await hosts.world.pass(10_000);
  const since = hosts.world.now();
  const pause = (until: number) => {
    hosts.table.pauses = [{ seat: 1, since, until, n: 0 }];
    hosts.table.changed();
  };
  pause(since + LONGEST);
  await hosts.world.pass(0);
  return { hosts, node, nodes, since, goOn: () => pause(hosts.world.now()) };
}

describe('while a table pauses', () => {
  it('everybody is told until when on every host, and again when somebody goes on', async () => {
    const { hosts, nodes, since, goOn } = await paused();
    for (const { audience } of nodes) {
      const shown = audience.shown.at(-1)!;
      expect(shown.paused).toMatchObject({ seat: 1, since, until: since + LONGEST });
      expect(shown.deadlines.get(0)).toBe(since + LONGEST + TIME - 10_000);
    }
    await hosts.world.pass(5000);
    goOn();
    await hosts.world.pass(0);
    for (const { audience } of nodes) {
      const shown = audience.shown.at(-1)!;
      expect(shown.paused).toBeUndefined();
      expect(shown.deadlines.get(0)).toBe(since + 5000 + TIME - 10_000);
    }
  });

  it('no clock runs out, and afterwards as late as it would have', async () => {
    const { hosts, goOn } = await paused();
    await hosts.world.pass(100_000);
    goOn();
    await hosts.world.pass(TIME - 10_001);
    expect(await hosts.log.entries(MATCH, 0)).toEqual([]);
    await hosts.world.pass(1);
    expect(hosts.table.seats.map(({ late }) => late)).not.toContain(undefined);
  });

  it('goes on by itself after the longest time', async () => {
    const { hosts } = await paused();
    await hosts.world.pass(LONGEST + TIME - 10_001);
    expect(await hosts.log.entries(MATCH, 0)).toEqual([]);
    await hosts.world.pass(1);
    expect(hosts.table.seats.map(({ late }) => late)).not.toContain(undefined);
  });

  it('no bot moves, not even one that had begun to think', async () => {
    const { hosts, node, goOn } = await paused([undefined, 'easy', undefined]);
    expect(node.bots.turns).toHaveLength(1);
    await hosts.world.pass(200_000);
    expect(await hosts.log.entries(MATCH, 0)).toEqual([]);
    goOn();
    await hosts.world.pass(5000);
    expect(await hosts.log.entries(MATCH, 0)).toMatchObject([{ seat: 1 }]);
  });

  it('a bot that had thought before does not move after it either, where everybody has left', async () => {
    const { hosts, node } = await paused([undefined, 'easy', undefined], 'none');
    expect(node.bots.turns).toHaveLength(1);
    hosts.table.rest = hosts.world.now() + 10 * LONGEST;
    await hosts.world.pass(2 * LONGEST);
    expect(await hosts.log.entries(MATCH, 0)).toEqual([]);
  });

  it('nobody is given up who is away; the time begins when it is over', async () => {
    const { hosts, goOn } = await paused(undefined, 'none');
    hosts.table.seats[0] = { isHere: false, lastSeen: 0 };
    await hosts.world.pass(300_000);
    expect(hosts.table.seats[0].isAway).toBeUndefined();
    goOn();
    await hosts.world.pass(59_000);
    expect(hosts.table.seats[0].isAway).toBeUndefined();
    await hosts.world.pass(2000);
    expect(hosts.table.seats[0].isAway).toBe(true);
  });

  it('a move ends it, and what was left is left', async () => {
    const { hosts, node, since } = await paused();
    await hosts.world.pass(100_000);
    expect(await answer(node, 1, 'b')).toMatchObject({ ok: true });
    const shown = node.audience.shown.at(-1)!;
    expect(shown.paused).toBeUndefined();
    expect(shown.deadlines.get(0)).toBe(since + 100_000 + TIME - 10_000);
    expect((await hosts.log.entries(MATCH, 0))[0]!.body).toMatchObject({ took: 10_000 });
    await hosts.world.pass(TIME - 10_000);
    expect(hosts.table.seats[0]!.late).toBeDefined();
  });
});
