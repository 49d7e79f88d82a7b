/** What a turn card asks of its player (D-4.1 to D-4.3). */

import type { Seat } from '@parlor/kit';
import { isProfitKind, type Rules } from '../../facts/rules.ts';
import { countSet, type State } from './state.ts';
import type { Card } from '../../facts/types.ts';

/** Does owning `holdings` meet the condition of a profit card? Other turn cards ask for nothing of the kind. */
export function isMet(rules: Rules, card: Card, holdings: number): boolean {
  const mustOwn = rules.mustOwn[card]!;
  if ((holdings & mustOwn) !== mustOwn) return false;
  const mustCount = rules.mustCount[card]!;
  return mustCount === 0 || countSet(holdings) >= mustCount;
}

/** Does `property` count towards the condition of a profit card? (D-6.3) */
export function countsTowards(rules: Rules, card: Card, property: number): boolean {
  if (!isProfitKind(rules.kind[card]!)) return false;
  return rules.mustCount[card] !== 0 || (rules.mustOwn[card]! & (1 << property)) !== 0;
}

/** D-4.2: a tax needs an opponent who owns something. */
export function someoneElseOwns(state: State, seat: Seat): boolean {
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && state.holdings[other] !== 0) return true;
  }
  return false;
}
