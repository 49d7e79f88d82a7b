/**
 * A race between candidates: all of them are tried in the same worlds, the
 * slower half drops out, and those left share what remains of the budget. The
 * right search where a tree has nothing to gain: many moves, much chance.
 */

import type { Game, GameTypes, Rng, Seat } from '@parlor/kit';
import type { Budget } from './budget.ts';
import type { Guide } from './guide.ts';
import { playOn } from './playOn.ts';
import { meanOf, type Ranking } from './ranking.ts';

const MOST_SEATS = 8;

interface Runner<Move> {
  readonly move: Move;
  worth: number;
  visits: number;
}

export function race<T extends GameTypes>(
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
  const runners: Runner<T['Move']>[] = moves
    .slice(0, count)
    .map((move) => ({ move, worth: 0, visits: 0 }));
  const results = new Float64Array(MOST_SEATS);
  const trial = game.clone(world);
  const heats = Math.max(1, Math.ceil(Math.log2(count)));
  let running = runners;
  for (let heat = 0; heat < heats && running.length > 1; heat++) {
    const rounds = Math.max(1, Math.floor(iterations / heats / running.length));
    for (let round = 0; round < rounds; round++) {
      sample(rng, world);
      for (const runner of running) {
        game.copyInto(world, trial);
        game.apply(trial, seat, runner.move, rng);
        playOn(game, guide, trial, rng);
        guide.value(trial, results);
        runner.worth += results[seat]!;
        runner.visits++;
      }
      if (expired?.()) return rank(runners);
    }
    running = running.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(running.length / 2));
  }
  return rank(runners);
}

const mean = <Move>({ worth, visits }: Runner<Move>): number => meanOf(worth, visits) ?? 0;

const rank = <Move>(runners: readonly Runner<Move>[]): Ranking<Move> =>
  runners
    .toSorted((a, b) => b.visits - a.visits || mean(b) - mean(a))
    .map(({ move, worth, visits }) => ({ move, value: meanOf(worth, visits), visits }));
