/**
 * Where matches are played: takes answers, has them checked, makes them
 * durable, acknowledges them and then tells everyone, in this order.
 */

import type { Timers } from '@parlor/host';
import { type Illegal, type Json, type Seat, withData } from '@parlor/kit';
import { type Log, reasonOf } from '../ports/log.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { AsyncReferee, Standing } from '../ports/referee.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { LogBody, LogEntry } from '../../domain/records.ts';
import type { Appended, CommandName, Store } from '../ports/store.ts';
import type { ClusterBus } from '../ports/clusterBus.ts';
import { LiveMatch, type Terms } from './liveMatch.ts';
import { positionsOf } from './messageText.ts';

export interface LiveMatchesParts {
  readonly store: Store;
  readonly referee: AsyncReferee;
  readonly rooms: Rooms;
  readonly bus: ClusterBus;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly timers: Timers;
  readonly node: string;
  readonly leaseMs: number;
}

/** Who does something, and under which key. */
export interface Doer {
  readonly seat: Seat;
  readonly player: string;
  readonly key: string;
  /** What somebody has said for it to be done: not always the seat's owner. Bots say nothing. */
  readonly command?: CommandName;
  /** A stand-in, for somebody who is here, but whose time was up. */
  readonly isLate?: boolean;
}

export type Done =
  | { readonly ok: true; readonly ply: number }
  | { readonly ok: false; readonly why: Illegal };

/** Listens to every step of every match here. */
export interface Follower {
  /** The match has moved, or has just been taken up. */
  moved(live: LiveMatch): void;
  /** What holds at the table of the match; asked whenever it is loaded. */
  terms(live: LiveMatch): Promise<Terms>;
}

/** A match that this program cannot play, however often it is asked to: others are not affected. */
export class Unplayable extends Error {
  constructor(readonly why: Illegal) {
    super(why.code);
  }
}

const refused = (code: string): Done => ({ ok: false, why: { code } });

/** Another node may be faster again and again; after so many times the player is asked to try again. */
const ATTEMPTS = 4;

export class LiveMatches {
  private readonly byId = new Map<string, LiveMatch>();
  /** Counts the lives of the rules worker: each time it is replaced it has lost every match. */
  private workerGeneration = 0;
  private follower: Follower | undefined;

  constructor(private readonly parts: LiveMatchesParts) {}

  follow(follower: Follower): void {
    this.follower = follower;
  }

  matches(): Iterable<LiveMatch> {
    return this.byId.values();
  }

  /** The match if it is in memory already. */
  peek(id: string): LiveMatch | undefined {
    return this.byId.get(id);
  }

  /** The match in memory, loaded if need be; undefined when there is none of that name. */
  async find(id: string): Promise<LiveMatch | undefined> {
    let live = this.byId.get(id);
    if (!live) {
      const stored = await this.parts.store.match(id);
      if (!stored) return undefined;
      // Somebody else may have been looking for it meanwhile.
      live = this.byId.get(id) ?? new LiveMatch(stored);
      this.byId.set(id, live);
    }
    live.lastUsed = this.parts.now();
    return live;
  }

  /** Does `work` when everything before it is done and the match is loaded. */
  async with<Value>(
    id: string,
    work: (live: LiveMatch) => Promise<Value>,
  ): Promise<Value | undefined> {
    const live = await this.find(id);
    return live?.inOrder(async () => {
      // It was put aside while we waited for our turn.
      if (this.byId.get(id) !== live) return this.with(id, work);
      if (this.isStale(live)) await this.load(live);
      return work(live);
    });
  }

  /** Like `with`, but not before everything has been read that other nodes have appended by now. */
  withNewest<Value>(id: string, work: (live: LiveMatch) => Promise<Value>) {
    return this.with(id, async (live) => {
      await this.catchUp(live);
      return work(live);
    });
  }

  /** Makes this node answer for a match that is about to begin. */
  async reserve(id: string): Promise<void> {
    const { store, node, leaseMs } = this.parts;
    await store.claim(id, { node, ms: leaseMs });
  }

  async answer(
    id: string,
    doer: Doer,
    question: number,
    move: unknown,
    acknowledge: (done: Done) => void,
  ): Promise<void> {
    const found = await this.with(id, async (live) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const tried = await this.tryAnswer(live, doer, question, move, acknowledge);
        if (tried === 'done') return true;
        if (tried === 'conflict') await this.load(live);
      }
      acknowledge(refused('try-again'));
      return true;
    });
    if (!found) acknowledge(refused('unknown-match'));
  }

  /** `conflict`: another node was faster, and the match has to be loaded anew. `behind`: it had been, and now we know. */
  private async tryAnswer(
    live: LiveMatch,
    doer: Doer,
    question: number,
    move: unknown,
    acknowledge: (done: Done) => void,
  ): Promise<'done' | 'conflict' | 'behind'> {
    const { referee, rooms, store, now } = this.parts;
    const took = live.usedAt({ seat: doer.seat, question }, now());
    // Until it is written the rules worker knows more than the log, and whatever fails on the way leaves it like that.
    live.needsReload = true;
    const answered = await referee.answer(
      live.id,
      doer.seat,
      question,
      move,
      rooms.viewersOf(live.id),
    );
    if (!answered.ok) {
      live.needsReload = false;
      // Perhaps it is refused because it was played already.
      const before = await store.appendedAs(live.id, doer.player, doer.key);
      // Or it answers what was asked on another node, and we have not read as far yet.
      if (!before && (await this.catchUp(live))) return 'behind';
      // Or whoever says it was refused, and the same key was somebody else's on the same seat.
      const kept = before && (await store.refusal(doer.command ?? doer));
      acknowledge(before && !kept ? played(before) : { ok: false, why: kept ?? answered.why });
      return 'done';
    }
    const { standing } = answered;
    const body: LogBody = {
      ...{ type: 'move', ply: standing.ply, move: answered.move, took },
      ...(doer.isLate && { isLate: true }),
    };
    const appended = await this.append(live, doer, body);
    if (appended.is === 'conflict') return 'conflict';
    if (appended.is === 'done') {
      acknowledge({ ok: true, ply: standing.ply });
      this.moveOn(live, appended.entry, standing);
      return 'done';
    }
    if (appended.is === 'refused') acknowledge({ ok: false, why: appended.why });
    else {
      const before = await store.appendedAs(live.id, doer.player, doer.key);
      acknowledge(before ? played(before) : refused('try-again'));
    }
    await this.load(live);
    return 'done';
  }

  /** Takes moves back, down to `ply`. */
  async takeBack(live: LiveMatch, doer: Doer, ply: number): Promise<boolean> {
    live.needsReload = true;
    const appended = await this.append(live, doer, { type: 'takeback', ply });
    if (appended.is !== 'done') {
      await this.load(live);
      return appended.is === 'repeat';
    }
    const standing = await this.parts.referee.takeBack(
      live.id,
      ply,
      this.parts.rooms.viewersOf(live.id),
    );
    this.moveOn(live, appended.entry, standing);
    return true;
  }

  private async append(
    live: LiveMatch,
    { seat, player, key, command }: Doer,
    body: LogBody,
  ): Promise<Exclude<Appended, { is: 'done' }> | { is: 'done'; entry: LogEntry }> {
    const { store, now, metrics } = this.parts;
    const entry: LogEntry = { match: live.id, n: live.n + 1, at: now(), seat, player, key, body };
    const stop = metrics.appendSeconds.startTimer();
    const appended = await store.append(entry, command);
    stop();
    if (appended.is !== 'done') return appended;
    metrics.moves.inc();
    return { is: 'done', entry };
  }

  /** An entry is durable: tell this node's clients, then the other nodes. */
  private moveOn(live: LiveMatch, entry: LogEntry, standing: Standing): void {
    const { bus, store, log } = this.parts;
    this.show(live, entry, standing);
    bus.publish({ kind: 'match', id: live.id });
    if (standing.snapshot !== undefined) {
      store.saveSnapshot(live.id, live.n, standing.snapshot).catch((error: unknown) => {
        log.warn({ event: 'snapshot-failed', match: live.id, why: reasonOf(error) });
      });
    }
    this.follower?.moved(live);
  }

  /** The rules worker and the log agree again: this is where the match stands now. */
  private show(live: LiveMatch, entry: LogEntry, standing: Standing): void {
    live.needsReload = false;
    live.note(entry);
    live.stand(standing);
    this.broadcast(live, standing);
  }

  private broadcast(live: LiveMatch, { positions }: Standing): void {
    const { rooms } = this.parts;
    if (positions.length === 0) return;
    rooms.noteShown(live.id);
    const text = positionsOf(live, this.parts.now);
    for (const [viewer, update] of positions) {
      const shown = { text: text(viewer, update), own: live.own };
      const tell = () => rooms.tellViewers(live.id, viewer, shown);
      const { watchDelay } = live.terms;
      if (viewer === 'public' && watchDelay > 0) this.parts.timers.after(watchDelay, tell);
      else tell();
    }
  }

  /** The whole view of a seat: for bots that play there. */
  async viewFor(live: LiveMatch, seat: Seat): Promise<Json> {
    const { positions } = await this.parts.referee.positions(live.id, [seat]);
    const { view } = JSON.parse(positions[0]![1]) as { readonly view: Json };
    return withData(view, live.own.byName);
  }

  /** Shows where a match stands to those who waited for it: it may have been loaded before anybody here knew of it. */
  async showFirst(id: string): Promise<void> {
    const { referee, rooms } = this.parts;
    await this.with(id, async (live) => {
      if (rooms.awaits(id)) this.broadcast(live, await referee.positions(id, rooms.viewersOf(id)));
    });
  }

  /** Reads the log where it has moved on without us, and shows each step. */
  async refresh(id: string): Promise<void> {
    const live = this.byId.get(id);
    if (!live) return;
    await live.inOrder(async () => {
      if (this.byId.get(id) !== live) return;
      if (this.isStale(live)) await this.load(live);
      else await this.catchUp(live);
    });
  }

  /** Sees to a match whose lease has just become ours. */
  async takeUp(id: string): Promise<void> {
    await this.with(id, async (live) => {
      live.oursSince = this.parts.now();
      await this.catchUp(live);
      this.follower?.moved(live);
    });
  }

  /** True when there was anything to read. */
  private async catchUp(live: LiveMatch): Promise<boolean> {
    const entries = await this.parts.store.log(live.id, live.n);
    for (const entry of entries) await this.followEntry(live, entry);
    if (entries.length > 0) this.follower?.moved(live);
    return entries.length > 0;
  }

  /** Does the rules worker no longer know how the match stands? */
  private isStale(live: LiveMatch): boolean {
    return live.needsReload || live.workerGeneration !== this.workerGeneration;
  }

  private async followEntry(live: LiveMatch, entry: LogEntry): Promise<void> {
    const { referee, rooms } = this.parts;
    const viewers = rooms.viewersOf(live.id);
    // Until the rules worker has followed, it may be anywhere.
    live.needsReload = true;
    const standing =
      entry.body.type === 'move'
        ? await referee.follow(live.id, entry.seat, entry.body.move, viewers)
        : await referee.takeBack(live.id, entry.body.ply, viewers);
    this.show(live, entry, standing);
  }

  /** Loads a match from the store, and shows where it stands if that is news. */
  private async load(live: LiveMatch): Promise<void> {
    const { store, referee, rooms, node, leaseMs, now, metrics } = this.parts;
    const { id } = live;
    metrics.loads.inc();
    const { workerGeneration } = this;
    // Whoever works on a match must be known to hold it, or nobody would miss them if they died.
    const isOurs =
      live.stored.status === 'playing' && (await store.claim(id, { node, ms: leaseMs }));
    live.terms = (await this.follower?.terms(live)) ?? live.terms;
    const known = live.n;
    const entries = await store.log(id, 0);
    const saved = await store.snapshot(id);
    const viewers = rooms.viewersOf(id);
    const { header } = live.stored;
    const opened = await referee.open({ match: id, header, entries, saved, viewers });
    if (!opened.ok) {
      // Nobody is to try again and again: whoever comes to the table asks anew.
      if (isOurs) await store.release(id, node, null);
      throw new Unplayable(opened.why);
    }
    const { standing } = opened;
    const isFirst = live.workerGeneration === undefined;
    live.workerGeneration = workerGeneration;
    live.reset(entries, standing);
    // Not before: a lease we hold without the match in memory is taken up when the lease is renewed.
    live.oursSince = isOurs ? now() : undefined;
    if (live.n > known || isFirst) this.broadcast(live, standing);
    this.follower?.moved(live);
  }

  /** The rules worker has lost everything. */
  forgetAll(): void {
    this.workerGeneration++;
  }

  /** Puts a match aside until somebody asks for it again. */
  async putAside(live: LiveMatch, due: number | null): Promise<void> {
    const { store, referee, node } = this.parts;
    // While nobody can take it up here again: they would not know that it was let go of afterwards.
    if (live.isOurs) await store.release(live.id, node, due);
    live.oursSince = undefined;
    live.alarm?.();
    await referee.forget(live.id);
    this.byId.delete(live.id);
  }
}

const played = ({ body }: LogEntry): Done =>
  body.type === 'move' ? { ok: true, ply: body.ply } : refused('stale-question');
