/**
 * A contest between the moves on offer. All of them are tried in the same worlds,
 * so that the luck of the deal falls on all alike; a move that is clearly
 * behind another drops out, and when one is left the search is over.
 */

import type { Rng, Seat } from '@parlor/kit';
import { eightAndAHalf, type Move, type View } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { type Budget, meanOf, type Ranking } from '@parlor/search';
import { likelyWorlds } from './beliefs.ts';
import type { Habits } from './habits.ts';
import { Odds } from './odds.ts';
import { isOver, playRound } from './playRound.ts';
import { prospectOf } from './prospects.ts';
import { Standing } from './standing.ts';
import { WEIGHTS } from './weights.ts';

/** So many worlds are played before the first move may drop out, and between looks. */
const FIRST_LOOK = 24;
const LOOK_EVERY = 8;

/** A move is out when it is behind the leader by so many standard errors. */
const CLEARLY = 2.5;

/** What the points of a round are worth beside the match. */
export const PRIDE = 0.03;

interface Runner {
  readonly move: Move;
  worth: number;
  /** The same by the standing that values are told by. */
  told: number;
  visits: number;
  /** What it was worth in each world so far. */
  readonly results: number[];
}

/** How the round goes on in the head: by these habits, for so many turns of everybody. */
export interface Foresight {
  readonly habits: Habits;
  readonly turns: number;
  /** How far anybody strays from them now and then: nobody is a clockwork. */
  readonly whim: number;
  /** Does it think about what the others' plays say of their hands? */
  readonly beliefs: boolean;
}

const odds = new Odds();

/** With `telling`, the order is the same and the values are those of that standing. */
export function raceMoves(
  view: View,
  seat: Seat,
  { habits, turns, whim, beliefs }: Foresight,
  rng: Rng,
  { iterations, expired }: Budget,
  telling?: Standing,
): Ranking<Move> {
  odds.count(view);
  const sample = beliefs ? likelyWorlds(view, habits, odds) : eightAndAHalf.worlds(view);
  const world = sample(rng);
  const runners = movesWorthALook(world, seat).map(
    (move): Runner => ({ move, worth: 0, told: 0, visits: 0, results: [] }),
  );
  if (runners.length === 1) return rank(runners);
  const standing = new Standing(view.points, view.options.rounds - view.round, PRIDE);
  const weights = WEIGHTS[view.seats]!;
  const moves = turns * view.seats;
  const trial = eightAndAHalf.clone(world);
  let running = runners;
  let played = 0;
  for (let worlds = 1; running.length > 1 && played < iterations; worlds++) {
    if (worlds > 1) sample(rng, world);
    for (const runner of running) {
      eightAndAHalf.copyInto(world, trial);
      eightAndAHalf.apply(trial, seat, runner.move, rng);
      // Nothing beats having won the round.
      if (isOver(trial, view.round) && trial.winner === seat) {
        const value = (telling ?? standing).after(trial.points)[seat]!;
        return [{ move: runner.move, value, visits: 1 }];
      }
      const isPlayed = playRound(trial, view.round, habits, odds, rng, moves, whim);
      const worth = isPlayed
        ? standing.after(trial.points)[seat]!
        : prospectOf(trial, seat, weights, standing);
      runner.worth += worth;
      if (!telling) runner.told += worth;
      else if (isPlayed) runner.told += telling.after(trial.points)[seat]!;
      else runner.told += prospectOf(trial, seat, weights, telling);
      runner.visits++;
      runner.results.push(worth);
    }
    played += running.length;
    if (worlds >= FIRST_LOOK && worlds % LOOK_EVERY === 0) {
      if (expired?.()) break;
      running = stillRunning(running);
    }
  }
  return rank(runners);
}

/** Blind cards are all alike to whoever turns one. */
export function movesWorthALook(world: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  const count = eightAndAHalf.moves(world, seat, moves);
  return moves.slice(0, moves[0]!.type === 'blind' ? 1 : count);
}

function stillRunning(running: Runner[]): Runner[] {
  const leader = running.reduce((best, runner) => (runner.worth > best.worth ? runner : best));
  return running.filter((runner) => runner === leader || !isBehind(runner, leader));
}

function isBehind(runner: Runner, leader: Runner): boolean {
  const count = runner.visits;
  const behind = (leader.worth - runner.worth) / count;
  let squares = 0;
  for (let world = 0; world < count; world++)
    squares += (leader.results[world]! - runner.results[world]!) ** 2;
  const error = Math.sqrt((squares / count - behind * behind) / count);
  return behind > CLEARLY * error;
}

const rank = (runners: readonly Runner[]): Ranking<Move> =>
  runners
    .toSorted((a, b) => b.visits - a.visits || mean(b) - mean(a))
    .map(({ move, told, visits }) => ({ move, value: meanOf(told, visits), visits }));

const mean = ({ worth, visits }: Runner): number => meanOf(worth, visits) ?? 0;
