/** Which clauses of contracts in force fall due, and when (D-7.2). */

import type { Seat } from '@parlor/kit';
import type { State } from '../state/state.ts';
import type { Card, Lapse, Property } from '../../facts/types.ts';
import type { Due } from '../../facts/views.ts';
import { dueClauses } from './books.ts';
import { dateOf, type Payout, transfers } from '../../facts/clauses.ts';

/** What hangs on the player on turn playing `card`, before or after the card pays. */
export const dueOnPlay = (state: State, card: Card, payout: Payout): readonly Due[] =>
  dueClauses(state, ({ clause }) =>
    clause.type === 'give' &&
    clause.when.type === 'played' &&
    clause.when.seat === state.turn &&
    clause.when.card === card &&
    clause.when.payout === payout
      ? 'happens'
      : undefined,
  );

/** What falls due at the end of a turn of `seat`, which has just been counted. */
export function dueAtTurnEnd(state: State, seat: Seat): readonly Due[] {
  const ended = state.turnsEnded[seat]!;
  return dueClauses(state, ({ clause, due }) => {
    if (due !== ended || dateOf(clause)?.seat !== seat) return undefined;
    const isOver =
      clause.type === 'abstain' ||
      clause.type === 'option' ||
      (clause.type === 'give' && clause.when.type === 'bought');
    return isOver ? 'over' : 'happens';
  });
}

/** D-7.3: a sale or a tax has taken the property; nothing that was promised about it can be kept. */
export const dueOnLoss = (state: State, property: Property, why: Lapse): readonly Due[] =>
  dueClauses(state, ({ clause }) => (transfers(clause, property) ? why : undefined));

/** A card that was to be given is not there. */
export const lapsing = (contract: number, index: number): Due => ({
  contract,
  index,
  how: 'not-held',
});

/** D-7.7: what hangs on `seat` getting `property` in a sale. */
export const dueOnBuying = (state: State, seat: Seat, property: Property): readonly Due[] =>
  dueClauses(state, ({ clause }) =>
    clause.type === 'give' &&
    clause.when.type === 'bought' &&
    clause.when.seat === seat &&
    clause.when.property === property
      ? 'happens'
      : undefined,
  );
