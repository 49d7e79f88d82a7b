/** Take a Chance: four players, advice and chances. */

import { takeAChance } from '../rules/index.ts';
import { type Brain, type Budget, HINTS } from '@parlor/search';
import { chances } from './chances.ts';
import { planFor } from './guide.ts';
import { hints } from './hints.ts';
import { choose, PLAYOUTS } from './think.ts';
import type { ChanceTypes } from './types.ts';

/** Enough for a chance within a few hundredths. */
const CHANCES: Budget = { iterations: 400 };

export const brain: Brain<ChanceTypes> = {
  edition: takeAChance.rulesVersion,
  personas: {
    beginner: { name: 'Dolly Dimes' },
    casual: { name: 'Frank Fairground' },
    skilled: { name: 'Odessa Odds' },
    expert: { name: 'The Croupier' },
  },
  iterations: PLAYOUTS,
  think: (level, view, seat, rng, budget = { iterations: PLAYOUTS[level] }) => ({
    move: choose(level, view, seat, rng, budget),
  }),
  hints: (view, seat, rng, budget = { iterations: PLAYOUTS.expert }) =>
    hints(view, seat, rng, HINTS, budget),
  chances: (view, rng, budget = CHANCES) => chances(view, rng, budget),
  guide: () => planFor(PLAYOUTS.expert),
};
