/** Plays the rest of a game without looking ahead. */

import type { Rng } from '@parlor/kit';
import { type Move, zillionaire } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { Unplayed } from './unplayed.ts';

const unplayed = new Unplayed();

/** One look, and a move. `unplayed` is what everybody can count. */
export type Player = (state: State, seat: number, unplayed: Unplayed, rng: Rng) => Move;

/** Until the match is over: a world that ends with its current game stops there. */
export function playOut(state: State, player: Player, rng: Rng): void {
  let game = 0;
  while (!state.over) {
    if (state.game !== game) {
      game = state.game;
      unplayed.count(state);
    }
    const seat = state.turn;
    const move = player(state, seat, unplayed, rng);
    if (move.type === 'play') unplayed.take(move.rank, move.count);
    zillionaire.apply(state, seat, move, rng);
  }
}
