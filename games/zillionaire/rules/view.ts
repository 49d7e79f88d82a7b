/** What each seat knows. Built up from nothing; see section 6 of the rules. */

import type { Seat, Viewer } from '@parlor/kit';
import { COUPLES } from '../facts/cards.ts';
import {
  cardsOf,
  gamesFinished,
  MOST_GIVEN,
  type State,
  seatingOf,
  turnCount,
  turnRank,
  turnSeat,
} from './state.ts';
import { type Exchange, NO_RANK, type Rank, type Turn, type View } from '../facts/types.ts';

export function viewOf(state: State, viewer: Viewer): View {
  const { seats } = state;
  return {
    viewer,
    seats,
    games: state.games,
    game: state.game,
    dealer: state.dealer,
    seating: seatingOf(state),
    turn: state.over ? null : state.turn,
    top:
      state.topRank === NO_RANK
        ? null
        : { rank: state.topRank, count: state.topCount, by: state.topBy },
    hand: viewer === 'public' ? null : cardsOf(state.hands, viewer),
    handSizes: Array.from(state.held),
    exchange: viewer === 'public' ? null : exchangeOf(state, viewer),
    history: Array.from(
      state.history.subarray(0, state.turns),
      (turn): Turn => [turnSeat(turn), turnRank(turn), turnCount(turn)],
    ),
    out: Array.from(state.out.subarray(0, state.outCount)),
    points: Array.from(state.points),
    finished: Array.from({ length: gamesFinished(state) }, (_, game) =>
      Array.from(state.finished.subarray(game * seats, (game + 1) * seats)),
    ),
  };
}

/** Z-3.3: each of a couple knows which cards moved, nobody else does. */
function exchangeOf(state: State, seat: Seat): Exchange | null {
  const partner = partnerOf(state, seat);
  if (partner === undefined) return null;
  return { with: partner, gave: givenBy(state, seat), got: givenBy(state, partner) };
}

/** Who swapped cards with `seat` before this game. */
function partnerOf(state: State, seat: Seat): Seat | undefined {
  if (state.game === 1) return undefined;
  const row = (state.game - 2) * state.seats;
  for (const couple of COUPLES[state.seats]!) {
    const richer = state.finished[row + couple.richer]!;
    const poorer = state.finished[row + couple.poorer]!;
    if (seat === richer) return poorer;
    if (seat === poorer) return richer;
  }
  return undefined;
}

function givenBy(state: State, seat: Seat): Rank[] {
  const row = state.given.subarray(seat * MOST_GIVEN, (seat + 1) * MOST_GIVEN);
  return Array.from(row).filter((rank) => rank !== NO_RANK);
}
