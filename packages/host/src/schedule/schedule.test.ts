/** No match is ever stuck: bots, clocks, stand-ins, and hosts that come and go. */

import { setImmediate as settled } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Unplayable, UNPLAYABLE_RETRY_MS } from '../live/liveMatches.ts';
import { answer, BazaarHosts, MATCH, questionOf } from '../testing/bazaarHosts.ts';

const BOTS = ['easy', 'easy', 'easy'];
const LEASE_MS = 3000;
const IDLE_MS = 60_000;

const load = (node: { host: { positionFor: (...of: [string, number]) => unknown } }) =>
  node.host.positionFor(MATCH, 0);

describe('bots', () => {
  it('play a match to its end, which is booked once', async () => {
    const hosts = new BazaarHosts(settled, BOTS);
    const node = hosts.open();
    node.host.start();
    await load(node);
    await hosts.world.pass(10_000);
    const entries = await hosts.log.entries(MATCH, 0);
    const { outcome, record } = await node.host.matches
      .with(MATCH, async () => node.referee.ending(MATCH))
      .then((ending) => ending!);
    expect(hosts.table.ends).toEqual([outcome]);
    expect((record as { moves: unknown[] }).moves).toHaveLength(entries.length);
    expect(entries.every(({ player }) => player === 'bot:easy')).toBe(true);
    expect(node.bots.remarks).toEqual(entries.map(({ key }) => `${MATCH} ${key}`));
    expect(node.failures).toEqual([]);
  });

  it('take as long for every answer, however long they think', async () => {
    const times: number[][] = [];
    const PACE = 700;
    for (const thinkMs of [0, 10, PACE]) {
      const hosts = new BazaarHosts(settled, BOTS);
      const node = hosts.open();
      Object.assign(node.bots, { thinkMs, paceMs: PACE });
      await load(node);
      await hosts.world.pass(5000);
      const { startedAt } = (await hosts.log.match(MATCH))!;
      times.push((await hosts.log.entries(MATCH, 0)).map(({ at }) => at - startedAt));
    }
    // Three bids at once, then a sale.
    const sale = 2 * PACE;
    expect(times[0]!.slice(0, 5)).toEqual([PACE, PACE, PACE, sale, sale + PACE]);
    expect(times[1]).toEqual(times[0]);
    expect(times[2]).toEqual(times[0]);
  });

  it('are seen to think from the question to the answer', async () => {
    const hosts = new BazaarHosts(settled, [undefined, 'easy', undefined]);
    const node = hosts.open();
    node.bots.paceMs = 500;
    await load(node);
    await hosts.world.pass(499);
    expect(node.audience.thinking).toEqual([[1]]);
    await hosts.world.pass(1);
    expect(node.audience.thinking).toEqual([[1], []]);
  });

  it('leave the decision to whoever comes back while they think', async () => {
    const hosts = new BazaarHosts(settled);
    hosts.table.seats[0] = { isAway: true };
    const node = hosts.open();
    node.bots.paceMs = 500;
    await load(node);
    await hosts.world.pass(100);
    hosts.table.seats[0] = {};
    await hosts.world.pass(2000);
    expect(node.bots.turns).toHaveLength(1);
    expect(await hosts.log.entries(MATCH, 0)).toEqual([]);
  });
});

describe('a question that is answered on another host', () => {
  it('is not thought about any more', async () => {
    const hosts = new BazaarHosts(settled, BOTS);
    const [one, two] = [hosts.open(), hosts.open()];
    hosts.isBusDown = true;
    two.bots.paceMs = 10_000;
    await load(two);
    const known = await questionOf(two, 0);
    // It is about to have its bots think; meanwhile somebody else answers, and it reads on before.
    const live = two.host.matches.peek(MATCH)!;
    const isRead = live.inOrder(async () => {
      await settled();
      await answer(one, 0, 'a', known);
    });
    void two.host.matches.withNewest(MATCH, async () => {});
    await hosts.world.pass(0);
    await isRead;
    await hosts.world.pass(1);
    expect(two.bots.turns.map(({ seat }) => seat).toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  it('is refused where the bot had thought already, and nothing is wrong with that', async () => {
    const hosts = new BazaarHosts(settled, BOTS);
    const [one, two] = [hosts.open(), hosts.open()];
    hosts.isBusDown = true;
    two.bots.paceMs = 500;
    await load(two);
    await hosts.world.pass(100);
    await answer(one, 0, 'a');
    await hosts.world.pass(400);
    const entries = await hosts.log.entries(MATCH, 0);
    expect(entries.filter(({ seat }) => seat === 0).map(({ key }) => key)).toEqual(['a']);
    expect(two.failures).toEqual([]);
  });
});

describe('a bot whose answer is refused', () => {
  it('is reported, and asked again later', async () => {
    const hosts = new BazaarHosts(settled, ['easy', undefined, undefined]);
    const node = hosts.open();
    const { think } = node.bots;
    let isBroken = true;
    node.bots.think = async (turn) =>
      isBroken ? { move: 'junk' as never } : Reflect.apply(think, node.bots, [turn]);
    await load(node);
    await hosts.world.pass(100);
    expect(node.failures.map(String)).toEqual(['Error: bot:easy answered "junk": malformed-move']);
    isBroken = false;
    await hosts.world.pass(1000);
    expect(await hosts.log.entries(MATCH, 0)).toHaveLength(1);
  });
});

describe('a clock', () => {
  it('that runs out has a stand-in answer this question, and only it', async () => {
    const hosts = new BazaarHosts(settled);
    hosts.table.agreed = { time: 30_000, watchDelay: 0, absence: 60_000 };
    const node = hosts.open();
    node.audience.viewers = [0];
    await load(node);
    await hosts.world.pass(29_999);
    expect(await hosts.log.entries(MATCH, 0)).toEqual([]);
    await answer(node, 1, 'b');
    await answer(node, 2, 'c');
    await hosts.world.pass(1);
    const late = (await hosts.log.entries(MATCH, 2))[0]!;
    expect(late).toMatchObject({ seat: 0, player: 'bot:stand-in', body: { isLate: true } });
    // Whoever is asked next has the full time.
    const { deadlines, now, position } = (await node.host.positionFor(MATCH, 0))!;
    const asked = position.questions.map(({ seat }) => seat);
    expect(asked.map((seat) => deadlines.get(seat)! - now)).toEqual(asked.map(() => 30_000));
    const before = node.bots.turns.length;
    await hosts.world.pass(29_999);
    expect(node.bots.turns).toHaveLength(before);
  });

  it('is not waited for when somebody is gone, but for a while', async () => {
    const hosts = new BazaarHosts(settled);
    hosts.table.agreed = { ...hosts.table.agreed, absence: 5000 };
    hosts.table.seats[0] = { isHere: false, lastSeen: hosts.world.now() + 2000 };
    const node = hosts.open();
    await load(node);
    await hosts.world.pass(6900);
    expect(hosts.table.seats[0].isAway).toBeUndefined();
    await hosts.world.pass(1200);
    expect(hosts.table.seats[0].isAway).toBe(true);
    const [entry] = await hosts.log.entries(MATCH, 0);
    expect(entry!.seat).toBe(0);
    expect(entry!.body).not.toHaveProperty('isLate');
    // Those who are here take as long as they like.
    await hosts.world.pass(600_000);
    expect(await hosts.log.entries(MATCH, 0)).toHaveLength(1);
  });
});

describe('several hosts', () => {
  const stopsRenewing = (hosts: BazaarHosts) => {
    const lease = hosts.leases.of('node-0', LEASE_MS);
    let isSilent = false;
    const renew = () => (isSilent ? Promise.reject(new Error('silent')) : lease.renew());
    const node = hosts.open({ lease: { ...lease, renew } });
    return { node, silence: () => (isSilent = true), speak: () => (isSilent = false) };
  };

  it('have one of them see to the bots', async () => {
    const hosts = new BazaarHosts(settled, BOTS);
    const nodes = [hosts.open(), hosts.open()];
    for (const node of nodes) {
      node.host.start();
      await load(node);
    }
    await hosts.world.pass(20_000);
    expect(hosts.table.ends).toHaveLength(1);
    expect(nodes.map(({ bots }) => bots.turns.length > 0)).toEqual([true, false]);
  });

  it('take up the match of one whose lease has run out, and nothing happens twice', async () => {
    const hosts = new BazaarHosts(settled, BOTS);
    const { node: one, silence, speak } = stopsRenewing(hosts);
    const two = hosts.open();
    for (const node of [one, two]) {
      node.bots.paceMs = 2000;
      node.host.start();
      await load(node);
    }
    await hosts.world.pass(100);
    silence();
    await hosts.world.pass(2 * LEASE_MS);
    // It never noticed, and both of them have bots think about the same questions.
    expect(two.host.matches.peek(MATCH)!.isHeld).toBe(true);
    expect(one.host.matches.peek(MATCH)!.isHeld).toBe(true);
    speak();
    await hosts.world.pass(LEASE_MS);
    expect(one.host.matches.peek(MATCH)!.isHeld).toBe(false);
    await hosts.world.pass(100_000);
    const entries = await hosts.log.entries(MATCH, 0);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    expect(hosts.table.ends).toHaveLength(1);
  });

  it('need not wait for one that stops', async () => {
    const hosts = new BazaarHosts(settled, BOTS);
    const [one, two] = [hosts.open(), hosts.open()];
    for (const node of [one, two]) {
      node.bots.paceMs = 2000;
      node.host.start();
    }
    await load(one);
    await hosts.world.pass(100);
    await one.host.stop();
    await hosts.world.pass(1900);
    expect(two.host.matches.peek(MATCH)!.isHeld).toBe(true);
    // The same three bids anew, and the sale after them.
    expect([one, two].map(({ bots }) => bots.turns.length)).toEqual([3, 4]);
    expect(await hosts.log.entries(MATCH, 0)).toHaveLength(3);
  });

  it('need not wait for one that stops while it takes a match up', async () => {
    const hosts = new BazaarHosts(settled, BOTS);
    await hosts.leases.of('gone', LEASE_MS).claim(MATCH);
    await hosts.world.pass(LEASE_MS);
    const [one, two] = [hosts.open(), hosts.open()];
    const { match } = hosts.log;
    let goOn: () => void = () => {};
    hosts.log.match = (id) =>
      new Promise((resolve) => {
        goOn = () => resolve(Reflect.apply(match, hosts.log, [id]));
      });
    one.host.start();
    await settled();
    const stopping = one.host.stop();
    hosts.log.match = match;
    goOn();
    await stopping;
    two.host.start();
    await hosts.world.pass(1);
    expect(two.host.matches.peek(MATCH)!.isHeld).toBe(true);
  });

  it('hear nothing of what fails on one that has stopped', async () => {
    const hosts = new BazaarHosts(settled, BOTS);
    const node = hosts.open();
    await load(node);
    let fail: () => void = () => {};
    hosts.table.players = () =>
      new Promise((_, reject) => {
        fail = () => reject(new Error('the store is closed'));
      });
    node.host.replan(MATCH);
    await settled();
    await node.host.stop();
    fail();
    await settled();
    expect(node.failures).toEqual([]);
  });

  it('ask for a match that the one who held it has let go of', async () => {
    const hosts = new BazaarHosts(settled, [undefined, 'easy', 'easy']);
    const [one, two] = [hosts.open(), hosts.open()];
    hosts.isBusDown = true;
    for (const node of [one, two]) await load(node);
    const live = one.host.matches.peek(MATCH)!;
    await live.inOrder(() => one.host.matches.putAside(live, null));
    expect(two.host.matches.peek(MATCH)!.isHeld).toBe(false);
    await hosts.world.pass(2 * LEASE_MS);
    expect(two.host.matches.peek(MATCH)!.isHeld).toBe(true);
    expect(await hosts.log.entries(MATCH, 0)).toHaveLength(2);
  });
});

describe('memory', () => {
  it('is left by a match nobody looks at, until somebody asks for it', async () => {
    const hosts = new BazaarHosts(settled);
    const node = hosts.open();
    node.host.start();
    node.audience.viewers = [0];
    await answer(node, 0, 'a');
    await hosts.world.pass(2 * IDLE_MS);
    expect(node.host.matches.peek(MATCH)).toBeDefined();
    node.audience.viewers = [];
    await hosts.world.pass(2 * IDLE_MS);
    expect(node.host.matches.peek(MATCH)).toBeUndefined();
    const { question } = await questionOf(node, 1);
    expect(question).toBe(0);
    expect(node.host.matches.peek(MATCH)!.isHeld).toBe(true);
  });

  it('keeps a match whose clock will run out soon', async () => {
    const hosts = new BazaarHosts(settled);
    hosts.table.agreed = { ...hosts.table.agreed, time: 2.5 * IDLE_MS };
    const node = hosts.open();
    node.host.start();
    await load(node);
    await hosts.world.pass(2 * IDLE_MS);
    expect(node.host.matches.peek(MATCH)).toBeDefined();
    await hosts.world.pass(0.5 * IDLE_MS);
    expect(await hosts.log.entries(MATCH, 0)).toHaveLength(3);
  });

  it('has a match back in time whose clock runs out much later', async () => {
    const hosts = new BazaarHosts(settled);
    hosts.table.agreed = { ...hosts.table.agreed, time: 5 * IDLE_MS };
    const node = hosts.open();
    node.host.start();
    await load(node);
    await hosts.world.pass(2 * IDLE_MS);
    expect(node.host.matches.peek(MATCH)).toBeUndefined();
    await hosts.world.pass(3 * IDLE_MS + 1000);
    expect(await hosts.log.entries(MATCH, 0)).toHaveLength(3);
  });
});

describe('matches that nobody sees to', () => {
  /** Another host held it, and let go of it because something is due. */
  const abandon = async (hosts: BazaarHosts, match: string) => {
    const gone = hosts.leases.of('gone', LEASE_MS);
    await gone.claim(match);
    await gone.release(match, hosts.world.now());
  };

  it('are taken up at once, however many they are', async () => {
    const hosts = new BazaarHosts(settled);
    const stored = (await hosts.log.match(MATCH))!;
    const many = Array.from({ length: 200 }, (_, i) => `M${i}`);
    for (const id of many) {
      hosts.log.put({ ...stored, id });
      await abandon(hosts, id);
    }
    const node = hosts.open();
    node.host.start();
    await hosts.world.pass(1);
    expect(many.filter((id) => !node.host.matches.peek(id)?.isHeld)).toEqual([]);
  });

  it('are tried again when they cannot be read now', async () => {
    const hosts = new BazaarHosts(settled, BOTS);
    await abandon(hosts, MATCH);
    let isDown = true;
    const match = async (id: string) => {
      if (isDown) throw new Error('the store is down');
      return hosts.log.match(id);
    };
    const node = hosts.open({ log: Object.assign(Object.create(hosts.log), { match }) });
    node.host.start();
    await hosts.world.pass(5000);
    expect(node.failures.length).toBeGreaterThan(1);
    expect(node.bots.turns).toEqual([]);
    // Between two tries it is free for others.
    await hosts.world.pass(500);
    const other = hosts.leases.of('other', LEASE_MS);
    expect(await other.claim(MATCH)).toBe(true);
    await other.release(MATCH, hosts.world.now());
    isDown = false;
    await hosts.world.pass(2000);
    expect(node.bots.turns.length).toBeGreaterThan(0);
  });

  it('are seen to by whoever holds their lease without knowing it', async () => {
    const hosts = new BazaarHosts(settled, BOTS);
    await hosts.leases.of('node-0', LEASE_MS).claim(MATCH);
    const node = hosts.open();
    node.host.start();
    await hosts.world.pass(LEASE_MS);
    expect(node.bots.turns.length).toBeGreaterThan(0);
  });

  it('are let go of when their rules are not at hand', async () => {
    const hosts = new BazaarHosts(settled, BOTS, 999);
    await abandon(hosts, MATCH);
    const node = hosts.open();
    node.host.start();
    await hosts.world.pass(20_000);
    expect(node.failures).toHaveLength(1);
    expect(await hosts.leases.of('node-1', LEASE_MS).claim(MATCH)).toBe(true);
  });
});

describe('a match whose rules are not at hand', () => {
  it('is there for others to take up a while later, although nobody comes to its table', async () => {
    const hosts = new BazaarHosts(settled, BOTS, 999);
    const node = hosts.open();
    await expect(load(node)).rejects.toThrow(Unplayable);
    const { world } = hosts;
    const upgraded = hosts.leases.of('node-1', LEASE_MS);
    await world.pass(UNPLAYABLE_RETRY_MS - 1);
    expect(await upgraded.takeDue(world.now(), 1)).toEqual([]);
    await world.pass(1);
    expect(await upgraded.takeDue(world.now(), 1)).toEqual([MATCH]);
  });

  it('is let go of for a while, and harms nobody', async () => {
    const hosts = new BazaarHosts(settled, BOTS, 999);
    const node = hosts.open();
    node.host.start();
    await expect(load(node)).rejects.toThrow(Unplayable);
    const { failures } = node;
    await hosts.world.pass(20_000);
    expect(failures).toEqual([]);
    expect(await hosts.leases.of('node-1', LEASE_MS).claim(MATCH)).toBe(true);
  });
});

describe('a match that its table does not know of yet', () => {
  it('is looked at again', async () => {
    const hosts = new BazaarHosts(settled, BOTS);
    hosts.table.hasBegun = false;
    const node = hosts.open();
    await load(node);
    await hosts.world.pass(5000);
    expect(node.bots.turns).toEqual([]);
    hosts.table.hasBegun = true;
    await hosts.world.pass(1000);
    expect(node.bots.turns.length).toBeGreaterThan(0);
  });
});
