/** A match in the memory of this node: where it stands and when things were asked. */

import type { Cancel } from '@parlor/host';
import { type OwnData, ownData, type Seat } from '@parlor/kit';
import type { RecordHeader } from '@parlor/match';
import type { RulesName } from '@parlor/registry';
import { type Asked, plyOf, type Standing } from '../ports/referee.ts';
import type { LogEntry, StoredMatch } from '../../domain/records.ts';

/** What was agreed on when the table was opened, as far as it matters while playing. */
export interface Terms {
  /** Milliseconds for one answer, or undefined where nothing presses. */
  readonly time: number | undefined;
  /** How late the public watches, in milliseconds. */
  readonly watchDelay: number;
}

/** A question that is asked once more: up to which ply, since when, and how much of its time was gone before. */
interface Resumed {
  readonly upTo: number;
  readonly at: number;
  readonly took: number;
}

const NO_TERMS: Terms = { time: undefined, watchDelay: 0 };

export class LiveMatch {
  /** The newest entry of the log. */
  n = 0;
  ply = 0;
  asked: readonly Asked[] = [];
  isOver = false;
  /** When each ply was reached. */
  readonly times: number[];
  /** By ply: who moved from there, and how much of the time for that answer was used up. */
  private readonly taken: { readonly seat: Seat; readonly took: number }[] = [];
  /** Questions that are asked once more because the answer was taken back, by seat. */
  private readonly resumed = new Map<Seat, Resumed>();
  /** When each entry of the log was made, by its number; what had not begun yet stands at 0. */
  private readonly entered: number[];
  /** Since when this node sees to bots and clocks here; undefined where another one does. */
  oursSince: number | undefined;
  terms = NO_TERMS;
  /** Is it open whether the rules worker and the log agree? */
  needsReload = true;
  /** The rules worker's life in which it was loaded; undefined before that. */
  workerGeneration: number | undefined;
  lastUsed = 0;
  /** Cancels the timer for the next thing that has to happen here. */
  alarm: Cancel | undefined;
  /** Seats a bot is thinking for. */
  readonly thinking = new Set<Seat>();
  /** Those people were last told of here, while another node has them think. */
  shownThinking = '';

  private last: Promise<unknown> = Promise.resolve();

  constructor(readonly stored: StoredMatch) {
    this.times = [stored.startedAt];
    this.entered = [stored.startedAt];
  }

  get id(): string {
    return this.stored.id;
  }

  /** The rules it began with. */
  get rules(): RulesName {
    return this.stored.header as unknown as RulesName;
  }

  /** The sets of its table, by the names under which its positions mention them. */
  get own(): OwnData {
    const { table } = this.stored.header as unknown as RecordHeader;
    return ownData(table.options);
  }

  /** Everything that touches a match happens one after the other. */
  inOrder<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = this.last.then(work, work);
    this.last = next.catch(() => {});
    return next;
  }

  /** Takes in the whole log, from the start. */
  reset(entries: readonly LogEntry[], standing: Standing): void {
    this.n = 0;
    this.times.length = 1;
    this.entered.length = 1;
    this.taken.length = 0;
    this.resumed.clear();
    for (const entry of entries) this.note(entry);
    this.stand(standing);
    this.needsReload = false;
  }

  note({ n, at, seat, body }: LogEntry): void {
    this.n = n;
    this.entered[n] = at;
    if (body.type === 'move') {
      // Older entries do not say: then it was asked when the ply was reached.
      this.taken.push({ seat, took: body.took ?? at - this.times.at(-1)! });
      this.times.push(at);
    } else this.noteTakeBack(body.ply, at);
  }

  /** Whoever is asked again has the time that was left when they answered, not the full time. */
  private noteTakeBack(ply: number, at: number): void {
    for (const [seat, { upTo }] of this.resumed) if (upTo > ply) this.resumed.delete(seat);
    const gone = this.taken.splice(ply);
    // The oldest answer of each seat is the one to the question that is open again.
    for (const { seat, took } of gone.reverse()) this.resumed.set(seat, { upTo: ply, at, took });
    this.times.length = Math.min(this.times.length, ply + 1);
  }

  stand({ ply, asked, outcome }: Standing): void {
    this.ply = ply;
    this.asked = asked;
    this.isOver = outcome !== undefined;
  }

  /** When a question was put, or put once more after a take-back. */
  askedAt(asked: Asked): number {
    const { question } = asked;
    return this.resumedBy(asked)?.at ?? this.times[plyOf(question)] ?? this.stored.startedAt;
  }

  /** How much of the time for an answer has been used up at a moment. */
  usedAt(asked: Asked, moment: number): number {
    const before = this.resumedBy(asked)?.took ?? 0;
    return before + Math.max(0, moment - this.askedAt(asked));
  }

  /** When the time for an answer is up; undefined where nothing presses. */
  deadlineOf(asked: Asked): number | undefined {
    const { time } = this.terms;
    const before = this.resumedBy(asked)?.took ?? 0;
    return time === undefined ? undefined : this.askedAt(asked) + Math.max(0, time - before);
  }

  private resumedBy({ seat, question }: Asked): Resumed | undefined {
    const resumed = this.resumed.get(seat);
    // What was asked for the first time after the take-back has nothing to do with it.
    return resumed && plyOf(question) <= resumed.upTo ? resumed : undefined;
  }

  get isOurs(): boolean {
    return this.oursSince !== undefined;
  }

  /** When the answer of each seat is due. */
  deadlines(): (number | null)[] {
    return this.stored.seats.map((_, seat) => {
      const asked = this.asked.find((one) => one.seat === seat);
      return (asked && this.deadlineOf(asked)) ?? null;
    });
  }

  /** The newest entry of the log at a moment in the past. */
  versionAt(moment: number): number {
    let n = this.n;
    while (n > 0 && this.entered[n]! > moment) n--;
    return n;
  }

  /** How many moves there were at a moment in the past. */
  plyAt(moment: number): number {
    let ply = this.times.length - 1;
    while (ply > 0 && this.times[ply]! > moment) ply--;
    return ply;
  }
}
