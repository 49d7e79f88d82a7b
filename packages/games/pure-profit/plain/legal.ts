/** Which moves are legal. */

import type { Seat } from '@parlor/kit';
import {
  type Card,
  FIRST_VALUE,
  holds,
  howMany,
  isAscending,
  isBankrupt,
  isValue,
  LAST_VALUE,
  STEAL_ONE,
  STEAL_THREE,
  STEAL_TWO,
  VALUES,
  without,
} from './cards.ts';
import type { Finish, Move } from './moves.ts';
import { type Position, topOf } from './position.ts';

/** P-3.5: from the pile or from what a reshuffle makes of the discards under the top one. */
const mayDrawFromPile = (position: Position): boolean =>
  position.pile.length > 0 || position.discard.length > 1;

/** P-3.2: only a value card. */
const mayDrawFromDiscard = (position: Position): boolean =>
  position.discard.length > 0 && isValue(position.discard.at(-1)!);

export const mayDraw = (position: Position): boolean =>
  mayDrawFromPile(position) || mayDrawFromDiscard(position);

/** P-3.4: the first card is a $1M, then the top value again or one more. */
function mayBank(bank: Card[], card: Card): boolean {
  if (card === LAST_VALUE) return false; // P-6.1: that is a finish
  if (bank.length === 0) return card === FIRST_VALUE;
  return card === topOf(bank) || card === topOf(bank) + 1;
}

/** P-5.1: how many cards a Steal takes at most; no number for another card. */
function mostStolen(card: Card): number | undefined {
  if (card === STEAL_ONE) return 1;
  if (card === STEAL_TWO) return 2;
  if (card === STEAL_THREE) return 3;
  return undefined;
}

/** P-5.2: not from oneself, and nobody's last card. */
const maySteal = (position: Position, thief: Seat, victim: Seat, count: number): boolean =>
  victim !== thief && position.hands[victim] !== undefined && count < position.hands[victim].length;

function isLegalSteal(position: Position, seat: Seat, card: Card, from: Seat[]): boolean {
  const most = mostStolen(card);
  return (
    most !== undefined &&
    from.length <= most &&
    isAscending(from) &&
    from.every((victim) => maySteal(position, seat, victim, howMany(from, victim)))
  );
}

/** P-6.1: the values that have to be laid to complete this Bank. */
export const missingSteps = (bank: Card[]): Card[] => VALUES.filter((value) => value > topOf(bank));

/** P-6.1: all missing steps; duplicates, also of the Bank's top; a discard if anything is left. */
function isLegalFinish(hand: Card[], bank: Card[], { cards, discard }: Finish): boolean {
  if (!isAscending(cards) || !holds(hand, cards)) return false;
  if (!holds(cards, missingSteps(bank))) return false;
  if (!cards.every((card) => isValue(card) && card >= topOf(bank))) return false;
  const left = without(hand, cards);
  return discard === null ? left.length === 0 : left.includes(discard);
}

/** Is this what `seat` may do now? */
export function isLegal(position: Position, seat: Seat, move: Move): boolean {
  if (position.turn === null || position.turn !== seat) return false;
  const { asked } = position;
  const hand = position.hands[seat]!;
  const bank = position.banks[seat]!;
  switch (move.type) {
    case 'draw':
      if (asked !== 'draw') return false;
      return move.from === 'pile' ? mayDrawFromPile(position) : mayDrawFromDiscard(position);
    case 'settle': // P-4.2
      return asked === 'settle' && isBankrupt(move.card) && hand.includes(move.card);
    case 'bank':
      return asked === 'act' && hand.includes(move.card) && mayBank(bank, move.card);
    case 'discard': // P-3.3; P-5.4: a Steal is discarded by stealing only
      return asked === 'act' && hand.includes(move.card) && isValue(move.card);
    case 'steal':
      if (asked !== 'act' || !hand.includes(move.card)) return false;
      return isLegalSteal(position, seat, move.card, move.from);
    case 'finish':
      return asked === 'act' && isLegalFinish(hand, bank, move);
    case 'choose': // P-5.3
      return asked === 'choose' && position.hands[position.choosing[0]!]!.includes(move.card);
  }
}
