/** The expert's search in the words of the generic one, for whoever wants to run it otherwise: the oracle of the arena. */

import { type View, type Zillionaire, zillionaire } from '../rules/index.ts';
import { clone, type State } from '../rules/state.ts';
import type { Plan } from '@parlor/search';
import { type SearchParams, thisGame, usualMoves, worldsBy } from './search.ts';
import { MatchUtility } from './matchUtility.ts';
import { Unplayed } from './unplayed.ts';

/** No game at six seats takes as many turns. */
const LONGEST = 1000;

const unplayed = new Unplayed();

export function planFor(params: SearchParams, view: View, iterations: number): Plan<Zillionaire> {
  const matchUtility = new MatchUtility(view, params.weightOfPoints);
  const order = (view.game - 1) * view.seats;
  return {
    kind: 'halving',
    game: zillionaire,
    iterations,
    guide: {
      worlds(seen) {
        let next: (() => State) | undefined;
        return (rng, into) => {
          next ??= worldsBy(params, thisGame(seen), rng);
          if (!into) return clone(next());
          into.copyFrom(next());
          return into;
        };
      },
      candidates(state, seat, _rng, out) {
        const found = usualMoves(params, state, seat);
        found.forEach((move, at) => {
          out[at] = move;
        });
        return found.length;
      },
      policy(state, seat, rng) {
        unplayed.count(state);
        return params.player(state, seat, unplayed, rng);
      },
      // The games to come are part of what the end of this one is worth.
      settled: (state) => state.game !== view.game,
      value(state, into) {
        into.set(matchUtility.of(state.finished, order));
      },
      longest: LONGEST,
      exploration: 0.7,
      rivals: 'policy',
    },
  };
}
