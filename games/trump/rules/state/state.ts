/** The complete position. One object of fixed shape, changed in place. */

import type { Seat, SeatSet } from '@parlor/kit';
import type { Lack } from './knowledge.ts';
import { CARD_WORDS, WORD_BITS, wordOf } from '../../facts/limits.ts';
import { NO_CARD, type Rules, rulesOf } from '../../facts/rules.ts';
import {
  type Card,
  type Choosing,
  type Contract,
  type Debt,
  type EndedClause,
  type Offer,
  type Options,
  type Property,
  QUESTIONS,
} from '../../facts/types.ts';
import type { ClosingRound, Due } from '../../facts/views.ts';

// Phases: the question being asked, by its place in QUESTIONS.
export const TURN = QUESTIONS.indexOf('turn');
export const TAKE = QUESTIONS.indexOf('take');
export const FILL = QUESTIONS.indexOf('fill');
export const PUT_UP = QUESTIONS.indexOf('put up');
export const TRADE = QUESTIONS.indexOf('trade');
export const SURRENDER = QUESTIONS.indexOf('surrender');
export const OPEN = QUESTIONS.indexOf('open');
export const BID = QUESTIONS.indexOf('bid');
export const ANSWER = QUESTIONS.indexOf('answer');
export const RELATED = QUESTIONS.indexOf('related');
export const CHOOSE = QUESTIONS.indexOf('choose');
export const OVER = QUESTIONS.length;

// What the die is being thrown for, by place in THROWING.
export const FOR_MOVE = 0;
export const FOR_SPACE = 1;
export const FOR_PROFIT = 2;
export const FOR_FIVE = 3;

// A seat's standing in a sale.
export const NOT_IN_SALE = 0;
export const STILL_IN = 1;
export const KNOCKED_OUT = 2;

// What goes on when clauses that fall due together have all happened.
export const AFTER_NOTHING = 0;
export const AFTER_DEAL = 1;
export const AFTER_BEFORE = 2;
export const AFTER_CARD = 3;
export const AFTER_TURN = 4;
export const AFTER_SALE = 5;
export const AFTER_TAX = 6;
export const AFTER_USE = 7;

export const UNOWNED = -1;
export const NOBODY = -1;
export const NO_PROPERTY = -1;
export const NO_AIM = -1;

const NO_OFFER: Offer | null = null;
const NO_CONTRACTS: readonly Contract[] = [];
const NO_ENDED: readonly EndedClause[] = [];
const NO_DEBTS: readonly Debt[] = [];
const NO_CARDS: readonly Card[] = [];
const NO_LACKS: readonly Lack[] = [];
const NO_CHOICE: Choosing | null = null;
const NOTHING_DUE: readonly Due[] = [];

export class State {
  readonly options: Options;
  readonly rules: Rules;
  readonly seats: number;

  part: 1 | 2 = 1;
  phase: number = TURN;
  /** On turn. */
  turn: Seat = 0;
  /** Who is asked, except for sealed openings, which ask everybody. */
  asked: Seat = 0;

  // Cards. Hands count copies: hands[seat × cardCount + card]; `handCards` has a bit for each card
  // held, two words a seat. Both change in addCard and removeCard only.
  readonly hands: Uint8Array;
  readonly handCards: Int32Array;
  readonly handSize: Uint8Array;
  /** The first `discardCount` are the discards, oldest first; from `drawn` on it is the draw pile. */
  readonly deck: Uint8Array;
  drawn = 0;
  discardCount = 0;

  // Money and properties. `holdings` is `owner` once more, as a set of properties per seat.
  readonly cash: Int32Array;
  readonly owner: Int8Array;
  readonly holdings: Int32Array;
  readonly box: Int32Array;
  /** D-5.8: the box that the last move opened to all. */
  shown: Property = NO_PROPERTY;
  /** The bank's side of all money: minus what it has paid out so far. */
  bank = 0;
  readonly pawns: Uint8Array;

  // A die being thrown, a card being played.
  throwing = FOR_MOVE;
  rollsLeft = 0;
  playing: Card = NO_CARD;
  payout = 0;
  /** The seat or property that the card being played is aimed at. */
  aim: number = NO_AIM;

  // The closing sales of D-3.11: their round, what is still to be put up in it, and what comes up once more.
  closingRound: ClosingRound = 0;
  closing = 0;
  again = 0;

  // A sale. While openings are sealed, `bids` holds those of the seats in `sealed`.
  lot: Property = NO_PROPERTY;
  broker: Seat = 0;
  sealed: SeatSet = 0;
  readonly bids: Int32Array;
  readonly investors: Int32Array;
  readonly standing: Uint8Array;
  /** When each bid was made; equal bids rank by it. */
  readonly madeAt: Int32Array;
  bidsMade = 0;
  investorPlayed = false;
  /** Passes since the last raise, knock-out or return; who made that one. */
  quiet = 0;
  maker: number = NOBODY;

  // Part 2. The arrays of objects are never changed, only replaced.
  passes = 0;
  readonly turnsEnded: Uint16Array;
  readonly dealsOpened: Uint8Array;
  offer: Offer | null = NO_OFFER;
  contracts: readonly Contract[] = NO_CONTRACTS;
  contractsMade = 0;
  /** For the record only: what became of earlier clauses. Rules never look at it. */
  ended: readonly EndedClause[] = NO_ENDED;
  debts: readonly Debt[] = NO_DEBTS;
  /** D-6.3: cards that belong to the deal just made, properties that it brought the player on turn, and with whom it was. */
  relatedCards: readonly Card[] = NO_CARDS;
  gotProperties = 0;
  partner: Seat = 0;
  /** All whom the deal was made with, as a set, the partner among them. */
  partners: SeatSet = 0;
  /** Clauses that wait for a choice, what comes after them, and the choice. */
  due: readonly Due[] = NOTHING_DUE;
  next: number = AFTER_NOTHING;
  choosing: Choosing | null = NO_CHOICE;

  // What each seat knows of other hands; see knowledge.ts.
  readonly notes: Uint16Array;
  readonly noteCount: Uint8Array;
  readonly lostUnseen: Uint8Array;
  lacks: readonly Lack[] = NO_LACKS;

  constructor(seats: number, options: Options) {
    const rules = rulesOf(options.components);
    const deckSize = rules.deck.length;
    this.options = options;
    this.rules = rules;
    this.seats = seats;
    this.hands = new Uint8Array(seats * rules.cardCount);
    this.handCards = new Int32Array(seats * CARD_WORDS);
    this.handSize = new Uint8Array(seats);
    this.deck = rules.deck.slice();
    this.cash = new Int32Array(seats);
    this.owner = new Int8Array(rules.propertyCount).fill(UNOWNED);
    this.holdings = new Int32Array(seats);
    this.box = new Int32Array(rules.propertyCount);
    this.pawns = new Uint8Array(seats);
    this.bids = new Int32Array(seats);
    this.investors = new Int32Array(seats);
    this.standing = new Uint8Array(seats);
    this.madeAt = new Int32Array(seats);
    this.turnsEnded = new Uint16Array(seats);
    this.dealsOpened = new Uint8Array(seats);
    this.notes = new Uint16Array(seats * deckSize);
    this.noteCount = new Uint8Array(seats);
    this.lostUnseen = new Uint8Array(seats * seats);
  }
}

export function clone(state: State): State {
  const copy = new State(state.seats, state.options);
  copyInto(state, copy);
  return copy;
}

/** Overwrites `to`, a state of the same table. */
export function copyInto(from: State, to: State): void {
  to.part = from.part;
  to.phase = from.phase;
  to.turn = from.turn;
  to.asked = from.asked;
  to.bank = from.bank;
  to.shown = from.shown;
  to.drawn = from.drawn;
  to.discardCount = from.discardCount;
  to.throwing = from.throwing;
  to.rollsLeft = from.rollsLeft;
  to.playing = from.playing;
  to.payout = from.payout;
  to.closingRound = from.closingRound;
  to.closing = from.closing;
  to.again = from.again;
  to.lot = from.lot;
  to.broker = from.broker;
  to.sealed = from.sealed;
  to.bidsMade = from.bidsMade;
  to.investorPlayed = from.investorPlayed;
  to.quiet = from.quiet;
  to.maker = from.maker;
  to.passes = from.passes;
  to.offer = from.offer;
  to.contracts = from.contracts;
  to.contractsMade = from.contractsMade;
  to.ended = from.ended;
  to.debts = from.debts;
  to.relatedCards = from.relatedCards;
  to.gotProperties = from.gotProperties;
  to.partner = from.partner;
  to.partners = from.partners;
  to.due = from.due;
  to.next = from.next;
  to.choosing = from.choosing;
  to.aim = from.aim;
  to.lacks = from.lacks;
  to.hands.set(from.hands);
  to.handCards.set(from.handCards);
  to.handSize.set(from.handSize);
  to.deck.set(from.deck);
  to.cash.set(from.cash);
  to.owner.set(from.owner);
  to.holdings.set(from.holdings);
  to.box.set(from.box);
  to.pawns.set(from.pawns);
  to.bids.set(from.bids);
  to.investors.set(from.investors);
  to.standing.set(from.standing);
  to.madeAt.set(from.madeAt);
  to.turnsEnded.set(from.turnsEnded);
  to.dealsOpened.set(from.dealsOpened);
  to.notes.set(from.notes);
  to.noteCount.set(from.noteCount);
  to.lostUnseen.set(from.lostUnseen);
}

/** All seats but `seat` clockwise: the i-th to the left of it. */
export const leftOf = (state: State, seat: Seat, steps = 1): Seat => {
  const left = seat + steps;
  return left >= state.seats ? left - state.seats : left;
};

export const held = (state: State, seat: Seat, card: Card): number =>
  state.hands[seat * state.rules.cardCount + card]!;

export function addCard(state: State, seat: Seat, card: Card): void {
  state.hands[seat * state.rules.cardCount + card]!++;
  state.handSize[seat]!++;
  state.handCards[seat * CARD_WORDS + wordOf(card)]! |= 1 << (card % WORD_BITS);
}

export function removeCard(state: State, seat: Seat, card: Card): void {
  const left = --state.hands[seat * state.rules.cardCount + card]!;
  state.handSize[seat]!--;
  if (left === 0) state.handCards[seat * CARD_WORDS + wordOf(card)]! &= ~(1 << (card % WORD_BITS));
}

export const pileSize = (state: State): number => state.deck.length - state.drawn;

/** Played cards, oldest first. */
export const discardsOf = (state: State): Card[] =>
  Array.from(state.deck.subarray(0, state.discardCount));

/** The draw pile, next card first. */
export const pileOf = (state: State): Card[] => Array.from(state.deck.subarray(state.drawn));

/** Properties nobody owns, as a set. */
export function unowned(state: State): number {
  let owned = 0;
  for (let seat = 0; seat < state.seats; seat++) owned |= state.holdings[seat]!;
  return state.rules.allProperties & ~owned;
}

/** How many members a set of properties has. */
export function countSet(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export const lowestOf = (set: number): number => 31 - Math.clz32(set & -set);

/** The cards of a hand, ascending, with copies. */
export function handOf(state: State, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < state.rules.cardCount; card++) {
    for (let copy = held(state, seat, card); copy > 0; copy--) cards.push(card);
  }
  return cards;
}

export const membersOf = (set: number): number[] => {
  const members: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) members.push(lowestOf(rest));
  return members;
};
