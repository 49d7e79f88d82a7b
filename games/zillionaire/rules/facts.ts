/** A position as plain JSON, for comparison with another implementation; see README, "Facts". */

import type { Json } from '@parlor/kit';
import { cardsOf, gamesFinished, type State, seatingOf } from './state.ts';
import { NO_RANK } from '../facts/types.ts';

export const facts = (state: State): Json => ({
  game: state.game,
  dealer: state.dealer,
  seating: seatingOf(state),
  hands: Array.from({ length: state.seats }, (_, seat) => cardsOf(state.hands, seat)),
  points: Array.from(state.points),
  turn: state.over ? null : state.turn,
  top:
    state.topRank === NO_RANK
      ? null
      : { rank: state.topRank, count: state.topCount, by: state.topBy },
  out: Array.from(state.out.subarray(0, state.outCount)),
  finished: Array.from({ length: gamesFinished(state) }, (_, game) =>
    Array.from(state.finished.subarray(game * state.seats, (game + 1) * state.seats)),
  ),
});
