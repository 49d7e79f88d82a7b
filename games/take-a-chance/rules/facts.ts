/** A position in full, as the README's "Facts" describe it, for comparing implementations. */

import type { Json } from '@parlor/kit';
import { boardOf } from './boards.ts';
import type { State } from './state.ts';
import { OVER, EMPTY, PLACES, QUESTIONS } from '../facts/types.ts';
import { auctionView, keptBy, playedBy, rollView, ticketView } from './view.ts';

export function facts(state: State): Json {
  const over = state.question === OVER;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const cards = (places: ArrayLike<number>): Json =>
    Array.from(places, (card) => (card === EMPTY ? null : card));
  return {
    question: over ? null : QUESTIONS[state.question]!,
    asked: over ? null : state.asked,
    turn: over ? null : state.turn,
    turns: state.turns,
    lastTurns: state.ending ? state.lastTurns : null,
    cash: Array.from(state.cash),
    bank: state.bank,
    boards: seats.map((seat) => boardOf(state, seat)),
    stacks: seats.map((seat) => cards(state.stacks.subarray(PLACES * seat, PLACES * (seat + 1)))),
    pool: cards(state.pool),
    draw: Array.from(state.draw.subarray(state.drawNext, state.drawEnd)),
    discards: Array.from(state.discards.subarray(0, state.discarded)),
    tickets: seats.map((seat) => {
      const first = seat * state.ticketsEach;
      return Array.from(
        state.tickets.subarray(first + state.played[seat]!, first + state.ticketsEach),
      );
    }),
    played: seats.map((seat) => playedBy(state, seat)),
    kept: seats.map((seat) => keptBy(state, seat)),
    box: Array.from(state.tickets.subarray(state.seats * state.ticketsEach)).sort((a, b) => a - b),
    ticket: ticketView(state) as Json,
    consoled: state.consoled,
    roll: rollView(state) as Json,
    auction: auctionView(state) as Json,
  };
}
