/** 8½ as code plays it: heuristics for the first two levels, and for the others a search that plays on by heuristics. */

import type { Rng, Seat } from '@parlor/kit';
import { eightAndAHalf, type Move, type View } from '../rules/index.ts';
import type { EightTypes } from '../rules/state.ts';
import { type Brain, type Budget, chanceWith, type Hint, HINTS, type Level } from '@parlor/search';
import { chancesBefore } from './chances.ts';
import { explain } from './explain.ts';
import { FollowOdds } from './followOdds.ts';
import { planFor } from './guide.ts';
import { byHeuristic } from './heuristicPolicy.ts';
import { FORESIGHT, LINES, NEWCOMER, newcomersMove, PERSONAS, SENSIBLE } from './levels.ts';
import { Odds } from './odds.ts';
import { rankMoves } from './search.ts';
import { MatchUtility } from './matchUtility.ts';
import { sureWin } from './sureWin.ts';

const CHANCES_PLAYOUTS: Budget = { iterations: 400 };

/** After so many turns in a round, thinking alone leads round in circles (E-7.4): one move in so many goes by heuristics. */
const LONG_ROUND = 60;
const BY_HEURISTIC_EVERY = 3;

function moveOf(level: Level, view: View, seat: Seat, rng: Rng, budget?: Budget): Move {
  const world = eightAndAHalf.worlds(view)(rng);
  if (level === 'beginner') return newcomersMove(world, seat, NEWCOMER, rng);
  if (level === 'expert') {
    const sure = sureWin(world, seat);
    if (sure) return sure;
  }
  const isLong = view.players[seat]!.turns > LONG_ROUND && rng.below(BY_HEURISTIC_EVERY) === 0;
  if (level === 'casual' || isLong)
    return byHeuristic(world, seat, SENSIBLE, new Odds().count(view), rng);
  return rankMoves(view, seat, FORESIGHT[level], rng, budget ?? LINES[level])[0]!.move;
}

function hints(
  view: View,
  seat: Seat,
  rng: Rng,
  budget: Budget = LINES.expert,
): Hint<EightTypes>[] {
  const world = eightAndAHalf.worlds(view)(rng);
  const odds = new Odds().count(view);
  const sure = sureWin(world, seat);
  const legal: Move[] = [];
  legal.length = eightAndAHalf.moves(world, seat, legal);
  const known = { odds, followOdds: new FollowOdds(view, seat, rng), legal };
  // Told is the chance to win the match; the points of a round count only for the order.
  const chances = new MatchUtility(view.points, view.options.rounds - view.round);
  const { guide } = planFor(FORESIGHT.expert, view, budget.iterations, chances);
  return rankMoves(view, seat, FORESIGHT.expert, rng, budget, chances)
    .toSorted((a, b) => Number(b.move === sure) - Number(a.move === sure))
    .slice(0, HINTS)
    .map(({ move, value }) => ({
      move,
      // Shares that are added up can come out a hair above the whole.
      value: Math.min(1, value ?? chanceWith(eightAndAHalf, guide, view, seat, move, rng, budget)),
      reason: explain(world, seat, move, known, move === sure),
    }));
}

export const brain: Brain<EightTypes> = {
  edition: eightAndAHalf.rulesVersion,
  personas: PERSONAS,
  iterations: {
    beginner: 1,
    casual: 1,
    skilled: LINES.skilled.iterations,
    expert: LINES.expert.iterations,
  },
  think: (level, view, seat, rng, budget) => ({ move: moveOf(level, view, seat, rng, budget) }),
  hints,
  chances: (view, rng, budget) => chancesBefore(view, SENSIBLE, rng, budget ?? CHANCES_PLAYOUTS),
  guide: (view) => planFor(FORESIGHT.expert, view, LINES.expert.iterations),
};
