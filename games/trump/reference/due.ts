/** Section 7: what falls due when. */

import type { Seat } from '@parlor/kit';
import { type Clause, dateOf, isTimed, transfers, waitsFor } from './clauses.ts';
import { giftTask, type InForce, inForce } from './contracts.ts';
import type { Play, Position, Task } from './position.ts';
import type { Card, Property } from './set.ts';

/** Clauses that wait for this card to be played by this seat. */
export const tasksOnPlay = (
  position: Position,
  played: { seat: Seat; card: Card; payout: 'before' | 'after' },
  payout: number,
): Task[] =>
  inForce(position)
    .filter(
      ({ open: { clause } }) =>
        waitsFor(clause, played.seat, played.card) &&
        clause.type === 'give' &&
        clause.when.type === 'played' &&
        clause.when.payout === played.payout,
    )
    .map((each) => giftTask(each, payout));

/** What falls due at the end of this seat's turn, which has been counted already. */
export const tasksAtTurnEnd = (position: Position, seat: Seat): Task[] =>
  inForce(position)
    .filter(
      ({ open: { clause, due } }) =>
        dateOf(clause)?.seat === seat && due === position.turnsEnded[seat],
    )
    .map(({ contract, open }) => ({ is: 'date', contract: contract.number, index: open.index }));

/** D-7.3: a property lost by a sale or a Tax releases every clause that was to transfer it. */
export const tasksOnLoss = (position: Position, property: Property): Task[] =>
  inForce(position)
    .filter(({ open }) => transfers(open.clause, property))
    .map(({ contract, open }) => ({ is: 'lapse', contract: contract.number, index: open.index }));

/** Clauses that wait for this seat to buy this property. */
export const tasksOnPurchase = (
  position: Position,
  bought: { seat: Seat; property: Property },
  price: number,
): Task[] =>
  inForce(position)
    .filter(
      ({ open: { clause } }) =>
        clause.type === 'give' &&
        clause.when.type === 'bought' &&
        clause.when.seat === bought.seat &&
        clause.when.property === bought.property,
    )
    .map((each) => giftTask(each, price));

/** D-7.7: a target or a property that the promise names must be the one aimed at. */
export const aimFits = (clause: Clause, play: Play): boolean =>
  clause.type === 'play' &&
  clause.card === play.card &&
  (clause.target === undefined || ('seat' in play && play.seat === clause.target)) &&
  (clause.property === undefined || ('property' in play && play.property === clause.property));

/** The promise that this play keeps: of those it fits the one due first, then the oldest. */
export function promiseKeptBy(position: Position, seat: Seat, play: Play): InForce | undefined {
  return inForce(position)
    .filter(
      ({ open: { clause } }) =>
        clause.type === 'play' && clause.seat === seat && aimFits(clause, play),
    )
    .toSorted((a, b) => a.open.due! - b.open.due!)[0];
}

export const someTimedClauseIsOpen = (position: Position): boolean =>
  inForce(position).some(({ open }) => isTimed(open.clause));
