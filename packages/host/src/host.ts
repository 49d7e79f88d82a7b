/**
 * Runs matches: questions, answers, bots' turns and their pace, clocks, stand-ins, take-backs, history, and who is
 * told what and when. The same on a server, in a page and at a terminal; what differs there comes in as parts.
 */

import type { Seat, Viewer } from '@parlor/kit';
import type { LiveMatch } from './live/liveMatch.ts';
import { type Done, type Doer, LiveMatches } from './live/liveMatches.ts';
import { Resync } from './live/resync.ts';
import type { Audience, Shown, ShownHistory } from './ports/audience.ts';
import type { Bots } from './ports/bots.ts';
import type { HostTypes } from './ports/hostTypes.ts';
import type { MatchLog } from './ports/matchLog.ts';
import type { Monitor } from './ports/monitor.ts';
import type { Bus, Lease } from './ports/nodes.ts';
import type { Referee, TakeBackTarget } from './ports/referee.ts';
import type { Seating } from './ports/seating.ts';
import { LeaseKeeper } from './schedule/leaseKeeper.ts';
import { MatchScheduler } from './schedule/matchScheduler.ts';
import type { World } from './ports/world.ts';

export interface HostParts<T extends HostTypes> {
  readonly world: World;
  readonly referee: Referee<T>;
  readonly log: MatchLog<T>;
  readonly bots: Bots<T>;
  readonly audience: Audience<T>;
  readonly bus: Bus;
  readonly lease: Lease;
  readonly seating: Seating<T>;
  readonly monitor: Monitor;
}

export class MatchHost<T extends HostTypes> {
  readonly matches: LiveMatches<T>;
  private readonly resync: Resync<T>;
  private readonly scheduler: MatchScheduler<T>;
  private readonly leases: LeaseKeeper<T>;
  private isStopped = false;

  constructor(private readonly parts: HostParts<T>) {
    const isStopped = () => this.isStopped;
    const moved = (live: LiveMatch<T>) => this.scheduler.moved(live);
    const takeUp = (match: string) => this.leases.takeUp(match);
    this.matches = new LiveMatches({ ...parts, moved });
    const { matches } = this;
    this.resync = new Resync({ ...parts, matches });
    this.scheduler = new MatchScheduler({ ...parts, matches, takeUp, isStopped });
    this.leases = new LeaseKeeper({ ...parts, matches, scheduler: this.scheduler, isStopped });
    parts.bus.listen((match) => this.matches.refresh(match));
  }

  /** From now on whatever nobody sees to is taken up here. */
  start(): void {
    this.leases.start();
  }

  /** Lets go of all matches. No bot moves any more. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.leases.stop();
  }

  /** Makes this host answer for a match that is about to begin. */
  async reserve(id: string): Promise<void> {
    await this.parts.lease.claim(id);
  }

  /** The seat's own last move; asked inside `withNewest`, so that nothing comes between. */
  async takeBackTarget(live: LiveMatch<T>, seat: Seat): Promise<TakeBackTarget | undefined> {
    return this.parts.referee.takeBackTarget(live.id, seat);
  }

  /** Takes back the seat's own last move, whatever was revealed by it: where nobody minds. */
  async takeBackOwn(id: string, doer: Doer): Promise<Done> {
    const done = await this.matches.withNewest(id, async (live): Promise<Done> => {
      const target = await this.takeBackTarget(live, doer.seat);
      if (!target) {
        const code = live.isOver ? 'match-over' : 'nothing-to-take-back';
        return { ok: false, why: { code } };
      }
      const { ply } = target;
      const isDone = await this.matches.takeBack(live, doer, ply);
      return isDone ? { ok: true, ply } : { ok: false, why: { code: 'try-again' } };
    });
    return done ?? { ok: false, why: { code: 'unknown-match' } };
  }

  positionFor(id: string, viewer: Viewer): Promise<Shown<T> | undefined> {
    return this.resync.positionFor(id, viewer);
  }

  historyFor(id: string, viewer: Viewer): Promise<ShownHistory<T> | undefined> {
    return this.resync.historyFor(id, viewer);
  }

  /** Something about who plays has changed. */
  replan(id: string): void {
    const live = this.matches.peek(id);
    if (live) this.scheduler.moved(live);
  }

  /** Compares everything in memory with the log: a call of another host may have been missed. */
  async catchUp(): Promise<void> {
    const live = [...this.matches];
    const heads = await this.parts.log.heads(live.map(({ id }) => id));
    const behind = live.filter(({ id, n }) => (heads.get(id) ?? 0) > n);
    const failures: unknown[] = [];
    for (const { id } of behind) {
      // One that cannot be read must not keep the others waiting.
      await this.matches.refresh(id).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }
}
