/** Who wins the match how often: the round at hand is played on, the rounds after it are even. */

import type { Rng } from '@parlor/kit';
import { eightAndAHalf, type View } from '../rules/index.ts';
import type { Budget } from '@parlor/search';
import type { Heuristics } from './heuristicPolicy.ts';
import { Odds } from './odds.ts';
import { playRound } from './playRound.ts';
import { MatchUtility } from './matchUtility.ts';

export function chancesBefore(
  view: View,
  heuristics: Heuristics,
  rng: Rng,
  budget: Budget,
): number[] {
  const matchUtility = new MatchUtility(view.points, view.options.rounds - view.round);
  if (view.phase === 'over') return Array.from(matchUtility.after(view.points));
  const odds = new Odds().count(view);
  const sample = eightAndAHalf.worlds(view);
  const world = sample(rng);
  const sum = view.points.map(() => 0);
  const { iterations } = budget;
  let played = 0;
  while (played === 0 || (played < iterations && !budget.expired?.())) {
    if (played > 0) sample(rng, world);
    playRound(world, view.round, heuristics, odds, rng);
    const chances = matchUtility.after(world.points);
    for (let seat = 0; seat < sum.length; seat++) sum[seat]! += chances[seat]!;
    played++;
  }
  return sum.map((chance) => chance / played);
}
