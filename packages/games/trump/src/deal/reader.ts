/**
 * Deals as people type them, in the first person:
 *
 *   give 100; get hotel; after I play hotel casino give half; I play hotel casino by turn 1;
 *   give hotel at end of my next turn
 */

import type { Seat } from '@parlor/kit';
import { FULL_SHARE } from './clauses.ts';
import type { Clause, Payout, What, When } from './clauses.ts';
import { findName, tokensOf } from '../words/match.ts';

/** Who is dealing with whom, and what can be named. */
export interface DealTalk {
  readonly me: Seat;
  readonly partner: Seat;
  readonly turn: Seat;
  readonly properties: readonly string[];
  readonly cards: readonly string[];
  /** A seat by any other word: a name, left, across, s2. */
  seatOf(word: string): Seat | undefined;
}

const MINE = new Set(['i', 'me', 'my', 'mine']);
const THEIRS = new Set(['they', 'them', 'their', 'she', 'her', 'he', 'him', 'his', 'you', 'your']);
const ENDINGS = new Set(['st', 'nd', 'rd', 'th']);

/** Clauses between semicolons or commas; undefined if one of them makes no sense. */
export function readClauses(text: string, talk: DealTalk): readonly Clause[] | undefined {
  const clauses: Clause[] = [];
  for (const part of text.split(/[;,]/)) {
    if (part.trim() === '') continue;
    const clause = new ClauseReader(tokensOf(part), talk).read();
    if (!clause) return undefined;
    clauses.push(clause);
  }
  return clauses.length === 0 ? undefined : clauses;
}

class ClauseReader {
  private at = 0;

  constructor(
    private readonly tokens: readonly string[],
    private readonly talk: DealTalk,
  ) {}

  read(): Clause | undefined {
    return this.isPromise() ? this.readPromise() : this.readGift();
  }

  private peek(): string | undefined {
    return this.tokens[this.at];
  }

  private skip(...words: readonly string[]): boolean {
    if (!words.includes(this.peek() ?? '')) return false;
    this.at++;
    return true;
  }

  /** "I play …" with nothing before it. */
  private isPromise(): boolean {
    return this.tokens[1] === 'play' || this.tokens[1] === 'plays';
  }

  private readPromise(): Clause | undefined {
    const seat = this.readSeat();
    this.skip('play', 'plays');
    const card = this.readCardUntil(['by', 'this']);
    if (seat === undefined || card === undefined) return undefined;
    if (this.peek() === undefined) return { type: 'play', seat, card, turn: 1 };
    const isThisTurn = this.skip('this');
    if (!isThisTurn && !this.skip('by')) return undefined;
    const turn = isThisTurn && this.skip('turn') ? 0 : this.readTurnOf(seat);
    return turn === undefined || !this.isDone() ? undefined : { type: 'play', seat, card, turn };
  }

  private readGift(): Clause | undefined {
    const first = this.readWhen();
    if (first === 'nonsense') return undefined;
    const { me, partner } = this.talk;
    const from = this.skip('give') ? me : this.skip('get') ? partner : undefined;
    if (from === undefined) return undefined;
    const what = this.readThing();
    const last = first ?? this.readWhen() ?? ({ type: 'now' } as const);
    if (!what || last === 'nonsense' || !this.isDone()) return undefined;
    return { type: 'give', from, what, when: last };
  }

  private isDone(): boolean {
    return this.at === this.tokens.length;
  }

  private readThing(): What | undefined {
    const number = this.peek() ?? '';
    if (this.skip('half')) return this.share(FULL_SHARE / 2);
    if (/^\d+%$/.test(number)) {
      this.at++;
      return this.share(Number.parseInt(number, 10));
    }
    if (/^\d+$/.test(number) && !this.tokens[this.at + 1]?.startsWith('prop'))
      return this.readAmount();
    if (this.tokens[this.at + 1] === 'random' && this.skip('a', 'one')) return this.readRandom(1);
    const typed = this.takeUntilWhen();
    const property = findName(this.talk.properties, typed);
    if (property !== undefined) return { type: 'property', property };
    const card = this.findCard(typed);
    return card === undefined ? undefined : { type: 'card', card };
  }

  private share(percent: number): What {
    while (this.skip('of', 'it', 'that', 'the', 'payout')) continue;
    return { type: 'share', percent };
  }

  /** "100", "2 random cards". */
  private readAmount(): What {
    const amount = Number.parseInt(this.tokens[this.at++]!, 10);
    return this.peek() === 'random' ? this.readRandom(amount) : { type: 'cash', amount };
  }

  private readRandom(count: number): What {
    this.skip('random');
    this.skip('card', 'cards');
    return { type: 'random', count };
  }

  /** Undefined where no time is mentioned. */
  private readWhen(): When | undefined | 'nonsense' {
    if (this.skip('now')) return { type: 'now' };
    if (['after', 'before', 'when', 'once'].includes(this.peek() ?? '')) {
      const payout: Payout = this.tokens[this.at++] === 'before' ? 'before' : 'after';
      const seat = this.readSeat();
      if (seat === undefined || !this.skip('play', 'plays', 'played')) return 'nonsense';
      const card = this.readCardUntil(['give', 'get']);
      return card === undefined ? 'nonsense' : { type: 'played', seat, card, payout };
    }
    const isDate = this.skip('at') || this.peek() === 'end';
    if (!isDate) return undefined;
    this.skip('the');
    if (!this.skip('end') || !this.skip('of')) return 'nonsense';
    if (this.skip('this'))
      return this.skip('turn') ? { type: 'turnEnd', seat: this.talk.turn, turn: 0 } : 'nonsense';
    const seat = this.readSeat();
    const turn = seat === undefined ? undefined : this.readTurnOf(seat);
    return seat === undefined || turn === undefined ? 'nonsense' : { type: 'turnEnd', seat, turn };
  }

  /** "turn 2", "next turn", "2nd next turn", "turn" (the one in progress if it is theirs). */
  private readTurnOf(seat: Seat): number | undefined {
    if (this.seatOf(this.peek() ?? '') !== undefined) this.at++;
    let turn: number | undefined;
    if (/^\d+$/.test(this.peek() ?? '')) {
      turn = Number.parseInt(this.tokens[this.at++]!, 10);
      if (ENDINGS.has(this.peek() ?? '')) this.at++;
    }
    if (this.skip('next')) turn ??= 1;
    if (!this.skip('turn')) return undefined;
    if (turn === undefined && /^\d+$/.test(this.peek() ?? '')) {
      turn = Number.parseInt(this.tokens[this.at++]!, 10);
    }
    return turn ?? (seat === this.talk.turn ? 0 : 1);
  }

  private readSeat(): Seat | undefined {
    const seat = this.seatOf(this.peek() ?? '');
    if (seat !== undefined) this.at++;
    return seat;
  }

  private seatOf(word: string): Seat | undefined {
    if (MINE.has(word)) return this.talk.me;
    if (THEIRS.has(word)) return this.talk.partner;
    return this.talk.seatOf(word);
  }

  private readCardUntil(ends: readonly string[]): number | undefined {
    const from = this.at;
    while (!this.isDone() && !ends.includes(this.peek()!)) this.at++;
    return this.findCard(this.tokens.slice(from, this.at));
  }

  /** The words of a thing, up to where a time begins. */
  private takeUntilWhen(): readonly string[] {
    const from = this.at;
    const ends = ['now', 'at', 'end', 'after', 'before', 'when', 'once'];
    while (!this.isDone() && !ends.includes(this.peek()!)) this.at++;
    return this.tokens.slice(from, this.at);
  }

  private findCard(typed: readonly string[]): number | undefined {
    const words = typed.filter((word) => word !== 'card' && word !== 'the');
    const number = /^#(\d+)$/.exec(words[0] ?? '')?.[1];
    if (number !== undefined)
      return Number(number) < this.talk.cards.length ? Number(number) : undefined;
    return findName(this.talk.cards, words);
  }
}
