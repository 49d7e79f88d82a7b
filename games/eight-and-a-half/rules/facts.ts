/** A position as the README's "Facts" describe it, for comparison with a second implementation. */

import type { Json, Seat } from '@parlor/kit';
import { cardsByKind } from './hands.ts';
import { PLACES } from '../facts/cards.ts';
import { CARD_BITS, GONE, NOBODY, type State } from './state.ts';
import type { Card } from '../facts/types.ts';

export function facts(state: State): Json {
  const bySeat = (fact: (seat: Seat) => Json): Json[] =>
    Array.from({ length: state.seats }, (_, seat) => fact(seat));
  return {
    round: state.round,
    dealer: state.dealer,
    phase: state.phase,
    turn: seatOrNull(state.turn),
    value: state.value / 2,
    five: state.five,
    pile: Array.from(state.pile.subarray(0, state.pileSize), (cell) => cell & CARD_BITS),
    pending: seatOrNull(state.pending),
    winner: seatOrNull(state.winner),
    loser: seatOrNull(state.loser),
    points: Array.from(state.points),
    turns: Array.from(state.turns),
    hands: bySeat((seat) => cardsByKind(state.hand, seat)),
    asides: bySeat((seat) => cardsByKind(state.aside, seat)),
    opens: bySeat((seat) =>
      placesOf(state.open, seat)
        .filter((card) => card !== GONE)
        .sort((a, b) => a - b),
    ),
    blinds: bySeat((seat) =>
      placesOf(state.blind, seat).map((card) => (card === GONE ? null : card)),
    ),
    banks: bySeat((seat) => bankOf(state, seat)),
    table: bySeat((seat) => state.table[seat] === 1),
  };
}

const seatOrNull = (seat: Seat): Seat | null => (seat === NOBODY ? null : seat);

const placesOf = (cells: Uint8Array, seat: Seat): Card[] =>
  Array.from(cells.subarray(seat * PLACES, (seat + 1) * PLACES));

/** From the top down. */
function bankOf(state: State, seat: Seat): Card[] {
  const bottom = seat * state.bankRoom;
  return Array.from(state.bank.subarray(bottom, bottom + state.bankSize[seat]!)).reverse();
}
