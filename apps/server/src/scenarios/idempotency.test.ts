/** A command that was refused stays refused: on a new connection, on another node, after a restart. */

import { fastRng, type Json } from '@parlor/kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../application/ports/store.ts';
import {
  ALL_PEOPLE,
  answer,
  asked,
  begin,
  gather,
  insist,
  refusal,
  someMove,
} from '../testing/players.ts';
import { type NodeClient, newContribution, newKey } from '../testing/nodeClient.ts';
import { playerOf, TestServer } from '../testing/testServer.ts';
import { openStore } from '../testing/stores.ts';

/** Nobody calls these nodes, so they look at the store every second. */
const ENV = { DATABASE_URL: 'postgres://nobody@nowhere/nothing', LEASE_MS: '600' };

type Wish = Parameters<NodeClient['say']>[0];

let store: Store;
let nodes: TestServer[];
/** What the nodes' clocks are ahead of ours. */
let later: number;

const open = async (): Promise<TestServer> => {
  const node = await TestServer.open({ env: ENV, store, now: () => Date.now() + later });
  nodes.push(node);
  return node;
};

beforeEach(async () => {
  store = await openStore({ kind: 'memory' });
  nodes = [];
  later = 0;
  await open();
});

afterEach(async () => {
  for (const node of nodes) await node.close();
  await store.close();
});

const three = () => nodes[0]!.arriveThree();

/** The answer to a command as it came. */
async function bytesOf(guest: NodeClient, wish: Wish, key: string): Promise<string> {
  const from = guest.frames.length;
  await guest.say(wish, key);
  return guest.frames.slice(from).find((frame) => frame.includes(`"key":"${key}"`))!;
}

/** The same player at the same table: on a new connection, on another node, and after everything was shut and opened again. */
async function* elsewhere({ cookie }: NodeClient, table: string): AsyncGenerator<NodeClient> {
  const device = async (node: TestServer) => {
    const guest = await node.device(cookie);
    await insist(guest, { type: 'enter', table });
    return guest;
  };
  yield device(nodes[0]!);
  yield device(await open());
  for (const node of nodes.splice(0)) await node.close();
  yield device(await open());
}

/** Moves are written out here: somebody leads, the next may pass. */
const GAME = 'zillionaire';
const LEADING = { ...ALL_PEOPLE, game: GAME, options: 'quick' } as const;

/** One card of a rank that skips nobody and ends no round: the next player may pass. */
function plainLead(leader: NodeClient): Json {
  for (let seed = 1; ; seed++) {
    const move = someMove(leader, fastRng(seed)) as { rank: number; count: number };
    if (move.rank <= 8 && move.rank !== 5 && move.count === 1) return move;
  }
}

describe('a refused move', () => {
  /** Somebody who says something before it is their turn, in a match where it is their turn then. */
  async function overhasty() {
    const people = await three();
    const table = await gather(people, LEADING);
    const match = await begin(people, table);
    const leader = await asked(people);
    const wish = { type: 'answer', match, question: 1, move: { type: 'pass' } } as const;
    const keys = new Map(people.map((one) => [one, newKey()]));
    const said = new Map<NodeClient, string>();
    for (const one of people.filter((other) => other !== leader)) {
      said.set(one, await bytesOf(one, wish, keys.get(one)!));
    }
    await insist(leader, { type: 'answer', match, question: 0, move: plainLead(leader) });
    await Promise.all(people.map((one) => one.until(() => one.position!.ply === 1)));
    const next = await asked(people);
    expect(next.position!.question!.id).toBe(1);
    return { people, table, match, wish, next, key: keys.get(next)!, refused: said.get(next)! };
  }

  it('is refused with the same bytes where it would be legal by now', async () => {
    const { table, match, wish, next, key, refused } = await overhasty();
    expect(JSON.parse(refused)).toEqual({ type: 'refused', key, code: 'not-asked' });
    expect(await bytesOf(next, wish, key)).toBe(refused);
    for await (const device of elsewhere(next, table)) {
      expect(await bytesOf(device, wish, key)).toBe(refused);
      expect((await store.log(match, 0)).length).toBe(1);
      // It goes on from where it was.
      await device.until(() => device.position?.question?.id === 1);
    }
    const [node] = nodes as [TestServer];
    const device = await node.device(next.cookie);
    await insist(device, { type: 'enter', table });
    expect(await insist(device, wish)).toMatchObject({ ply: 2 });
  });

  it('is refused with the same bytes where it would be refused otherwise by now', async () => {
    const { people, table, match, wish, next, key, refused } = await overhasty();
    await insist(next, wish);
    for (let ply = 2; ply < 4 || (await asked(people)) !== next; ply++) {
      await Promise.all(people.map((one) => one.until(() => one.position!.ply === ply)));
      await answer(await asked(people));
    }
    const { length } = await store.log(match, 0);
    expect(await refusal(next, wish)).toBe('stale-question');
    for await (const device of elsewhere(next, table)) {
      expect(await bytesOf(device, wish, key)).toBe(refused);
    }
    expect((await store.log(match, 0)).length).toBe(length);
  });

  it('does not give a seat back that was left meanwhile', async () => {
    const { people, table, wish, next, key, refused } = await overhasty();
    const other = people.find((one) => one !== next)!;
    const device = await nodes[0]!.device(next.cookie);
    await insist(device, { type: 'enter', table });
    const isAway = () => other.table!.seats[next.seat!]!.isAway;
    await insist(next, { type: 'leave', table });
    await other.until(isAway);
    expect(await bytesOf(device, wish, key)).toBe(refused);
    await insist(other, { type: 'ping' });
    expect(isAway()).toBe(true);
  });

  it('is its own player’s: the same key of somebody else, or of whoever has their seat open, is another command', async () => {
    const { table, match, wish, next, key, refused } = await overhasty();
    const [node] = nodes as [TestServer];
    const path = `${node.base}/api/tables/${table}/seat-link`;
    const link = await fetch(path, { method: 'POST', headers: { cookie: next.cookie } });
    const seatToken = ((await link.json()) as { path: string }).path.split('#')[1]!;
    const eve = await node.arrive();
    const mallory = await node.arrive();
    for (const one of [eve, mallory]) await insist(one, { type: 'enter', table, seatToken });
    // Refused to whoever has the seat open, and not to its owner.
    const early = { ...wish, question: 2 };
    const other = newKey();
    expect(JSON.parse(await bytesOf(eve, early, other))).toMatchObject({ code: 'stale-question' });
    expect(await store.refusal({ player: playerOf(eve), key: other })).toBeDefined();
    expect(await store.refusal({ player: playerOf(next), key: other })).toBeUndefined();
    // Refused to its owner, and not to whoever has the seat open.
    expect((await mallory.say(wish, key)).type).toBe('done');
    expect((await store.log(match, 0)).length).toBe(2);
    const device = await node.device(next.cookie);
    await insist(device, { type: 'enter', table });
    expect(await bytesOf(device, wish, key)).toBe(refused);
  });

  it('is said when it is durable, not before', async () => {
    const people = await three();
    const table = await gather(people, LEADING);
    const match = await begin(people, table);
    const leader = await asked(people);
    const other = people.find((one) => one !== leader)!;
    const kept = store.keepRefusal;
    let isKept = false;
    let letGo = () => {};
    nodes[0]!.store.keepRefusal = async (...args) => {
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const done = await kept(...args);
      isKept = true;
      return done;
    };
    const key = newKey();
    let wasKept: boolean | undefined;
    const said = other
      .say({ type: 'answer', match, question: 1, move: { type: 'pass' } }, key)
      .then(() => {
        wasKept = isKept;
      });
    const mark = `"key":"${key}"`;
    // Others go on meanwhile.
    await insist(leader, { type: 'answer', match, question: 0, move: plainLead(leader) });
    await other.until(() => other.position!.ply === 1);
    expect(other.frames.some((frame) => frame.includes(mark))).toBe(false);
    letGo();
    await said;
    expect(wasKept).toBe(true);
  });

  it('that another node has played in the same moment was played', async () => {
    const people = await three();
    const table = await gather(people, LEADING);
    const match = await begin(people, table);
    const leader = await asked(people);
    const other = people.find((one) => one !== leader)!;
    const key = newKey();
    const { keepRefusal } = store;
    nodes[0]!.store.keepRefusal = async (refused) => {
      await store.append({
        ...{ match, n: 1, at: 1, seat: leader.seat!, player: playerOf(leader), key: 'elsewhere' },
        body: { type: 'move', ply: 1, move: plainLead(leader) },
      });
      await store.append({
        ...{ match, n: 2, at: 1, seat: other.seat!, player: playerOf(other), key },
        body: { type: 'move', ply: 2, move: { type: 'pass' } },
      });
      return keepRefusal(refused);
    };
    const said = await other.say(
      { type: 'answer', match, question: 1, move: { type: 'pass' } },
      key,
    );
    expect(said).toEqual({ type: 'done', key, ply: 2 });
  });
});

describe('a refused command at a table', () => {
  it('is refused as before when nothing is in its way any more, and done under another key', async () => {
    const people = await three();
    const [host] = people;
    const table = await gather(people, { ...LEADING, isRated: false });
    const key = newKey();
    const wish = { type: 'start', table } as const;
    const refused = await bytesOf(host, wish, key);
    expect(JSON.parse(refused)).toEqual({ type: 'refused', key, code: 'not-ready' });
    for (const one of people) {
      await insist(one, { type: 'ready', table, contribution: newContribution() });
    }
    // The same key of another player is another command.
    expect(await refusal(people[1], wish, key)).toBe('not-your-table');
    for await (const device of elsewhere(host, table)) {
      expect(await bytesOf(device, wish, key)).toBe(refused);
      expect((await store.table(table))!.status).toBe('open');
    }
    const device = await nodes[0]!.device(host.cookie);
    await insist(device, wish);
    expect((await store.table(table))!.status).toBe('playing');
    expect(await bytesOf(device, wish, key)).toBe(refused);
  });

  it('is refused with the same details', async () => {
    const host = await nodes[0]!.arrive();
    const wish = {
      ...{ type: 'open-table', game: GAME, isPublic: false, clock: 'none' },
      ...{ seating: ['me', 'open', 'open'], options: { games: 99 } },
    } as Extract<Wish, { type: 'open-table' }>;
    const key = newKey();
    const refused = await bytesOf(host, wish, key);
    expect(JSON.parse(refused)).toHaveProperty('params');
    const device = await (await open()).device(host.cookie);
    // Even if it is another one by now: a key is one command.
    expect(await bytesOf(device, { ...wish, options: 'quick' }, key)).toBe(refused);
    expect(await store.tablesOf(playerOf(host), 9)).toEqual([]);
  });

  it('that is said again before the first is answered waits for that answer', async () => {
    const people = await three();
    const [host] = people;
    const [node] = nodes as [TestServer];
    const table = await gather(people, { ...LEADING, isRated: false });
    const [device, third] = [await node.device(host.cookie), await node.device(host.cookie)];
    const wish = { type: 'start', table } as const;
    const key = newKey();
    let again: Promise<unknown> | undefined;
    const { keepRefusal } = store;
    node.store.keepRefusal = async (refused) => {
      // It has been judged; from now on nothing is in its way.
      for (const one of [third, people[1], people[2]]) {
        await insist(one, { type: 'ready', table, contribution: newContribution() });
      }
      again = device.say(wish, key);
      // Time enough to do it.
      for (let i = 0; i < 50; i++) await insist(third, { type: 'ping' });
      return keepRefusal(refused);
    };
    const refused = { type: 'refused', key, code: 'not-ready' };
    expect(await host.say(wish, key)).toEqual(refused);
    expect(await again).toEqual(refused);
    expect((await store.table(table))!.status).toBe('open');
  });
});

describe('a refused wish to take back', () => {
  it('takes nothing back later', async () => {
    const people = await three();
    const table = await gather(people, LEADING);
    const match = await begin(people, table);
    const leader = await asked(people);
    const wish = { type: 'take-back', match } as const;
    const key = newKey();
    const refused = await bytesOf(leader, wish, key);
    expect(JSON.parse(refused)).toMatchObject({ code: 'nothing-to-take-back' });
    await insist(leader, { type: 'answer', match, question: 0, move: plainLead(leader) });
    for await (const device of elsewhere(leader, table)) {
      expect(await bytesOf(device, wish, key)).toBe(refused);
      expect((await store.log(match, 0)).length).toBe(1);
    }
    const device = await nodes[0]!.device(leader.cookie);
    await insist(device, { type: 'enter', table });
    await insist(device, wish);
    expect((await store.log(match, 0)).map(({ body }) => body.type)).toEqual(['move', 'takeback']);
  });
});

describe('no answer', () => {
  it('is that there were too many: the same key is good for another try', async () => {
    const host = await nodes[0]!.arrive();
    const table = await gather([host]);
    const keys = Array.from({ length: 7 }, newKey);
    const wish = { type: 'chat', table, text: 'Well, well.' } as const;
    const said = await Promise.all(keys.map((key) => host.say(wish, key)));
    expect(said.at(-1)).toMatchObject({ code: 'too-many-commands' });
    later += 60_000;
    expect((await host.say(wish, keys.at(-1))).type).toBe('done');
    expect((await store.chat(table, 99)).length).toBe(
      said.filter(({ type }) => type === 'done').length + 1,
    );
  });

  it('is what comes when the line is broken: whoever is back is heard', async () => {
    const people = await three();
    const [node] = nodes as [TestServer];
    const table = await gather(people, LEADING);
    const match = await begin(people, table);
    const leader = await asked(people);
    const device = await node.device(leader.cookie);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    node.store.chat = async (...args) => {
      await held;
      return store.chat(...args);
    };
    // Entering takes its time, the move waits behind it, and then the line breaks.
    await insist(device, { type: 'enter', table });
    const wish = { type: 'answer', match, question: 0, move: plainLead(leader) } as const;
    const key = newKey();
    void device.say(wish, key);
    const refusals = () => node.metric('parlor_refusals_total');
    const before = await refusals();
    device.close();
    while (node.server.rooms.size > people.length) await insist(leader, { type: 'ping' });
    letGo();
    while ((await refusals()) === before) await insist(leader, { type: 'ping' });
    expect(await leader.say(wish, key)).toMatchObject({ type: 'done', ply: 1 });
  });

  it('is kept of what is about the connection', async () => {
    const [one, two] = await three();
    const table = await gather([one]);
    const key = newKey();
    expect(await refusal(two, { type: 'exit', table }, key)).toBe('unknown-table');
    const device = await nodes[0]!.device(two.cookie);
    await insist(device, { type: 'enter', table });
    expect((await device.say({ type: 'exit', table }, key)).type).toBe('done');
  });
});
