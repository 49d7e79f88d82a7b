/**
 * The matches in memory: takes answers, has them checked, makes them durable,
 * acknowledges them and then tells everyone, in this order.
 */

import type { Illegal, Seat } from '@parlor/kit';
import type { Audience, BotMove } from '../ports/audience.ts';
import type { HostTypes } from '../ports/hostTypes.ts';
import type { Appended, CommandName, LogBody, LogEntry, MatchLog } from '../ports/matchLog.ts';
import type { Monitor } from '../ports/monitor.ts';
import type { Bus, Lease } from '../ports/nodes.ts';
import type { Referee, Standing } from '../ports/referee.ts';
import type { Seating } from '../ports/seating.ts';
import type { World } from '../ports/world.ts';
import { LiveMatch } from './liveMatch.ts';

export interface LiveMatchesParts<T extends HostTypes> {
  readonly world: World;
  readonly referee: Referee<T>;
  readonly log: MatchLog<T>;
  readonly audience: Audience<T>;
  readonly bus: Bus;
  readonly lease: Lease;
  readonly seating: Seating<T>;
  readonly monitor: Monitor;
  /** The match has moved, or has just been taken up. */
  readonly moved: (live: LiveMatch<T>) => void;
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

/** A match that this program cannot play, however often it is asked to: others are not affected. */
export class Unplayable extends Error {
  constructor(readonly why: Illegal) {
    super(why.code);
  }
}

const refused = (code: string): Done => ({ ok: false, why: { code } });

/** So long nobody tries again to play a match whose rules were not at hand. */
export const UNPLAYABLE_RETRY_MS = 60_000;

/** Another host may be faster again and again; after so many times the player is asked to try again. */
const ATTEMPTS = 4;

export class LiveMatches<T extends HostTypes> {
  private readonly live = new Map<string, LiveMatch<T>>();
  /** How often the referee has lost everything. */
  private refereeGeneration = 0;

  constructor(private readonly parts: LiveMatchesParts<T>) {}

  [Symbol.iterator](): Iterator<LiveMatch<T>> {
    return this.live.values();
  }

  /** The match if it is in memory already. */
  peek(id: string): LiveMatch<T> | undefined {
    return this.live.get(id);
  }

  /** The match, not necessarily loaded; undefined when there is none of that name. */
  async find(id: string): Promise<LiveMatch<T> | undefined> {
    let live = this.live.get(id);
    if (!live) {
      const stored = await this.parts.log.match(id);
      if (!stored) return undefined;
      // Somebody else may have been looking for it meanwhile.
      live = this.live.get(id) ?? new LiveMatch<T>(stored);
      this.live.set(id, live);
    }
    live.lastUsed = this.parts.world.monotonic();
    return live;
  }

  /** Does `work` when everything before it is done and the match is loaded. */
  async with<Value>(
    id: string,
    work: (live: LiveMatch<T>) => Promise<Value>,
  ): Promise<Value | undefined> {
    const live = await this.find(id);
    return live?.inOrder(async () => {
      // It was put aside while we waited for our turn.
      if (this.live.get(id) !== live) return this.with(id, work);
      if (this.isStale(live)) await this.load(live);
      return work(live);
    });
  }

  /** Like `with`, but not before everything has been read that other hosts have appended by now. */
  withNewest<Value>(
    id: string,
    work: (live: LiveMatch<T>) => Promise<Value>,
  ): Promise<Value | undefined> {
    return this.with(id, async (live) => {
      await this.catchUp(live);
      return work(live);
    });
  }

  /** `acknowledge` is called once, when the move is durable or refused, and before anybody else is told. */
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

  /** `conflict`: another host was faster, and the match has to be loaded anew. `behind`: it had been, and now we know. */
  private async tryAnswer(
    live: LiveMatch<T>,
    doer: Doer,
    question: number,
    move: unknown,
    acknowledge: (done: Done) => void,
  ): Promise<'done' | 'conflict' | 'behind'> {
    const { referee, audience, log, world } = this.parts;
    const took = live.usedAt({ seat: doer.seat, question }, world.now());
    // Until it is written the referee knows more than the log, and whatever fails on the way leaves it like that.
    live.needsReload = true;
    const viewers = audience.viewersOf(live.id);
    const answered = await referee.answer(live.id, doer.seat, question, move, viewers);
    if (!answered.ok) {
      live.needsReload = false;
      // Perhaps it is refused because it was played already.
      const before = await log.appendedAs(live.id, doer.player, doer.key);
      // Or it answers what was asked on another host, and we have not read as far yet.
      if (!before && (await this.catchUp(live))) return 'behind';
      // Or whoever says it was refused, and the same key was somebody else's on the same seat.
      const kept = before && (await log.refusal(doer.command ?? doer));
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
      const before = await log.appendedAs(live.id, doer.player, doer.key);
      acknowledge(before ? played(before) : refused('try-again'));
    }
    await this.load(live);
    return 'done';
  }

  /** Takes moves back, down to `ply`; to be called inside `with`. False when another host was faster. */
  async takeBack(live: LiveMatch<T>, doer: Doer, ply: number): Promise<boolean> {
    const { referee, audience, world } = this.parts;
    live.needsReload = true;
    const thinking = live.thinkingAt(world.now());
    const appended = await this.append(live, doer, { type: 'takeback', ply, thinking });
    if (appended.is !== 'done') {
      await this.load(live);
      return appended.is === 'repeat';
    }
    const standing = await referee.takeBack(live.id, ply, audience.viewersOf(live.id));
    this.moveOn(live, appended.entry, standing);
    return true;
  }

  private async append(
    live: LiveMatch<T>,
    { seat, player, key, command }: Doer,
    body: LogBody,
  ): Promise<Exclude<Appended, { is: 'done' }> | { is: 'done'; entry: LogEntry }> {
    const { log, world } = this.parts;
    const at = world.now();
    const entry: LogEntry = { match: live.id, n: live.n + 1, at, seat, player, key, body };
    const appended = await log.append(entry, command);
    return appended.is === 'done' ? { is: 'done', entry } : appended;
  }

  /** An entry is durable: tell those who look on here, then the other hosts. */
  private moveOn(live: LiveMatch<T>, entry: LogEntry, standing: Standing<T>): void {
    const { bus, log, monitor, moved } = this.parts;
    this.show(live, entry, standing);
    bus.moved(live.id);
    if (standing.snapshot !== undefined) {
      log
        .saveSnapshot(live.id, live.n, standing.snapshot)
        .catch((error: unknown) => monitor.failed('snapshot', error, live.id));
    }
    moved(live);
  }

  /** The referee and the log agree again: this is where the match stands now. */
  private show(live: LiveMatch<T>, entry: LogEntry, standing: Standing<T>): void {
    live.needsReload = false;
    live.note(entry);
    live.stand(standing);
    this.broadcast(live, standing, live.botMoves.at(entry.n));
  }

  /** `botMove`: a bot made the move that led there. */
  private broadcast(live: LiveMatch<T>, { positions }: Standing<T>, botMove?: BotMove): void {
    const { audience, world } = this.parts;
    if (positions.length === 0) return;
    audience.noteShown(live.id);
    const { stored: match, n: version, terms } = live;
    const deadlines = live.deadlines();
    const stalls = live.stalls();
    const now = world.now();
    const banks = live.banks(now);
    const paused = live.pauses.at(now);
    for (const [viewer, position] of positions) {
      const lastAnswer = live.lastAnswerOf(viewer);
      const times = { deadlines, stalls, banks, paused, now };
      const shown = { match, viewer, version, ...times, botMove, lastAnswer, position };
      if (viewer === 'public' && terms.watchDelay > 0) {
        world.timers.after(terms.watchDelay, () => audience.show(shown));
      } else audience.show(shown);
    }
  }

  /** Shows where a match stands to those who waited for it: it may have been loaded before anybody here knew of it. */
  async showFirst(id: string): Promise<void> {
    const { referee, audience } = this.parts;
    await this.with(id, async (live) => {
      if (!audience.awaits(id)) return;
      this.broadcast(live, await referee.positions(id, audience.viewersOf(id)));
    });
  }

  /** Shows the same position again: the table pauses, or goes on, or waits no longer, and that moves what is due. */
  async showTimes(id: string): Promise<void> {
    const { referee, audience } = this.parts;
    await this.with(id, async (live) => {
      if (!live.isNews) return;
      this.broadcast(live, await referee.positions(id, audience.viewersOf(id)));
      live.isNews = false;
    });
  }

  /** Reads the log where it has moved on without us, and shows each step. */
  async refresh(id: string): Promise<void> {
    const live = this.live.get(id);
    if (!live) return;
    await live.inOrder(async () => {
      if (this.live.get(id) !== live) return;
      if (this.isStale(live)) await this.load(live);
      else await this.catchUp(live);
    });
  }

  /** Sees to a match whose lease has just become ours. */
  async takeUp(id: string): Promise<void> {
    const { seating, world, moved } = this.parts;
    await this.with(id, async (live) => {
      live.heldSince = world.monotonic();
      live.terms = await seating.terms(live.stored);
      await this.catchUp(live);
      moved(live);
    });
  }

  /** True when there was anything to read. */
  private async catchUp(live: LiveMatch<T>): Promise<boolean> {
    const known = live.n;
    const entries = await this.parts.log.entries(live.id, known);
    // The referee was lost while we read: what it is to follow it has to open first.
    if (this.isStale(live)) {
      await this.load(live);
      return live.n > known;
    }
    for (const entry of entries) await this.followEntry(live, entry);
    if (entries.length > 0) this.parts.moved(live);
    return entries.length > 0;
  }

  /** Does the referee no longer know how the match stands? */
  private isStale(live: LiveMatch<T>): boolean {
    return live.needsReload || live.refereeGeneration !== this.refereeGeneration;
  }

  private async followEntry(live: LiveMatch<T>, entry: LogEntry): Promise<void> {
    const { referee, audience } = this.parts;
    const viewers = audience.viewersOf(live.id);
    // Until the referee has followed, it may be anywhere.
    live.needsReload = true;
    const standing =
      entry.body.type === 'move'
        ? await referee.follow(live.id, entry.seat, entry.body.move, viewers)
        : await referee.takeBack(live.id, entry.body.ply, viewers);
    this.show(live, entry, standing);
  }

  /** Loads a match from its log, and shows where it stands if that is news. */
  private async load(live: LiveMatch<T>): Promise<void> {
    const { log, referee, audience, lease, seating, world, monitor, moved } = this.parts;
    const { id, stored } = live;
    monitor.loaded(id);
    const generation = this.refereeGeneration;
    // Whoever works on a match must be known to hold it, or nobody would miss them if they died.
    const isHeld = stored.status === 'playing' && (await lease.claim(id));
    live.terms = await seating.terms(stored);
    const known = live.n;
    const entries = await log.entries(id, 0);
    const saved = await log.snapshot(id);
    const viewers = audience.viewersOf(id);
    const { header } = stored;
    const opened = await referee.open({ match: id, header, entries, saved, viewers });
    if (!opened.ok) {
      // Another host may know these rules, or this one will once it is upgraded. Whoever comes to the table asks anew.
      if (isHeld) await lease.release(id, world.now() + UNPLAYABLE_RETRY_MS);
      throw new Unplayable(opened.why);
    }
    const isFirst = live.refereeGeneration === undefined;
    live.refereeGeneration = generation;
    live.reset(entries, opened.standing);
    live.learn((await seating.players(stored)) ?? {});
    // Not before: what we hold and have not loaded is taken up when the lease is renewed.
    live.heldSince = isHeld ? world.monotonic() : undefined;
    if (live.n > known || isFirst) this.broadcast(live, opened.standing, live.botMoves.at(live.n));
    moved(live);
  }

  /** The referee has lost everything it held: every match is loaded again before anything else happens to it. */
  refereeLost(): void {
    this.refereeGeneration++;
  }

  /** Puts a match aside until somebody asks for it again; to be called in its own order. */
  async putAside(live: LiveMatch<T>, due: number | null): Promise<void> {
    const { lease, referee } = this.parts;
    // While nobody can take it up here again: they would not know that it was let go of afterwards.
    if (live.isHeld) await lease.release(live.id, due);
    live.heldSince = undefined;
    live.alarm();
    // It may have lost the match before.
    await Promise.resolve(referee.forget(live.id)).catch(() => {});
    this.live.delete(live.id);
  }
}

const played = ({ body }: LogEntry): Done =>
  body.type === 'move' ? { ok: true, ply: body.ply } : refused('stale-question');
