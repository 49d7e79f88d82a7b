/**
 * Flat Monte Carlo: every candidate is tried in the same sampled worlds, the
 * rest is played at random, and the best mean wins.
 */

import type { Game, GameTypes, Rng, Seat } from '@parlor/kit';
import { candidates } from './candidates.ts';
import { playOut } from './playOut.ts';
import { worth } from './worth.ts';

/** A playout still going after so many moves says nothing either way. */
const LONGEST_PLAYOUT = 2000;

export function flatMonteCarlo<T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  seat: Seat,
  rng: Rng,
  playouts: number,
): T['Move'] {
  const sampleWorld = game.worlds(view);
  const world = sampleWorld(rng);
  const moves = candidates(game, world, seat, rng);
  if (moves.length === 1) return moves[0]!;
  const trial = game.clone(world);
  const totals = new Float64Array(moves.length);
  const tries = new Int32Array(moves.length);
  const scratch: T['Move'][] = [];
  for (let played = 0; played < playouts; played++) {
    const candidate = played % moves.length;
    if (candidate === 0) sampleWorld(rng, world);
    game.copyInto(world, trial);
    game.apply(trial, seat, moves[candidate]!, rng);
    const outcome = playOut(game, trial, rng, scratch, LONGEST_PLAYOUT);
    if (!outcome) continue;
    totals[candidate]! += worth(outcome, seat);
    tries[candidate]! += 1;
  }
  return moves[bestMean(totals, tries) ?? rng.below(moves.length)]!;
}

/** The first of the best among those that were tried to the end, if any was. */
function bestMean(totals: Float64Array, tries: Int32Array): number | undefined {
  let best: number | undefined;
  let bestValue = -1;
  for (let i = 0; i < totals.length; i++) {
    if (tries[i] === 0) continue;
    const value = totals[i]! / tries[i]!;
    if (value > bestValue) {
      best = i;
      bestValue = value;
    }
  }
  return best;
}
