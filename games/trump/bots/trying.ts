/** Which questions are worth trying things out for, and how far ahead to look. */

import type { Rng, Seat, Worlds } from '@parlor/kit';
import type { Move, View } from '../rules/index.ts';
import { BID, OPEN, type State, TURN } from '../rules/state/state.ts';
import { type Budget, type Ranking, shareOf } from '@parlor/search';
import { candidates } from './candidates.ts';
import { contest, type Terms } from './contest.ts';
import { type Effort, planOpening } from './opening.ts';
import { policy } from './policy.ts';

/** An opening is judged by the sale, up to the next turn. */
const OPENING: Terms = { turns: 1, doubt: 0 };

/** Part 2 without deals is short: to the end. */
const DEALING: Terms = { turns: Infinity, doubt: 1 };

/** It is long to play to the end, and little hangs on it: of all trials, so many. */
const DEALING_TRIALS = 0.25;

/** Everything else changes little: only what is clearly better counts. */
const OTHERWISE: Terms = { turns: 9, doubt: 2 };

const termsFor = (state: State): Terms => {
  if (state.phase === OPEN) return OPENING;
  return state.part === 2 && state.phase === TURN ? DEALING : OTHERWISE;
};

/** In Part 1 a turn is for rolling; bids follow the plan made with the opening. */
export const isWorthTrying = (state: State): boolean =>
  state.phase === OPEN || (state.part === 2 && state.phase !== BID);

/** How the openings of a sale are solved for. */
const SOLVING: Effort = { hands: 24, rounds: 480 };

/** The candidates, best first; the rule of thumb is one of them. */
export function tryOut(
  view: View,
  worlds: Worlds<State>,
  state: State,
  seat: Seat,
  rng: Rng,
  budget: Budget,
): Ranking<Move> {
  const baseline = policy(state, seat, rng);
  const others = worthTrying(view, state, seat, rng, budget).filter((move) => move !== baseline);
  const trials =
    state.part === 2 && state.phase !== OPEN ? shareOf(budget, DEALING_TRIALS) : budget;
  return contest(worlds, [baseline, ...others], seat, rng, trials, termsFor(state));
}

/** Of openings, with time to solve the game of sealed bids, only those that hold up in it. */
function worthTrying(
  view: View,
  state: State,
  seat: Seat,
  rng: Rng,
  { iterations }: Budget,
): readonly Move[] {
  if (state.phase === OPEN && iterations >= SOLVING.rounds / 2) {
    return planOpening(view, seat, SOLVING);
  }
  const moves: Move[] = [];
  moves.length = candidates(state, seat, rng, moves);
  return moves;
}
