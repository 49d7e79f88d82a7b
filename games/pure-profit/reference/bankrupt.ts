/** P-4: how a turn with Bankrupts goes. Each step says whether the turn is over with it. */

import type { Seat } from '@parlor/kit';
import {
  ascending,
  type Card,
  HIGHEST,
  isBankrupt,
  isSteal,
  isValue,
  LOWEST,
  without,
} from './cards.ts';
import type { Pair, Position } from './position.ts';

/** P-4.3: from this many cards on, nobody is left with a hand that can do nothing. */
const LOCKED_IN = 6;

const hasBothKinds = (hand: Card[]): boolean => hand.includes(LOWEST) && hand.includes(HIGHEST);

/** P-4.1: the Bankrupt takes the lowest or highest value card that no other Bankrupt has taken. */
export function makePair(position: Position, seat: Seat, bankrupt: Card): void {
  const hand = position.hands[seat]!;
  const values = hand.filter(isValue).toSorted(ascending);
  const value = bankrupt === LOWEST ? values[0]! : values.at(-1)!;
  position.hands[seat] = without(hand, [bankrupt, value]);
  position.pairs.push([bankrupt, value]);
}

/**
 * P-4.2: Bankrupts of one kind make the same pairs whoever goes first, so only both kinds are a question.
 * P-4.3: the third of the source's points to remember keeps a Bankrupt in hand only when no value card is left for it.
 */
export function makePairs(position: Position, seat: Seat): boolean {
  for (;;) {
    const hand = position.hands[seat]!;
    if (!hand.some(isBankrupt) || !hand.some(isValue)) return layPairs(position);
    if (hasBothKinds(hand)) {
      position.asked = 'settle';
      return false;
    }
    makePair(position, seat, hand.find(isBankrupt)!);
  }
}

const areEqual = (one: Pair, other: Pair): boolean => one[0] === other[0] && one[1] === other[1];

/** P-4.2: the Bankrupt first, its value card on top of it. */
export function layPair(position: Position, pair: Pair): void {
  const place = position.pairs.findIndex((other) => areEqual(other, pair));
  position.pairs.splice(place, 1);
  position.discard.push(...pair);
}

/** P-4.2: the source sets no order for discarding them; pairs that are equal leave nothing to choose. */
export function layPairs(position: Position): boolean {
  while (position.pairs.length > 0) {
    const next = position.pairs[0]!;
    if (!position.pairs.every((pair) => areEqual(pair, next))) {
      position.asked = 'lay';
      return false;
    }
    layPair(position, next);
  }
  return true;
}

/** P-4.3: no value card at all, so that not one Bankrupt can be settled. */
export function beStuck(position: Position, seat: Seat): boolean {
  const hand = position.hands[seat]!;
  if (!hand.some(isSteal)) {
    if (hand.length < LOCKED_IN) return true;
    if (!hasBothKinds(hand)) {
      dropBankrupt(position, seat, hand[0]!);
      return true;
    }
  }
  position.asked = 'stuck';
  return false;
}

/** P-4.3: alone, with no value card on top. */
function dropBankrupt(position: Position, seat: Seat, bankrupt: Card): void {
  position.hands[seat] = without(position.hands[seat]!, [bankrupt]);
  position.discard.push(bankrupt);
}
