/** Whoever runs the machine sets its clock, and nobody who plays notices. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, asked, begin, gather, insist, longFor } from '../testing/players.ts';
import { NodeClient } from '../testing/nodeClient.ts';
import { TestServer } from '../testing/testServer.ts';
import { startPostgres } from '../testing/services.ts';
import { NodeProcess } from '../soak/nodeProcess.ts';
import { buildServer } from '../testing/buildServer.ts';
import { openStore } from '../testing/stores.ts';

const HOUR = 3_600_000;

/** What a host has who sets nothing. */
const USUAL = { BOT_PACE_MS: '' };

/** No match ends in the middle of a test. */
const LONG = longFor(100);

/** Somebody and two bots, who have begun. */
async function playing(host: NodeClient, wish: Parameters<typeof gather>[1] = {}) {
  const seating = ['me', { bot: 'beginner' }, { bot: 'beginner' }] as const;
  const table = await gather([host], { ...LONG, seating: [...seating], ...wish });
  return { table, match: await begin([host], table) };
}

/** Plays on until it was a bot's turn and is ours again. */
async function playRound(host: NodeClient): Promise<void> {
  await asked([host]);
  const { version } = host.position!;
  for (let own = 0; host.position!.version === version + own; own++) {
    expect(await answer(host)).toMatchObject({ type: 'done' });
    await asked([host]);
  }
}

describe('a wall clock that is set in the middle of a match', () => {
  const wall = { isAheadBy: 0 };
  let server: TestServer;

  beforeEach(() => {
    const real = Date.now.bind(Date);
    wall.isAheadBy = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => real() + wall.isAheadBy);
  });
  afterEach(async () => {
    await server.close();
    vi.restoreAllMocks();
  });

  it('keeps no command from being read, no bot from moving, and costs nobody their time', async () => {
    server = await TestServer.open({ env: USUAL });
    const host = await server.arrive();
    const { table, match } = await playing(host, { clock: 'relaxed' });
    const times = [host.last('welcome')!.now];
    for (const isAheadBy of [-HOUR, HOUR]) {
      wall.isAheadBy = isAheadBy;
      await asked([host]);
      const { now, deadlines } = host.position!;
      const left = deadlines[0]! - now;
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(120_000);
      times.push(now);
      await playRound(host);
      expect(await host.say({ type: 'chat', table, text: 'hé' })).toMatchObject({ type: 'done' });
    }
    expect(host.table!.seats[0]!.isAway).toBe(false);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    // Nobody else could take the match, whenever they believed it was.
    expect(await server.store.claim(match, { node: 'another', ms: 1 })).toBe(false);
    const log = (await server.store.log(match, 0)).map(({ at }) => at);
    expect(log).toEqual([...log].sort((a, b) => a - b));
    expect(log.at(-1)! - log[0]!).toBeLessThan(HOUR);
  });

  it('neither stretches nor shortens anybody’s time', async () => {
    server = await TestServer.open({ env: { CLOCK_BRISK_S: '1' } });
    const people = [await server.arrive(), await server.arrive(), await server.arrive()] as const;
    const table = await gather(people, {
      ...{ ...LONG, seating: ['me', 'open', 'open'] },
      ...{ clock: 'brisk', standIn: 'beginner' },
    });
    const match = await begin(people, table);
    wall.isAheadBy = HOUR;
    const slow = await asked(people);
    const { version, deadlines } = slow.position!;
    const deadline = deadlines[slow.seat!]!;
    await slow.until(() => slow.position!.version > version, 'nobody played on');
    const { at, player } = (await server.store.log(match, version))[0]!;
    expect(player).toBe('bot:beginner');
    expect(at).toBeGreaterThanOrEqual(deadline);
    wall.isAheadBy = -HOUR;
    const away = () => slow.table!.seats.filter(({ isAway }) => isAway).length;
    await slow.until(() => away() === 2, 'nobody else runs out of time');
  });

  it('opens no quota early, and closes none for longer', async () => {
    server = await TestServer.open({ env: { GUESTS_PER_ADDRESS: '3', REQUESTS_PER_MINUTE: '5' } });
    const arrives = async () =>
      (await server.app.inject({ method: 'POST', url: '/api/session' })).statusCode;
    expect(await arrives()).toBe(200);
    wall.isAheadBy = -HOUR;
    expect([await arrives(), await arrives()]).toEqual([200, 200]);
    // By the wall the hour is over, and so is the minute.
    wall.isAheadBy = 2 * HOUR;
    expect([await arrives(), await arrives()]).toEqual([429, 429]);
  });

  it('ends no session, no presence and no lease', async () => {
    server = await TestServer.open({ env: { LEASE_MS: '600', ABSENCE_S: '1' } });
    const people = [await server.arrive(), await server.arrive()] as const;
    const [host, guest] = people;
    const table = await gather(people, LONG);
    const match = await begin(people, table);
    const { store, server: node } = server;
    const here = () => host.last('presence')!.connected.slice(0, 2);
    for (const isAheadBy of [-HOUR, 2 * HOUR]) {
      wall.isAheadBy = isAheadBy;
      // Long enough for attendance and leases to be renewed, and for an absence to be noticed.
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect(here()).toEqual([true, true]);
      expect(host.table!.seats.filter(({ isAway }) => isAway)).toEqual([]);
      expect((await host.get('/api/me')).status).toBe(200);
      expect(await store.renewLeases({ node: node.node, ms: 600 })).toContain(match);
      for (const { until } of await store.attendance([table])) {
        expect(Math.abs(until - node.world.now())).toBeLessThan(HOUR / 2);
      }
    }
    guest.close();
    await host.until(() => !here()[1], 'nobody notices who has gone');
    const back = await server.device(guest.cookie);
    await insist(back, { type: 'enter', table });
    await host.until(() => here()[1] === true, 'nobody notices who is back');
  });
});

/** Has a program believe that it is later, or earlier, in all of its threads. */
const shifted = (ms: number): string[] => [
  `--import=data:text/javascript,const real = Date.now; Date.now = () => real() + ${ms};`,
];

describe('a program that is started again with its clock set back', () => {
  it('goes on with every match', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlor-clock-'));
    const program = await buildServer();
    const env = { DATA_DIR: folder, BOT_PACE_MS: '0', LEASE_MS: '600' };
    const first = new NodeProcess(program, env);
    const second = new NodeProcess(program, env, shifted(-HOUR));
    const clients: NodeClient[] = [];
    try {
      const host = await NodeClient.arrive(await first.start());
      clients.push(host);
      const { table } = await playing(host, { clock: 'daily' });
      await playRound(host);
      const { version, now } = host.position!;
      await first.kill();
      const base = await second.start();
      const back = new NodeClient(base, host.cookie);
      clients.push(back);
      await insist(back, { type: 'enter', table });
      expect(back.last('welcome')!.now).toBeGreaterThanOrEqual(now);
      await back.until(() => back.position !== undefined);
      await playRound(back);
      expect(back.position!.version).toBeGreaterThan(version);
      expect(back.position!.now).toBeGreaterThanOrEqual(now);
      expect(second.log).toContain('"event":"clock-behind"');
    } finally {
      for (const client of clients) client.close();
      await first.kill();
      await second.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('two nodes whose clocks are an hour apart', () => {
  it('leave each other’s matches alone', async () => {
    const store = await openStore({ kind: 'memory' });
    // So that each is a node among others.
    const env = { DATABASE_URL: 'postgres://nobody@nowhere/nothing', LEASE_MS: '60000' };
    const late = await TestServer.open({ env, store, now: () => Date.now() - HOUR });
    const early = await TestServer.open({ env, store, now: () => Date.now() });
    try {
      const nodes = [late, early].map(({ server }) => server);
      const holders = async (match: string) => {
        const held = await Promise.all(
          nodes.map(({ node }) => store.renewLeases({ node, ms: 60_000 })),
        );
        return held.map((matches) => matches.includes(match));
      };
      for (const one of [late, early]) {
        const host = await one.arrive();
        const { match } = await playing(host);
        const before = await holders(match);
        expect(before.filter(Boolean)).toHaveLength(1);
        await playRound(host);
        for (const { node, world } of nodes)
          await store.takeDue({ node, ms: 60_000 }, world.now(), 99);
        expect(await holders(match)).toEqual(before);
      }
    } finally {
      await late.close();
      await early.close();
      await store.close();
    }
  });

  it('have one time, that of PostgreSQL', async () => {
    const postgres = await startPostgres();
    const program = await buildServer();
    const env = {
      DATABASE_URL: await postgres.createDatabase(),
      ...{ BOT_PACE_MS: '0', LEASE_MS: '600' },
    };
    const right = new NodeProcess(program, env);
    const wrong = new NodeProcess(program, env, shifted(HOUR));
    const clients: NodeClient[] = [];
    try {
      const bases = await Promise.all([right.start(), wrong.start()]);
      const host = await NodeClient.arrive(bases[1]);
      const guest = new NodeClient(bases[0], host.cookie);
      clients.push(host, guest);
      const { table } = await playing(host);
      await insist(guest, { type: 'enter', table });
      await playRound(host);
      const apart = host.last('welcome')!.now - guest.last('welcome')!.now;
      expect(Math.abs(apart)).toBeLessThan(HOUR / 2);
      // By its own clock it would hold the match for another hour.
      await wrong.kill();
      await guest.until(() => guest.position?.version === host.position!.version);
      await playRound(guest);
    } finally {
      for (const client of clients) client.close();
      await right.kill();
      await wrong.kill();
      await postgres.remove();
    }
  });
});
