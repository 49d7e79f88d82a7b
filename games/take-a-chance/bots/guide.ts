/** The expert's search in the words of the generic one, for whoever wants to run it otherwise: the oracle of the arena. */

import { takeAChance } from '../rules/index.ts';
import type { Plan } from '@parlor/search';
import { candidates } from './candidates.ts';
import { utility } from './contest.ts';
import { richestRival, wealthOf } from './look.ts';
import { forMoney } from './objective.ts';
import { LONGEST } from './playout.ts';
import { player } from './players.ts';
import { STYLE } from './worth.ts';
import { decideDice, isAboutDice, MOST_CANDIDATES } from './think.ts';
import type { ChanceTypes } from './types.ts';

export const planFor = (iterations: number): Plan<ChanceTypes> => ({
  kind: 'halving',
  game: takeAChance,
  iterations,
  guide: {
    worlds: (view) => takeAChance.worlds(view),
    candidates(state, seat, _rng, out) {
      // Dice are solved, not searched.
      const found = isAboutDice(state)
        ? [decideDice(state, seat, forMoney(state, seat))]
        : candidates(state, seat, STYLE, MOST_CANDIDATES).map(({ move }) => move);
      found.forEach((move, at) => {
        out[at] = move;
      });
      return found.length;
    },
    policy: player,
    settled: () => false,
    value(state, into) {
      for (let seat = 0; seat < state.seats; seat++)
        into[seat] = utility(wealthOf(state, seat) - richestRival(state, seat));
    },
    longest: LONGEST,
    exploration: 0.7,
    rivals: 'policy',
  },
});
