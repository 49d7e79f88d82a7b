/** What the server keeps to itself: the seed, the state, and whatever it was told in confidence. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jointSeed } from '@parlor/kit';
import { replay } from '@parlor/match';
import { games } from '@parlor/registry';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answer, asked, gather, insist, playOut, QUICK, someMove } from '../../testing/players.ts';
import { NOW, recordOf } from '../../testing/captureTraffic.ts';
import { NodeClient, newContribution, newKey } from '../../testing/nodeClient.ts';
import { openDatabase } from '../../adapters/store/sqlite/database.ts';
import { playerOf, TestServer } from '../../testing/testServer.ts';
import { NodeProcess } from '../../soak/nodeProcess.ts';
import { buildServer } from '../../testing/buildServer.ts';

let place: TestServer;

beforeAll(async () => {
  place = await TestServer.open({ now: () => NOW });
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

/** Who is asked first in the match of these two, what they might answer, and what the host has given to the dice. */
async function startedBy(host: NodeClient, guest: NodeClient, table: string) {
  const contribution = newContribution();
  await insist(host, { type: 'ready', table, contribution });
  await insist(guest, { type: 'ready', table, contribution: newContribution() });
  await insist(host, { type: 'start', table });
  const mover = await asked([host, guest]);
  return { contribution, mover, move: someMove(mover) };
}

describe('2. arguments in logs', () => {
  it('says what happened, never what with', async () => {
    const [host, guest] = await Promise.all([place.arrive(), place.arrive()]);
    await insist(host, { type: 'rename', name: 'Xanthippe' });
    const table = await gather([host, guest], { isRated: false });
    await insist(host, { type: 'chat', table, text: 'a whispered word' });
    const link = await fetch(`${place.base}/api/recovery`, {
      method: 'POST',
      headers: { cookie: host.cookie },
    });
    const token = ((await link.json()) as { path: string }).path.split('#')[1]!;
    const seatToken = place.server.people.seatToken(table, playerOf(host));
    const thief = await place.arrive();
    await insist(thief, { type: 'enter', table, seatToken });
    const { contribution, mover, move } = await startedBy(host, guest, table);
    // Trouble is logged: a worker that dies with a move in its hands, and everything that is refused.
    await place.crashThreads('rules.worker');
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

  it('says no more on standard error of the program itself, whatever goes wrong', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlor-logs-'));
    const node = new NodeProcess(await buildServer(), {
      ...{ DATA_DIR: folder, BOT_PACE_MS: '0', LOG_LEVEL: 'debug' },
    });
    let log = '';
    node.hear = (text) => {
      log += text;
    };
    const guests: NodeClient[] = [];
    try {
      const base = await node.start();
      guests.push(await NodeClient.arrive(base), await NodeClient.arrive(base));
      const [host, guest] = guests as [NodeClient, NodeClient];
      await insist(host, { type: 'rename', name: 'Xanthippe' });
      const table = await gather([host, guest], { isRated: false });
      const { contribution, mover, move } = await startedBy(host, guest, table);
      const key = newKey();
      // The log cannot be written for a while: the server complains, with the move in its hands.
      const database = openDatabase(join(folder, 'parlor.sqlite'));
      database.exec('alter table log rename to elsewhere');
      const { match, question } = mover.position!;
      const said = mover.say({ type: 'answer', match, question: question!.id, move }, key);
      await mover.until(() => mover.frames.some((text) => text.includes('"try-again"')));
      database.exec('alter table chat rename to nowhere');
      const whispered = host.say({ type: 'chat', table, text: 'a whispered word' });
      await host.until(() => host.frames.filter((text) => text.includes('"try-again"')).length > 0);
      database.exec('alter table elsewhere rename to log');
      database.exec('alter table nowhere rename to chat');
      expect((await said).type).toBe('done');
      expect((await whispered).type).toBe('done');
      const { doc } = JSON.parse(
        JSON.stringify(database.prepare('select doc from tables').get()),
      ) as { doc: string };
      database.close();
      const { serverSeed } = JSON.parse(doc) as { serverSeed: string };
      await mover.say({ type: 'answer', match, question: 0, move: { type: 'a secret plan' } });
      expect(await node.stop()).toBe(0);
      for (const event of ['command-failed', 'stopping']) expect(log).toContain(event);
      const secrets = [
        ...['Xanthippe', 'a whispered word', 'a secret plan', contribution, serverSeed, key],
        ...[...guests.map(({ cookie }) => cookie.split('=')[1]!), JSON.stringify(move)],
      ];
      for (const secret of secrets) expect(log).not.toContain(secret);
    } finally {
      for (const one of guests) one.close();
      await node.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('3. the seed and the state of the generator', () => {
  it('stay inside until the match is over, and so does the state', async () => {
    const [host, guest, watcher] = (await Promise.all(
      Array.from({ length: 3 }, () => place.arrive()),
    )) as [NodeClient, NodeClient, NodeClient];
    const everyone = [host, guest, watcher];
    const table = await gather([host, guest], { isPublic: true, isRated: false });
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
    const state = JSON.stringify(replay(games[QUICK.game], await recordOf(place, match)));
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

describe('4. predictable seeds', () => {
  it('are as random as can be, and bound before anybody contributes', async () => {
    const host = await place.arrive();
    const seeds = new Set<string>();
    const commitments = new Set<string>();
    // At the same moment, by the same person.
    for (let i = 0; i < 10; i++) {
      const table = await gather([host], { isRated: false });
      await host.until(() => host.table?.id === table);
      const { serverSeed } = (await place.store.table(table))!.doc as { serverSeed: string };
      expect(serverSeed).toMatch(/^[0-9a-f]{64}$/);
      seeds.add(serverSeed);
      const { commitment } = host.table!.fairness;
      commitments.add(commitment);
      await insist(host, { type: 'ready', table, contribution: newContribution() });
      await host.until(() => host.table?.seats[0]!.isReady === true);
      expect(host.table!.fairness.commitment).toBe(commitment);
      // Nobody may have so many at once.
      await insist(host, { type: 'leave', table });
      await insist(host, { type: 'exit', table });
    }
    expect(seeds.size).toBe(10);
    expect(commitments.size).toBe(10);
    // A server next door with the same clock and the same keys makes other tables.
    const next = await TestServer.open({ now: () => NOW });
    const key = newKey();
    const wish = {
      type: 'open-table',
      game: QUICK.game,
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
