/** What comes of one move, for advice: where a search has a single candidate it tries nothing, and a person still wants to know. */

import type { Game, GameTypes, Rng, Seat } from '@parlor/kit';
import type { Budget } from './budget.ts';
import type { Guide } from './guide.ts';
import { playOn } from './playOn.ts';

const MOST_SEATS = 8;

/** Enough for a chance within a few hundredths. */
const ENOUGH = 400;

/** The mean utility to `seat` of making `move` in worlds that fit the view: exact where the move decides the match. */
export function chanceWith<T extends GameTypes>(
  game: Game<T>,
  guide: Guide<T>,
  view: T['View'],
  seat: Seat,
  move: T['Move'],
  rng: Rng,
  budget: Budget,
): number {
  const sample = guide.worlds(view);
  const world = sample(rng);
  const results = new Float64Array(MOST_SEATS);
  const most = Math.min(budget.iterations, ENOUGH);
  let total = 0;
  let tried = 0;
  do {
    if (tried > 0) sample(rng, world);
    game.apply(world, seat, move, rng);
    playOn(game, guide, world, rng);
    guide.value(world, results);
    total += results[seat]!;
    tried++;
  } while (tried < most && !budget.expired?.());
  return total / tried;
}
