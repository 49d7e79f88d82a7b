import { MemoryLeases, MemoryLog } from '@parlor/host';
import { SimulatedWorld } from '@parlor/host/testing';
import { type AnyGame, fastRng, MATCH_RNG, type Seat } from '@parlor/kit';
import { games } from '@parlor/registry';
import { quickest } from '@parlor/registry/testing';
import { setImmediate as settled } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { HostedMatch } from '../offline/indexedLog.ts';
import type { MatchStatus } from '../offline/storedMatches.ts';
import { StorageError } from '../platform/database.ts';
import type { LocalCalls, LocalNews, LocalUpdate } from './localCalls.ts';
import type { LocalLog, LocalTypes } from './localHost.ts';
import { localMatches } from './localMatches.ts';

const MATCH = 'local-x';
const QUICK = quickest();
const GAME: AnyGame = games[QUICK.game];
const LEASE_MS = 2000;

class DeviceLog extends MemoryLog<LocalTypes> implements LocalLog {
  isFull = false;
  status: MatchStatus | undefined;

  override append(...entry: Parameters<MemoryLog<LocalTypes>['append']>) {
    if (this.isFull) return Promise.reject(new StorageError('storage-full'));
    return super.append(...entry);
  }

  async noteStatus(id: string, n: number | undefined, status: MatchStatus): Promise<void> {
    if (n !== undefined && n !== ((await this.heads([id])).get(id) ?? 0)) return;
    this.status = status;
    const stored = (await this.match(id))!;
    this.put({ ...stored, status: status.isOver ? 'finished' : 'playing' });
  }

  async reopen(id: string): Promise<void> {
    this.put({ ...(await this.match(id))!, status: 'playing' });
  }
}

/** All tabs of a device: three bots, or people, at one table. */
class Device {
  readonly world = new SimulatedWorld(settled);
  readonly log = new DeviceLog();
  isBusDown = false;
  readonly thoughts: number[] = [];
  private readonly leases = new MemoryLeases(this.world);
  private readonly ears: ((match: string) => Promise<void>)[] = [];

  constructor(levels: readonly ('casual' | undefined)[]) {
    const { id: game, rulesVersion, presets } = GAME;
    const header = {
      ...{ format: 1, game, rulesVersion, rng: MATCH_RNG, seed: '5eed'.repeat(16) },
      table: { seats: levels.length, options: presets[QUICK.preset]! },
    };
    const seats = levels.map((level, seat) => ({ name: `P${seat}`, level }));
    const local = { id: MATCH, game, seats, header } as unknown as HostedMatch['local'];
    const startedAt = this.world.now();
    this.log.put({
      ...{ id: MATCH, status: 'playing', startedAt, local },
      header: header,
    });
  }

  tab(): LocalCalls {
    const index = this.ears.push(async () => {}) - 1;
    const { world, log } = this;
    return localMatches(
      async (_match, { view, seat }) => {
        this.thoughts.push(index);
        return { move: someMove(view, seat), remark: { code: 'hm' } };
      },
      {
        ...{ world, log },
        lease: this.leases.of(`tab-${index}`, LEASE_MS),
        bus: {
          moved: (match) => {
            if (this.isBusDown) return;
            this.ears.forEach((hear, at) => {
              if (at !== index) void hear(match);
            });
          },
          listen: (hear) => void (this.ears[index] = hear),
        },
      },
    );
  }
}

function someMove(view: unknown, seat: Seat): unknown {
  const moves: unknown[] = [];
  const count = GAME.moves(worldOf(view), seat, moves as never[]);
  return moves.slice(0, count)[0];
}

const worldOf = (view: unknown): unknown => GAME.worlds(view)(fastRng(1));

/** A table of a page, which takes in all news. */
class TestTable {
  readonly updates: LocalUpdate[] = [];
  readonly news: LocalNews[] = [];

  private constructor(
    readonly calls: LocalCalls,
    readonly session: number,
    first: LocalUpdate,
  ) {
    this.updates.push(first);
    void this.listen();
  }

  static async at(calls: LocalCalls, seat: Seat): Promise<TestTable> {
    const { session, history: _history, ...update } = await calls.enterMatch(MATCH, seat);
    return new TestTable(calls, session, update);
  }

  private async listen(): Promise<void> {
    for (;;) {
      const news = await this.calls.news(this.session);
      if (news.length === 0) return;
      this.news.push(...news);
      for (const one of news) if (one.type === 'update') this.updates.push(one);
    }
  }

  get now(): LocalUpdate {
    return this.updates.at(-1)!;
  }

  /** Answers what is asked with the first that is allowed. */
  answer(question = this.now.question!, view = this.now.view as unknown) {
    return this.calls.answer(this.session, question.id, someMove(view, question.seat));
  }
}

const ALONE = [undefined, 'casual', 'casual'] as const;
const TOGETHER = [undefined, undefined, undefined] as const;

describe('two tabs of a device', () => {
  it('see each other’s moves, and those of bots, which think in one of them', async () => {
    const device = new Device(ALONE);
    const [one, two] = [device.tab(), device.tab()];
    const [here, there] = [await TestTable.at(one, 0), await TestTable.at(two, 0)];
    await device.world.pass(5000);
    for (let moves = 0; moves < 4; moves++) {
      const mover = moves % 2 === 0 ? here : there;
      expect(mover.now.question).toBeDefined();
      expect(await mover.answer()).toBeNull();
      await device.world.pass(5000);
      expect(there.now).toEqual(here.now);
    }
    expect(new Set(device.thoughts)).toEqual(new Set([0]));
    expect(here.updates.map(({ version }) => version)).toEqual(
      here.updates.map((_, version) => version + here.updates[0].version),
    );
  });

  it('of which the one that thinks is left go on in the other', async () => {
    const device = new Device(ALONE);
    const [one, two] = [device.tab(), device.tab()];
    const here = await TestTable.at(one, 0);
    const there = await TestTable.at(two, 0);
    await device.world.pass(5000);
    await one.leaveMatch(here.session);
    device.thoughts.length = 0;
    expect(await there.answer()).toBeNull();
    await device.world.pass(10_000);
    expect(new Set(device.thoughts)).toEqual(new Set([1]));
    expect(there.now.question).toBeDefined();
  });

  it('that answer at the same time have one of them refused', async () => {
    const device = new Device(TOGETHER);
    device.isBusDown = true;
    const [one, two] = [device.tab(), device.tab()];
    const first = (await TestTable.at(one, 0)).now.questions[0].seat;
    const [here, there] = [await TestTable.at(one, first), await TestTable.at(two, first)];
    const answers = await Promise.all([here.answer(), there.answer()]);
    expect(answers.filter((why) => why === null)).toHaveLength(1);
    expect(answers.find((why) => why !== null)).toMatchObject({
      code: expect.stringMatching(/^(not-asked|stale-question)$/),
    });
    expect(await device.log.entries(MATCH, 0)).toHaveLength(1);
    expect(there.now).toMatchObject({ version: 1, ply: 1 });
  });

  it('follow what is taken back in one, without being told of it by the other', async () => {
    const device = new Device(ALONE);
    device.isBusDown = true;
    const [one, two] = [device.tab(), device.tab()];
    const [here, there] = [await TestTable.at(one, 0), await TestTable.at(two, 0)];
    await device.world.pass(8000);
    const before = here.now;
    await here.answer();
    await device.world.pass(8000);
    expect(await two.takeBack(there.session)).toBeNull();
    await device.world.pass(8000);
    for (const table of [here, there]) {
      expect(table.now.view).toEqual(before.view);
      expect(table.now.ply).toBe(before.ply);
    }
    const { steps } = await one.history(here.session);
    expect(steps).toHaveLength(before.ply + 1);
  });
});

describe('a match of this device', () => {
  it('says a remark with the move it is about', async () => {
    const device = new Device(ALONE);
    const table = await TestTable.at(device.tab(), 0);
    await device.world.pass(5000);
    if (table.now.question) await table.answer();
    await device.world.pass(5000);
    const at = table.news.findIndex(({ type }) => type === 'remark');
    expect(at).toBeGreaterThan(0);
    expect(table.news[at - 1].type).toBe('update');
  });

  it('stands where it stood while nobody looks on', async () => {
    const device = new Device(ALONE);
    const tab = device.tab();
    const table = await TestTable.at(tab, 0);
    await tab.setPace(60_000);
    await device.world.pass(1000);
    await tab.leaveMatch(table.session);
    const before = (await device.log.entries(MATCH, 0)).length;
    await device.world.pass(600_000);
    expect(await device.log.entries(MATCH, 0)).toHaveLength(before);
    await tab.setPace(0);
    const again = await TestTable.at(tab, 0);
    await device.world.pass(5000);
    expect(again.now.question ?? again.now.outcome).toBeDefined();
  });

  it('that cannot be stored is told so, and goes on when it can', async () => {
    const device = new Device(ALONE);
    const table = await TestTable.at(device.tab(), 0);
    await device.world.pass(5000);
    const before = table.now;
    device.log.isFull = true;
    await expect(table.answer()).rejects.toMatchObject({ code: 'storage-full' });
    expect(await device.log.entries(MATCH, 0)).toHaveLength(before.version);
    device.log.isFull = false;
    expect(await table.answer()).toBeNull();
    device.log.isFull = true;
    await device.world.pass(5000);
    expect(table.news).toContainEqual({ type: 'problem', code: 'storage-full' });
    device.log.isFull = false;
    const { version } = table.now;
    await device.world.pass(5000);
    expect(table.now.version).toBeGreaterThan(version);
  });

  it('can be taken back from its end', async () => {
    const device = new Device(ALONE);
    const tab = device.tab();
    const table = await TestTable.at(tab, 0);
    await device.world.pass(5000);
    while (!table.now.outcome) {
      if (table.now.question) await table.answer();
      await device.world.pass(5000);
    }
    expect(device.log.status).toMatchObject({ isOver: true, isYourTurn: false });
    expect(await tab.takeBack(table.session)).toBeNull();
    await device.world.pass(5000);
    expect(table.now.question).toBeDefined();
    expect(device.log.status).toMatchObject({ isOver: false, isYourTurn: true });
  });
});
