/** The brain of Zillionaire. */

import type { Rng } from '@parlor/kit';
import { type Move, type View, type Zillionaire, zillionaire } from '../rules/index.ts';
import { type Brain, type Budget, chanceWith, HINTS, type Level } from '@parlor/search';
import { chancesOf } from './chances.ts';
import { planFor } from './guide.ts';
import { LearnedPolicy } from './learnedPolicy.ts';
import { asNewcomer } from './newcomer.ts';
import { reasonFor } from './reasons.ts';
import { type SearchParams, rankMoves, thisGame } from './search.ts';
import { byHeuristic, heuristicPolicy } from './heuristicPolicy.ts';
import { WEIGHTS } from './weights.ts';

const policy = new LearnedPolicy(WEIGHTS);

/** A short search by rules of thumb: they are better than any single look at them. */
const SKILLED: SearchParams = {
  player: heuristicPolicy,
  burnIn: 0,
  thinning: 0,
  trust: 0,
  weightOfPoints: 0.1,
};

const EXPERT: SearchParams = {
  player: (state, seat, unplayed, rng) => policy.choose(state, seat, unplayed, rng),
  policy,
  burnIn: 150,
  thinning: 10,
  trust: 0.003,
  weightOfPoints: 0.1,
};

/** The same for whoever asks: told is the chance to win, and nothing besides. */
const ADVISER: SearchParams = { ...EXPERT, weightOfPoints: 0 };

/** Playouts. */
const BUDGETS: Readonly<Record<Level, number>> = {
  beginner: 1,
  casual: 1,
  skilled: 200,
  expert: 1000,
};

/** Enough for a chance within a few hundredths. */
const CHANCES: Budget = { iterations: 600 };

function think(level: Level, view: View, seat: number, rng: Rng, budget?: Budget): Move {
  const world = zillionaire.worlds(thisGame(view))(rng);
  if (level === 'beginner') return asNewcomer(world, seat, rng);
  if (level === 'casual') return byHeuristic(world, seat, rng);
  const params = level === 'skilled' ? SKILLED : EXPERT;
  return rankMoves(params, view, seat, rng, budget ?? { iterations: BUDGETS[level] })[0]!.move;
}

export const brain: Brain<Zillionaire> = {
  edition: zillionaire.rulesVersion,
  personas: {
    beginner: { name: 'Nickel' },
    casual: { name: 'Argent' },
    skilled: { name: 'Dow' },
    expert: { name: 'Midas' },
  },
  iterations: BUDGETS,
  think: (level, view, seat, rng, budget) => ({ move: think(level, view, seat, rng, budget) }),
  hints(view, seat, rng, budget = { iterations: BUDGETS.expert }) {
    const ranking = rankMoves(ADVISER, view, seat, rng, budget);
    const world = zillionaire.worlds(thisGame(view))(rng);
    const { guide } = planFor(ADVISER, view, budget.iterations);
    return ranking.slice(0, HINTS).map(({ move, value }) => ({
      move,
      value: value ?? chanceWith(zillionaire, guide, view, seat, move, rng, budget),
      reason: reasonFor(world, seat, move),
    }));
  },
  chances: (view, rng, budget = CHANCES) => chancesOf(EXPERT, view, rng, budget),
  guide: (view) => planFor(EXPERT, view, BUDGETS.expert),
};
