/** The words of a typed clause, one after the other: seats, names, numbers and times, as a clause of any kind has them. */

import type { Seat } from '@parlor/kit';
import type { Until } from '../../facts/clauses.ts';
import { findName } from '../typed/match.ts';

/** Who is dealing with whom, and what can be named. */
export interface DealTalk {
  readonly me: Seat;
  readonly partner: Seat;
  /** With more than one of them, it must be said who gets or gives what. */
  readonly partners?: readonly Seat[];
  readonly turn: Seat;
  readonly properties: readonly string[];
  readonly cards: readonly string[];
  /** A seat by any other word: a name, left, across, s2. */
  seatOf(word: string): Seat | undefined;
}

const MINE = new Set(['i', 'me', 'my', 'mine']);
const THEIRS = new Set(['they', 'them', 'their', 'she', 'her', 'he', 'him', 'his', 'you', 'your']);
const ENDINGS = new Set(['st', 'nd', 'rd', 'th']);

export class WordReader {
  protected at = 0;

  constructor(
    protected readonly tokens: readonly string[],
    protected readonly talk: DealTalk,
  ) {}

  protected peek(): string | undefined {
    return this.tokens[this.at];
  }

  protected skip(...words: readonly string[]): boolean {
    if (!words.includes(this.peek() ?? '')) return false;
    this.at++;
    return true;
  }

  protected isDone(): boolean {
    return this.at === this.tokens.length;
  }

  protected readNumber(): number | undefined {
    return /^\d+$/.test(this.peek() ?? '')
      ? Number.parseInt(this.tokens[this.at++]!, 10)
      : undefined;
  }

  /** "until my 2nd next turn", "until the end of Bob turn 3"; null without a term, undefined for nonsense. */
  protected readUntil(): Until | null | undefined {
    if (!this.skip('until')) return null;
    while (this.skip('the', 'end', 'of')) continue;
    if (this.skip('this')) return this.skip('turn') ? { seat: this.talk.turn, turn: 0 } : undefined;
    const seat = this.readSeat();
    const turn = seat === undefined ? undefined : this.readTurnOf(seat);
    return seat === undefined || turn === undefined ? undefined : { seat, turn };
  }

  /** "turn 2", "next turn", "2nd next turn", "2nd turn from now", "turn" (the one in progress if it is theirs). */
  protected readTurnOf(seat: Seat): number | undefined {
    if (this.seatOf(this.peek() ?? '') !== undefined) this.at++;
    let turn = this.readNumber();
    if (turn !== undefined && ENDINGS.has(this.peek() ?? '')) this.at++;
    if (this.skip('next')) turn ??= 1;
    if (!this.skip('turn')) return undefined;
    turn ??= this.readNumber();
    if (this.peek() === 'from' && this.tokens[this.at + 1] === 'now') this.at += 2;
    return turn ?? (seat === this.talk.turn ? 0 : 1);
  }

  protected readSeat(): Seat | undefined {
    const seat = this.seatOf(this.peek() ?? '');
    if (seat !== undefined) this.at++;
    return seat;
  }

  protected seatOf(word: string): Seat | undefined {
    if (MINE.has(word)) return this.talk.me;
    const named = this.talk.seatOf(word);
    if (!THEIRS.has(word)) return named;
    // Somebody in the deal may be called so.
    const isPartner = named !== undefined && this.talk.partners?.includes(named);
    return isPartner ? named : this.talk.partner;
  }

  protected readProperty(ends: readonly string[]): number | undefined {
    return findName(this.talk.properties, this.takeUntil(ends));
  }

  protected readCardUntil(ends: readonly string[]): number | undefined {
    return this.findCard(this.takeUntil(ends));
  }

  /** The words up to where something else begins. */
  protected takeUntil(ends: readonly string[]): readonly string[] {
    const from = this.at;
    while (!this.isDone() && !ends.includes(this.peek()!)) this.at++;
    return this.tokens.slice(from, this.at);
  }

  protected findCard(typed: readonly string[]): number | undefined {
    const words = typed.filter((word) => word !== 'card' && word !== 'the');
    const number = /^#(\d+)$/.exec(words[0] ?? '')?.[1];
    if (number !== undefined)
      return Number(number) < this.talk.cards.length ? Number(number) : undefined;
    return findName(this.talk.cards, words);
  }
}
