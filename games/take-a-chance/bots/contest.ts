/**
 * Candidates compared by playing the match to its end with each of them, in the same worlds: the same cards and tickets
 * lie hidden, and the dice fall alike as long as play runs alike. The weaker half drops out again and again.
 */

import { MAX_RANGE, type Rng, type Seat } from '@parlor/kit';
import { type Move, takeAChance, type View } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import type { Budget } from '@parlor/search';
import type { Candidate } from './candidates.ts';
import { richestRival, wealthOf, won } from './look.ts';
import { chanceWithoutLuck, type Player, playWithLuck } from './playout.ts';

export interface Runner {
  readonly move: Move;
  readonly promise: number;
  visits: number;
  /** What came of it, summed up: chances to win, smoothed (see `utility`). */
  utility: number;
  /** Matches won, shared wins in parts. */
  wins: number;
  /** Final distances to the richest rival, summed up, in dollars. */
  margin: number;
}

/** A win by this much is as good as certain to be a win with other dice as well. */
const CLEAR = 4_000;
const SMOOTH = 0.1;

/** What the end is worth: won or lost, softened by the distance, which tells more than one throw of the dice. */
export function utility(margin: number): number {
  return (1 - SMOOTH) * won(margin) + SMOOTH / (1 + Math.exp(-margin / CLEAR));
}

export interface Method {
  /** Plays on for the one who thinks. */
  readonly player: Player;
  /** Those who may sit at the other places: one world is played with the first of them, the next with the second. */
  readonly rivals: readonly Player[];
  /** The quick player's opinion of a candidate counts as much as so many matches. */
  readonly opinion: number;
}

/** Best first. */
export function contest(
  view: View,
  seat: Seat,
  field: readonly Candidate[],
  { player, rivals, opinion }: Method,
  rng: Rng,
  { iterations, expired }: Budget,
): Runner[] {
  const runners: Runner[] = field.map(({ move, promise }) => ({
    move,
    promise,
    visits: 0,
    utility: 0,
    wins: 0,
    margin: 0,
  }));
  const sample = takeAChance.worlds(view);
  const world = sample(rng);
  const trial = takeAChance.clone(world);
  const heats = Math.max(1, Math.ceil(Math.log2(runners.length)));
  const tables = rivals.map(
    (rival): Player =>
      (state, asked, rng) =>
        asked === seat ? player(state, asked, rng) : rival(state, asked, rng),
  );
  let running = runners;
  for (let heat = 0; heat < heats && running.length > 1; heat++) {
    const rounds = Math.max(1, Math.floor(iterations / heats / running.length));
    for (let round = 0; round < rounds; round++) {
      sample(rng, world);
      const seed = rng.below(MAX_RANGE);
      const table = tables[round % tables.length]!;
      for (const runner of running) {
        takeAChance.copyInto(world, trial);
        run(trial, seat, runner, table, seed);
      }
      if (expired?.()) return ranked(runners, opinion);
    }
    running = ranked(running, opinion).slice(0, Math.ceil(running.length / 2));
  }
  return ranked(runners, opinion);
}

function run(state: State, seat: Seat, runner: Runner, player: Player, seed: number): void {
  playWithLuck(state, runner.move, player, seed);
  const margin = wealthOf(state, seat) - richestRival(state, seat);
  runner.visits++;
  runner.utility += chanceWithoutLuck(state, seat);
  runner.wins += won(margin);
  runner.margin += margin;
}

/** What a promised dollar does for a chance that is even. */
const PER_DOLLAR = 0.00015;

/** Most visits first, for they were not dropped; then the best of matches and opinion together. */
function ranked(runners: readonly Runner[], opinion: number): Runner[] {
  let visits = 0;
  let total = 0;
  for (const runner of runners) {
    visits += runner.visits;
    total += runner.utility;
  }
  const even = visits === 0 ? 0.5 : total / visits;
  const perDollar = PER_DOLLAR * even * (1 - even);
  const most = Math.max(...runners.map(({ promise }) => promise));
  const estimate = (runner: Runner): number =>
    (runner.utility + opinion * (even + perDollar * (runner.promise - most))) /
    (runner.visits + opinion);
  return runners.toSorted((a, b) => b.visits - a.visits || estimate(b) - estimate(a));
}
