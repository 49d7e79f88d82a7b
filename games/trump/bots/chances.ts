/** Each seat's chance to win, from playing on in worlds that fit the view. */

import type { Rng } from '@parlor/kit';
import { trump, type View } from '../rules/index.ts';
import { type Budget, sharesOfMost } from '@parlor/search';
import { playOn } from './contest.ts';
import { forecast } from './forecast.ts';
import { policy } from './policy.ts';

const TRIALS = 120;

/** What deals may still change after a playout without them. */
const SPREAD = 30;

export function chances(view: View, rng: Rng, budget: Budget = { iterations: TRIALS }): number[] {
  if (view.totals) return sharesOfMost(view.totals);
  const worlds = trump.worlds(view, policy);
  const into = new Float64Array(view.seats);
  const sums: number[] = Array.from({ length: view.seats }, () => 0);
  let played = 0;
  let world = worlds(rng);
  do {
    if (played > 0) world = worlds(rng, world);
    playOn(world, rng, Infinity);
    forecast(world, into, SPREAD);
    for (let seat = 0; seat < view.seats; seat++) sums[seat]! += into[seat]!;
    played++;
  } while (played < budget.iterations && !budget.expired?.());
  return sums.map((sum) => sum / played);
}
