/** D-7.2: what is written on a sheet. */

import type { Seat } from '@parlor/kit';
import { type Clause, type Deal, dateOf, giftsOf, withoutNames } from './clauses.ts';
import { opened } from './contracts.ts';
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

function entriesInForce(position: Position, judge: Seat, ends: number | null): Entry[] {
  return position.contracts
    .filter(({ number }) => number !== ends)
    .flatMap(({ number, seats, open }) =>
      open.map(({ index, due, clause }) => ({
        contract: number,
        index,
        clause: seats.includes(judge) ? clause : withoutNames(clause),
        due,
        seats,
        isOffered: false,
      })),
    );
}

function entriesOffered(position: Position, { clauses, parties }: Deal): Entry[] {
  return clauses.map((clause, index) => ({
    contract: position.accepted + 1,
    index,
    clause,
    due: opened(position, clause, index).due,
    seats: parties,
    isOffered: true,
  }));
}

/** An option among others is not on the sheet. */
const concerns = (clause: Clause, parties: Seat[]): boolean =>
  clause.type !== 'option' ||
  parties.includes(clause.seat) ||
  clause.clauses.some(({ from }) => parties.includes(from));

/** What is written on the sheet of `judge`: the clauses in force and those of `offer`. */
export const entriesFor = (
  position: Position,
  judge: Seat,
  parties: Seat[],
  { ends, offer }: { ends: number | null; offer: Deal | null },
): Entry[] =>
  [
    ...entriesInForce(position, judge, ends),
    ...(offer === null ? [] : entriesOffered(position, offer)),
  ].filter(({ clause }) => concerns(clause, parties));

/** Somebody who breaks the clause if it is not kept. */
export function promisersOf(clause: Clause): Seat[] {
  if (clause.type === 'play') return [clause.seat];
  return giftsOf(clause)
    .map(({ from }) => from)
    .filter((from) => clause.type !== 'option' || from !== clause.seat);
}
