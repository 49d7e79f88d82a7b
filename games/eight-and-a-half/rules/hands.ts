/**
 * Cards into and out of hands, and what everyone can tell about a hand that
 * nobody but its owner sees.
 */

import type { Seat } from '@parlor/kit';
import { EIGHT, type Kinds, KINDS, kindBit, PAIR, PAIR_CARDS } from '../facts/cards.ts';
import { HAND_SIZE, type State } from './state.ts';
import { type Card, HALF } from '../facts/types.ts';

export function addToHand(state: State, seat: Seat, card: Card): void {
  state.hand[seat * KINDS + card]!++;
  state.handSize[seat]!++;
  state.handKinds[seat]! |= kindBit(card);
}

export function takeFromHand(state: State, seat: Seat, card: Card, count: number): void {
  const left = (state.hand[seat * KINDS + card]! -= count);
  state.handSize[seat]! -= count;
  if (left === 0) state.handKinds[seat]! &= ~kindBit(card);
}

export function clearHand(state: State, seat: Seat): void {
  state.hand.fill(0, seat * KINDS, (seat + 1) * KINDS);
  state.handSize[seat] = 0;
  state.handKinds[seat] = 0;
}

/** E-3.4: back to three while the Bank lasts; says how many cards that took. */
export function drawFromBank(state: State, seat: Seat): number {
  let drawn = 0;
  while (state.handSize[seat]! < HAND_SIZE && state.bankSize[seat]! > 0) {
    const top = --state.bankSize[seat]!;
    addToHand(state, seat, state.bank[seat * state.bankRoom + top]!);
    drawn++;
  }
  return drawn;
}

/** E-6.1: hand, Bank, Open and Blind cards gone; the Bank is empty whenever the hand is. */
export const isOut = (state: State, seat: Seat): boolean =>
  (state.handSize[seat]! | state.openLeft[seat]! | state.blindLeft[seat]!) === 0;

/** E-7.1: everything that counts at the end. */
export const cardsOf = (state: State, seat: Seat): number =>
  state.handSize[seat]! +
  state.bankSize[seat]! +
  state.openLeft[seat]! +
  state.blindLeft[seat]! +
  state.asideSize[seat]!;

/** E-8: a hand that began empty and grew by collecting holds nothing that was not seen, remembered or not. */
export const isHandPublic = (state: State, seat: Seat): boolean => state.table[seat] === 1;

// What is known to be missing

/**
 * The whole hand has shown that it holds none of `kinds` (E-3.5, E-2.3). What
 * was known before adds to it only if it concerned the whole hand too.
 */
export function learnLack(state: State, seat: Seat, kinds: Kinds): void {
  const size = state.handSize[seat]!;
  const before = state.lackCount[seat] === size ? state.lackKinds[seat]! : 0;
  const all = before | kinds;
  // Without an 8 or without a Half there is no pair to speak of.
  state.lackKinds[seat] = (all & PAIR_CARDS) === 0 ? all : all & ~PAIR;
  state.lackCount[seat] = size;
}

/**
 * Cards leave a hand. Those of a missing kind were drawn since; any others
 * may have been among the cards the knowledge was about.
 */
export function forgetPlayed(state: State, seat: Seat, card: Card, count: number): void {
  if ((state.lackKinds[seat]! & kindBit(card)) !== 0) return;
  const known = state.lackCount[seat]! - count;
  if (known > 0) {
    state.lackCount[seat] = known;
  } else {
    forgetLack(state, seat);
  }
}

/** The same for 8 + Half; of a hand known not to make the pair, one of the two was drawn since. */
export function forgetPair(state: State, seat: Seat): void {
  const noPair = (state.lackKinds[seat]! & PAIR) !== 0;
  forgetPlayed(state, seat, EIGHT, 1);
  if (!noPair) forgetPlayed(state, seat, HALF, 1);
}

export function forgetLack(state: State, seat: Seat): void {
  state.lackKinds[seat] = 0;
  state.lackCount[seat] = 0;
}

/** The cards of a count by kind, ascending. */
export function cardsByKind(counts: Uint8Array, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < KINDS; card++) {
    for (let n = counts[seat * KINDS + card]!; n > 0; n--) cards.push(card);
  }
  return cards;
}
