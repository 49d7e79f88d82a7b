/** Whatever happens between two steps of a match, somebody sees to the next one and everybody hears of it. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../ports/store.ts';
import { answer, asked, begin, gather, insist, playOut, someMove } from '../../testing/players.ts';
import { newContribution } from '../../testing/nodeClient.ts';
import { TestServer } from '../../testing/testServer.ts';
import { finish } from './finish.ts';
import { openStore } from '../../testing/stores.ts';

/** Two nodes on one store: nobody calls them, so they look at the store every second. */
const ENV = { DATABASE_URL: 'postgres://nobody@nowhere/nothing', LEASE_MS: '600' };

let store: Store;
let nodes: TestServer[];

const open = async (changes: Partial<Store> = {}): Promise<TestServer> => {
  const node = await TestServer.open({ env: ENV, store: { ...store, ...changes } });
  nodes.push(node);
  return node;
};

/** Asks again and again. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

beforeEach(async () => {
  store = await openStore({ kind: 'memory' });
  nodes = [];
});

afterEach(async () => {
  for (const node of nodes) await node.close();
  await store.close();
});

describe('a match that is taken up before its table knows of it', () => {
  it('is shown when it begins, to those who wait here and on another node', async () => {
    // Whoever looks for work finds it as soon as it is there.
    const takeUp = (id: string) =>
      Promise.all(nodes.map(({ server }) => server.host.matches.takeUp(id)));
    const createMatch: Store['createMatch'] = async (match) => {
      const isNew = await store.createMatch(match);
      await takeUp(match.id);
      return isNew;
    };
    const one = await open({ createMatch });
    const two = await open();
    const host = await one.arrive();
    const elsewhere = await two.device(host.cookie);
    const table = await gather([host], {
      seating: ['me', { bot: 'beginner' }, { bot: 'beginner' }],
      isRated: false,
    });
    await insist(elsewhere, { type: 'enter', table });
    await insist(host, { type: 'ready', table, contribution: newContribution() });
    await insist(host, { type: 'start', table });
    expect(host.position).toMatchObject({ viewer: 0 });
    await elsewhere.until(() => elsewhere.position !== undefined, 'never shown');
  });
});

describe('a node that has not read as far as its people', () => {
  it('reads on before it refuses an answer, and before it shows where a match stands', async () => {
    const one = await open();
    // It never notices by itself that there is anything to read.
    const two = await open({ heads: async () => new Map() });
    const people = [await one.arrive(), await one.arrive(), await one.arrive()] as const;
    const table = await gather(people, { seating: ['me', 'open', 'open'] });
    const devices = await Promise.all(people.map(({ cookie }) => two.device(cookie)));
    for (const device of devices) await insist(device, { type: 'enter', table });
    const match = await begin(people, table);
    await Promise.all(devices.map((one) => one.until(() => one.position !== undefined)));
    await answer(await asked(people));
    const next = await asked(people);
    const device = devices[people.indexOf(next)]!;
    expect(device.position!.version).toBe(0);
    const { question } = next.position!;
    const wish = { type: 'answer', match, question: question!.id, move: someMove(next) } as const;
    expect(await device.say(wish)).toMatchObject({ type: 'done', ply: 2 });
    await device.until(() => device.position!.version === 2);
    // The other way round, and for whoever only looks.
    await next.until(() => next.position!.version === 2);
    await answer(await asked(people));
    await insist(device, { type: 'resync', match });
    expect(device.position!.version).toBe(3);
  });
});

describe('a match whose node has let go of it', () => {
  it('is asked for by the node where people play', async () => {
    const one = await open();
    const two = await open();
    const host = await one.arrive();
    const bots = [{ bot: 'beginner' }, { bot: 'beginner' }] as const;
    const table = await gather([host], { seating: ['me', ...bots], clock: 'daily' });
    const elsewhere = await two.device(host.cookie);
    await insist(elsewhere, { type: 'enter', table });
    const match = await begin([host], table);
    host.close();
    await asked([elsewhere]);
    const { matches } = one.server.host;
    const live = matches.peek(match)!;
    await live.inOrder(() => matches.putAside(live, Date.now() + 86_400_000));
    expect(two.server.host.matches.peek(match)!.isHeld).toBe(false);
    // The bots come after the person, and nobody is left to have them think.
    while (elsewhere.position!.question) await answer(elsewhere);
    const { version } = elsewhere.position!;
    await elsewhere.until(() => elsewhere.position!.version > version, 'stuck');
  });

  it('is held by whoever has asked for it at that moment', async () => {
    const one = await open();
    const host = await one.arrive();
    const bots = [{ bot: 'beginner' }, { bot: 'beginner' }] as const;
    const table = await gather([host], { seating: ['me', ...bots], clock: 'daily' });
    const match = await begin([host], table);
    await asked([host]);
    const { node } = one.server;
    const { matches } = one.server.host;
    const live = matches.peek(match)!;
    const isAside = live.inOrder(() => matches.putAside(live, null));
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([matches.withNewest(match, async () => {}), isAside]);
    expect(matches.peek(match)).not.toBe(live);
    expect(matches.peek(match)!.isHeld).toBe(true);
    expect(await store.renewLeases({ node, ms: 600 })).toEqual([match]);
  });
});

describe('a match that is over', () => {
  it('is booked by another node if its own has to stop before', async () => {
    const one = await open({ finishMatch: () => Promise.reject(new Error('not now')) });
    const host = await one.arrive();
    const bots = [{ bot: 'beginner' }, { bot: 'beginner' }] as const;
    const table = await gather([host], { seating: ['me', ...bots] });
    const match = await begin([host], table);
    await playOut([host]);
    await one.close();
    nodes = [];
    expect((await store.match(match))!.status).toBe('playing');
    await open();
    await until(async () => (await store.match(match))!.status === 'finished');
  });

  it('is not booked as long as its table cannot be told', async () => {
    const busy = { change: async () => ({ ok: false, why: { code: 'try-again' } }) };
    let isBooked = false;
    const finishMatch = async () => (isBooked = true);
    const parts = { store: { finishMatch, log: async () => [] }, tables: busy, now: () => 0 };
    const outcome = { scores: [1, 0], places: [1, 2] };
    await expect(
      finish(parts as never, 'M', { id: 'T', seats: [] } as never, outcome),
    ).rejects.toThrow('try-again');
    expect(isBooked).toBe(false);
  });
});
