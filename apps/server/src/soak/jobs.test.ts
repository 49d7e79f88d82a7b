/** What a node was about to do when it died is done by another one, once: a bot's move, and what follows when time is up. */

import { fastRng } from '@parlor/kit';
import { quickest } from '@parlor/registry/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseMove } from './chooseMove.ts';
import { arrive, Device } from './device.ts';
import { TestCluster } from './testCluster.ts';

const QUICK = quickest();

/** A bot takes so long that its node can be killed meanwhile; a person so long that another node can be started. */
const BOT_PACE_MS = 3000;
const CLOCK_S = 15;

let cluster: TestCluster;
/** One person with a device at each node. */
let devices: [Device, Device];

beforeAll(async () => {
  cluster = await TestCluster.open({
    ...{ store: 'postgres', nodes: 2 },
    env: {
      ...{ LEASE_MS: '1000', ABSENCE_S: '86400' },
      ...{ BOT_PACE_MS: String(BOT_PACE_MS), CLOCK_BRISK_S: String(CLOCK_S) },
    },
  });
  const cookie = await arrive(() => cluster.nodes[0]!.base!);
  const at = (node: number) =>
    new Device(cookie, () => cluster.nodes[node]!.base ?? 'http://127.0.0.1:9');
  devices = [at(0), at(1)];
});

afterAll(async () => {
  for (const device of devices) device.close();
  await cluster.close();
});

describe('the jobs of a node that dies', () => {
  it('are done by another one, and only once', async () => {
    const [one, two] = devices;
    const said = async (device: Device, wish: Parameters<Device['say']>[0]) => {
      const done = await device.say(wish);
      if (done?.type !== 'done') throw new Error(`${wish.type}: ${done?.code ?? 'silence'}`);
      return done;
    };
    const bot = { bot: 'beginner' } as const;
    const opened = await said(one, {
      ...{ type: 'open-table', game: QUICK.game, options: QUICK.preset, seating: ['me', bot, bot] },
      ...{ isPublic: false, clock: 'brisk', standIn: 'beginner' },
    });
    const table = opened.table!;
    for (const device of devices) await said(device, { type: 'enter', table });
    await said(one, one.commitAt(table));
    // Whoever starts a match holds it, unless the other one has just been looking for work.
    await said(one, { type: 'start', table });
    for (const device of devices) {
      expect(await device.until(() => device.position !== undefined)).toBe(true);
    }

    // A bot: the node that has it think dies before it has answered.
    const rng = fastRng(1);
    for (;;) {
      const { question, match, view, version } = two.position!;
      if (!question) break;
      const move = chooseMove(QUICK.game, view, question.seat, rng);
      await said(two, { type: 'answer', match, question: question.id, move });
      await two.until(() => two.position!.version > version);
    }
    const { version } = two.position!;
    await cluster.nodes[0]!.kill();
    expect(await two.until(() => two.position!.version > version)).toBe(true);

    // A clock: the node that watches it dies before it has run out.
    const isUp = cluster.nodes[0]!.start();
    expect(await two.until(() => two.position!.question !== undefined)).toBe(true);
    const asked = two.position!;
    await isUp;
    expect(await one.until(() => one.position!.version >= asked.version)).toBe(true);
    await cluster.nodes[1]!.kill();
    expect(await one.until(() => one.position!.version > asked.version)).toBe(true);
    expect(await one.until(() => one.table?.seats[0]!.isAway === true)).toBe(true);

    const store = await cluster.openStore();
    const log = await store.log(asked.match, 0);
    await store.close();
    expect(log.map(({ body }) => body.ply)).toEqual(log.map((_, i) => i + 1));
    expect(log[version]!.player).toBe('bot:beginner');
    // The person's own question was answered by the one who stands in.
    expect(log[asked.version]).toMatchObject({ seat: 0, player: 'bot:beginner' });
    expect(new Set(log.map(({ player, key }) => `${player} ${key}`)).size).toBe(log.length);
  });
});
