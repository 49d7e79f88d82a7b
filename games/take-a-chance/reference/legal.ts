/** The moves, and which of them are legal. */

import type { Json, Seat } from '@parlor/kit';
import { possibleBids } from './auction.ts';
import { buyableNow, swaps } from './buying.ts';
import { mayTakeFirst } from './course.ts';
import type { Position } from './position.ts';
import { keepChoices, payingCombos } from './rolling.ts';
import type { Card } from './set.ts';

export type Move =
  | { type: 'buy'; card: Card }
  | { type: 'roll' | 'chance' | 'first' | 'or' | 'use' | 'throw' | 'pass' }
  | { type: 'swap'; give: Card; take: Card }
  | { type: 'keep'; dice: number[]; charm: boolean }
  | { type: 'collect'; combo: string }
  | { type: 'bid'; amount: number };

const buyMoves = (position: Position, seat: Seat): Move[] =>
  buyableNow(position, seat).map((card) => ({ type: 'buy', card }));

/** T-3.1, T-3.2, T-3.3: one of three. */
function turnMoves(position: Position, seat: Seat): Move[] {
  const moves: Move[] = [...buyMoves(position, seat), { type: 'roll' }];
  return position.tickets[seat]!.length > 0 ? [...moves, { type: 'chance' }] : moves;
}

/** T-5.3: the OR is always there, the first action if there is the cash and the cards for it. */
const orMoves = (position: Position, seat: Seat): Move[] =>
  mayTakeFirst(position, seat) ? [{ type: 'first' }, { type: 'or' }] : [{ type: 'or' }];

/** T-7.2 */
const bidMoves = (position: Position, seat: Seat): Move[] =>
  possibleBids(position, seat).map((amount) => ({ type: 'bid', amount }));

/** Every move of the seat, however many there are; none if it is not asked. */
function everyMove(position: Position, seat: Seat): Move[] {
  const { question } = position;
  if (question === null || question.seat !== seat) return [];
  switch (question.kind) {
    case 'turn':
      return turnMoves(position, seat);
    case 'or':
      return orMoves(position, seat);
    case 'buy':
      return buyMoves(position, seat);
    case 'swap':
      return swaps(position, seat).map(({ give, take }) => ({ type: 'swap', give, take }));
    case 'open auction':
      return bidMoves(position, seat);
    case 'bid':
      return [...bidMoves(position, seat), { type: 'pass' }];
    case 'consolation roll':
      return [{ type: 'roll' }, { type: 'pass' }];
    case 'extra die':
      return [{ type: 'use' }, { type: 'throw' }];
    case 'rethrow':
    case 'kept rethrow':
      return keepChoices(position).map(({ dice, charm }) => ({ type: 'keep', dice, charm }));
    case 'collect':
      return payingCombos(position).map((combo) => ({ type: 'collect', combo }));
  }
}

/** Bids are not listed; a bidder who can only pass is told so. */
export function listMoves(position: Position, seat: Seat): Json[] | 'wide' {
  const moves = everyMove(position, seat);
  return moves.some((move) => move.type === 'bid') ? 'wide' : moves;
}

/** The same JSON: the same fields with the same values, no more and no fewer. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null) return one === other;
  if (typeof other !== 'object' || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = Object.entries(one);
  if (Object.keys(other).length !== fields.length) return false;
  return fields.every(
    ([name, value]) =>
      Object.hasOwn(other, name) && isSame(value, (other as { [name: string]: unknown })[name]),
  );
}

/** The legal move that `json` describes, if any. */
export const findLegal = (position: Position, seat: Seat, json: unknown): Move | undefined =>
  everyMove(position, seat).find((move) => isSame(move, json));
