/** The expert's search in the words of the generic one, for whoever wants to run it otherwise: the oracle of the arena. */

import { eightAndAHalf, type View } from '../rules/index.ts';
import type { EightTypes, State } from '../rules/state.ts';
import type { Plan } from '@parlor/search';
import { likelyWorlds } from './beliefs.ts';
import { byHeuristic } from './heuristicPolicy.ts';
import { Odds } from './odds.ts';
import { isOver, LONGEST, whimOf } from './playRound.ts';
import { prospectOf } from './prospects.ts';
import { type Foresight, movesWorthALook, PRIDE } from './search.ts';
import { MatchUtility } from './matchUtility.ts';
import { sureWin } from './sureWin.ts';
import { WEIGHTS } from './weights.ts';

export function planFor(
  foresight: Foresight,
  view: View,
  iterations: number,
  matchUtility = new MatchUtility(view.points, view.options.rounds - view.round, PRIDE),
): Plan<EightTypes> {
  const { beliefs, heuristics, turns, whim } = foresight;
  const odds = new Odds().count(view);
  const weights = WEIGHTS[view.seats]!;
  const until = view.players.reduce((sum, player) => sum + player.turns, 0) + turns * view.seats;
  return {
    kind: 'halving',
    game: eightAndAHalf,
    iterations,
    guide: {
      worlds: (seen) =>
        beliefs ? likelyWorlds(seen, heuristics, odds) : eightAndAHalf.worlds(seen),
      candidates(state, seat, _rng, out) {
        const sure = sureWin(state, seat);
        const found = sure ? [sure] : movesWorthALook(state, seat);
        found.forEach((move, at) => {
          out[at] = move;
        });
        return found.length;
      },
      policy: (state, seat, rng) =>
        byHeuristic(state, seat, heuristics, odds, rng, whimOf(whim, rng)),
      settled: (state) =>
        isOver(state, view.round) ||
        (state.pileSize === 0 && state.phase === 'play' && turnsTaken(state) >= until),
      value(state, into) {
        if (isOver(state, view.round)) into.set(matchUtility.after(state.points));
        else
          for (let seat = 0; seat < state.seats; seat++)
            into[seat] = prospectOf(state, seat, weights, matchUtility);
      },
      longest: LONGEST,
      exploration: 0.7,
      rivals: 'policy',
    },
  };
}

function turnsTaken(state: State): number {
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) sum += state.turns[seat]!;
  return sum;
}
