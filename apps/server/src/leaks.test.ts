/**
 * The fourteen ways in which hidden things get out, each on the bytes that
 * leave the server. One long file: they share one house and the same ways of
 * looking, and the list is easier to check against when it is in one place.
 */

import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fastRng, type Json, jointSeed, type Seat, type Viewer } from '@parlor/kit';
import { type MatchRecord, replay } from '@parlor/match';
import { GAME_IDS, games, isGameId } from '@parlor/registry';
import { Position } from '@parlor/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ThinkingBots } from './bots/thinkingBots.ts';
import { answer, asked, begin, gather, insist, playOut, someMove } from './testing/company.ts';
import { NodeClient, newContribution, newKey } from './testing/nodeClient.ts';
import { playerOf, TestHouse } from './testing/openHouse.ts';
import {
  cookieOf,
  matchUnderWay,
  plantTruth,
  plantWorld,
  type StoredMatchWish,
  type UnderWay,
} from './testing/storedMatch.ts';

/** Time stands still, so that nothing differs but what should not. */
const NOW = 1_700_000_000_000;

let place: TestHouse;

beforeAll(async () => {
  place = await TestHouse.open({ now: () => NOW });
});

afterEach(async () => place.sendAway());
afterAll(async () => place.close());

/** Moves of the game that are not legal for `seat`: what can be learned by trying them? */
function illegalMoves({ game, live }: UnderWay, seat: Seat, count = 12): Json[] {
  const rng = fastRng(99);
  const world: unknown = game.worlds(live.update(seat).view)(rng);
  const found = new Map<string, Json>();
  for (let tries = 0; tries < 60 && found.size < count; tries++) {
    const state: unknown = game.setup(live.table, rng);
    for (let steps = rng.below(30); steps > 0 && !game.outcome(state); steps--) {
      const one = Array.from({ length: live.table.seats }, (_, i) => i).find(
        (i) => (game.toAct(state) >> i) & 1,
      )!;
      const move: { type: string } = game.sample(state, one, rng);
      if (game.check(world, seat, move)) found.set(JSON.stringify(move), move);
      game.apply(state, one, move, rng);
    }
  }
  return [...found.values()].slice(0, count);
}

const JUNK: readonly Json[] = [null, 'pass', [], {}, { type: 'toString' }, { type: '__proto__' }];

/** Everything that `viewer` gets to see and hear who enters, looks and tries what is not allowed. */
async function glimpse(match: UnderWay, viewer: Viewer): Promise<string[]> {
  const outsider = await outsiderOf();
  const cookie = viewer === 'public' ? outsider : cookieOf(place, match.players[viewer]!);
  const client = await comeIn(cookie, match);
  await insist(client, { type: 'resync', match: match.match }, 'resync-0001');
  const question = client.position!.question?.id ?? 0;
  const tries = viewer === 'public' ? JUNK : [...JUNK, ...illegalMoves(match, viewer)];
  for (const [i, move] of tries.entries()) {
    await client.say({ type: 'answer', match: match.match, question, move }, `answer-${i}-0001`);
  }
  await insist(client, { type: 'ping' }, 'ping-00001');
  await place.sendAway();
  return client.frames;
}

async function comeIn(cookie: string, { table, match }: UnderWay): Promise<NodeClient> {
  // Whoever comes first sees the match being loaded; nobody here does.
  await place.house.desk.with(match, async () => {});
  const client = await place.device(cookie);
  await insist(client, { type: 'enter', table }, 'enter-0001');
  await client.until(() => client.last('presence') !== undefined);
  return client;
}

let outsider: string | undefined;
const outsiderOf = async (): Promise<string> => {
  outsider ??= cookieOf(place, await place.house.people.arrive());
  return outsider;
};

const WORLDS = 3;

/** Compares what `viewer` gets in the true world with what it gets in others it must not tell from it. */
async function compareWorlds(match: UnderWay, viewer: Viewer): Promise<number> {
  await plantTruth(place, match);
  const truth = await glimpse(match, viewer);
  expect(truth.length).toBeGreaterThan(8);
  let worlds = 0;
  for (let chance = 0; chance < WORLDS; chance++) {
    if (!(await plantWorld(place, match, viewer, chance))) continue;
    worlds++;
    expect(await glimpse(match, viewer)).toEqual(truth);
  }
  return worlds;
}

const after = (plies: number) => (match: { ply: number; outcome: unknown }) =>
  match.ply >= plies || match.outcome !== undefined;

const viewersOf = ({ live }: UnderWay): Viewer[] => {
  const first = live.questions()[0]!.seat;
  return [first, (first + 1) % live.table.seats, 'public'];
};

describe('1. initial and undo snapshots', () => {
  it.each(GAME_IDS)(
    'the first position of %s shows nothing of the deal but one’s own',
    async (game) => {
      const match = await matchUnderWay(place, { game, seats: 3, until: () => true });
      let worlds = 0;
      for (const viewer of viewersOf(match)) worlds += await compareWorlds(match, viewer);
      // Nothing is hidden from the players of Take a Chance but the order of what lies face down.
      expect(worlds).toBeGreaterThan(0);
    },
  );

  it('after taking back everybody sees what they saw before, and no events', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => place.arrive()));
    const seated = people.slice(0, 3) as [NodeClient, NodeClient, NodeClient];
    const watcher = people[3]!;
    const table = await gather(seated, { seating: ['me', 'open', 'open'] });
    await insist(watcher, { type: 'enter', table });
    const match = await begin(seated, table);
    await watcher.until(() => watcher.position !== undefined);
    const mover = await asked(seated);
    const before = people.map((one) => ({ ...one.position! }));
    const { version } = mover.position!;
    await answer(mover);
    await Promise.all(people.map((one) => one.until(() => one.position!.version > version)));
    const { request } = await insist(mover, { type: 'take-back', match });
    for (const other of request === undefined ? [] : seated.filter((one) => one !== mover)) {
      await insist(other, { type: 'agree', match, request: request!, isFine: true });
    }
    for (const [i, one] of people.entries()) {
      await one.until(() => one.position!.ply === before[i]!.ply);
      const { version: now, question } = one.position!;
      expect(one.position).toEqual({
        ...{ ...before[i], version: now, events: [] },
        // The same question, asked once more.
        ...(question && { question: { ...before[i]!.question, id: question.id } }),
      });
    }
  });
});

describe('2. arguments in logs', () => {
  it('says what happened, never what with', async () => {
    const [host, guest] = await Promise.all([place.arrive(), place.arrive()]);
    await insist(host, { type: 'rename', name: 'Xanthippe' });
    const table = await gather([host, guest]);
    await insist(host, { type: 'chat', table, text: 'a whispered word' });
    const link = await fetch(`${place.base}/api/recovery`, {
      method: 'POST',
      headers: { cookie: host.cookie },
    });
    const token = ((await link.json()) as { path: string }).path.split('#')[1]!;
    const seatToken = place.house.people.seatToken(table, playerOf(host));
    const thief = await place.arrive();
    await insist(thief, { type: 'enter', table, seatToken });
    const contribution = newContribution();
    await insist(host, { type: 'ready', table, contribution });
    await insist(guest, { type: 'ready', table, contribution: newContribution() });
    await insist(host, { type: 'start', table });
    const mover = await asked([host, guest]);
    // Trouble is logged: a worker that dies with a move in its hands, and everything that is refused.
    const move = someMove(mover);
    await crashRules(place);
    expect((await answer(mover, move)).type).toBe('done');
    const { match } = mover.position!;
    await mover.say({ type: 'answer', match, question: 0, move: { type: 'a secret plan' } });
    await fetch(`${place.base}/api/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: `${token}x` }),
    });
    const doc = (await place.store.table(table))!.doc as { serverSeed: string };
    const { log } = place;
    expect(log).toContain('rules-worker-lost');
    const secrets = [
      ...['Xanthippe', 'a whispered word', 'a secret plan', token, seatToken, contribution],
      ...[doc.serverSeed, host.cookie.split('=')[1]!, JSON.stringify(move)],
    ];
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});

/** Ends the threads that know the rules, as a crash would. */
async function crashRules({ house }: TestHouse): Promise<void> {
  const { workers } = house.rules as unknown as {
    workers: { worker: { terminate(): Promise<number> } | undefined }[];
  };
  for (const { worker } of workers) await worker?.terminate();
}

describe('3. the seed and the state of the generator', () => {
  it('stay inside until the match is over, and so does the state', async () => {
    const [host, guest, watcher] = (await Promise.all(
      Array.from({ length: 3 }, () => place.arrive()),
    )) as [NodeClient, NodeClient, NodeClient];
    const everyone = [host, guest, watcher];
    const table = await gather([host, guest], { isPublic: true });
    await insist(watcher, { type: 'enter', table });
    await insist(watcher, { type: 'lobby', isOn: true });
    const contributions = [newContribution(), newContribution(), ''];
    await insist(host, { type: 'ready', table, contribution: contributions[0]! });
    await insist(guest, { type: 'ready', table, contribution: contributions[1]! });
    const heard = () => everyone.flatMap(({ frames }) => frames).join('\n');
    // The last to speak must not choose with open eyes.
    expect(heard()).not.toContain(contributions[0]);
    const { serverSeed } = (await place.store.table(table))!.doc as { serverSeed: string };
    await insist(host, { type: 'start', table });
    await asked([host, guest]);
    const match = host.position!.match;
    const bodies = await Promise.all(
      ['/api/me/tables', '/api/me/matches', `/api/matches/${match}`, '/metrics', '/readyz'].map(
        async (path) => (await host.get(path)).text(),
      ),
    );
    const seed = jointSeed(serverSeed, contributions);
    const state = JSON.stringify(replay(games.zillionaire, await recordOf(match)));
    expect(state.length).toBeGreaterThan(100);
    for (const text of [heard(), ...bodies, place.log]) {
      expect(text).not.toContain(serverSeed);
      expect(text).not.toContain(seed);
      expect(text).not.toMatch(/"seed"|encodeState|"state":\{/);
    }
    await playOut([host, guest]);
    await watcher.until(() => watcher.table?.status === 'finished');
    expect(watcher.table!.fairness).toMatchObject({ serverSeed, contributions });
    const file = (await (await watcher.get(`/api/matches/${match}`)).json()) as {
      record: { seed: string };
    };
    expect(file.record.seed).toBe(seed);
    expect(place.log).not.toContain(seed);
  });
});

async function recordOf(match: string): Promise<MatchRecord> {
  const [stored, log] = [await place.store.match(match), await place.store.log(match, 0)];
  const moves = log.flatMap(({ seat, body }) =>
    body.type === 'move' ? [{ seat, move: body.move }] : [],
  );
  return { ...(stored!.header as object), moves } as unknown as MatchRecord;
}

describe('4. predictable seeds', () => {
  it('are as random as can be, and bound before anybody contributes', async () => {
    const host = await place.arrive();
    const seeds = new Set<string>();
    const commitments = new Set<string>();
    // At the same moment, by the same person.
    for (let i = 0; i < 20; i++) {
      const table = await gather([host]);
      await host.until(() => host.table?.id === table);
      const { serverSeed } = (await place.store.table(table))!.doc as { serverSeed: string };
      expect(serverSeed).toMatch(/^[0-9a-f]{64}$/);
      seeds.add(serverSeed);
      const { commitment } = host.table!.fairness;
      commitments.add(commitment);
      await insist(host, { type: 'ready', table, contribution: newContribution() });
      await host.until(() => host.table?.seats[0]!.isReady === true);
      expect(host.table!.fairness.commitment).toBe(commitment);
      await insist(host, { type: 'exit', table });
    }
    expect(seeds.size).toBe(20);
    expect(commitments.size).toBe(20);
    // A house next door with the same clock and the same keys makes other tables.
    const next = await TestHouse.open({ now: () => NOW });
    const key = newKey();
    const wish = {
      type: 'open-table',
      game: 'zillionaire',
      isPublic: false,
      clock: 'none',
    } as const;
    const here = await insist(host, { ...wish, seating: ['me', 'open', 'open'] }, key);
    const there = await insist(
      await next.arrive(),
      { ...wish, seating: ['me', 'open', 'open'] },
      key,
    );
    expect(there.table).not.toBe(here.table);
    await next.close();
  });
});

describe('5. unfiltered spectators', () => {
  it('get exactly the public update of every step, byte by byte, and players exactly theirs', async () => {
    const [host, guest, watcher] = (await Promise.all(
      Array.from({ length: 3 }, () => place.arrive()),
    )) as [NodeClient, NodeClient, NodeClient];
    const table = await gather([host, guest]);
    await insist(watcher, { type: 'enter', table });
    const match = await begin([host, guest], table);
    await playOut([host, guest]);
    await watcher.until(() => watcher.position?.outcome !== undefined);
    const record = await recordOf(match);
    let compared = 0;
    for (const one of [host, guest, watcher]) {
      const viewer = one.position!.viewer;
      for (const frame of one.frames.filter((text) => text.startsWith('{"type":"position"'))) {
        const { ply, version, deadlines, now } = Position.parse(JSON.parse(frame));
        const replayed = replay(games.zillionaire, {
          ...record,
          moves: record.moves.slice(0, ply),
        });
        if (!replayed.ok) throw new Error(replayed.why.code);
        const update = replayed.value.update(viewer);
        const envelope = { type: 'position', match, version, viewer, deadlines, now };
        const expected = [update, { ...update, events: [] }].map(
          (one) => `${JSON.stringify(envelope).slice(0, -1)},${JSON.stringify(one).slice(1)}`,
        );
        expect(expected).toContain(frame);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(3 * 20);
    expect(watcher.position!.viewer).toBe('public');
  });
});

const SEALED: StoredMatchWish = {
  game: 'trump',
  seats: 3,
  until: (match) => match.questions().filter(({ decision }) => decision.sealed).length > 1,
};

/** The frames of onlookers while `sealer` answers a sealed question with `amount`; ids are made alike. */
async function whileSealing(amount: number): Promise<string[][]> {
  const match = await matchUnderWay(place, SEALED, sealers);
  const [sealer, other] = match.live.questions().map(({ seat }) => seat) as [Seat, Seat];
  const look = (cookie: string) => comeIn(cookie, match);
  const seat = await look(cookieOf(place, match.players[other]!));
  const watcher = await look(await outsiderOf());
  const player = await look(cookieOf(place, match.players[sealer]!));
  const { version, question } = player.position!;
  const move = { type: 'open', amount };
  const wish = { type: 'answer', match: match.match, question: question!.id, move } as const;
  await insist(player, wish, 'sealed-0001');
  await Promise.all([seat, watcher].map((one) => one.until(() => one.position!.version > version)));
  // Whoever has to answer too may not learn anything by trying, either.
  await seat.say({ ...wish, move: { type: 'nonsense' } }, 'nonsense-01');
  await insist(seat, { type: 'resync', match: match.match }, 'resync-0001');
  await insist(watcher, { type: 'resync', match: match.match }, 'resync-0001');
  const frames = [seat, watcher].map((one) =>
    one.frames.map((text) => text.replaceAll(match.match, 'M').replaceAll(match.table, 'T')),
  );
  await place.sendAway();
  return frames;
}

let sealers: Awaited<ReturnType<typeof matchUnderWay>>['players'] | undefined;

describe('6. sealed choices before the reveal', () => {
  it('look alike to everybody else, whatever was chosen', async () => {
    sealers = (await matchUnderWay(place, SEALED)).players;
    const [nothing, little] = [await whileSealing(0), await whileSealing(50)];
    expect(little).toEqual(nothing);
    expect(nothing.flat().length).toBeGreaterThan(10);
  });
});

describe('7. object ids that track a card', () => {
  it.each(GAME_IDS)(
    '%s in the middle: hidden cards may be swapped, and nobody notices',
    async (game) => {
      const match = await matchUnderWay(place, { game, seats: 3, until: after(25), chance: 3 });
      let worlds = 0;
      for (const viewer of viewersOf(match)) worlds += await compareWorlds(match, viewer);
      expect(worlds).toBeGreaterThan(0);
    },
  );
});

describe('8. a known card that returns to a hidden place', () => {
  it('is not followed there: after a reshuffle the pile may lie in any order', async () => {
    let least = Infinity;
    const hasShuffled = (match: { update(viewer: Viewer): { view: unknown } }) => {
      const { cards } = (match.update('public').view as { pile: { cards: number } }).pile;
      least = Math.min(least, cards);
      return cards > least;
    };
    const match = await matchUnderWay(place, {
      game: 'pure-profit',
      seats: 4,
      until: (live) => live.outcome !== undefined || hasShuffled(live),
      chance: 5,
    });
    expect(hasShuffled(match.live)).toBe(true);
    expect(match.live.outcome).toBeUndefined();
    let worlds = 0;
    for (const viewer of viewersOf(match)) worlds += await compareWorlds(match, viewer);
    expect(worlds).toBeGreaterThan(WORLDS);
  });
});

describe('9. the wrong session after reconnecting', () => {
  it('gives everybody their own seat, on every device, and nobody another’s', async () => {
    const [host, guest, watcher] = (await Promise.all(
      Array.from({ length: 3 }, () => place.arrive()),
    )) as [NodeClient, NodeClient, NodeClient];
    const table = await gather([host, guest]);
    await begin([host, guest], table);
    await insist(watcher, { type: 'enter', table });
    const lent = await place.device(watcher.cookie);
    const seatToken = place.house.people.seatToken(table, playerOf(host));
    await insist(lent, { type: 'enter', table, seatToken });
    await lent.until(() => lent.position !== undefined);
    expect(lent.position!.viewer).toBe(0);
    // Everybody drops out and comes back at once, again and again.
    for (let round = 0; round < 3; round++) {
      for (const one of [host, guest, watcher]) one.client.drop();
      await Promise.all(
        [host, guest, watcher].map(async (one) => {
          const welcomes = () => one.heard.filter(({ type }) => type === 'welcome').length;
          await one.until(() => welcomes() === round + 2);
          const { length } = one.heard;
          await one.until(() => one.heard.slice(length).some(({ type }) => type === 'position'));
        }),
      );
    }
    // Another connection of the borrower has borrowed nothing.
    const fresh = await place.device(watcher.cookie);
    await insist(fresh, { type: 'enter', table });
    await fresh.until(() => fresh.position !== undefined);
    const viewers = (one: NodeClient) => [
      ...new Set(
        one.heard.flatMap((message) => (message.type === 'position' ? [message.viewer] : [])),
      ),
    ];
    expect([host, guest, watcher, fresh].map(viewers)).toEqual([[0], [1], ['public'], ['public']]);
    for (const one of [host, guest, watcher]) {
      const ids = one.heard.flatMap((message) =>
        message.type === 'welcome' ? [message.player.id] : [],
      );
      expect(ids.length).toBeGreaterThan(3);
      expect(new Set(ids).size).toBe(1);
    }
  });
});

describe('10. administrative paths', () => {
  it('count, and name nobody and nothing', async () => {
    const [host, guest] = await Promise.all([place.arrive(), place.arrive()]);
    const table = await gather([host, guest]);
    const match = await begin([host, guest], table);
    const ids = [table, match, playerOf(host), playerOf(guest)];
    const admin = ['/metrics', '/healthz', '/readyz'];
    const guesses = [
      ...['/admin', '/debug', '/status', '/api', '/api/matches', '/api/tables', '/api/players'],
      ...[`/api/tables/${table}`, `/api/matches/${match}/log`, `/api/matches/${match}?open=1`],
      ...['/data/parlor.sqlite', '/parlor.sqlite', '/.env', '/package.json', '/server.mjs'],
      ...['/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/package.json', '/socket'],
    ];
    for (const path of [...admin, ...guesses]) {
      const text = await (await fetch(`${place.base}${path}`)).text();
      for (const id of ids) expect(text, path).not.toContain(id);
      expect(text, path).not.toMatch(/serverSeed|SQLite format|@parlor\/server|"header"/);
    }
    // What the metrics say is for the machine itself, not for whoever comes through a proxy.
    const proxied = await fetch(`${place.base}/metrics`, {
      headers: { 'x-forwarded-for': '127.0.0.1' },
    });
    expect([proxied.status, await proxied.text()]).toEqual([404, '{"code":"unknown-page"}']);
  });
});

describe('11. structure: lengths and the order of keys', () => {
  it.each(GAME_IDS)(
    'of %s are the same in worlds that differ in hidden things only',
    async (game) => {
      const match = await matchUnderWay(place, { game, seats: 3, until: after(12), chance: 11 });
      // Who else is here is told whenever somebody comes or goes, which is no matter of cards.
      const shapes = (frames: readonly string[]) =>
        frames
          .filter((text) => !text.startsWith('{"type":"presence"'))
          .map((text) => [text.length, keysOf(JSON.parse(text)).join()]);
      const viewer = viewersOf(match)[1]!;
      const truth = shapes(await glimpse(match, viewer));
      let worlds = 0;
      for (let chance = 20; chance < 20 + WORLDS; chance++) {
        if (!(await plantWorld(place, match, viewer, chance))) continue;
        worlds++;
        expect(shapes(await glimpse(match, viewer))).toEqual(truth);
      }
      expect(worlds).toBeGreaterThan(0);
    },
  );
});

/** Every key of a value in the order in which it stands in the text. */
const keysOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, field]) => [key, ...keysOf(field)]);

describe('12. error texts', () => {
  it('do not tell what exists but is not for us from what does not', async () => {
    const [host, guest, stranger] = (await Promise.all(
      Array.from({ length: 3 }, () => place.arrive()),
    )) as [NodeClient, NodeClient, NodeClient];
    const table = await gather([host, guest]);
    const match = await begin([host, guest], table);
    const nothing = 'AAAAAAAAAAAAAAAAAAAAAA';
    const heard = async (wish: Parameters<NodeClient['say']>[0]) => {
      const { length } = stranger.frames;
      await stranger.say(wish, newKey());
      return stranger.frames.slice(length).map((text) => text.replace(/"key":"[^"]*"/, ''));
    };
    for (const type of ['resync', 'take-back'] as const) {
      expect(await heard({ type, match })).toEqual(await heard({ type, match: nothing }));
    }
    const move = { type: 'pass' };
    expect(await heard({ type: 'answer', match, question: 0, move })).toEqual(
      await heard({ type: 'answer', match: nothing, question: 0, move }),
    );
    const agree = { type: 'agree', request: 'x', isFine: true } as const;
    expect(await heard({ ...agree, match })).toEqual(await heard({ ...agree, match: nothing }));
    for (const type of ['exit', 'rematch'] as const) {
      expect(await heard({ type, table })).toEqual(await heard({ type, table: nothing }));
    }
    expect(await heard({ type: 'chat', table, text: 'hm' })).toEqual(
      await heard({ type: 'chat', table: nothing, text: 'hm' }),
    );
    const pairs = [
      ['GET', `/api/matches/${match}`, `/api/matches/${nothing}`],
      ['POST', `/api/tables/${table}/seat-link`, `/api/tables/${nothing}/seat-link`],
    ] as const;
    for (const [method, there, missing] of pairs) {
      const [a, b] = await Promise.all(
        [there, missing].map(async (path) => {
          const response = await fetch(`${place.base}${path}`, {
            method,
            headers: { cookie: stranger.cookie },
          });
          return [response.status, await response.text()];
        }),
      );
      expect(a).toEqual(b);
    }
  });

  it('about moves say the same whatever the others hold', async () => {
    for (const game of GAME_IDS) {
      const match = await matchUnderWay(place, { game, seats: 3, until: after(18), chance: 6 });
      const viewer = viewersOf(match)[0]!;
      const refusals = async () =>
        (await glimpse(match, viewer)).filter((text) => text.includes('"refused"'));
      const truth = await refusals();
      expect(truth.length).toBeGreaterThan(JUNK.length);
      if (!(await plantWorld(place, match, viewer, 40))) continue;
      expect(await refusals()).toEqual(truth);
    }
  });
});

describe('13. size and timing', () => {
  it('a sealed answer of another size makes as many frames of the same sizes, in the same order', async () => {
    const sizes = (frames: string[][]) => frames.map((some) => some.map((text) => text.length));
    const kinds = (frames: string[][]) =>
      frames.map((some) => some.map((text) => (JSON.parse(text) as { type: string }).type));
    const [short, long] = [await whileSealing(10), await whileSealing(100)];
    expect(sizes(long)).toEqual(sizes(short));
    expect(kinds(long)).toEqual(kinds(short));
  });

  it('nothing is compressed on the socket, where sizes would tell contents', async () => {
    const socket = new WebSocket(`${place.base.replace('http', 'ws')}/socket`, {
      headers: { cookie: await outsiderOf() },
      perMessageDeflate: true,
    });
    await new Promise((resolve) => socket.once('open', resolve));
    expect(socket.extensions).toBe('');
    socket.close();
  });

  it('the mover hears first that a move is safe, everybody else afterwards', async () => {
    const [host, guest] = await Promise.all([place.arrive(), place.arrive()]);
    const table = await gather([host, guest]);
    const match = await begin([host, guest], table);
    const mover = await asked([host, guest]);
    const { version } = mover.position!;
    const key = newKey();
    await answer(mover, someMove(mover), key);
    await mover.until(() => mover.position!.version > version);
    const isDone = (text: string) => text.includes(`"done","key":"${key}"`);
    const isNews = (text: string) => text.includes(`"match":"${match}","version":${version + 1}`);
    expect(mover.frames.findIndex(isDone)).toBeLessThan(mover.frames.findIndex(isNews));
  });
});

describe('14. bots reading state', () => {
  it('are handed the view of their seat, dice of their own, and nothing else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlor-bot-'));
    const file = join(folder, 'echo.mjs');
    // A bot that answers with everything it was told.
    writeFileSync(
      file,
      `import { parentPort } from 'node:worker_threads';
       parentPort.on('message', (told) => {
         parentPort.postMessage({ id: told.id, type: 'started' });
         parentPort.postMessage({ id: told.id, type: 'answer', answer: { move: told } });
       });`,
    );
    const bots = new ThinkingBots(pathToFileURL(file), 1);
    try {
      for (const id of GAME_IDS) {
        if (!isGameId(id)) continue;
        const { live, game, match } = await matchUnderWay(place, {
          game: id,
          seats: 3,
          until: after(9),
        });
        const { seat } = live.questions()[0]!;
        const hot = (await place.house.desk.find(match))!;
        const view = await place.house.desk.with(hot.id, (held) =>
          place.house.desk.viewFor(held, seat),
        );
        expect(JSON.stringify(view)).toBe(JSON.stringify(live.update(seat).view));
        const { trouble, move } = await bots.think(id, 'casual', view!, seat, 77);
        const told = JSON.parse(trouble!.why.slice(0, trouble!.why.lastIndexOf('}') + 1)) as object;
        expect(Object.keys(told).sort()).toEqual(
          ['ask', 'dice', 'game', 'id', 'level', 'limitMs', 'seat', 'view'].sort(),
        );
        expect(told).toMatchObject({
          ask: 'think',
          game: id,
          level: 'casual',
          seat,
          dice: [77, 1],
        });
        expect((told as { view: Json }).view).toEqual(view);
        // And whatever such a bot says, a legal move is played.
        expect(live.answer(seat, live.questions()[0]!.id, move)).toMatchObject({ ok: true });
        expect(game.id).toBe(id);
      }
    } finally {
      bots.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
