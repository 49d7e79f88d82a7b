/** Small questions about a position that every player asks. All of it lies open on the table or in one's own stack. */

import type { Seat } from '@parlor/kit';
import { CHARMS, COLOURS, EMPTY, PLACES, type State, ticketsLeft } from '../rules/state.ts';

export const colourOf = (card: number): number => Math.trunc(card / CHARMS);

/** A stack's three places, then the Pool's. */
export const OFFERS = 2 * PLACES;

/** The card `seat` could buy from one of these places, or `EMPTY`. */
export const offered = (state: State, seat: Seat, place: number): number =>
  place < PLACES ? state.stacks[PLACES * seat + place]! : state.pool[place - PLACES]!;

export { EMPTY };

/** The fewest tickets anybody has left. */
export function fewestTickets(state: State): number {
  let least = ticketsLeft(state, 0);
  for (let seat = 1; seat < state.seats; seat++) least = Math.min(least, ticketsLeft(state, seat));
  return least;
}

/** T-6.1: how many turns `seat` has after the present one, once the last turns have begun. */
export function lastTurnsOf({ seats, turn, lastTurns }: State, seat: Seat): number {
  const wait = seat > turn ? seat - turn : seat - turn + seats;
  return lastTurns > wait ? 1 + Math.trunc((lastTurns - 1 - wait) / seats) : 0;
}

/** Does `seat` have a turn after the present one for certain? */
export const hasLaterTurn = (state: State, seat: Seat): boolean =>
  !state.ending || lastTurnsOf(state, seat) > 0;

/** Cash and the price of the cards owned: the score if the match ended now (T-6.2). */
export function wealthOf(state: State, seat: Seat): number {
  let sum = state.cash[seat]!;
  for (let colour = 0; colour < COLOURS; colour++)
    sum += state.owned[COLOURS * seat + colour]! * state.box.prices[colour]!;
  return sum;
}

/** What a final distance to the richest rival makes of the win; a share of it where they are level. */
export const won = (margin: number): number => (margin > 0 ? 1 : margin === 0 ? 0.5 : 0);

/** The richest of the others. */
export function richestRival(state: State, seat: Seat): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++)
    if (other !== seat) most = Math.max(most, wealthOf(state, other));
  return most;
}
