/** The moves, and which of them are legal. */

import type { Seat } from '@parlor/kit';
import { type Card, copies, distinct, EIGHT, HALF, mayLie, mayLieEightAndAHalf } from './pile.ts';
import { lowestYellow, type Position } from './position.ts';

export type Swap = { type: 'swap'; give: Card; take: Card };
export type TurnMove =
  | { type: 'play'; card: Card; count: number }
  | { type: 'eight-and-a-half' }
  | { type: 'open'; card: Card }
  | { type: 'blind'; place: number };
export type Move = Swap | { type: 'keep' } | TurnMove;

/** E-2.2: swap which two, or not. Two identical cards are not swapped. */
function swapMoves(position: Position): Move[] {
  const moves: Move[] = [{ type: 'keep' }];
  for (const give of distinct(position.opens[position.winner!]!)) {
    for (const take of distinct(position.opens[position.loser!]!)) {
      if (give !== take) moves.push({ type: 'swap', give, take });
    }
  }
  return moves;
}

/** E-3.2, E-3.3, E-4.4: one card, several identical ones, or 8 + Half. */
function handMoves(position: Position, seat: Seat): Move[] {
  const hand = position.hands[seat]!;
  const moves: Move[] = [];
  for (const card of distinct(hand)) {
    const held = hand.filter((other) => other === card).length;
    for (let count = 1; count <= held; count++) {
      if (mayLie(position.pile, copies(card, count), position.halves))
        moves.push({ type: 'play', card, count });
    }
  }
  if (hand.includes(EIGHT) && hand.includes(HALF) && mayLieEightAndAHalf(position.pile)) {
    moves.push({ type: 'eight-and-a-half' });
  }
  return moves;
}

/** E-2.3: the lowest yellow card of the starter and its twins; without one, anything. */
function startMoves(position: Position, seat: Seat): Move[] {
  const lowest = lowestYellow(position.hands[seat]!);
  const moves = handMoves(position, seat);
  if (lowest === undefined) return moves;
  return moves.filter((move) => move.type === 'play' && move.card === lowest);
}

/** E-6.1: one Open card per turn. */
const openMoves = (position: Position, seat: Seat): Move[] =>
  distinct(position.opens[seat]!)
    .filter((card) => mayLie(position.pile, [card], position.halves))
    .map((card) => ({ type: 'open', card }));

/** E-6.1: any Blind card that is left, as nobody knows it. */
const blindMoves = (position: Position, seat: Seat): Move[] =>
  [1, 2, 3]
    .filter((place) => position.blinds[seat]![place - 1] !== null)
    .map((place) => ({ type: 'blind', place }));

/** E-6.1, E-6.3: first the hand, then the Open cards, then the Blind ones. */
export function turnMoves(position: Position, seat: Seat): Move[] {
  if (position.hands[seat]!.length > 0) return handMoves(position, seat);
  if (position.opens[seat]!.length > 0) return openMoves(position, seat);
  return blindMoves(position, seat);
}

export function legalMoves(position: Position, seat: Seat): Move[] {
  if (position.phase === 'over' || seat !== position.turn) return [];
  if (position.phase === 'swap') return swapMoves(position);
  if (position.phase === 'start') return startMoves(position, seat);
  return turnMoves(position, seat);
}

/** The legal move that `json` describes, if any: the same fields, no more and no fewer. */
export function findLegal(position: Position, seat: Seat, json: unknown): Move | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const given = json as { [field: string]: unknown };
  return legalMoves(position, seat).find((move) => {
    const fields = Object.entries(move);
    if (Object.keys(given).length !== fields.length) return false;
    return fields.every(([field, value]) => Object.hasOwn(given, field) && given[field] === value);
  });
}
