/** What the laws need and only this game can say. Written without `view` and `worlds`. */

import { type Audit, allSeats, type Rng, type Seat, seatsOf, type Viewer } from '@parlor/kit';
import { COUPLES } from '../facts/cards.ts';
import {
  addCard,
  cardsOf,
  HAND_ROW,
  removeCards,
  type State,
  turnCount,
  turnRank,
} from './state.ts';
import { HIGHEST_RANK, type Rank } from '../facts/types.ts';

export const audit: Audit<State> = { inventory, plant };

/** Z-1.1: every card is in a hand, played, or left out. */
function inventory(state: State): number[] {
  const counts = new Array<number>(HAND_ROW).fill(0);
  for (let seat = 0; seat < state.seats; seat++) {
    for (let rank = 1; rank <= HIGHEST_RANK; rank++) {
      counts[rank]! += state.hands[seat * HAND_ROW + rank]!;
    }
  }
  for (let turn = 0; turn < state.turns; turn++) {
    counts[turnRank(state.history[turn]!)]! += turnCount(state.history[turn]!);
  }
  for (const rank of state.leftOut) counts[rank]! += 1;
  return counts;
}

/** Swaps a card of a hand the viewer knows nothing of with one left out. */
function plant(state: State, viewer: Viewer, rng: Rng): boolean {
  const strangers = seatsOf(allSeats(state.seats)).filter(
    (seat) => state.held[seat]! > 0 && seat !== viewer && !swappedWith(state, seat, viewer),
  );
  if (strangers.length === 0) return false;
  const seat = rng.pick(strangers);
  const hidden = rng.below(state.leftOut.length);
  const put: Rank = state.leftOut[hidden]!;
  const take: Rank = rng.pick(cardsOf(state.hands, seat));
  state.leftOut[hidden] = take;
  removeCards(state, seat, take, 1);
  addCard(state, seat, put);
  return put !== take;
}

/** A partner in the exchange is partly known. */
function swappedWith(state: State, seat: Seat, viewer: Viewer): boolean {
  if (state.game === 1) return false;
  const row = (state.game - 2) * state.seats;
  return COUPLES[state.seats]!.some((couple) => {
    const pair = [state.finished[row + couple.richer], state.finished[row + couple.poorer]];
    return pair.includes(seat) && pair.includes(viewer as Seat);
  });
}
