/**
 * Where matches are played: takes answers, has them checked, makes them
 * durable, acknowledges them and then tells everyone, in this order.
 */

import { type Illegal, type Json, type Seat, withData } from '@parlor/kit';
import { type Log, reasonOf } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Standing } from '../rules/calls.ts';
import type { Rules } from '../rules/rules.ts';
import type { Rooms } from '../sockets/rooms.ts';
import type { Appended, CommandName, LogBody, LogEntry, Store } from '../store/store.ts';
import type { Wake } from '../wake/wake.ts';
import { HotMatch, type Terms } from './hotMatch.ts';
import { positionsOf } from './messageText.ts';

export interface DeskParts {
  readonly store: Store;
  readonly rules: Rules;
  readonly rooms: Rooms;
  readonly wake: Wake;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => number;
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
  moved(hot: HotMatch): void;
  /** What holds at the table of the match; asked whenever it is loaded. */
  terms(hot: HotMatch): Promise<Terms>;
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

export class Desk {
  private readonly hot = new Map<string, HotMatch>();
  /** How often the rules worker has lost everything. */
  private era = 0;
  private follower: Follower | undefined;

  constructor(private readonly parts: DeskParts) {}

  follow(follower: Follower): void {
    this.follower = follower;
  }

  matches(): Iterable<HotMatch> {
    return this.hot.values();
  }

  /** The match if it is in our hands already. */
  peek(id: string): HotMatch | undefined {
    return this.hot.get(id);
  }

  /** The match in our hands, loaded if need be; undefined when there is none of that name. */
  async find(id: string): Promise<HotMatch | undefined> {
    let hot = this.hot.get(id);
    if (!hot) {
      const stored = await this.parts.store.match(id);
      if (!stored) return undefined;
      // Somebody else may have been looking for it meanwhile.
      hot = this.hot.get(id) ?? new HotMatch(stored);
      this.hot.set(id, hot);
    }
    hot.lastUsed = this.parts.now();
    return hot;
  }

  /** Does `work` when everything before it is done and the match is loaded. */
  async with<Value>(
    id: string,
    work: (hot: HotMatch) => Promise<Value>,
  ): Promise<Value | undefined> {
    const hot = await this.find(id);
    return hot?.inOrder(async () => {
      // It was put aside while we waited for our turn.
      if (this.hot.get(id) !== hot) return this.with(id, work);
      if (this.isStale(hot)) await this.load(hot);
      return work(hot);
    });
  }

  /** Like `with`, but not before everything has been read that other nodes have appended by now. */
  withNewest<Value>(id: string, work: (hot: HotMatch) => Promise<Value>) {
    return this.with(id, async (hot) => {
      await this.catchUp(hot);
      return work(hot);
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
    const found = await this.with(id, async (hot) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const tried = await this.tryAnswer(hot, doer, question, move, acknowledge);
        if (tried === 'done') return true;
        if (tried === 'conflict') await this.load(hot);
      }
      acknowledge(refused('try-again'));
      return true;
    });
    if (!found) acknowledge(refused('unknown-match'));
  }

  /** `conflict`: another node was faster, and the match has to be loaded anew. `behind`: it had been, and now we know. */
  private async tryAnswer(
    hot: HotMatch,
    doer: Doer,
    question: number,
    move: unknown,
    acknowledge: (done: Done) => void,
  ): Promise<'done' | 'conflict' | 'behind'> {
    const { rules, rooms, store, now } = this.parts;
    const took = hot.usedAt({ seat: doer.seat, question }, now());
    // Until it is written the rules worker knows more than the log, and whatever fails on the way leaves it like that.
    hot.isUnsure = true;
    const answered = await rules.answer(hot.id, doer.seat, question, move, rooms.viewersOf(hot.id));
    if (!answered.ok) {
      hot.isUnsure = false;
      // Perhaps it is refused because it was played already.
      const before = await store.appendedAs(hot.id, doer.player, doer.key);
      // Or it answers what was asked on another node, and we have not read as far yet.
      if (!before && (await this.catchUp(hot))) return 'behind';
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
    const appended = await this.append(hot, doer, body);
    if (appended.is === 'conflict') return 'conflict';
    if (appended.is === 'done') {
      acknowledge({ ok: true, ply: standing.ply });
      this.moveOn(hot, appended.entry, standing);
      return 'done';
    }
    if (appended.is === 'refused') acknowledge({ ok: false, why: appended.why });
    else {
      const before = await store.appendedAs(hot.id, doer.player, doer.key);
      acknowledge(before ? played(before) : refused('try-again'));
    }
    await this.load(hot);
    return 'done';
  }

  /** Takes moves back, down to `ply`. */
  async takeBack(hot: HotMatch, doer: Doer, ply: number): Promise<boolean> {
    hot.isUnsure = true;
    const appended = await this.append(hot, doer, { type: 'takeback', ply });
    if (appended.is !== 'done') {
      await this.load(hot);
      return appended.is === 'repeat';
    }
    const standing = await this.parts.rules.takeBack(
      hot.id,
      ply,
      this.parts.rooms.viewersOf(hot.id),
    );
    this.moveOn(hot, appended.entry, standing);
    return true;
  }

  private async append(
    hot: HotMatch,
    { seat, player, key, command }: Doer,
    body: LogBody,
  ): Promise<Exclude<Appended, { is: 'done' }> | { is: 'done'; entry: LogEntry }> {
    const { store, now, metrics } = this.parts;
    const entry: LogEntry = { match: hot.id, n: hot.n + 1, at: now(), seat, player, key, body };
    const stop = metrics.appendSeconds.startTimer();
    const appended = await store.append(entry, command);
    stop();
    if (appended.is !== 'done') return appended;
    metrics.moves.inc();
    return { is: 'done', entry };
  }

  /** An entry is durable: tell this node's clients, then the other nodes. */
  private moveOn(hot: HotMatch, entry: LogEntry, standing: Standing): void {
    const { wake, store, log } = this.parts;
    this.show(hot, entry, standing);
    wake.call({ kind: 'match', id: hot.id });
    if (standing.snapshot !== undefined) {
      store.saveSnapshot(hot.id, hot.n, standing.snapshot).catch((error: unknown) => {
        log.warn({ event: 'snapshot-failed', match: hot.id, why: reasonOf(error) });
      });
    }
    this.follower?.moved(hot);
  }

  /** The rules worker and the log agree again: this is where the match stands now. */
  private show(hot: HotMatch, entry: LogEntry, standing: Standing): void {
    hot.isUnsure = false;
    hot.note(entry);
    hot.stand(standing);
    this.broadcast(hot, standing);
  }

  private broadcast(hot: HotMatch, { positions }: Standing): void {
    const { rooms } = this.parts;
    if (positions.length === 0) return;
    rooms.noteShown(hot.id);
    const text = positionsOf(hot, this.parts.now);
    for (const [viewer, update] of positions) {
      const shown = { text: text(viewer, update), own: hot.own };
      const tell = () => rooms.tellViewers(hot.id, viewer, shown);
      const { watchDelay } = hot.terms;
      if (viewer === 'public' && watchDelay > 0) setTimeout(tell, watchDelay).unref();
      else tell();
    }
  }

  /** The whole view of a seat: for bots that play there. */
  async viewFor(hot: HotMatch, seat: Seat): Promise<Json> {
    const { positions } = await this.parts.rules.positions(hot.id, [seat]);
    const { view } = JSON.parse(positions[0]![1]) as { readonly view: Json };
    return withData(view, hot.own.byName);
  }

  /** Shows where a match stands to those who waited for it: it may have been loaded before anybody here knew of it. */
  async showFirst(id: string): Promise<void> {
    const { rules, rooms } = this.parts;
    await this.with(id, async (hot) => {
      if (rooms.awaits(id)) this.broadcast(hot, await rules.positions(id, rooms.viewersOf(id)));
    });
  }

  /** Reads the log where it has moved on without us, and shows each step. */
  async refresh(id: string): Promise<void> {
    const hot = this.hot.get(id);
    if (!hot) return;
    await hot.inOrder(async () => {
      if (this.hot.get(id) !== hot) return;
      if (this.isStale(hot)) await this.load(hot);
      else await this.catchUp(hot);
    });
  }

  /** Sees to a match whose lease has just become ours. */
  async takeUp(id: string): Promise<void> {
    await this.with(id, async (hot) => {
      hot.oursSince = this.parts.now();
      await this.catchUp(hot);
      this.follower?.moved(hot);
    });
  }

  /** True when there was anything to read. */
  private async catchUp(hot: HotMatch): Promise<boolean> {
    const entries = await this.parts.store.log(hot.id, hot.n);
    for (const entry of entries) await this.followEntry(hot, entry);
    if (entries.length > 0) this.follower?.moved(hot);
    return entries.length > 0;
  }

  /** Does the rules worker no longer know how the match stands? */
  private isStale(hot: HotMatch): boolean {
    return hot.isUnsure || hot.era !== this.era;
  }

  private async followEntry(hot: HotMatch, entry: LogEntry): Promise<void> {
    const { rules, rooms } = this.parts;
    const viewers = rooms.viewersOf(hot.id);
    // Until the rules worker has followed, it may be anywhere.
    hot.isUnsure = true;
    const standing =
      entry.body.type === 'move'
        ? await rules.follow(hot.id, entry.seat, entry.body.move, viewers)
        : await rules.takeBack(hot.id, entry.body.ply, viewers);
    this.show(hot, entry, standing);
  }

  /** Loads a match from the store, and shows where it stands if that is news. */
  private async load(hot: HotMatch): Promise<void> {
    const { store, rules, rooms, node, leaseMs, now, metrics } = this.parts;
    const { id } = hot;
    metrics.loads.inc();
    const { era } = this;
    // Whoever works on a match must be known to hold it, or nobody would miss them if they died.
    const isOurs =
      hot.stored.status === 'playing' && (await store.claim(id, { node, ms: leaseMs }));
    hot.terms = (await this.follower?.terms(hot)) ?? hot.terms;
    const known = hot.n;
    const entries = await store.log(id, 0);
    const saved = await store.snapshot(id);
    const viewers = rooms.viewersOf(id);
    const { header } = hot.stored;
    const opened = await rules.open({ match: id, header, entries, saved, viewers });
    if (!opened.ok) {
      // Nobody is to try again and again: whoever comes to the table asks anew.
      if (isOurs) await store.release(id, node, null);
      throw new Unplayable(opened.why);
    }
    const { standing } = opened;
    const isFirst = hot.era === undefined;
    hot.era = era;
    hot.reset(entries, standing);
    // Not before: what we hold and have not in our hands is taken up when the lease is renewed.
    hot.oursSince = isOurs ? now() : undefined;
    if (hot.n > known || isFirst) this.broadcast(hot, standing);
    this.follower?.moved(hot);
  }

  /** The rules worker has lost everything. */
  forgetAll(): void {
    this.era++;
  }

  /** Puts a match aside until somebody asks for it again. */
  async putAside(hot: HotMatch, due: number | null): Promise<void> {
    const { store, rules, node } = this.parts;
    // While nobody can take it up here again: they would not know that it was let go of afterwards.
    if (hot.isOurs) await store.release(hot.id, node, due);
    hot.oursSince = undefined;
    clearTimeout(hot.alarm);
    await rules.forget(hot.id);
    this.hot.delete(hot.id);
  }
}

const played = ({ body }: LogEntry): Done =>
  body.type === 'move' ? { ok: true, ply: body.ply } : refused('stale-question');
