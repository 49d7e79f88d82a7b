/**
 * Sees to it that no table is ever stuck: has bots think, watches clocks, and
 * plays for those who are away. Only for matches this node holds; when a node
 * dies, its leases run out and another node takes its matches up.
 */

import type { Cancel, World } from '@parlor/host';
import type { Seat } from '@parlor/kit';
import { type Level, LIMITS_MS } from '@parlor/bots';
import type { Bots } from '../ports/bots.ts';
import type { Config } from '../ports/config.ts';
import { type Log, reasonOf } from '../ports/log.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { Asked } from '../ports/referee.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Presence } from '../rooms/presence.ts';
import type { Store } from '../ports/store.ts';
import { isPlayedByBot, passOver, setAway } from '../../domain/tables/absence.ts';
import type { SeatDoc, TableDoc } from '../../domain/tables/tableDoc.ts';
import type { Tables } from '../tables/tables.ts';
import { awaiting } from './awaiting.ts';
import { timeFor } from './clocks.ts';
import { type LiveMatches, type Follower, Unplayable } from './liveMatches.ts';
import type { LiveMatch, Terms } from './liveMatch.ts';
import { thinkingAt } from './thinking.ts';

export interface MatchSchedulerParts {
  readonly store: Store;
  readonly liveMatches: LiveMatches;
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly bots: Bots;
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly world: World;
  readonly node: string;
  /** Books the end of a match. */
  readonly finish: (live: LiveMatch, doc: TableDoc) => Promise<void>;
  /** A bot has something to say; `about` names the move it is about, on every node alike. */
  readonly remark: (
    doc: TableDoc,
    seat: Seat,
    remark: { code: string; params?: Readonly<Record<string, string | number>> },
    about: string,
  ) => void;
}

/** A match nobody has touched for so long, and that has nothing due soon, leaves memory. */
const IDLE_MS = 60_000;
const TAKE_OVER = 64;
const LONGEST_ALARM_MS = 2 ** 31 - 1;
const RETRY_MS = 1000;
/** How long it is remembered who was at which table and what was refused, and how often the rest is swept out. */
const FORGET_AFTER_MS = 7 * 86_400_000;
const FORGET_EVERY_MS = 3_600_000;

export class MatchScheduler implements Follower {
  private timers: Cancel[] = [];
  private forgetAt = 0;
  private isStopped = false;

  constructor(private readonly parts: MatchSchedulerParts) {
    parts.liveMatches.follow(this);
  }

  start(): void {
    const { config, world } = this.parts;
    const every = (ms: number, work: () => Promise<void>) => {
      const timer = world.timers.every(
        ms,
        () => void work().catch((error: unknown) => this.complain(error)),
      );
      this.timers.push(timer);
    };
    every(config.LEASE_MS / 3, () => this.renew());
    every(Math.min(1000, config.LEASE_MS / 2), () => this.takeOver());
    every(IDLE_MS / 4, () => this.tidy());
    void this.takeOver().catch((error: unknown) => this.complain(error));
  }

  /** Lets everything go, so that other nodes need not wait for the leases to run out. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const cancel of this.timers) cancel();
    const { liveMatches } = this.parts;
    const { now } = this.parts.world;
    for (const live of [...liveMatches.matches()]) {
      live.alarm?.();
      // Also what is over: its end may not have been booked yet. What cannot be let go of is taken when the lease has run out.
      await live.inOrder(() => liveMatches.putAside(live, now())).catch(() => {});
    }
  }

  moved(live: LiveMatch): void {
    void this.plan(live).catch((error: unknown) => {
      this.complain(error);
      this.retry(live);
    });
  }

  async terms(live: LiveMatch): Promise<Terms> {
    // What another node did to the table while nobody here needed it was not heard here.
    const doc = await this.parts.tables.reread(live.stored.table);
    return {
      time: doc && timeFor(doc.clock, this.parts.config),
      watchDelay: 1000 * (doc?.watchDelay ?? 0),
    };
  }

  /** Sets the alarm for the next thing that has to happen here. */
  private async plan(live: LiveMatch): Promise<void> {
    live.alarm?.();
    if (this.isStopped) return;
    const { tables } = this.parts;
    let doc = await tables.recall(live.stored.table);
    if (doc?.match !== live.id) doc = await tables.reread(live.stored.table);
    // A match whose table does not know of it has not begun, or never will.
    if (doc?.match !== live.id) return this.retry(live);
    if (!live.isOurs) return this.mind(live, doc);
    if (live.isOver) return this.parts.finish(live, doc);
    const due = this.nextDue(live, doc);
    if (due !== undefined) this.ring(live, due - this.parts.world.now(), () => this.work(live));
  }

  /**
   * Another node sees to this match, but may have let go of it because nobody was there: if nothing
   * happens although something should, any node that has it in memory asks for it.
   */
  private mind(live: LiveMatch, doc: TableDoc): void {
    const { config, presence } = this.parts;
    const { now } = this.parts.world;
    const thinking = [...thinkingAt(live, doc.seats)].join();
    if (thinking !== live.shownThinking) presence.show(doc);
    live.shownThinking = thinking;
    if (doc.status !== 'playing') return;
    const due = live.isOver ? now() : this.nextDue(live, doc);
    if (due === undefined) return;
    this.ring(live, Math.max(0, due - now()) + config.LEASE_MS, async () => {
      const { store, node } = this.parts;
      const isFree = await store.claim(live.id, { node, ms: config.LEASE_MS });
      if (isFree) await this.takeUp(live.id);
      else await this.plan(live);
    });
  }

  private retry(live: LiveMatch): void {
    this.ring(live, RETRY_MS, () => this.plan(live));
  }

  private ring(live: LiveMatch, wait: number, work: () => Promise<void>): void {
    live.alarm?.();
    const alarm = () => {
      // It was put aside meanwhile.
      if (this.isStopped || this.parts.liveMatches.peek(live.id) !== live) return;
      void work().catch((error: unknown) => {
        this.complain(error);
        this.retry(live);
      });
    };
    const ms = Math.max(0, Math.min(wait, LONGEST_ALARM_MS));
    live.alarm = this.parts.world.timers.after(ms, alarm);
  }

  private nextDue(live: LiveMatch, doc: TableDoc): number | undefined {
    const times = live.asked.flatMap((asked) => this.dueOf(live, doc, asked) ?? []);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  /** When something has to happen about a question; undefined when only its owner can do anything. */
  private dueOf(live: LiveMatch, doc: TableDoc, asked: Asked): number | undefined {
    const { config } = this.parts;
    const since = live.askedAt(asked);
    const seat = doc.seats[asked.seat]!;
    if (isPlayedByBot(seat, asked.question)) return since;
    // A day's clock is for people who come and go; at all others absence is noticed.
    const absence = doc.clock === 'daily' ? undefined : since + config.ABSENCE_S * 1000;
    const limits = [live.deadlineOf(asked), absence].filter((limit) => limit !== undefined);
    return limits.length === 0 ? undefined : Math.min(...limits);
  }

  private async work(live: LiveMatch): Promise<void> {
    const { tables } = this.parts;
    const { now } = this.parts.world;
    if (!live.isOurs || live.isOver || this.isStopped) return;
    const doc = await tables.recall(live.stored.table);
    if (doc?.match !== live.id) return;
    const due = live.asked.filter((asked) => (this.dueOf(live, doc, asked) ?? Infinity) <= now());
    const seenTo = await Promise.all(
      due.map(async (asked) => {
        const seat = doc.seats[asked.seat]!;
        if (!isPlayedByBot(seat, asked.question)) return this.miss(live, doc, asked, seat);
        await this.think(live, doc, asked);
        return !live.asked.includes(asked);
      }),
    );
    // Somebody present at a table without a clock may take as long as they like: look again later.
    if (seenTo.includes(false) && !seenTo.includes(true)) this.retry(live);
    else await this.plan(live);
  }

  /** Looks whether this player has run out of time or disconnected; false when there is nothing to be done yet. */
  private async miss(
    live: LiveMatch,
    doc: TableDoc,
    asked: Asked,
    { player }: SeatDoc,
  ): Promise<boolean> {
    const { config, presence, tables } = this.parts;
    const { now } = this.parts.world;
    if (player === null) return false;
    const { question } = asked;
    const isTimeUp = now() >= (live.deadlineOf(asked) ?? Infinity);
    // A connection that is at another table, or at none, does not count.
    if (await presence.isHere(doc.id, player)) {
      if (isTimeUp) await tables.change(doc.id, (at) => passOver(at, player, question));
      return isTimeUp;
    }
    const seenAt = Math.max(await presence.lastSeen(doc.id, player), live.askedAt(asked));
    const isGone = isTimeUp || now() - seenAt >= config.ABSENCE_S * 1000;
    if (isGone) await tables.change(doc.id, (at) => setAway(at, player));
    return isGone;
  }

  private async think(live: LiveMatch, doc: TableDoc, asked: Asked): Promise<void> {
    const { bots, liveMatches, rooms, metrics, log, presence, tables } = this.parts;
    const { seat, question } = asked;
    if (live.thinking.has(seat)) return;
    live.thinking.add(seat);
    this.parts.presence.show(doc);
    try {
      const level: Level = doc.seats[seat]!.level ?? doc.standIn;
      // It may have been answered elsewhere by the time we hold the match.
      const view = await liveMatches.with(live.id, async (held) =>
        held.asked.some((one) => one.seat === seat && one.question === question)
          ? liveMatches.viewFor(held, seat)
          : undefined,
      );
      if (view === undefined) return;
      const { move, remark, trouble } = await bots.think(
        { rules: live.rules, level, view, seat, dice: this.dice() },
        await awaiting(doc, rooms, presence),
      );
      metrics.thoughts.inc();
      if (trouble) {
        metrics.botTroubles.inc();
        log.warn({ event: 'bot-trouble', game: doc.game, level, trouble: trouble.trouble });
      }
      await this.letTimePass(live, asked, level);
      // Whoever came back while we were thinking decides for themselves.
      const now = await tables.recall(doc.id);
      const at = now?.seats[seat];
      if (this.isStopped || !at || !isPlayedByBot(at, question)) return;
      // The same question gets the same key on every node: whoever comes second has repeated the first.
      const key = `bot-${question}-${seat}`;
      const isLate = at.player !== null && !at.isAway;
      const doer = { seat, player: `bot:${level}`, key, isLate };
      await liveMatches.answer(live.id, doer, question, move, (done) => {
        if (done.ok && remark) this.parts.remark(doc, seat, remark, `${live.id} ${key}`);
      });
    } finally {
      live.thinking.delete(seat);
      this.parts.presence.show(doc);
    }
  }

  /**
   * A bot takes as long as its level may take, whatever it has in its hand: how
   * hard a question was for it is nobody's business. And people want to follow.
   */
  private async letTimePass(live: LiveMatch, asked: Asked, level: Level): Promise<void> {
    const pace = this.parts.config.BOT_PACE_MS;
    if (pace === 0) return;
    const until = live.askedAt(asked) + Math.max(pace, LIMITS_MS[level]);
    const { now, timers } = this.parts.world;
    const left = (): number => until - now();
    // A timer may ring a millisecond before the clock says so.
    while (left() > 0) await new Promise<void>((resolve) => timers.after(left(), resolve));
  }

  /** A seed for one thought. */
  private dice(): number {
    const { buffer, byteOffset } = this.parts.world.randomBytes(4);
    return new DataView(buffer, byteOffset).getUint32(0) >>> 1;
  }

  /** Something about who plays here has changed. */
  replan(table: string, match: string): void {
    const live = this.parts.liveMatches.peek(match);
    if (live?.stored.table === table) this.moved(live);
  }

  private async renew(): Promise<void> {
    const { store, node, config, presence, liveMatches } = this.parts;
    const { now } = this.parts.world;
    const asked = now();
    const held = new Set(await store.renewLeases({ node, ms: config.LEASE_MS }));
    for (const live of liveMatches.matches()) {
      // We were silent for too long, and another node sees to it by now.
      const isLost = live.oursSince !== undefined && live.oursSince < asked && !held.has(live.id);
      if (!isLost) continue;
      live.oursSince = undefined;
      this.moved(live);
    }
    for (const id of held) {
      // No other node sees to a match whose lease we renew: it must be in memory here.
      const live = liveMatches.peek(id);
      if (!live?.isOurs || live.workerGeneration === undefined) await this.takeUp(id);
    }
    await presence.renew();
  }

  private async takeOver(): Promise<void> {
    const { store, node, config } = this.parts;
    const { now } = this.parts.world;
    const lease = { node, ms: config.LEASE_MS };
    const taken = await store.takeDue(lease, now(), TAKE_OVER);
    for (const id of taken) {
      // Taken while we are leaving: back to whoever stays.
      if (this.isStopped) await store.release(id, node, now());
      else await this.takeUp(id);
    }
    // A whole node's worth of matches does not wait for the next round.
    if (taken.length === TAKE_OVER && !this.isStopped) await this.takeOver();
  }

  /** Sees to a match that is ours by its lease. */
  private async takeUp(id: string): Promise<void> {
    const { store, liveMatches, tables, node, log } = this.parts;
    const { now } = this.parts.world;
    log.info({ event: 'match-taken-up', match: id });
    try {
      const live = await liveMatches.find(id);
      if (live) await tables.reread(live.stored.table);
      await liveMatches.takeUp(id);
    } catch (error) {
      this.complain(error);
      // One that cannot be loaded now must not be kept from others, nor keep the rest waiting. What this
      // program can never play has been let go of already, until somebody comes to its table.
      if (error instanceof Unplayable) await store.release(id, node, null);
      else await store.release(id, node, now() + RETRY_MS);
    }
  }

  private async tidy(): Promise<void> {
    const { liveMatches, metrics, store } = this.parts;
    const { now } = this.parts.world;
    for (const live of [...liveMatches.matches()]) if (this.isIdle(live)) await this.putAside(live);
    if (now() >= this.forgetAt) {
      this.forgetAt = now() + FORGET_EVERY_MS;
      await store.forgetAttendance(now() - FORGET_AFTER_MS);
      await store.forgetRefusals(now() - FORGET_AFTER_MS);
      await store.forgetArrivals(now() - FORGET_EVERY_MS);
    }
    metrics.liveMatches.set([...liveMatches.matches()].length);
  }

  private isIdle(live: LiveMatch): boolean {
    const { rooms } = this.parts;
    const { now } = this.parts.world;
    const isLookedAt = rooms.viewersOf(live.id).length > 0;
    return !isLookedAt && now() - live.lastUsed >= IDLE_MS && live.thinking.size === 0;
  }

  /** Out of memory with a match, unless there is something to do here soon. */
  private putAside(live: LiveMatch): Promise<void> {
    const { liveMatches, tables } = this.parts;
    const { now } = this.parts.world;
    return live.inOrder(async () => {
      const doc = await tables.recall(live.stored.table);
      // Whatever waited before us may have changed everything.
      if (!this.isIdle(live) || liveMatches.peek(live.id) !== live) return;
      const isRunning = doc?.match === live.id && !live.isOver;
      const due = isRunning ? this.nextDue(live, doc) : undefined;
      if (live.isOurs && due !== undefined && due - now() < 2 * IDLE_MS) return;
      await liveMatches.putAside(live, due ?? null);
      tables.forget(live.stored.table);
    });
  }

  private complain(error: unknown): void {
    if (!this.isStopped) this.parts.log.error({ event: 'scheduler-trouble', why: reasonOf(error) });
  }
}
