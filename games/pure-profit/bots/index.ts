/** Pure Profit, played by code: a newcomer, good heuristics, and two that look ahead. */

import type { Rng, Seat } from '@parlor/kit';
import { pureProfit, type View } from '../rules/index.ts';
import {
  type Brain,
  type Budget,
  chanceWith,
  HINTS,
  type Level,
  playOn,
  type Ranking,
} from '@parlor/search';
import { beginner } from './beginner.ts';
import { guideFor } from './guide.ts';
import { game, type Types } from './moves.ts';
import { policy } from './policy.ts';
import { prospects } from './prospects.ts';
import { reasonFor } from './reasons.ts';
import { weigh } from './weigh.ts';

/** How far each level looks ahead, in rounds, and how many lines it plays on; docs/strength.md says how that was chosen. */
const SKILLED = { rounds: 1, iterations: 120 };
const EXPERT = { rounds: 1, iterations: 5000 };
const CHANCES = { rounds: 2, iterations: 400 };

interface Effort {
  readonly rounds: number;
  readonly iterations: number;
}

export const brain: Brain<Types> = {
  edition: pureProfit.rulesVersion,
  personas: {
    beginner: { name: 'Penny' },
    casual: { name: 'Buck' },
    skilled: { name: 'Sterling' },
    expert: { name: 'Mercer' },
  },

  iterations: {
    beginner: 1,
    casual: 1,
    skilled: SKILLED.iterations,
    expert: EXPERT.iterations,
  },

  think(level, view, seat, rng, budget) {
    return { move: choose(level, view, seat, rng, budget) };
  },

  hints(view, seat, rng, budget = { iterations: EXPERT.iterations }) {
    const position = game.worlds(view)(rng);
    const guide = guideFor(view, EXPERT.rounds * view.seats);
    return lookAhead(view, seat, rng, EXPERT, budget)
      .slice(0, HINTS)
      .map(({ move, value }) => ({
        move,
        value: value ?? chanceWith(game, guide, view, seat, move, rng, budget),
        reason: reasonFor(position, seat, move),
      }));
  },

  chances(view, rng, budget = { iterations: CHANCES.iterations }) {
    const guide = guideFor(view, CHANCES.rounds * view.seats);
    const sample = guide.worlds(view);
    const world = sample(rng);
    const found = new Float64Array(view.seats);
    const sums = new Array<number>(view.seats).fill(0);
    let played = 0;
    do {
      if (played > 0) sample(rng, world);
      playOn(game, guide, world, rng);
      prospects(world, found);
      found.forEach((chance, seat) => {
        sums[seat]! += chance;
      });
      played++;
    } while (view.asked !== null && played < budget.iterations && !budget.expired?.());
    return sums.map((sum) => sum / played);
  },

  guide(view) {
    const guide = guideFor(view, EXPERT.rounds * view.seats);
    return { kind: 'halving', game, guide, iterations: EXPERT.iterations };
  },
};

function choose(level: Level, view: View, seat: Seat, rng: Rng, budget: Budget | undefined) {
  switch (level) {
    case 'beginner':
      return beginner(game.worlds(view)(rng), seat, rng);
    case 'casual':
      return policy(game.worlds(view)(rng), seat, rng);
    case 'skilled':
      return lookAhead(view, seat, rng, SKILLED, budget)[0]!.move;
    case 'expert':
      return lookAhead(view, seat, rng, EXPERT, budget)[0]!.move;
  }
}

function lookAhead(
  view: View,
  seat: Seat,
  rng: Rng,
  { rounds, iterations }: Effort,
  budget: Budget = { iterations },
): Ranking<Types['Move']> {
  return weigh(guideFor(view, rounds * view.seats), view, seat, rng, budget);
}
