/** The brain of a game nobody has thought about: four budgets of the plain search. */

import type { Game, GameTypes } from '@parlor/kit';
import { type Brain, HINTS } from './brain.ts';
import type { Level } from './level.ts';
import { chancesByPlayouts } from './search/chances.ts';
import { plainGuide } from './search/guide.ts';
import { race } from './search/race.ts';

const PLAYOUTS: Readonly<Record<Level, number>> = {
  beginner: 8,
  casual: 32,
  skilled: 128,
  expert: 512,
};

export function plainBrain<T extends GameTypes>(game: Game<T>): Brain<T> {
  const guide = plainGuide(game);
  return {
    edition: game.rulesVersion,
    personas: {
      beginner: { name: 'Nell', style: 'Plays along and sees what happens.' },
      casual: { name: 'Otis', style: 'Tries a few things in the head.' },
      skilled: { name: 'Petra', style: 'Thinks a little longer.' },
      expert: { name: 'Quill', style: 'Takes the time it needs.' },
    },
    iterations: PLAYOUTS,
    think: (level, view, seat, rng, budget = { iterations: PLAYOUTS[level] }) => ({
      move: race(game, guide, view, seat, rng, budget)[0]!.move,
    }),
    hints: (view, seat, rng, budget = { iterations: PLAYOUTS.expert }) =>
      race(game, guide, view, seat, rng, budget)
        .slice(0, HINTS)
        .map(({ move, value, visits }) => ({
          move,
          value,
          reason: { code: 'tried', params: { visits } },
        })),
    chances: (view, rng, budget = { iterations: PLAYOUTS.expert }) =>
      chancesByPlayouts(game, guide, view, rng, budget),
    say: ({ params }) => `It did best in ${params?.['visits'] ?? 0} games played in the head.`,
  };
}
