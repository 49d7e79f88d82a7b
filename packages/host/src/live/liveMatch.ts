/** A match in memory: where it stands and when things were asked, but not the state of its game. */

import type { Outcome, Seat, Viewer } from '@parlor/kit';
import type { HostTypes } from '../ports/hostTypes.ts';
import type { LogEntry } from '../ports/matchLog.ts';
import type { Asked, Standing } from '../ports/referee.ts';
import type { Players, Terms, TimeBank, Waiting } from '../ports/seating.ts';
import type { Cancel } from '../ports/world.ts';
import { Bank } from './bank.ts';
import { BotMoves } from './botMoves.ts';
import { Pauses } from './pauses.ts';
import { plyOf } from './questionNumbers.ts';

/** A question that is asked once more: up to which ply, and since when. */
interface Resumed {
  readonly upTo: number;
  readonly at: number;
}

type TakeBackBody = Extract<LogEntry['body'], { type: 'takeback' }>;

const NO_TERMS: Terms = { time: undefined, watchDelay: 0, absence: undefined };

export class LiveMatch<T extends HostTypes> {
  /** The newest entry of the log. */
  n = 0;
  ply = 0;
  asked: readonly Asked[] = [];
  outcome: Outcome | undefined;
  terms = NO_TERMS;

  /** Since when this host holds the lease, on the monotonic clock; undefined where another one does. */
  heldSince: number | undefined;
  /** On the monotonic clock. */
  lastUsed = 0;

  /** Is it open whether the referee and the log agree? */
  needsReload = true;
  /** The life of the referee in which the match was opened there; undefined before that. */
  refereeGeneration: number | undefined;

  /** Until when it rests because nobody is there; undefined when it does not, or nobody has looked yet. */
  restsUntil: number | undefined;

  /** Cancels the next thing the scheduler has to do here. */
  alarm: Cancel = () => {};
  /** Seats a bot is thinking for, on this host. */
  readonly thinking = new Set<Seat>();
  /** Those that the audience was last told of, while another host has them think. */
  shownThinking = '';

  /** When each ply was reached. */
  private readonly reachedAt: number[];
  /** By ply: who moved from there, themselves or by a bot, and how much of the time for that answer was used up. */
  private readonly taken: {
    readonly seat: Seat;
    readonly took: number;
    readonly isOwn: boolean;
  }[] = [];
  /** Questions that are asked once more because something was taken back, by seat. */
  private readonly resumed = new Map<Seat, Resumed>();
  /**
   * By seat: how much time was gone for what is open or will be asked next, after a take-back. No clock starts anew
   * by one: neither that of whoever takes back, nor that of whoever was thinking about what is gone now.
   */
  private readonly spent = new Map<Seat, readonly number[]>();
  private readonly bank = new Bank();
  /** When each entry of the log was made, by its number; number 0 is the beginning. */
  private readonly enteredAt: number[];
  readonly pauses: Pauses;
  readonly botMoves = new BotMoves();
  private waiting: Waiting | undefined;
  /** Is there anything about time that those who look on have not been told? */
  isNews = false;

  private last: Promise<unknown> = Promise.resolve();

  constructor(readonly stored: T['Stored']) {
    this.reachedAt = [stored.startedAt];
    this.enteredAt = [stored.startedAt];
    this.pauses = new Pauses(this.enteredAt);
  }

  get id(): string {
    return this.stored.id;
  }

  get isOver(): boolean {
    return this.outcome !== undefined;
  }

  /** Does this host see to the bots and clocks of the match? */
  get isHeld(): boolean {
    return this.heldSince !== undefined;
  }

  /** Everything that touches a match happens one after the other. */
  inOrder<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = this.last.then(work, work);
    this.last = next.catch(() => {});
    return next;
  }

  /** Takes in the whole log, from the start. */
  reset(entries: readonly LogEntry[], standing: Standing<T>): void {
    this.n = 0;
    this.reachedAt.length = 1;
    this.enteredAt.length = 1;
    this.taken.length = 0;
    this.resumed.clear();
    this.spent.clear();
    this.bank.clear();
    this.botMoves.clear();
    for (const entry of entries) this.note(entry);
    this.stand(standing);
    this.needsReload = false;
  }

  /** Takes in the next entry of the log. */
  note(entry: LogEntry): void {
    const { n, at, seat, player, body } = entry;
    this.n = n;
    this.botMoves.note(entry);
    this.enteredAt[n] = at;
    if (body.type === 'move') {
      // Older entries do not say: then it was asked when the ply was reached.
      const took = body.took ?? at - this.reachedAt.at(-1)!;
      const isOwn = !player.startsWith('bot:');
      // What somebody is played for while away is not their time; a question they let pass is.
      if (isOwn || body.isLate)
        this.bank.spend(seat, took - this.spentBefore({ seat }), this.terms.bank);
      this.bank.answer(seat, isOwn);
      this.taken.push({ seat, took, isOwn });
      this.reachedAt.push(at);
      const spent = this.spent.get(seat);
      if (spent) this.spent.set(seat, spent.slice(1));
    } else this.noteTakeBack(body, at);
  }

  /** Whoever is asked again has the time that was left when they answered, not the full time. */
  private noteTakeBack({ ply, thinking = [] }: TakeBackBody, at: number): void {
    for (const [seat, { upTo }] of this.resumed) if (upTo > ply) this.resumed.delete(seat);
    const gone = this.taken.splice(ply);
    this.bank.takeBack(ply);
    for (const { seat, used } of thinking) {
      this.bank.spend(seat, used - this.spentBefore({ seat }), this.terms.bank);
      const [, ...later] = this.spent.get(seat) ?? [];
      this.spent.set(seat, [used, ...later]);
      this.resumed.set(seat, { upTo: ply, at });
    }
    // The oldest answer of each seat is the one to the question that is open again, or will be first.
    for (const { seat, took } of gone.reverse()) {
      this.spent.set(seat, [took, ...(this.spent.get(seat) ?? [])]);
      this.resumed.set(seat, { upTo: ply, at });
    }
    this.reachedAt.length = Math.min(this.reachedAt.length, ply + 1);
  }

  stand({ ply, asked, outcome }: Standing<T>): void {
    this.ply = ply;
    this.asked = asked;
    this.outcome = outcome;
  }

  /** Takes in what people have agreed on about time. */
  learn({ pauses, waiting }: Pick<Players, 'pauses' | 'waiting'>): void {
    const isNews = JSON.stringify(waiting) !== JSON.stringify(this.waiting);
    this.waiting = waiting;
    if (this.pauses.learn(pauses) || isNews) this.isNews = true;
  }

  isAsked(seat: Seat, question: number): boolean {
    return this.asked.some((one) => one.seat === seat && one.question === question);
  }

  /** When a question was put, or put once more after a take-back. */
  askedAt(asked: Asked): number {
    const { question } = asked;
    return this.resumedBy(asked)?.at ?? this.reachedAt[plyOf(question)] ?? this.stored.startedAt;
  }

  /** How much of the time for an answer has been used up at a moment. */
  usedAt(asked: Asked, moment: number): number {
    return this.spentBefore(asked) + this.passedAt(asked, moment);
  }

  /** How much time has passed since a question was put, but for pauses. */
  private passedAt(asked: Asked, moment: number): number {
    const since = this.askedAt(asked);
    return Math.max(0, moment - since - this.pauses.within(since, moment));
  }

  /** When the time for an answer is up; undefined where nothing presses. */
  deadlineOf(asked: Asked): number | undefined {
    const ends = [this.clockOf(asked), this.lastWaitOf(asked)].filter((end) => end !== undefined);
    return ends.length === 0 ? undefined : Math.min(...ends);
  }

  /** When the others go on without this answer, if they have agreed to. */
  private lastWaitOf({ seat, question }: Asked): number | undefined {
    const { waiting } = this;
    if (waiting?.ms === undefined || waiting.seat !== seat || waiting.question !== question)
      return undefined;
    return this.pauses.after(waiting.since, waiting.ms);
  }

  /** From when on the others may agree to go on without this answer; undefined where they may not. */
  stallsAt(asked: Asked): number | undefined {
    const { waiting } = this;
    const { stall } = this.terms;
    if (stall === undefined) return undefined;
    const isAnew = waiting?.seat === asked.seat && waiting.ms === undefined;
    const since = Math.max(this.askedAt(asked), isAnew ? waiting.since : 0);
    return this.pauses.after(since, stall);
  }

  private clockOf(asked: Asked): number | undefined {
    const { time, bank } = this.terms;
    if (time === undefined && bank === undefined) return undefined;
    const left = time === undefined ? Infinity : Math.max(0, time - this.spentBefore(asked));
    const ofBank = bank === undefined ? Infinity : this.bank.leftOf(asked.seat, bank);
    return this.pauses.after(this.askedAt(asked), Math.min(left, ofBank));
  }

  private bankOf(seat: Seat, bank: TimeBank, moment: number): number {
    const asked = this.asked.find((one) => one.seat === seat);
    const left = this.bank.leftOf(seat, bank);
    return asked ? Math.max(0, left - this.passedAt(asked, moment)) : left;
  }

  /** Who is being asked at a moment, and how much of their time is gone. */
  thinkingAt(moment: number): { readonly seat: Seat; readonly used: number }[] {
    return this.asked.map((asked) => ({ seat: asked.seat, used: this.usedAt(asked, moment) }));
  }

  /** The ply that the last answer led to which this viewer has given in person, of those that count. */
  lastAnswerOf(viewer: Viewer): number | undefined {
    const before = this.taken.findLastIndex(({ seat, isOwn }) => isOwn && seat === viewer);
    return before < 0 ? undefined : before + 1;
  }

  private spentBefore({ seat }: Pick<Asked, 'seat'>): number {
    return this.spent.get(seat)?.[0] ?? 0;
  }

  private resumedBy({ seat, question }: Asked): Resumed | undefined {
    const resumed = this.resumed.get(seat);
    // What was asked for the first time after the take-back has nothing to do with it.
    return resumed && plyOf(question) <= resumed.upTo ? resumed : undefined;
  }

  /** From when on the others may agree to go on without an answer, by seat. */
  stalls(): Map<Seat, number> {
    const stalls = new Map<Seat, number>();
    for (const asked of this.asked) {
      const at = this.stallsAt(asked);
      if (at !== undefined) stalls.set(asked.seat, at);
    }
    return stalls;
  }

  /** When the answers are due. */
  deadlines(): Map<Seat, number> {
    const deadlines = new Map<Seat, number>();
    for (const asked of this.asked) {
      const deadline = this.deadlineOf(asked);
      if (deadline !== undefined) deadlines.set(asked.seat, deadline);
    }
    return deadlines;
  }

  /** What everybody has left of the time bank; undefined where there is none. */
  banks(moment: number): readonly number[] | undefined {
    const { bank } = this.terms;
    return bank && Array.from({ length: bank.seats }, (_, seat) => this.bankOf(seat, bank, moment));
  }

  /** The newest entry of the log at a moment in the past. */
  versionAt(moment: number): number {
    let n = this.n;
    while (n > 0 && this.enteredAt[n]! > moment) n--;
    return n;
  }
}
