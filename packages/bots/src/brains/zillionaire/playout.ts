/** Plays the rest of a game by habit. */

import type { Rng } from '@parlor/kit';
import { zillionaire } from '@parlor/zillionaire';
import type { State } from '@parlor/zillionaire/state';
import type { Habit } from './habit.ts';
import { Unplayed } from './unplayed.ts';

const unplayed = new Unplayed();

/** Until the match is over: a world that ends with its current game stops there. */
export function playOut(state: State, habit: Habit, rng: Rng): void {
  let game = 0;
  while (!state.over) {
    if (state.game !== game) {
      game = state.game;
      unplayed.count(state);
    }
    const seat = state.turn;
    const move = habit.choose(state, seat, unplayed, rng);
    if (move.type === 'play') unplayed.take(move.rank, move.count);
    zillionaire.apply(state, seat, move, rng);
  }
}
