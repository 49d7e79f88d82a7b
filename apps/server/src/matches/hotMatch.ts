/** A match this node has in its hands: where it stands and when things were asked. */

import type { Seat } from '@parlor/kit';
import type { RulesName } from '@parlor/registry';
import { type Asked, plyOf, type Standing } from '../rules/calls.ts';
import type { LogEntry, StoredMatch } from '../store/store.ts';

/** What was agreed on when the table was opened, as far as it matters while playing. */
export interface Terms {
  /** Milliseconds for one answer, or undefined where nothing presses. */
  readonly time: number | undefined;
  /** How late the public watches, in milliseconds. */
  readonly watchDelay: number;
}

const NO_TERMS: Terms = { time: undefined, watchDelay: 0 };

export class HotMatch {
  /** The newest entry of the log. */
  n = 0;
  ply = 0;
  asked: readonly Asked[] = [];
  isOver = false;
  /** When each ply was reached. */
  readonly times: number[];
  /** When each entry of the log was made, by its number; what had not begun yet stands at 0. */
  private readonly entered: number[];
  /** Since when this node sees to bots and clocks here; undefined where another one does. */
  oursSince: number | undefined;
  terms = NO_TERMS;
  /** Is it open whether the rules worker and the log agree? */
  isUnsure = true;
  /** The rules worker's life in which it was loaded; undefined before that. */
  era: number | undefined;
  lastUsed = 0;
  alarm: NodeJS.Timeout | undefined;
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
    for (const entry of entries) this.note(entry);
    this.stand(standing);
    this.isUnsure = false;
  }

  note({ n, at, body }: LogEntry): void {
    this.n = n;
    this.entered[n] = at;
    if (body.type === 'move') this.times.push(at);
    else {
      this.times.length = Math.min(this.times.length, body.ply + 1);
      // Whoever is asked again gets the full time again.
      this.times[this.times.length - 1] = at;
    }
  }

  stand({ ply, asked, outcome }: Standing): void {
    this.ply = ply;
    this.asked = asked;
    this.isOver = outcome !== undefined;
  }

  askedAt({ question }: Asked): number {
    return this.times[plyOf(question)] ?? this.stored.startedAt;
  }

  get isOurs(): boolean {
    return this.oursSince !== undefined;
  }

  /** When the answer of each seat is due. */
  deadlines(): (number | null)[] {
    const { time } = this.terms;
    return this.stored.seats.map((_, seat) => {
      const asked = this.asked.find((one) => one.seat === seat);
      return asked && time !== undefined ? this.askedAt(asked) + time : null;
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
