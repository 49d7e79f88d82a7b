/**
 * Which matches this host sees to: holds on to what it has, takes over what nobody sees to, and lets go of what
 * nobody needs. When a host dies, its leases run out and another one takes its matches up.
 */

import type { LiveMatch } from '../live/liveMatch.ts';
import type { LiveMatches } from '../live/liveMatches.ts';
import type { Audience } from '../ports/audience.ts';
import type { HostTypes } from '../ports/hostTypes.ts';
import type { Monitor } from '../ports/monitor.ts';
import type { Lease } from '../ports/nodes.ts';
import type { Seating } from '../ports/seating.ts';
import type { Cancel, World } from '../ports/world.ts';
import type { MatchScheduler } from './matchScheduler.ts';

export interface LeaseKeeperParts<T extends HostTypes> {
  readonly world: World;
  readonly matches: LiveMatches<T>;
  readonly scheduler: MatchScheduler<T>;
  readonly audience: Audience<T>;
  readonly seating: Seating<T>;
  readonly lease: Lease;
  readonly monitor: Monitor;
  readonly isStopped: () => boolean;
}

/** A match nobody has touched for so long, and that has nothing due soon, leaves memory. */
const IDLE_MS = 60_000;
const TAKE_OVER_EVERY_MS = 1000;
const TAKE_OVER = 64;
const RETRY_MS = 1000;

export class LeaseKeeper<T extends HostTypes> {
  private timers: Cancel[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly parts: LeaseKeeperParts<T>) {}

  start(): void {
    const { world, lease } = this.parts;
    const every = (ms: number, work: () => Promise<void>) => {
      this.timers.push(world.timers.every(ms, () => this.run(work)));
    };
    every(lease.ms / 3, () => this.renew());
    every(Math.min(TAKE_OVER_EVERY_MS, lease.ms / 2), () => this.takeOver());
    every(IDLE_MS / 4, () => this.tidy());
    this.run(() => this.takeOver());
  }

  private run(work: () => Promise<void>): void {
    const run = work().catch((error: unknown) => this.fail(error));
    this.running.add(run);
    void run.finally(() => this.running.delete(run));
  }

  private fail(error: unknown, match?: string): void {
    if (!this.parts.isStopped()) this.parts.monitor.failed('schedule', error, match);
  }

  /** Lets everything go, so that other hosts need not wait for the leases to run out. */
  async stop(): Promise<void> {
    for (const cancel of this.timers) cancel();
    // Whatever is about to be taken up would be ours after we are gone.
    await Promise.allSettled(this.running);
    const { matches, world } = this.parts;
    for (const live of [...matches]) {
      live.alarm();
      // Also what is over: its end may not have been booked yet. What cannot be let go of is taken when the lease has run out.
      await live.inOrder(() => matches.putAside(live, world.now())).catch(() => {});
    }
  }

  private async renew(): Promise<void> {
    const { lease, world, matches, scheduler } = this.parts;
    const asked = world.monotonic();
    const held = new Set(await lease.renew());
    for (const live of matches) {
      // We were silent for too long, and another host sees to it by now.
      const isLost = live.heldSince !== undefined && live.heldSince < asked && !held.has(live.id);
      if (!isLost) continue;
      live.heldSince = undefined;
      scheduler.moved(live);
    }
    for (const id of held) {
      // What we hold and renew nobody else will see to: we must have it in memory.
      const live = matches.peek(id);
      if (!live?.isHeld || live.refereeGeneration === undefined) await this.takeUp(id);
    }
  }

  private async takeOver(): Promise<void> {
    const { lease, world, isStopped } = this.parts;
    const taken = await lease.takeDue(world.now(), TAKE_OVER);
    for (const id of taken) {
      // Taken while we are leaving: back to whoever stays.
      if (isStopped()) await lease.release(id, world.now());
      else await this.takeUp(id);
    }
    // A whole host's worth of matches does not wait for the next round.
    if (taken.length === TAKE_OVER && !isStopped()) await this.takeOver();
  }

  /** Sees to a match that is ours by its lease. */
  async takeUp(id: string): Promise<void> {
    const { lease, matches, world, monitor } = this.parts;
    monitor.takenUp(id);
    try {
      await matches.takeUp(id);
    } catch (error) {
      this.fail(error, id);
      // One that cannot be loaded now must not be kept from others, nor keep the rest waiting. What this
      // program cannot play is not ours any more: `LiveMatches` has let go of it, for longer.
      await lease.release(id, world.now() + RETRY_MS);
    }
  }

  private async tidy(): Promise<void> {
    const { matches, monitor } = this.parts;
    for (const live of [...matches]) if (this.isIdle(live)) await this.putAside(live);
    monitor.holding([...matches].length);
  }

  private isIdle(live: LiveMatch<T>): boolean {
    const { audience, world } = this.parts;
    const isLookedAt = audience.viewersOf(live.id).length > 0;
    const isUnused = world.monotonic() - live.lastUsed >= IDLE_MS;
    return !isLookedAt && isUnused && live.thinking.size === 0;
  }

  /** Out of memory with a match, unless there is something to do here soon. */
  private putAside(live: LiveMatch<T>): Promise<void> {
    const { matches, scheduler, seating, world } = this.parts;
    return live.inOrder(async () => {
      const players = await seating.players(live.stored);
      // Whatever waited before us may have changed everything.
      if (!this.isIdle(live) || matches.peek(live.id) !== live) return;
      const due = players && !live.isOver ? scheduler.nextDue(live, players) : undefined;
      if (live.isHeld && due !== undefined && due - world.now() < 2 * IDLE_MS) return;
      await matches.putAside(live, due ?? null);
      seating.forget(live.stored);
    });
  }
}
