/**
 * Turn order, the same way for every game. The starter is the first seat that
 * is asked for a turn of its own: a question that is neither sealed, as those
 * put to everybody at once before play begins are, nor optional. Of several
 * asked at once it is the lowest seat, and where nobody ever has a turn of
 * their own it is seat 0. The others follow as they sit, clockwise.
 *
 * It holds for the whole match. Somebody passed over in the first round keeps
 * their place, and so does everybody when a game moves them or another one leads
 * later: being passed over comes of play and tells about the result, and a
 * place that depended on it would seem to win or lose by itself.
 */

import type { Decision, Seat } from '@parlor/kit';

export const isTurn = ({ sealed, optional }: Decision): boolean => !sealed && !optional;

/** Who sits at a place in turn order, counted from 0 for the starter. */
export const seatAt = (turn: number, starter: Seat, seats: number): Seat =>
  (starter + turn) % seats;
