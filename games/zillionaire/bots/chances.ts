/** Who wins the match how often, as far as a view tells. */

import type { Rng } from '@parlor/kit';
import type { View } from '../rules/index.ts';
import { clone } from '../rules/state.ts';
import { type Budget, sharesOfMost } from '@parlor/search';
import { playOut } from './playout.ts';
import { type SearchParams, thisGame, worldsBy } from './search.ts';
import { MatchUtility } from './matchUtility.ts';

export function chancesOf(params: SearchParams, view: View, rng: Rng, budget: Budget): number[] {
  if (view.turn === null) return sharesOfMost(view.points);
  const matchUtility = new MatchUtility(view, 0);
  const nextWorld = worldsBy(params, thisGame(view), rng);
  const trial = clone(nextWorld());
  const order = (view.game - 1) * view.seats;
  const sums = new Array<number>(view.seats).fill(0);
  let played = 0;
  do {
    trial.copyFrom(nextWorld());
    playOut(trial, params.player, rng);
    const utility = matchUtility.of(trial.finished, order);
    for (let seat = 0; seat < view.seats; seat++) sums[seat]! += utility[seat]!;
    played++;
  } while (played < budget.iterations && !budget.expired?.());
  return sums.map((sum) => sum / played);
}
