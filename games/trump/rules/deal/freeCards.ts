/** D-7.8: cards that can be drawn or chosen, because no clause names them. */

import type { Seat } from '@parlor/kit';
import { handOf, type State } from '../state/state.ts';
import type { Card, Contract } from '../../facts/types.ts';
import type { Clause } from '../../facts/clauses.ts';
import { namesIn } from '../../facts/deal/naming.ts';

/** Numbers in the hand of `seat` that no open clause, nor any of `more`, names as theirs, with copies, ascending. */
export function freeCards(
  state: State,
  seat: Seat,
  contracts: readonly Contract[] = state.contracts,
  more: readonly Clause[] = [],
): Card[] {
  const named = new Set<Card>();
  const note = (clause: Clause): void => {
    for (const { card, role } of namesIn(clause)) if (role.seat === seat) named.add(card);
  };
  for (const { open } of contracts) for (const { clause } of open) note(clause);
  for (const clause of more) note(clause);
  return handOf(state, seat).filter((card) => !named.has(card));
}
