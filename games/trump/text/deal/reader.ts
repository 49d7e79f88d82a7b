/**
 * Deals as people type them, in the first person:
 *
 *   give 100; get hotel; after I play hotel casino give half; I play hotel casino by turn 1;
 *   give hotel at end of my next turn; otherwise give 50; they do not tax me until my 2nd next turn;
 *   I may buy casino for 100 until my turn 3; they show their hand
 */

import type { Seat } from '@parlor/kit';
import { FULL_SHARE } from '../../facts/clauses.ts';
import type { Act, Clause, Give, Option, Payout, What, When } from '../../facts/clauses.ts';
import { findName, tokensOf } from '../typed/match.ts';
import { type DealTalk, WordReader } from './wordReader.ts';

const NOT = new Set(['not', 'never', 'dont', 'doesnt', 'wont']);

/** Where the words of a thing come to an end. */
const TIMES = ['now', 'at', 'end', 'after', 'before', 'when', 'once', 'if', 'until'];
const LINKS = ['and', 'for', 'to', 'from', 'least'];

/** Clauses between semicolons or commas; undefined if one of them makes no sense. */
export function readClauses(text: string, talk: DealTalk): readonly Clause[] | undefined {
  const clauses: Clause[] = [];
  for (const part of text.split(/[;,]/)) {
    if (part.trim() === '') continue;
    const clause = new ClauseReader(tokensOf(part), talk, clauses.length).read();
    if (!clause) return undefined;
    clauses.push(clause);
  }
  return clauses.length === 0 ? undefined : clauses;
}

class ClauseReader extends WordReader {
  constructor(
    tokens: readonly string[],
    talk: DealTalk,
    /** How many lines come before this one. */
    private readonly place: number,
  ) {
    super(tokens, talk);
  }

  read(): Clause | undefined {
    const [, second, third] = this.tokens;
    const isAbstention = NOT.has(second ?? '') || (isAuxiliary(second) && NOT.has(third ?? ''));
    if (isAbstention) return this.readAbstention();
    switch (second) {
      case 'play':
      case 'plays':
        return this.readPromise();
      case 'may':
      case 'can':
        return this.readOption();
      case 'show':
      case 'shows':
        return this.readShow();
      default:
        return this.readGift();
    }
  }

  /** "I play tax on Bob by turn 1", "they play force sale for casino this turn". */
  private readPromise(): Clause | undefined {
    const seat = this.readSeat();
    this.skip('play', 'plays');
    const card = this.readCardUntil(['by', 'this', 'on', 'for']);
    if (seat === undefined || card === undefined) return undefined;
    const aim = this.readAim();
    if (!aim) return undefined;
    if (this.isDone()) return { type: 'play', seat, card, turn: 1, ...aim };
    const isThisTurn = this.skip('this');
    if (!isThisTurn && !this.skip('by')) return undefined;
    const turn = isThisTurn && this.skip('turn') ? 0 : this.readTurnOf(seat);
    return turn === undefined || !this.isDone()
      ? undefined
      : { type: 'play', seat, card, turn, ...aim };
  }

  private readAim(): { target?: Seat; property?: number } | undefined {
    if (this.skip('on')) {
      const target = this.readSeat();
      return target === undefined ? undefined : { target };
    }
    if (!this.skip('for')) return {};
    const property = this.readProperty(['by', 'this']);
    return property === undefined ? undefined : { property };
  }

  /** "they do not tax me until my 2nd next turn", "I will never bid above 60 for casino". */
  private readAbstention(): Clause | undefined {
    const seat = this.readSeat();
    while (isAuxiliary(this.peek())) this.at++;
    if (seat === undefined || !NOT.has(this.peek() ?? '')) return undefined;
    this.at++;
    const act = this.readAct();
    const until = act && this.readUntil();
    return act && until !== undefined && this.isDone()
      ? { type: 'abstain', seat, act, until }
      : undefined;
  }

  private readAct(): Act | undefined {
    if (this.skip('tax')) {
      const seat = this.readSeat();
      return seat === undefined ? undefined : { type: 'tax', seat };
    }
    if (this.skip('knock')) {
      this.skip('out');
      const seat = this.readSeat();
      this.skip('out');
      return seat === undefined ? undefined : { type: 'knockOut', seat };
    }
    if (this.skip('force')) {
      while (this.skip('a', 'sale', 'of')) continue;
      const property = this.readProperty(['until']);
      return property === undefined ? undefined : { type: 'forceSale', property };
    }
    if (this.skip('bid')) return this.readBid();
    if (!this.skip('deal')) return undefined;
    while (this.skip('with', 'anybody', 'anyone', 'others', 'else', 'about')) continue;
    const typed = this.takeUntil(['until']);
    const property = findName(this.talk.properties, typed);
    if (property !== undefined) return { type: 'deal', about: { property } };
    const card = this.findCard(typed);
    return card === undefined ? undefined : { type: 'deal', about: { card } };
  }

  /** "bid", "bid above 60", "bid for casino", "bid above 60 for casino". */
  private readBid(): Act | undefined {
    let above = 0;
    if (this.skip('above', 'over', 'more')) {
      this.skip('than');
      const number = this.readNumber();
      if (number === undefined) return undefined;
      above = number;
    }
    if (!this.skip('for', 'on')) return { type: 'bid', above, property: null };
    if (this.skip('anything')) return { type: 'bid', above, property: null };
    const property = this.readProperty(['until']);
    return property === undefined ? undefined : { type: 'bid', above, property };
  }

  /** "I may buy casino and tax for 100 until my turn 3", "they may sell hotel for 60". */
  private readOption(): Option | undefined {
    const seat = this.readSeat();
    this.skip('may', 'can');
    const isSelling = this.skip('sell', 'give');
    if (seat === undefined || (!isSelling && !this.skip('buy', 'get', 'have', 'take')))
      return undefined;
    const other = seat === this.talk.me ? this.talk.partner : this.talk.me;
    const goods = this.readThings();
    const price = this.skip('for') ? this.readThings() : [];
    let partner = other;
    if (this.skip('from', 'to')) {
      const named = this.readSeat();
      if (named === undefined) return undefined;
      partner = named;
    }
    const until = this.readUntil();
    if (!goods || goods.length === 0 || !price || until === undefined || !this.isDone())
      return undefined;
    const gift = (from: Seat, to: Seat) => (what: What) => this.gift(from, to, what);
    const [giver, taker] = isSelling ? [seat, partner] : [partner, seat];
    const clauses = [...goods.map(gift(giver, taker)), ...price.map(gift(taker, giver))];
    return { type: 'option', seat, clauses, until };
  }

  private gift(from: Seat, to: Seat, what: What): Give {
    const when: When = { type: 'now' };
    return { type: 'give', from, ...this.taker(to), what, when };
  }

  /** Among several it must be said who gets it. */
  private taker(to: Seat): { to?: Seat } {
    return (this.talk.partners?.length ?? 1) > 1 ? { to } : {};
  }

  private readThings(): What[] | undefined {
    const things: What[] = [];
    do {
      const thing = this.readThing(this.talk.me);
      if (!thing) return undefined;
      things.push(thing);
    } while (this.skip('and'));
    return things;
  }

  /** "they show me their hand", "I show tax to Bob". */
  private readShow(): Clause | undefined {
    const seat = this.readSeat();
    this.skip('show', 'shows');
    if (seat === undefined) return undefined;
    let to: Seat | undefined;
    if (this.seatOf(this.peek() ?? '') !== undefined && !isPossessive(this.peek()))
      to = this.readSeat();
    const typed = this.takeUntil(['to']);
    if (this.skip('to')) to = this.readSeat();
    if (!this.isDone()) return undefined;
    const card = typed.at(-1) === 'hand' ? null : this.findCard(typed);
    if (card === undefined) return undefined;
    const taker = to ?? (seat === this.talk.me ? this.talk.partner : this.talk.me);
    return { type: 'show', seat, ...this.taker(taker), card };
  }

  private readGift(): Clause | undefined {
    const first = this.readWhen();
    if (first === 'nonsense') return undefined;
    const { me, partner } = this.talk;
    let [from, to]: (Seat | undefined)[] = [undefined, undefined];
    if (this.skip('give')) [from, to] = [me, partner];
    else if (this.skip('get')) [from, to] = [partner, me];
    else {
      from = this.readSeat();
      if (from === undefined || !this.skip('give', 'gives')) return undefined;
      to = from === me ? partner : me;
    }
    // "Bob gives Ann 50"; a word that begins a thing is not taken for a seat.
    if (this.seatOf(this.peek() ?? '') !== undefined) to = this.readSeat();
    const what = this.readThing(from);
    if (this.skip('to')) to = this.readSeat();
    else if (this.skip('from')) from = this.readSeat();
    const last = first ?? this.readWhen() ?? ({ type: 'now' } as const);
    if (!what || from === undefined || to === undefined || last === 'nonsense' || !this.isDone())
      return undefined;
    return { type: 'give', from, ...this.taker(to), what, when: last };
  }

  private readThing(giver: Seat): What | undefined {
    const number = this.peek() ?? '';
    if (this.skip('half')) return this.share(FULL_SHARE / 2);
    if (/^\d+%$/.test(number)) {
      this.at++;
      return this.share(Number.parseInt(number, 10));
    }
    if (/^\d+$/.test(number) && !this.tokens[this.at + 1]?.startsWith('prop'))
      return this.readAmount();
    if (this.tokens[this.at + 1] === 'random' && this.skip('a', 'one')) return this.readRandom(1);
    if (this.isChoice()) return this.readChoice(giver);
    const typed = this.takeUntil([...TIMES, ...LINKS]);
    const property = findName(this.talk.properties, typed);
    if (property !== undefined) return { type: 'property', property };
    const card = this.findCard(typed);
    return card === undefined ? undefined : { type: 'card', card };
  }

  private isChoice(): boolean {
    const [a, card, of] = this.tokens.slice(this.at);
    return (a === 'a' || a === 'one') && card === 'card' && of === 'of';
  }

  /** "a card of my choice". */
  private readChoice(giver: Seat): What | undefined {
    this.at += 3;
    const seat = this.readSeat();
    if (seat === undefined || !this.skip('choice')) return undefined;
    return { type: 'choice', by: seat === giver ? 'giver' : 'taker' };
  }

  private share(percent: number): What | undefined {
    while (this.skip('of', 'it', 'that', 'the', 'payout', 'price')) continue;
    const isGuaranteed = this.peek() === 'at' && this.tokens[this.at + 1] === 'least';
    if (!isGuaranteed) return { type: 'share', percent };
    this.at += 2;
    const atLeast = this.readNumber();
    return atLeast === undefined ? undefined : { type: 'share', percent, atLeast };
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
    if (this.skip('otherwise')) {
      return this.place === 0 ? 'nonsense' : { type: 'lapsed', clause: this.place - 1 };
    }
    if (this.skip('if')) return this.readLapse();
    if (['after', 'before', 'when', 'once'].includes(this.peek() ?? '')) return this.readEvent();
    const isDate = this.skip('at') || this.peek() === 'end';
    if (!isDate) return undefined;
    this.skip('the');
    if (!this.skip('end') || !this.skip('of')) return 'nonsense';
    if (this.skip('each')) return this.readEach();
    if (this.skip('this'))
      return this.skip('turn') ? { type: 'turnEnd', seat: this.talk.turn, turn: 0 } : 'nonsense';
    const seat = this.readSeat();
    const turn = seat === undefined ? undefined : this.readTurnOf(seat);
    return seat === undefined || turn === undefined ? 'nonsense' : { type: 'turnEnd', seat, turn };
  }

  /** "if line 2 lapses". */
  private readLapse(): When | 'nonsense' {
    this.skip('line');
    const line = this.readNumber();
    return line !== undefined && line > 0 && this.skip('lapses', 'fails')
      ? { type: 'lapsed', clause: line - 1 }
      : 'nonsense';
  }

  /** "after I play tax", "before they play tax", "when I buy casino until my turn 3". */
  private readEvent(): When | 'nonsense' {
    const payout: Payout = this.tokens[this.at++] === 'before' ? 'before' : 'after';
    const seat = this.readSeat();
    if (seat === undefined) return 'nonsense';
    if (this.skip('buy', 'buys', 'bought')) {
      const property = this.readProperty(['give', 'get', 'until']);
      const until = this.readUntil();
      return property === undefined || until === undefined
        ? 'nonsense'
        : { type: 'bought', seat, property, until };
    }
    if (!this.skip('play', 'plays', 'played')) return 'nonsense';
    const card = this.readCardUntil(['give', 'get', 'gives']);
    return card === undefined ? 'nonsense' : { type: 'played', seat, card, payout };
  }

  /** "each of my next 5 turns while I own hotel". */
  private readEach(): When | 'nonsense' {
    this.skip('of');
    const seat = this.readSeat();
    this.skip('next');
    const turns = this.readNumber();
    if (seat === undefined || turns === undefined || !this.skip('turns', 'turn')) return 'nonsense';
    if (!this.skip('while')) return { type: 'everyTurnEnd', seat, turns, while: null };
    this.readSeat();
    this.skip('own', 'owns', 'owning');
    const property = this.readProperty(['give', 'get']);
    return property === undefined
      ? 'nonsense'
      : { type: 'everyTurnEnd', seat, turns, while: property };
  }
}

const isAuxiliary = (word = ''): boolean => word === 'will' || word === 'do' || word === 'does';
const isPossessive = (word = ''): boolean => ['my', 'their', 'his', 'her', 'your'].includes(word);
