/** Late positions laid out by hand, for tests. */

import { addCard, COPIES, linkPlayers, packTurn, type Rank, State } from '../rules/state.ts';

interface Layout {
  /** By seat; seat 0 is on turn. An empty hand is out. */
  readonly hands: readonly (readonly Rank[])[];
  readonly top?: { readonly rank: Rank; readonly count: number; readonly by: number };
}

/** The last game of a match, late: all cards that lie nowhere else have been played, by those who are out or by the last seat. */
export function late({ hands, top }: Layout): State {
  const state = new State(hands.length, 1);
  state.dealer = hands.length - 1;
  const left = COPIES.slice();
  hands.forEach((cards, seat) => {
    state.left[seat] = (seat + 1) % hands.length;
    state.held[seat] = cards.length;
    if (cards.length === 0) state.out[state.outCount++] = seat;
    else state.playing += 1;
    for (const rank of cards) {
      addCard(state, seat, rank);
      left[rank]! -= 1;
    }
  });
  state.playing -= hands.length;
  // Two of the smallest cards stay out of the game; the rest went before.
  for (const out of [0, 1]) {
    const rank = left.findIndex((copies) => copies > 0);
    state.leftOut[out] = rank;
    left[rank]! -= 1;
  }
  left.forEach((copies, rank) => {
    for (let n = 0; n < copies; n++) {
      state.history[state.turns++] = packTurn(hands.length - 1, rank, 1);
    }
  });
  if (top) {
    state.topRank = top.rank;
    state.topCount = top.count;
    state.topBy = top.by;
    const before = state.history[state.turns - 1]!;
    state.history[state.turns - 1] = packTurn(top.by, top.rank, top.count);
    state.history[state.turns - 2] = before;
  } else state.topBy = 0;
  linkPlayers(state);
  return state;
}
