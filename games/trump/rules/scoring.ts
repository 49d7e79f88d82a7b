/** Winning. */

import { type Outcome, placesByScore } from '@parlor/kit';
import { paidDebts } from './state/money.ts';
import { OVER, type State, UNOWNED } from './state/state.ts';

/** D-8.1: cash and owned boxes; open debts are settled out of it (D-7.4). */
export function finalMoney(state: State): number[] {
  const money = Array.from(state.cash);
  for (let property = 0; property < state.rules.propertyCount; property++) {
    const owner = state.owner[property]!;
    if (owner !== UNOWNED) money[owner]! += state.box[property]!;
  }
  if (state.debts.length !== 0) paidDebts(state.debts, money);
  return money;
}

export function outcome(state: State): Outcome | undefined {
  if (state.phase !== OVER) return undefined;
  const scores = finalMoney(state);
  return { scores, places: placesByScore(scores) };
}
