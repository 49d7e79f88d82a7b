/**
 * The sets in `couldBe`: what the whole table can tell of the cards in a hand.
 *
 * A hand always fits its sets: its cards can be laid on them one to one, each
 * card on a set that has it. Which card lies on which set is of no account.
 * The sets must never say more than the table can tell, so where it is open
 * which card has left, what stays is widened until it covers every possibility.
 * Where sets lie inside one another, as those of older and newer cards
 * nearly always do, that loses nothing.
 */

import { BANKRUPT_SET, type CardSet, FRESH, VALUE_SET, valuesAbove, valuesBelow } from './sets.ts';
import type { State } from './state.ts';
import { BANKRUPT_LOWEST } from '../facts/types.ts';

/**
 * Takes out one of the sets that have `card`, and leaves the last place free.
 * Taking out the tightest leaves most room for the other cards.
 */
export function takeOutTightest(state: State, seat: number, card: number): void {
  const { couldBe } = state;
  const first = seat * state.deckSize;
  const last = first + state.sizes[seat]! - 1;
  const bit = 1 << card;
  let out = last;
  let tightest = ~0;
  for (let place = first; place <= last; place++) {
    const set = couldBe[place]!;
    if ((set & bit) !== 0 && (set & tightest) === set) {
      out = place;
      tightest = set;
    }
  }
  if (tightest !== bit) {
    for (let place = first; place <= last; place++) {
      if ((couldBe[place]! & bit) !== 0) couldBe[place]! |= tightest;
    }
  }
  couldBe[out] = couldBe[last]!;
}

/** The same for a card that left unseen: any of the sets may be the one. */
export function takeOutAny(state: State, seat: number): void {
  const { couldBe } = state;
  const first = seat * state.deckSize;
  const last = first + state.sizes[seat]! - 1;
  let out = last;
  let tightest = ~0;
  for (let place = first; place <= last; place++) {
    const set = couldBe[place]!;
    if ((set & tightest) === set) {
      out = place;
      tightest = set;
    }
  }
  couldBe[out] = couldBe[last]!;
  for (let place = first; place < last; place++) couldBe[place]! |= tightest;
}

/** All that any card of the hand can be. */
export function anyOf(state: State, seat: number): CardSet {
  const first = seat * state.deckSize;
  const end = first + state.sizes[seat]!;
  let any = 0;
  for (let place = first; place < end; place++) any |= state.couldBe[place]!;
  return any;
}

/** Whether some card of the hand is certainly one of `set`. */
export function hasOneOf(state: State, seat: number, set: CardSet): boolean {
  const first = seat * state.deckSize;
  const end = first + state.sizes[seat]!;
  for (let place = first; place < end; place++) {
    if ((state.couldBe[place]! & ~(set | FRESH)) === 0) return true;
  }
  return false;
}

/** No card of the hand is one of `set`. */
export function ruleOut(state: State, seat: number, set: CardSet): void {
  const first = seat * state.deckSize;
  const end = first + state.sizes[seat]!;
  for (let place = first; place < end; place++) state.couldBe[place]! &= ~set;
}

/** Some card of the hand is one of `set`; any card that can be. */
export function oneIs(state: State, seat: number, set: CardSet): void {
  if (hasOneOf(state, seat, set)) return;
  const { couldBe } = state;
  const first = seat * state.deckSize;
  const end = first + state.sizes[seat]!;
  let chosen = first;
  let any = 0;
  for (let place = first; place < end; place++) {
    if ((couldBe[place]! & set) === 0) continue;
    any |= couldBe[place]! & (set | FRESH);
    chosen = place;
  }
  // The one may as well lie on another set, and what lies there on the chosen one.
  const swapped = couldBe[chosen]!;
  for (let place = first; place < end; place++) {
    if ((couldBe[place]! & set) !== 0) couldBe[place]! |= swapped;
  }
  couldBe[chosen] = any;
}

/** A Bankrupt took `value`: what is left is not lower, or not higher. */
export function afterSettling(state: State, seat: number, bankrupt: number, value: number): void {
  const out = bankrupt === BANKRUPT_LOWEST ? valuesBelow(value) : valuesAbove(value);
  ruleOut(state, seat, out);
}

/** A settling turn is over: no Bankrupt is left, or no value card to settle one with. */
export function afterLastSettling(state: State, seat: number): void {
  if (hasOneOf(state, seat, VALUE_SET)) ruleOut(state, seat, BANKRUPT_SET);
  if (hasOneOf(state, seat, BANKRUPT_SET)) ruleOut(state, seat, VALUE_SET);
  const any = anyOf(state, seat);
  const open = (any & BANKRUPT_SET) !== 0 && (any & VALUE_SET) !== 0;
  state.unclear[seat] = open ? state.sizes[seat]! : 0;
}

/** The draw pile is new: no card in any hand comes from it. */
export function afterShuffle(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) ruleOut(state, seat, FRESH);
}
