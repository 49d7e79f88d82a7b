/** Sets of one's own go over each line once; whatever else is told has their names. */

import { dataName, type Json } from '@parlor/kit';
import { parseMatchFile, replay } from '@parlor/match';
import type { ServerMessage } from '@parlor/protocol';
import { frozenRules, games } from '@parlor/registry';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { standardSets as SETS } from '@parlor/registry/testing';
import { answer, asked, begin, gather, insist, playOut, refusal } from '../testing/players.ts';
import { NodeClient } from '../testing/nodeClient.ts';
import { TestServer } from '../testing/testServer.ts';
import { cookieOf, matchUnderWay } from '../testing/storedMatch.ts';
import { openStore } from '../testing/stores.ts';

type OwnSet = (typeof SETS)[number];

/** The smallest of them. */
const DECK = SETS.find(({ game }) => game === 'pure-profit')!;

let place: TestServer;

beforeAll(async () => {
  place = await TestServer.open({ env: { DATA_PER_ADDRESS_KB: '100000' } });
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

/** As it lies in every text that holds it. */
const inside = (set: object): string => JSON.stringify(set).slice(1, -1);

const holding = (texts: readonly string[], set: object): string[] =>
  texts.filter((text) => text.includes(inside(set)));

interface Named {
  readonly options: Readonly<Record<string, unknown>>;
}

/** What was told on one line: the set once, before it was first named, and names wherever options are. */
function expectTold(frames: readonly string[], { option, set }: OwnSet): void {
  const said = frames.map((frame) => JSON.parse(frame) as ServerMessage);
  const name = dataName(set);
  expect(holding(frames, set)).toHaveLength(1);
  const told = said.findIndex((message) => message.type === 'data');
  expect(said[told]).toEqual({ type: 'data', name, value: set });
  const named = said.flatMap((message, i) => {
    const bearer =
      message.type === 'table' ? message.table : message.type === 'position' ? message.view : null;
    return bearer === null ? [] : [{ i, value: (bearer as Named).options[option] }];
  });
  expect(named.length).toBeGreaterThan(1);
  for (const { i, value } of named) {
    expect(value).toBe(name);
    expect(i).toBeGreaterThan(told);
  }
}

const optionsOf = ({ game, option, set }: OwnSet) => ({
  ...games[game].presets.standard,
  [option]: set,
});

const seating = ({ seats }: OwnSet) =>
  Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? ('me' as const) : seat === 1 ? ('open' as const) : { bot: 'beginner' as const },
  );

/** Two people and bots play with a set of their own. */
async function playersWith(
  own: OwnSet,
  wish: { readonly watchDelay?: number } = {},
  server = place,
) {
  const people = [await server.arrive(), await server.arrive()] as [NodeClient, NodeClient];
  const { game } = own;
  const table = await gather(people, {
    ...{ game, options: optionsOf(own), seating: seating(own), ...wish },
  });
  return { people, table, match: await begin(people, table) };
}

async function play(people: readonly NodeClient[], answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) await answer(await asked(people));
}

async function watch(table: string, server = place): Promise<NodeClient> {
  const watcher = await server.arrive();
  await insist(watcher, { type: 'enter', table });
  await watcher.until(() => watcher.position !== undefined);
  return watcher;
}

describe.each(SETS)('a set of one’s own for $game', (own) => {
  it('is told once on each line, to those who play and to those who watch', async () => {
    const { people, table, match } = await playersWith(own);
    const watcher = await watch(table);
    await play(people, 6);
    for (const one of [...people, watcher]) {
      await insist(one, { type: 'resync', match });
      await insist(one, { type: 'history', match });
      await insist(one, { type: 'enter', table });
      expectTold(one.frames, own);
      expect((one.position!.view as Named).options[own.option]).toEqual(own.set);
      expect(one.table!.options[own.option]).toEqual(own.set);
    }
  });

  it('is told once more on a new line, and on another device', async () => {
    const { people, table } = await playersWith(own);
    await play(people, 2);
    const [host] = people;
    const welcomes = () =>
      host.frames.flatMap((frame, i) => (frame.includes('"type":"welcome"') ? [i] : []));
    host.client.drop();
    host.client.retryNow();
    await host.until(() => welcomes().length === 2);
    await play(people, 2);
    const [, again] = welcomes() as [number, number];
    expectTold(host.frames.slice(0, again), own);
    expectTold(host.frames.slice(again), own);
    const device = await place.device(host.cookie);
    await insist(device, { type: 'enter', table });
    await device.until(() => device.position !== undefined);
    expectTold(device.frames, own);
  });

  it('is in every view for a client that knows of no names', async () => {
    const { people, table, match } = await playersWith(own);
    const old = await place.oldDevice(people[0].cookie);
    const young = await place.device(people[0].cookie);
    for (const one of [old, young]) await insist(one, { type: 'enter', table });
    await play(people, 3);
    // Until the bots have had their turns.
    await asked(people);
    // Bots may be sealing an opening meanwhile: both are to look at the same moment.
    do {
      for (const one of [old, young]) await insist(one, { type: 'resync', match });
    } while (old.position!.version !== young.position!.version);
    const bearers = old.frames.filter((frame) => /"type":"(table|position)"/.test(frame));
    expect(bearers.length).toBeGreaterThan(4);
    expect(holding(old.frames, own.set)).toEqual(bearers);
    expect(old.frames.join()).not.toContain(dataName(own.set));
    // Of two who look at the same version, one may have been told of the step that led there and the other may have asked.
    const { now: _then, events: _told, ...shown } = old.position!;
    expect(young.position).toMatchObject(shown);
  });

  it('is played with to the end, and is in the file of the match once', async () => {
    const { people, match } = await playersWith(own);
    await playOut(people);
    for (const one of people) expectTold(one.frames, own);
    const text = await (await people[0].get(`/api/matches/${match}`)).text();
    expect(text.split(inside(own.set))).toHaveLength(2);
    const file = parseMatchFile(JSON.parse(text));
    if (!file.ok) throw new Error(file.why.code);
    const replayed = replay(games[own.game], file.value.record);
    expect(replayed.ok && replayed.value.stateHash()).toBe(file.value.finalHash);
  });

  it('is stored with the table and the record, and in no snapshot', async () => {
    const seats = games[own.game].seatCounts.at(-1)!;
    const { table, match, players } = await matchUnderWay(place, {
      ...{ game: own.game, seats, options: { [own.option]: own.set } },
      // One before a snapshot is made.
      until: ({ ply }) => ply === 63,
    });
    const people = await Promise.all(
      players.map(async (one) => place.device(await cookieOf(place, one))),
    );
    for (const one of people) await insist(one, { type: 'enter', table });
    await play(people, 1);
    while (!(await place.store.snapshot(match))) await new Promise((r) => setTimeout(r, 2));
    const text = (value: unknown) => JSON.stringify(value);
    expect(text(await place.store.match(match)).split(inside(own.set))).toHaveLength(2);
    expect(text(await place.store.table(table)).split(inside(own.set))).toHaveLength(2);
    expect(text(await place.store.log(match, 0))).not.toContain(inside(own.set));
    expect(text(await place.store.snapshot(match))).not.toContain(inside(own.set));
    // Whoever takes the match up goes on from there.
    const other = await TestServer.open({ store: place.store });
    try {
      const device = await other.device(people[0]!.cookie);
      await insist(device, { type: 'enter', table });
      await device.until(() => device.position !== undefined);
      expect(device.position!.ply).toBe(64);
      expect(device.position!.view).toEqual(people[0]!.position!.view);
      expectTold(device.frames, own);
    } finally {
      await other.close();
    }
  });
});

describe('sets of one’s own', () => {
  const deck: OwnSet = DECK;

  it('are told on every node to whoever is there', async () => {
    const store = await openStore({ kind: 'memory' });
    // Nobody calls these nodes, so they look at the store every second.
    const env = { DATABASE_URL: 'postgres://nobody@nowhere/nothing', LEASE_MS: '600' };
    const nodes = [await TestServer.open({ env, store }), await TestServer.open({ env, store })];
    try {
      const people = [await nodes[0]!.arrive(), await nodes[1]!.arrive()] as const;
      const { game } = deck;
      const table = await gather(people, {
        ...{ game, options: optionsOf(deck), seating: seating(deck) },
      });
      await begin(people, table);
      await play(people, 3);
      for (const one of people) {
        await one.until(() => one.position!.version >= 3);
        expectTold(one.frames, deck);
      }
    } finally {
      for (const node of nodes) await node.close();
      await store.close();
    }
  });

  it('are told to whoever watches late before what they are shown, and again to nobody', async () => {
    let now = 1_700_000_000_000;
    const late = await TestServer.open({ now: () => now });
    try {
      const { people, table, match } = await playersWith(deck, { watchDelay: 60 }, late);
      await play(people, 3);
      now += 61_000;
      const watcher = await watch(table, late);
      await insist(watcher, { type: 'history', match });
      await insist(watcher, { type: 'resync', match });
      expectTold(watcher.frames, deck);
      expect((watcher.position!.view as Named).options['deck']).toEqual(deck.set);
    } finally {
      await late.close();
    }
  });

  it('are told once of two tables that play with the same, and of each that differs', async () => {
    const guest = await place.arrive();
    const other = { ...deck, set: { ...deck.set, '1': 9 } };
    for (const own of [deck, deck, other, other]) {
      const { game } = own;
      const seats = ['me' as const, { bot: 'beginner' as const }];
      const wish = { game, options: optionsOf(own), seating: seats, isPublic: false };
      const opened = await insist(guest, { type: 'open-table', ...wish, clock: 'none' });
      await insist(guest, { type: 'enter', table: opened.table! });
      expect(guest.table!.options['deck']).toEqual(own.set);
    }
    expect(guest.frames.filter((frame) => frame.includes('"type":"data"'))).toHaveLength(2);
  });

  it('are told of matches of an earlier edition in the same way', async () => {
    const rules = (await frozenRules('pure-profit', 1))!;
    const { table, match, players } = await matchUnderWay(place, {
      ...{ game: 'pure-profit', seats: 3, rules, options: { deck: deck.set } },
      until: ({ ply }) => ply === 5,
    });
    const device = await place.device(await cookieOf(place, players[0]!));
    await insist(device, { type: 'enter', table });
    await insist(device, { type: 'resync', match });
    expect(device.position!.edition).toBe(1);
    expectTold(device.frames, deck);
    expect((device.position!.view as Named).options['deck']).toEqual(deck.set);
  });

  it('are named, not repeated, in the list of one’s tables for whoever asks for that', async () => {
    const { people } = await playersWith(deck);
    const listed = async (query: string) => (await people[0].get(`/api/me/tables${query}`)).text();
    expect((await listed('')).split(inside(deck.set))).toHaveLength(2);
    const byName = await listed('?data=by-name');
    expect(byName).not.toContain(inside(deck.set));
    expect(byName).toContain(dataName(deck.set));
  });

  it('are let go of with a table that closes before its match', async () => {
    const guest = await place.arrive();
    const table = await gather([guest], {
      ...{ game: deck.game, options: optionsOf(deck), seating: seating(deck) },
    });
    await insist(guest, { type: 'stand', table });
    const stored = JSON.stringify(await place.store.table(table));
    expect(stored).toContain('"status":"closed"');
    expect(stored).not.toContain(inside(deck.set));
    expect(stored).toContain(dataName(deck.set));
    const late = await place.arrive();
    await insist(late, { type: 'enter', table });
    expect(late.table!.options['deck']).toBe(dataName(deck.set));
  });

  it('are played with again after a match', async () => {
    const { people, table } = await playersWith(deck);
    await playOut(people);
    const { table: again } = await insist(people[0], { type: 'rematch', table });
    await insist(people[0], { type: 'enter', table: again! });
    expect(people[0].table!.options['deck']).toEqual(deck.set);
    expectTold(people[0].frames, deck);
  });
});

describe('a set that is too much', () => {
  const opening = (game: OwnSet['game'], options: Json): Parameters<NodeClient['say']>[0] => ({
    type: 'open-table',
    game,
    options: options as Record<string, unknown>,
    seating: ['me', { bot: 'beginner' }, { bot: 'beginner' }],
    isPublic: false,
    clock: 'none',
  });
  const text = (length: number) => 'x'.repeat(length);

  it.each(SETS)(
    'is refused by its size before $game looks at it',
    async ({ game, option, set }) => {
      const guest = await place.arrive();
      const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`k${i}`, text(150)]));
      const cases: readonly [Json, string][] = [
        [{ ...set, more: many }, 'data-too-large'],
        [{ ...set, more: text(201) }, 'data-text-too-long'],
        [{ ...set, [text(65)]: 1 }, 'data-key-too-long'],
        [{ ...set, more: new Array(5000).fill(1) }, 'data-too-many-parts'],
        [JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as Json, 'data-too-deep'],
        [dataName(set), 'data-not-json'],
      ];
      for (const [value, code] of cases) {
        expect(await refusal(guest, opening(game, { [option]: value }))).toBe(code);
      }
    },
  );

  it('is not sent back with the refusal', async () => {
    const guest = await place.arrive();
    for (const options of [
      { [text(60_000)]: 1 },
      { deck: { ...DECK.set, [text(64)]: 1 } },
      { deck: text(60_000) },
    ]) {
      const before = guest.frames.length;
      await refusal(guest, opening('pure-profit', options));
      expect(guest.frames.slice(before).join().length).toBeLessThan(400);
    }
  });

  it('is refused when tables from one address have brought enough in an hour', async () => {
    let now = 1_700_000_000_000;
    const tight = await TestServer.open({ env: { DATA_PER_ADDRESS_KB: '1' }, now: () => now });
    try {
      const { game, set } = DECK;
      const fits = Math.trunc(1024 / Buffer.byteLength(JSON.stringify(set)));
      // Whoever is refused is somebody else each time: it is the address that counts.
      const open = async (options: Json) => (await tight.arrive()).say(opening(game, options));
      for (let i = 0; i < fits; i++)
        expect(await open({ deck: set } as Json)).toMatchObject({ type: 'done' });
      expect(await open({ deck: set } as Json)).toMatchObject({
        ...{ type: 'refused', code: 'too-much-data', params: { most: 1 } },
      });
      expect(await open({})).toMatchObject({ type: 'done' });
      now += 3_600_001;
      expect(await open({ deck: set } as Json)).toMatchObject({ type: 'done' });
    } finally {
      await tight.close();
    }
  });
});
