/**
 * Sees to it that no match is ever stuck: has bots think, watches clocks, and
 * has stand-ins play for those who are away. Only for matches this host holds.
 */

import type { LiveMatch } from '../live/liveMatch.ts';
import type { HostTypes } from '../ports/hostTypes.ts';
import type { Lease } from '../ports/nodes.ts';
import type { Asked } from '../ports/referee.ts';
import type { Players } from '../ports/seating.ts';
import { BotTurns, type BotTurnsParts } from './botTurns.ts';
import type { Monitor } from '../ports/monitor.ts';
import { thinkingAt } from './thinking.ts';

export interface SchedulerParts<T extends HostTypes> extends BotTurnsParts<T> {
  readonly lease: Lease;
  readonly monitor: Monitor;
  /** The lease of a match that nobody saw to has just become ours. */
  readonly takeUp: (match: string) => Promise<void>;
}

const LONGEST_ALARM_MS = 2 ** 31 - 1;
const RETRY_MS = 1000;
/** Whoever comes back to a match that rests may do so on another host. */
const REST_LOOK_MS = 2000;

export class MatchScheduler<T extends HostTypes> {
  private readonly botTurns: BotTurns<T>;

  constructor(private readonly parts: SchedulerParts<T>) {
    this.botTurns = new BotTurns(parts);
  }

  /** A match has moved, or has been taken up, or something about who plays there has changed. */
  moved(live: LiveMatch<T>): void {
    live.restsUntil = undefined;
    void this.plan(live).catch((error: unknown) => this.fail(live, error));
  }

  /** A host that has stopped has nothing to try again. */
  private fail(live: LiveMatch<T>, error: unknown): void {
    if (this.parts.isStopped()) return;
    this.parts.monitor.failed('schedule', error, live.id);
    this.retry(live);
  }

  /** Sets the alarm for the next thing that has to happen here. */
  private async plan(live: LiveMatch<T>): Promise<void> {
    const { seating, world, isStopped } = this.parts;
    live.alarm();
    if (isStopped()) return;
    const players = await seating.players(live.stored);
    if (!players) return this.retry(live);
    this.learn(live, players);
    if (!live.isHeld) return this.mind(live, players);
    if (live.outcome) return seating.finish(live.stored, live.outcome);
    const due = this.nextDue(live, players);
    if (due !== undefined) this.ring(live, due - world.now(), () => this.work(live));
  }

  private learn(live: LiveMatch<T>, players: Players): void {
    live.learn(players);
    if (!live.isNews) return;
    this.parts.matches.showTimes(live.id).catch((error: unknown) => this.fail(live, error));
  }

  /**
   * Another host sees to this match, but may have let go of it because nobody was there: if nothing
   * happens although something should, whoever has it in memory asks for it.
   */
  private mind(live: LiveMatch<T>, players: Players): void {
    const { world, lease, audience, takeUp } = this.parts;
    const thinking = thinkingAt(live, players);
    const shown = [...thinking].join();
    if (shown !== live.shownThinking) audience.showThinking(live.stored, thinking);
    live.shownThinking = shown;
    if (!players.isPlaying) return;
    const due = live.isOver ? world.now() : this.nextDue(live, players);
    if (due === undefined) return;
    this.ring(live, Math.max(0, due - world.now()) + lease.ms, async () => {
      if (await lease.claim(live.id)) await takeUp(live.id);
      else await this.plan(live);
    });
  }

  private retry(live: LiveMatch<T>): void {
    this.ring(live, RETRY_MS, () => this.plan(live));
  }

  private ring(live: LiveMatch<T>, wait: number, work: () => Promise<void>): void {
    const { world, matches, isStopped } = this.parts;
    live.alarm();
    live.alarm = world.timers.after(Math.max(0, Math.min(wait, LONGEST_ALARM_MS)), () => {
      // It was put aside meanwhile.
      if (isStopped() || matches.peek(live.id) !== live) return;
      void work().catch((error: unknown) => this.fail(live, error));
    });
  }

  /** When something has to happen in a match; undefined when everything waits for people. */
  nextDue(live: LiveMatch<T>, players: Players): number | undefined {
    let next: number | undefined;
    for (const asked of live.asked) next = earlier(next, dueOf(live, players, asked));
    return next;
  }

  private async work(live: LiveMatch<T>): Promise<void> {
    const { seating, world, isStopped } = this.parts;
    if (!live.isHeld || live.isOver || isStopped()) return;
    const players = await seating.players(live.stored);
    if (!players) return;
    live.restsUntil = await seating.restsUntil(live.stored);
    const now = world.now();
    const due = live.asked.filter((asked) => (dueOf(live, players, asked) ?? Infinity) <= now);
    if (due.length === 0) return this.rest(live, players);
    const seenTo = await Promise.all(
      due.map(async (asked) => {
        const player = players.at(asked.seat, asked.question);
        if (player.kind === 'person') return this.miss(live, asked);
        await this.botTurns.take(live, asked, player.level);
        return !live.asked.includes(asked);
      }),
    );
    // Somebody present at a table without a clock may take as long as they like: look again later.
    if (seenTo.includes(false) && !seenTo.includes(true)) this.retry(live);
    else await this.plan(live);
  }

  /** Nothing is to be done as long as nobody is there. */
  private rest(live: LiveMatch<T>, players: Players): void {
    const { world } = this.parts;
    const wait = (this.nextDue(live, players) ?? Infinity) - world.now();
    this.ring(live, Math.min(wait, REST_LOOK_MS), () => this.work(live));
  }

  /** Looks whether this player has run out of time, or is gone; false when there is nothing to be done yet. */
  private async miss(live: LiveMatch<T>, asked: Asked): Promise<boolean> {
    const { seating, world } = this.parts;
    const { stored, terms } = live;
    const { seat, question } = asked;
    const isTimeUp = world.now() >= (live.deadlineOf(asked) ?? Infinity);
    const presence = await seating.presenceOf(stored, seat);
    if (presence.isHere) {
      if (isTimeUp) await seating.passOver(stored, seat, question);
      return isTimeUp;
    }
    // Who is away in a pause is not missed.
    const seenAt = Math.max(presence.lastSeen, live.askedAt(asked), live.pauses.overAt);
    const isGone = isTimeUp || world.now() - seenAt >= (terms.absence ?? Infinity);
    if (isGone) await seating.setAway(stored, seat);
    return isGone;
  }
}

/** When something has to happen about a question; undefined when only its owner can do anything. */
function dueOf<T extends HostTypes>(
  live: LiveMatch<T>,
  players: Players,
  asked: Asked,
): number | undefined {
  const since = Math.max(live.askedAt(asked), live.pauses.overAt);
  const rest = live.restsUntil ?? 0;
  if (players.at(asked.seat, asked.question).kind === 'bot') return Math.max(since, rest);
  const { absence } = live.terms;
  const gone = absence === undefined ? undefined : Math.max(since + absence, rest);
  return earlier(live.deadlineOf(asked), gone);
}

/** Of two moments that may never come. Asked after every move. */
function earlier(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.min(one, other);
}
