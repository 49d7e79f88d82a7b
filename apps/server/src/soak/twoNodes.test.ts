import { fastRng, hashJson } from '@parlor/kit';
import type { Position } from '@parlor/protocol';
import { quickest } from '@parlor/registry/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseMove } from './chooseMove.ts';
import { arrive, Device } from './device.ts';
import { TestCluster } from './testCluster.ts';

/** It is played while services stop and start, however long that takes. */
const LONG = quickest(600);

/** Somebody who always knocks at the same door, and plays when told to. */
class Player {
  readonly seen = new Map<number, Position>();
  readonly device: Device;
  isPlaying = true;
  private unanswered = 0;
  private readonly rng;

  private constructor(cookie: string, base: string, seed: number) {
    this.rng = fastRng(seed, 1);
    this.device = new Device(cookie, () => base, {
      position: (position) => {
        this.seen.set(position.version, position);
        if (this.isPlaying) this.play();
      },
    });
  }

  static async at(base: string, seed: number): Promise<Player> {
    return new Player(await arrive(() => base), base, seed);
  }

  play(): void {
    const { position } = this.device;
    if (!position?.question) return;
    const { match, view, question } = position;
    const move = chooseMove(LONG.game, view, question.seat, this.rng);
    this.unanswered++;
    void this.device
      .say({ type: 'answer', match, question: question.id, move })
      .then(() => this.unanswered--);
  }

  /** Is it up to us, and have we not said anything yet? */
  get isAsked(): boolean {
    return this.unanswered === 0 && this.device.position?.question !== undefined;
  }

  hold(isPlaying: boolean): void {
    this.isPlaying = isPlaying;
    if (isPlaying) this.play();
  }

  get version(): number {
    return this.device.position?.version ?? 0;
  }

  reaches(version: number): Promise<boolean> {
    return this.device.until(() => this.version >= version);
  }
}

describe('two nodes, one match, players on both', () => {
  let cluster: TestCluster;
  let players: Player[];

  beforeAll(async () => {
    cluster = await TestCluster.open({ store: 'postgres', nodes: 2, env: { BOT_PACE_MS: '20' } });
    const [one, two] = cluster.nodes.map(({ base }) => base!) as [string, string];
    players = [await Player.at(one, 1), await Player.at(two, 2), await Player.at(two, 3)];
  });

  afterAll(async () => {
    for (const { device } of players) device.close();
    await cluster.close();
  });

  it('nobody misses a move while Redis stops and starts', async () => {
    const [host, guest, spectator] = players as [Player, Player, Player];
    const opened = await host.device.say({
      type: 'open-table',
      ...{ game: LONG.game, options: LONG.preset, seating: ['me', 'open', { bot: 'beginner' }] },
      ...{ isPublic: false, clock: 'none' },
    });
    const table = opened?.type === 'done' ? opened.table! : '';
    await host.device.say({ type: 'enter', table });
    await guest.device.say({ type: 'enter', table });
    await spectator.device.say({ type: 'enter', table });
    await guest.device.say({ type: 'sit', table, seat: 1 });
    for (const { device } of [host, guest]) {
      await device.say(device.commitAt(table));
    }
    await host.device.say({ type: 'start', table });

    const target = async (version: number) => {
      for (const player of players) expect(await player.reaches(version)).toBe(true);
    };
    await target(5);
    await cluster.redis!.crash();
    const without = Math.max(...players.map(({ version }) => version));
    await target(without + 3);
    await cluster.redis!.start();
    const again = Math.max(...players.map(({ version }) => version));
    await target(again + 5);

    for (const player of [host, guest]) player.hold(false);
    const { match } = host.device.position!;
    // Until everything that was said is done and everybody has heard of it: then it is the turn of somebody who waits.
    const store = await cluster.openStore();
    let last = 0;
    do {
      last = (await store.log(match, 0)).length;
      await target(last);
    } while (![host, guest].some(({ isAsked, version }) => isAsked && version === last));
    expect((await store.log(match, 0)).length).toBe(last);
    await store.close();
    for (const player of players) {
      const versions = [...player.seen.keys()].filter((version) => version > 0);
      expect(versions).toEqual(Array.from({ length: last }, (_, i) => i + 1));
    }
    // Both nodes show the same match: what is public is the same in everybody's view.
    const publicHash = ({ seen }: Player) =>
      hashJson(
        [...seen.values()].map(({ version, ply, questions }) => ({ version, ply, questions })),
      );
    expect(publicHash(guest)).toBe(publicHash(spectator));
  });

  it('a table that changes while Redis is away is seen on both', async () => {
    const [host, guest] = players as [Player, Player];
    const opened = await host.device.say({
      type: 'open-table',
      ...{ game: LONG.game, options: LONG.preset, seating: ['me', 'open', { bot: 'beginner' }] },
      ...{ isPublic: true, clock: 'none' },
    });
    const table = opened?.type === 'done' ? opened.table! : '';
    await host.device.say({ type: 'enter', table });
    await guest.device.say({ type: 'enter', table });
    const isSeated = () =>
      host.device.table?.id === table && host.device.table.seats[1]!.kind === 'person';
    await cluster.redis!.stop();
    await guest.device.say({ type: 'sit', table, seat: 1 });
    expect(await host.device.until(isSeated)).toBe(true);
    await guest.device.say({ type: 'stand', table });
    // Called while nobody could hear it, and Redis is back before anybody looks.
    await cluster.redis!.start();
    expect(await host.device.until(() => !isSeated())).toBe(true);
  });
});
