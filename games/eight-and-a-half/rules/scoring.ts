/** E-7: what a round is worth, and who won the match. */

import { type Emit, type Outcome, placesByScore, type Rng, type Seat } from '@parlor/kit';
import { cardsOf } from './hands.ts';
import { dealRound, seatAfter } from './setup.ts';
import { NOBODY, type State } from './state.ts';
import type { Event } from '../facts/types.ts';

/** E-7.1 */
const POINTS_FOR_WINNING = 2;
const POINTS_FOR_FEWEST = 1;

/** Scores the round, without a winner if it was stopped (E-7.4), and goes on to the next. */
export function endRound(state: State, winner: Seat, rng: Rng, emit?: Emit<Event>): void {
  state.winner = winner;
  state.loser = winner === NOBODY ? NOBODY : bigLoser(state, winner);
  const fewest = fewestCards(state);
  const row = (state.round - 1) * state.seats;
  for (let seat = 0; seat < state.seats; seat++) {
    let points = 0;
    if (seat === winner) points += POINTS_FOR_WINNING;
    if (cardsOf(state, seat) === fewest) points += POINTS_FOR_FEWEST;
    state.sheet[row + seat] = points;
    state.points[seat]! += points;
  }
  if (emit) tellScore(state, emit);
  if (state.round < state.options.rounds) {
    state.dealer = seatAfter(state, state.dealer); // E-2.4
    dealRound(state, rng, emit);
  } else {
    state.phase = 'over';
    state.turn = NOBODY;
    emit?.({ type: 'match-ended', points: Array.from(state.points) });
  }
}

/** E-7.2: most cards among the others, the first of them clockwise from the winner. */
function bigLoser(state: State, winner: Seat): Seat {
  let loser = NOBODY;
  let most = -1;
  for (let seat = seatAfter(state, winner); seat !== winner; seat = seatAfter(state, seat)) {
    const cards = cardsOf(state, seat);
    if (cards > most) {
      most = cards;
      loser = seat;
    }
  }
  return loser;
}

function fewestCards(state: State): number {
  let fewest = cardsOf(state, 0);
  for (let seat = 1; seat < state.seats; seat++) fewest = Math.min(fewest, cardsOf(state, seat));
  return fewest;
}

function tellScore(state: State, emit: Emit<Event>): void {
  const row = (state.round - 1) * state.seats;
  emit({
    type: 'round-ended',
    round: state.round,
    winner: state.winner === NOBODY ? null : state.winner,
    loser: state.loser === NOBODY ? null : state.loser,
    cards: Array.from({ length: state.seats }, (_, seat) => cardsOf(state, seat)),
    scored: Array.from(state.sheet.subarray(row, row + state.seats)),
    points: Array.from(state.points),
  });
}

export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = Array.from(state.points);
  return { scores, places: placesByScore(scores) }; // E-7.3
}
