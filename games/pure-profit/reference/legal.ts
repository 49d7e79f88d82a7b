/** Which moves are legal. */

import type { Seat } from '@parlor/kit';
import {
  type Card,
  FIRST_VALUE,
  HIGHEST,
  holds,
  isAscending,
  isBankrupt,
  isSteal,
  isValue,
  LAST_VALUE,
  LOWEST,
  VALUES,
  without,
} from './cards.ts';
import type { Finish, Move } from './moves.ts';
import { type Position, topOf } from './position.ts';

/**
 * P-3.5: what a reshuffle makes of the discards under the top one, from the bottom up.
 * P-3.2: the source's passage on Steals ends by saying that once one is discarded nobody draws it again,
 * so the new pile has none; the option `reshuffled` lets them come back.
 */
export function reshuffled({ discard, steals }: Position): Card[] {
  const under = discard.slice(0, -1);
  return steals === 'once' ? under.filter((card) => !isSteal(card)) : under;
}

const mayDrawFromPile = (position: Position): boolean =>
  position.pile.length > 0 || reshuffled(position).length > 0;

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

/** P-5.2: not from oneself; the source's one restriction is that a last card cannot be stolen. */
export const maySteal = (position: Position, thief: Seat, victim: Seat): boolean =>
  victim !== thief && position.hands[victim] !== undefined && position.hands[victim].length > 1;

/** P-6.1: the values that have to be laid to complete this Bank. */
export const missingSteps = (bank: Card[]): Card[] => VALUES.filter((value) => value > topOf(bank));

/** P-6.1: all missing steps; duplicates, also of the Bank's top; a discard if anything is left. */
function isLegalFinish(position: Position, seat: Seat, { cards, discard }: Finish): boolean {
  const hand = position.hands[seat]!;
  const bank = position.banks[seat]!;
  if (!isAscending(cards) || !holds(hand, cards)) return false;
  if (!holds(cards, missingSteps(bank))) return false;
  if (!cards.every((card) => isValue(card) && card >= topOf(bank))) return false;
  const left = without(hand, cards);
  if (discard !== null) return left.includes(discard);
  if (left.length > 0) return false;
  // The source ends its game with the high cards laid and a last card discarded, and so do both its
  // examples; a single card is an ordinary Bank play that happens to be the last.
  return position.finish === 'free' || cards.length === 1;
}

/** P-4.3: the only discard besides a Steal that a hand without value cards can be made to choose. */
const mayDropBankrupt = (hand: Card[], card: Card): boolean =>
  !hand.some(isSteal) && hand.includes(LOWEST) && hand.includes(HIGHEST) && isBankrupt(card);

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
    case 'lay': // P-4.2
      return (
        asked === 'lay' &&
        position.pairs.some(
          ([bankrupt, value]) => bankrupt === move.bankrupt && value === move.value,
        )
      );
    case 'bank':
      return asked === 'act' && hand.includes(move.card) && mayBank(bank, move.card);
    case 'discard': // P-3.3; P-5.4: a Steal is discarded by stealing only
      if (asked === 'stuck') return mayDropBankrupt(hand, move.card);
      return asked === 'act' && hand.includes(move.card) && isValue(move.card);
    case 'steal': // P-3.3, P-4.3
      if (asked !== 'act' && asked !== 'stuck') return false;
      return isSteal(move.card) && hand.includes(move.card);
    case 'pass': // P-4.3
      return asked === 'stuck' && hand.some(isSteal);
    case 'take':
      return asked === 'take' && maySteal(position, seat, move.from);
    case 'stop': // P-5.2: the number on the card is a limit
      return asked === 'take';
    case 'choose': // P-5.3
      return asked === 'choose' && position.hands[position.stealing!.from!]!.includes(move.card);
    case 'finish':
      return asked === 'act' && isLegalFinish(position, seat, move);
  }
}
