/** D-7.2: a clause on the sheet, and when it is due. */

import type { Seat } from '@parlor/kit';
import { type Clause, dateOf } from './clauses.ts';
import type { Position } from './position.ts';

/** A clause on the sheet. What becomes of it is in the states of a line. */
export interface Entry {
  contract: number;
  index: number;
  clause: Clause;
  due: number | null;
  /** Its taker is one of these. */
  seats: Seat[];
  isOffered: boolean;
}

/** The step at whose end a clause is due, counted from the turn in progress. */
export function stepOf(position: Position, { clause, due }: Entry): number | null {
  const date = dateOf(clause);
  if (date === null || due === null) return null;
  const { seats, turn, turnsEnded } = position;
  const firstTurn = (date.seat - turn! + seats) % seats;
  return firstTurn + seats * (due - turnsEnded[date.seat]! - 1);
}
