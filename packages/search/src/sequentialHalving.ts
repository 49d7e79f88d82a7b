/**
 * Sequential halving over candidates: all of them are tried in the same worlds, the
 * worse half drops out, and those left share what remains of the budget. The
 * right search where a tree has nothing to gain: many moves, much chance.
 */

import type { Game, GameTypes, Rng, Seat } from '@parlor/kit';
import type { Budget } from './budget.ts';
import type { Guide } from './guide.ts';
import { playOn } from './playOn.ts';
import { meanOf, type Ranking } from './ranking.ts';

const MOST_SEATS = 8;

interface Candidate<Move> {
  readonly move: Move;
  total: number;
  visits: number;
}

export function sequentialHalving<T extends GameTypes>(
  game: Game<T>,
  guide: Guide<T>,
  view: T['View'],
  seat: Seat,
  rng: Rng,
  { iterations, expired }: Budget,
): Ranking<T['Move']> {
  const sample = guide.worlds(view);
  const world = sample(rng);
  const moves: T['Move'][] = [];
  const count = guide.candidates(world, seat, rng, moves);
  const candidates: Candidate<T['Move']>[] = moves
    .slice(0, count)
    .map((move) => ({ move, total: 0, visits: 0 }));
  const results = new Float64Array(MOST_SEATS);
  const trial = game.clone(world);
  const rounds = Math.max(1, Math.ceil(Math.log2(count)));
  let remaining = candidates;
  for (let round = 0; round < rounds && remaining.length > 1; round++) {
    const worlds = Math.max(1, Math.floor(iterations / rounds / remaining.length));
    for (let tried = 0; tried < worlds; tried++) {
      sample(rng, world);
      for (const candidate of remaining) {
        game.copyInto(world, trial);
        game.apply(trial, seat, candidate.move, rng);
        playOn(game, guide, trial, rng);
        guide.value(trial, results);
        candidate.total += results[seat]!;
        candidate.visits++;
      }
      if (expired?.()) return rank(candidates);
    }
    remaining = remaining
      .toSorted((a, b) => mean(b) - mean(a))
      .slice(0, Math.ceil(remaining.length / 2));
  }
  return rank(candidates);
}

const mean = <Move>({ total, visits }: Candidate<Move>): number => meanOf(total, visits) ?? 0;

const rank = <Move>(candidates: readonly Candidate<Move>[]): Ranking<Move> =>
  candidates
    .toSorted((a, b) => b.visits - a.visits || mean(b) - mean(a))
    .map(({ move, total, visits }) => ({ move, value: meanOf(total, visits), visits }));
