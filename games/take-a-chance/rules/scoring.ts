/** T-6.2: the richest wins. */

import type { Outcome, Seat } from '@parlor/kit';
import type { State } from './state.ts';
import { OVER, COLOURS } from '../facts/types.ts';

/** Cash plus the price of the cards owned. */
function wealth(state: State, seat: Seat): number {
  let sum = state.cash[seat]!;
  for (let colour = 0; colour < COLOURS; colour++) {
    sum += state.owned[COLOURS * seat + colour]! * state.box.prices[colour]!;
  }
  return sum;
}

function cardsOwned(state: State, seat: Seat): number {
  let cards = 0;
  for (let colour = 0; colour < COLOURS; colour++) cards += state.owned[COLOURS * seat + colour]!;
  return cards;
}

export function outcome(state: State): Outcome | undefined {
  if (state.question !== OVER) return undefined;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const scores = seats.map((seat) => wealth(state, seat));
  const cards = seats.map((seat) => cardsOwned(state, seat));
  // On a tie the one with more cards is ahead; still equal, the place is shared.
  const isAhead = (one: Seat, other: Seat): boolean =>
    scores[one]! > scores[other]! || (scores[one] === scores[other] && cards[one]! > cards[other]!);
  const places = seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length);
  return { scores, places };
}
