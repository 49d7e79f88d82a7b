/** Plays a round on by heuristics. */

import type { Rng } from '@parlor/kit';
import { eightAndAHalf } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { byHeuristic, type Heuristics } from './heuristicPolicy.ts';
import type { Odds } from './odds.ts';

/** A round still going after so many moves goes round in circles (E-7.4). */
export const LONGEST = 500;

/** One move in so many is a whim. */
const WHIM_EVERY = 8;

/** How far this one move strays. */
export const whimOf = (whim: number, rng: Rng): number =>
  whim !== 0 && rng.below(WHIM_EVERY) === 0 ? whim : 0;

/** Whether `round` is over by now. */
export const isOver = (state: State, round: number): boolean =>
  state.round !== round || state.phase === 'over';

/**
 * Plays at least `moves` moves and then on to the end of the pile, or to the
 * end of the round; true if it is over. Now and then somebody strays from the
 * heuristics by `whim`.
 */
export function playRound(
  state: State,
  round: number,
  heuristics: Heuristics,
  odds: Odds,
  rng: Rng,
  moves = LONGEST,
  whim = 0,
): boolean {
  for (let played = 0; played < LONGEST; played++) {
    if (isOver(state, round)) return true;
    if (played >= moves && state.pileSize === 0 && state.phase === 'play') return false;
    const seat = state.turn;
    const move = byHeuristic(state, seat, heuristics, odds, rng, whimOf(whim, rng));
    eightAndAHalf.apply(state, seat, move, rng);
  }
  return isOver(state, round);
}
