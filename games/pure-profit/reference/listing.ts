/** All the legal moves of a position, found by trying everything that might be one. */

import type { Seat } from '@parlor/kit';
import {
  ALL_CARDS,
  type Card,
  copies,
  distinct,
  FIRST_VALUE,
  HIGHEST,
  holds,
  howMany,
  LAST_VALUE,
  LOWEST,
  VALUES,
  without,
} from './cards.ts';
import { isLegal, missingSteps } from './legal.ts';
import type { Finish, Move } from './moves.ts';
import { bySeat, type Position, topOf } from './position.ts';

/** Positions with more moves than this are not listed. */
const MOST_LISTED = 512;

/** Nor are those with a finish that could lay as many equal cards. */
const TOO_MANY_EQUAL = 16;

/** Everything one may think of, finishing apart. */
const simpleMoves = (seats: number): Move[] => [
  { type: 'draw', from: 'pile' },
  { type: 'draw', from: 'discard' },
  ...ALL_CARDS.flatMap((card): Move[] => [
    { type: 'settle', card },
    { type: 'bank', card },
    { type: 'discard', card },
    { type: 'steal', card },
    { type: 'choose', card },
  ]),
  ...VALUES.flatMap((value): Move[] => [
    { type: 'lay', bankrupt: LOWEST, value },
    { type: 'lay', bankrupt: HIGHEST, value },
  ]),
  ...bySeat(seats, (from): Move => ({ type: 'take', from })),
  { type: 'stop' },
  { type: 'pass' },
];

/** P-6.1: all ways to lay held cards on the Bank, from `value` on. One by one: they can be very many. */
function* everyLaying(hand: Card[], top: number, value: Card): Generator<Card[]> {
  if (value > LAST_VALUE) {
    yield [];
    return;
  }
  const fewest = value === top ? 0 : 1;
  for (let count = fewest; count <= howMany(hand, value); count++) {
    for (const further of everyLaying(hand, top, value + 1)) {
      yield [...copies(value, count), ...further];
    }
  }
}

/** P-6.1: each of these with everything that can be discarded then. */
function* everyFinish(hand: Card[], bank: Card[]): Generator<Finish> {
  if (!holds(hand, missingSteps(bank))) return;
  const top = topOf(bank);
  for (const cards of everyLaying(hand, top, Math.max(top, FIRST_VALUE))) {
    yield { type: 'finish', cards, discard: null };
    for (const discard of distinct(without(hand, cards))) yield { type: 'finish', cards, discard };
  }
}

function couldLayTooMany(hand: Card[], bank: Card[]): boolean {
  const canFinish = holds(hand, missingSteps(bank));
  const laid = missingSteps(bank).concat(bank.slice(-1));
  return canFinish && laid.some((value) => howMany(hand, value) >= TOO_MANY_EQUAL);
}

export function legalMoves(position: Position, seat: Seat): Move[] | 'wide' {
  if (position.turn === null || seat !== position.turn) return [];
  const moves = simpleMoves(position.seats).filter((move) => isLegal(position, seat, move));
  if (position.asked !== 'act') return moves;
  const hand = position.hands[seat]!;
  const bank = position.banks[seat]!;
  if (couldLayTooMany(hand, bank)) return 'wide';
  for (const finish of everyFinish(hand, bank)) {
    if (isLegal(position, seat, finish)) moves.push(finish);
    if (moves.length > MOST_LISTED) return 'wide';
  }
  return moves;
}
