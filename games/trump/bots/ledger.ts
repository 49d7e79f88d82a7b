/**
 * What a contract is worth to one of its parties, in expected final money.
 * Whatever the other party can bring about or hold back is taken at its worst,
 * so that no wording makes a bad contract look good.
 */

import type { Seat } from '@parlor/kit';
import { held, type State } from '../rules/state/state.ts';
import { cardWorth, money } from './appraise.ts';
import { type Card, countSet, facesOf, isMet, lowestOf } from './faces.ts';
import { Reliance } from './reliance.ts';
import type { Clause, Give } from './terms.ts';

/** How much a reader trusts what is to come from the other side. */
export interface Trust {
  /** Of what is promised for a date. */
  readonly dated: number;
  /** Of what hangs on a card the other has promised to play. */
  readonly promised: number;
  /** Of what hangs on a card the other may or may not play. */
  readonly free: number;
  /** Of what cannot come at all. */
  readonly void: number;
  /** Of an unknown card. */
  readonly unknown: number;
}

export const WARY: Trust = { dated: 0.85, promised: 0.8, free: 0, void: 0, unknown: 0.4 };

/** How the other side will look at it: a little brighter. */
export const HOPEFUL: Trust = { dated: 0.95, promised: 0.95, free: 0.6, void: 0, unknown: 0.9 };

/** How it reads to somebody who believes every word. */
export const AS_WRITTEN: Trust = { dated: 1, promised: 1, free: 1, void: 1, unknown: 1 };

/** A card that nothing makes pay may still be sold: counted when it goes, never when it comes. */
const UNMET_GOES = 0.15;

/** A property lent out may be lost on the way. */
const LENT_RISK = 0.12;

/** An average card, and how much more a random loss can hurt. */
const UNKNOWN_CARD = 18;
const BAD_LUCK = 1.4;

/** A property given away for good lends itself no more. */
const LENDING_LOST = 15;

/** Of another's present wealth, what will be there when it is due. */
const SOLVENT = 0.8;

/** What is settled within the turn in progress hardly fails. */
const AT_ONCE = 0.97;

const PERCENT = 100;

/** The part of a party's affairs that a contract touches. */
interface Books {
  seat: Seat;
  /** How many faces there are. */
  cards: number;
  readonly hand: Int8Array;
  cash: number;
  owed: number;
  /** Owned after the now-clauses, and when all is done. */
  soon: number;
  last: number;
  /** Turns in which borrowed things can be used. */
  window: number;
  /** Worth of things counted flat. */
  flat: number;
  /** By own card: what playing it costs or brings beyond its pay. */
  readonly onPlay: Float64Array;
  readonly share: Float64Array;
  readonly mustPlay: Uint8Array;
}

/** What `seat` gains by the contract with `other`. `state` tells the truth about `seat`'s hand only where `seat` may know it. */
export function gainOf(
  state: State,
  seat: Seat,
  other: Seat,
  clauses: readonly Clause[],
  trust: Trust,
): number {
  const books = openBooks(state, seat);
  for (const clause of clauses) {
    if (clause.type === 'play') {
      if (clause.seat === seat) books.mustPlay[clause.card] = 1;
    } else if (clause.when.type === 'now') doNow(state, books, clause);
  }
  books.last = books.soon;
  const reliance = new Reliance(state, seat, other, clauses);
  for (const [place, clause] of clauses.entries()) {
    if (clause.type !== 'give' || clause.when.type === 'now') continue;
    const sure = clause.from === seat ? 1 : trustIn(reliance, place, clauses, other, trust);
    doLater(state, books, clause, sure, other, trust);
  }
  const owed = Math.min(books.owed, solvency(state, other, books.cash));
  const sold = countSet(state.holdings[seat]! & ~books.last) * LENDING_LOST;
  return books.cash + owed + books.flat + goods(state, books) - before(state, seat) - sold;
}

/** What `other` can be expected to pay later, after paying `now` at once. */
function solvency(state: State, other: Seat, now: number): number {
  let sum = money(state, other) - Math.max(0, now);
  for (const { from, amount } of state.debts) if (from === other) sum -= amount;
  for (const { open } of state.contracts) {
    for (const { clause } of open) {
      if (clause.type === 'give' && clause.from === other && clause.what.type === 'cash') {
        sum -= clause.what.amount;
      }
    }
  }
  return Math.max(0, sum * SOLVENT);
}

const MOST_CARDS = 64;

/** Scratch paper: one contract is weighed at a time. */
const theBooks: Books = {
  seat: 0,
  cards: 0,
  hand: new Int8Array(MOST_CARDS),
  cash: 0,
  owed: 0,
  soon: 0,
  last: 0,
  window: 0,
  flat: 0,
  onPlay: new Float64Array(MOST_CARDS),
  share: new Float64Array(MOST_CARDS),
  mustPlay: new Uint8Array(MOST_CARDS),
};

function openBooks(state: State, seat: Seat): Books {
  const { cardCount } = state.rules;
  for (let card = 0; card < cardCount; card++) theBooks.hand[card] = held(state, seat, card);
  theBooks.onPlay.fill(0);
  theBooks.share.fill(0);
  theBooks.mustPlay.fill(0);
  theBooks.seat = seat;
  theBooks.cards = cardCount;
  theBooks.cash = 0;
  theBooks.owed = 0;
  theBooks.soon = state.holdings[seat]!;
  theBooks.last = 0;
  theBooks.window = 0;
  theBooks.flat = 0;
  return theBooks;
}

function doNow(state: State, books: Books, { from, what }: Give): void {
  const gives = from === books.seat;
  switch (what.type) {
    case 'cash':
      books.cash += gives ? -what.amount : what.amount;
      return;
    case 'property':
      if (gives) books.soon &= ~(1 << what.property);
      else books.soon |= 1 << what.property;
      return;
    case 'card':
      moveCard(state, books, what.card, gives, 1);
      return;
    case 'random':
      randomCards(state, books, what.count, gives, WARY.unknown);
      return;
    case 'share':
    // Shares stand only with a played card, never at once.
  }
}

/** A named card comes or goes; going, it takes along what it might have been sold for. */
function moveCard(state: State, books: Books, card: Card, gives: boolean, trust: number): void {
  if (gives) {
    if (books.hand[card]! > 0) books.hand[card]!--;
    const pays = facesOf(state.rules).pay[card]!;
    if (!isMet(state.rules, card, books.soon)) books.flat -= pays * UNMET_GOES;
  } else if (trust >= 1) books.hand[card]!++;
  else books.flat += trust * Math.max(0, cardWorth(state, books.seat, card, books.soon));
}

function randomCards(
  state: State,
  books: Books,
  count: number,
  gives: boolean,
  trust: number,
): void {
  if (!gives) {
    books.flat += count * UNKNOWN_CARD * trust;
    return;
  }
  let sum = 0;
  let size = 0;
  for (let card = 0; card < books.cards; card++) {
    const copies = books.hand[card]!;
    if (copies <= 0) continue;
    sum += copies * Math.max(cardWorth(state, books.seat, card, books.soon), 4);
    size += copies;
  }
  const leaves = Math.min(count, size);
  if (size > 0) books.flat -= Math.min(sum, (leaves * sum * BAD_LUCK) / size);
}

function doLater(
  state: State,
  books: Books,
  clause: Give,
  sure: number,
  other: Seat,
  trust: Trust,
): void {
  const { from, what, when } = clause;
  const gives = from === books.seat;
  const { seat } = books;
  if (when.type === 'now') return;
  if (when.type === 'played' && when.seat === seat) {
    onOwnPlay(state, books, clause, when.card, gives);
    return;
  }
  switch (what.type) {
    case 'cash':
      if (gives) books.cash -= what.amount;
      else books.owed += what.amount * sure;
      return;
    case 'property':
      propertyLater(state, books, what.property, gives, sure, turnsUntil(state, seat, when));
      return;
    case 'card':
      moveCard(state, books, what.card, gives, Math.min(sure, 0.99));
      return;
    case 'random':
      // Nobody gives more cards than there are.
      randomCards(
        state,
        books,
        Math.min(what.count, state.handSize[from]!),
        gives,
        sure * trust.unknown,
      );
      return;
    case 'share': {
      const pays = when.type === 'played' ? likelyPay(state, other, when.card) : 0;
      books.owed += (sure * pays * what.percent) / PERCENT;
    }
  }
}

/** How surely something comes from the other side. What nothing makes it do is left to its good will. */
function trustIn(
  reliance: Reliance,
  place: number,
  clauses: readonly Clause[],
  other: Seat,
  trust: Trust,
): number {
  const { what, when } = clauses[place] as Give;
  if (when.type === 'now') return 1;
  if (when.type === 'turnEnd') {
    const dated = when.turn === 0 ? AT_ONCE : trust.dated;
    // Cash always comes, or is owed; a hand always has some card or other.
    const isThing = what.type === 'property' || what.type === 'card';
    return isThing ? reliance.of(place, dated, trust) : dated;
  }
  const promise = clauses.find(
    (clause) => clause.type === 'play' && clause.seat === other && clause.card === when.card,
  );
  if (promise?.type !== 'play') return trust.free;
  const promised = promise.turn === 0 ? AT_ONCE : trust.promised;
  return reliance.of(place, promised, trust);
}

function propertyLater(
  state: State,
  books: Books,
  property: number,
  gives: boolean,
  sure: number,
  turns: number,
): void {
  const bit = 1 << property;
  if (gives) {
    // Borrowed or one's own: until then it can be used.
    books.window = Math.max(books.window, turns);
    books.last &= ~bit;
  } else if ((state.holdings[books.seat]! & bit) !== 0 && (books.soon & bit) === 0) {
    // Lent out and coming back.
    if (sure < 0.5) return;
    books.last |= bit;
    if (sure < AT_ONCE) books.flat -= LENT_RISK * (state.box[property]! + 40);
  } else if ((books.soon & bit) === 0) books.flat += sure * state.box[property]!;
}

/** What hangs on a card of one's own is in one's own hands. */
function onOwnPlay(
  state: State,
  books: Books,
  { what, when }: Give,
  card: Card,
  gives: boolean,
): void {
  switch (what.type) {
    case 'cash':
      books.onPlay[card]! += gives ? -what.amount : what.amount * 0.8;
      return;
    case 'share':
      books.share[card]! += what.percent / PERCENT;
      return;
    case 'card':
      books.onPlay[card]! +=
        (gives ? -1 : 0.8) * Math.max(10, facesOf(state.rules).pay[what.card]!);
      return;
    case 'random':
      books.onPlay[card]! += what.count * UNKNOWN_CARD * (gives ? -BAD_LUCK : 0.4);
      return;
    case 'property': {
      const bit = 1 << what.property;
      if (gives && (state.holdings[books.seat]! & bit) === 0) {
        // Borrowed for this card: back it goes, and pays at most once.
        books.window = Math.max(books.window, when.type === 'played' ? 1 : 0);
        books.last &= ~bit;
      } else if (gives) books.onPlay[card]! -= state.box[what.property]! + 60;
      else if ((books.soon & bit) === 0) books.onPlay[card]! += state.box[what.property]! * 0.8;
      else books.last |= bit;
    }
  }
}

/** How many cards `seat` can play before the end of a turn. */
function turnsUntil(state: State, seat: Seat, when: Give['when']): number {
  if (when.type !== 'turnEnd') return 1;
  return when.turn + (when.seat === seat && state.turn === seat ? 1 : 0);
}

const likelyPay = (state: State, seat: Seat, card: Card): number => {
  const { pay, tax } = facesOf(state.rules);
  return card === tax ? cardWorth(state, seat, card, 0) : pay[card]!;
};

/** Boxes and cards when all is done, and the best use of what is there for a while. */
function goods(state: State, books: Books): number {
  const { rules } = state;
  const faces = facesOf(rules);
  let sum = boxes(state, books.last);
  const forAWhile: number[] = [];
  for (let card = 0; card < books.cards; card++) {
    const copies = books.hand[card]!;
    const extra = books.onPlay[card]!;
    const share = books.share[card]!;
    const must = books.mustPlay[card] === 1;
    if (copies <= 0) {
      if (must) sum += Math.min(0, extra);
      continue;
    }
    const isProfit = faces.pay[card]! !== 0;
    const worth = isProfit ? faces.pay[card]! : cardWorth(state, books.seat, card, books.last);
    const first = worth * (1 - share) + extra;
    const value = (must ? first : Math.max(0, first)) + (copies - 1) * worth;
    if (!isProfit || isMet(rules, card, books.last)) sum += value;
    else if (isMet(rules, card, books.soon)) forAWhile.push(must ? first : Math.max(0, first));
    // A promise that cannot be kept now may yet be called in.
    else if (must) sum += Math.min(0, extra);
  }
  forAWhile.sort((a, b) => b - a);
  for (let index = 0; index < Math.min(books.window, forAWhile.length); index++) {
    sum += forAWhile[index]! * 0.95;
  }
  return sum;
}

/** The same without the contract. */
function before(state: State, seat: Seat): number {
  const { rules } = state;
  const holdings = state.holdings[seat]!;
  const faces = facesOf(rules);
  let sum = boxes(state, holdings);
  for (let card = 0; card < rules.cardCount; card++) {
    const copies = held(state, seat, card);
    if (copies === 0) continue;
    const isProfit = faces.pay[card]! !== 0;
    if (isProfit && !isMet(rules, card, holdings)) continue;
    sum += copies * (isProfit ? faces.pay[card]! : cardWorth(state, seat, card, holdings));
  }
  return sum;
}

function boxes(state: State, holdings: number): number {
  let sum = 0;
  for (let rest = holdings; rest !== 0; rest &= rest - 1) sum += state.box[lowestOf(rest)]!;
  return sum;
}
