/** The brain of a game nobody has thought about: four budgets of the plain search. */

import type { Game, GameTypes } from '@parlor/kit';
import { type Brain, HINTS } from './brain.ts';
import type { Level } from './level.ts';
import { chancesByPlayouts } from './chances.ts';
import { chanceWith } from './chanceWith.ts';
import { type Guide, plainGuide } from './guide.ts';
import { sequentialHalving } from './sequentialHalving.ts';
import { shareOfWin } from './utility.ts';

const PLAYOUTS: Readonly<Record<Level, number>> = {
  beginner: 8,
  casual: 32,
  skilled: 128,
  expert: 512,
};

export function plainBrain<T extends GameTypes>(game: Game<T>): Brain<T> {
  const guide = plainGuide(game);
  // Told is the share of the win, and nothing for points.
  const telling: Guide<T> = {
    ...guide,
    value(state, into) {
      const outcome = game.outcome(state);
      if (!outcome) into.fill(0);
      else
        for (let seat = 0; seat < outcome.places.length; seat++)
          into[seat] = shareOfWin(outcome, seat);
    },
  };
  return {
    edition: game.rulesVersion,
    personas: {
      beginner: { name: 'Nell' },
      casual: { name: 'Otis' },
      skilled: { name: 'Petra' },
      expert: { name: 'Quill' },
    },
    iterations: PLAYOUTS,
    think: (level, view, seat, rng, budget = { iterations: PLAYOUTS[level] }) => ({
      move: sequentialHalving(game, guide, view, seat, rng, budget)[0]!.move,
    }),
    hints: (view, seat, rng, budget = { iterations: PLAYOUTS.expert }) =>
      sequentialHalving(game, telling, view, seat, rng, budget)
        .slice(0, HINTS)
        .map(({ move, value }) => ({
          move,
          value: value ?? chanceWith(game, telling, view, seat, move, rng, budget),
          reason: { code: 'tried' },
        })),
    chances: (view, rng, budget = { iterations: PLAYOUTS.expert }) =>
      chancesByPlayouts(game, guide, view, rng, budget),
  };
}
