/** Who asks for a loan has something to play with it, whether it is said or not. */

import type { Seat } from '@parlor/kit';
import { discardsOf, held, type State } from '../rules/state/state.ts';
import { facesOf, isMet } from './faces.ts';
import type { Clause } from './terms.ts';

/** It need not be the best card there is. */
const LIKELY = 0.7;

/** What `from` may have in mind with properties that it gets now and gives back later, less what it pays for them. */
export function suspicion(
  state: State,
  seat: Seat,
  from: Seat,
  clauses: readonly Clause[],
): number {
  let comes = 0;
  let goes = 0;
  let paid = 0;
  for (const clause of clauses) {
    // A card that is named leaves nothing to suspect.
    if (clause.type === 'play') return 0;
    const { what, when } = clause;
    if (what.type === 'cash') paid += clause.from === from ? what.amount : -what.amount;
    if (what.type !== 'property') continue;
    if (clause.from !== from && when.type === 'now') comes |= 1 << what.property;
    if (clause.from === from && when.type !== 'now') goes |= 1 << what.property;
  }
  const lent = comes & goes;
  return lent === 0 ? 0 : LIKELY * bestUnseen(state, seat, from, lent) - paid;
}

/** The most that a card I cannot see would pay the borrower with these and not without. */
function bestUnseen(state: State, seat: Seat, from: Seat, lent: number): number {
  const { rules } = state;
  const { pay } = facesOf(rules);
  const own = state.holdings[from]!;
  const seen = new Uint8Array(rules.cardCount);
  for (const card of discardsOf(state)) seen[card]!++;
  let most = 0;
  for (let card = 0; card < rules.cardCount; card++) {
    if (pay[card]! <= most || seen[card]! + held(state, seat, card) >= rules.copies[card]!)
      continue;

    if (!isMet(rules, card, own) && isMet(rules, card, own | lent)) most = pay[card]!;
  }
  return most;
}
