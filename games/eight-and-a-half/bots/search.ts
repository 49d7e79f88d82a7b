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
import type { Heuristics } from './heuristicPolicy.ts';
import { Odds } from './odds.ts';
import { isOver, playRound } from './playRound.ts';
import { prospectOf } from './prospects.ts';
import { MatchUtility } from './matchUtility.ts';
import { WEIGHTS } from './weights.ts';

/** So many worlds are played before the first move may drop out, and between looks. */
const FIRST_LOOK = 24;
const LOOK_EVERY = 8;

/** A move is out when it is behind the leader by so many standard errors. */
const CLEARLY = 2.5;

/** What the points of a round are worth beside the match. */
export const PRIDE = 0.03;

interface Candidate {
  readonly move: Move;
  worth: number;
  /** The same by the utility that values are told by. */
  told: number;
  visits: number;
  /** What it was worth in each world so far. */
  readonly results: number[];
}

/** How the round goes on in the head: by these heuristics, for so many turns of everybody. */
export interface Foresight {
  readonly heuristics: Heuristics;
  readonly turns: number;
  /** How far anybody strays from them now and then: nobody is a clockwork. */
  readonly whim: number;
  /** Does it think about what the others' plays say of their hands? */
  readonly beliefs: boolean;
}

const odds = new Odds();

/** With `telling`, the order is the same and the values are those of that utility. */
export function rankMoves(
  view: View,
  seat: Seat,
  { heuristics, turns, whim, beliefs }: Foresight,
  rng: Rng,
  { iterations, expired }: Budget,
  telling?: MatchUtility,
): Ranking<Move> {
  odds.count(view);
  const sample = beliefs ? likelyWorlds(view, heuristics, odds) : eightAndAHalf.worlds(view);
  const world = sample(rng);
  const candidates = movesWorthALook(world, seat).map(
    (move): Candidate => ({ move, worth: 0, told: 0, visits: 0, results: [] }),
  );
  if (candidates.length === 1) return rank(candidates);
  const matchUtility = new MatchUtility(view.points, view.options.rounds - view.round, PRIDE);
  const weights = WEIGHTS[view.seats]!;
  const moves = turns * view.seats;
  const trial = eightAndAHalf.clone(world);
  let running = candidates;
  let played = 0;
  for (let worlds = 1; running.length > 1 && played < iterations; worlds++) {
    if (worlds > 1) sample(rng, world);
    for (const candidate of running) {
      eightAndAHalf.copyInto(world, trial);
      eightAndAHalf.apply(trial, seat, candidate.move, rng);
      // Nothing beats having won the round.
      if (isOver(trial, view.round) && trial.winner === seat) {
        const value = (telling ?? matchUtility).after(trial.points)[seat]!;
        return [{ move: candidate.move, value, visits: 1 }];
      }
      const isPlayed = playRound(trial, view.round, heuristics, odds, rng, moves, whim);
      const worth = isPlayed
        ? matchUtility.after(trial.points)[seat]!
        : prospectOf(trial, seat, weights, matchUtility);
      candidate.worth += worth;
      if (!telling) candidate.told += worth;
      else if (isPlayed) candidate.told += telling.after(trial.points)[seat]!;
      else candidate.told += prospectOf(trial, seat, weights, telling);
      candidate.visits++;
      candidate.results.push(worth);
    }
    played += running.length;
    if (worlds >= FIRST_LOOK && worlds % LOOK_EVERY === 0) {
      if (expired?.()) break;
      running = stillRunning(running);
    }
  }
  return rank(candidates);
}

/** Blind cards are all alike to whoever turns one. */
export function movesWorthALook(world: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  const count = eightAndAHalf.moves(world, seat, moves);
  return moves.slice(0, moves[0]!.type === 'blind' ? 1 : count);
}

function stillRunning(running: Candidate[]): Candidate[] {
  const leader = running.reduce((best, candidate) =>
    candidate.worth > best.worth ? candidate : best,
  );
  return running.filter((candidate) => candidate === leader || !isBehind(candidate, leader));
}

function isBehind(candidate: Candidate, leader: Candidate): boolean {
  const count = candidate.visits;
  const behind = (leader.worth - candidate.worth) / count;
  let squares = 0;
  for (let world = 0; world < count; world++)
    squares += (leader.results[world]! - candidate.results[world]!) ** 2;
  const error = Math.sqrt((squares / count - behind * behind) / count);
  return behind > CLEARLY * error;
}

const rank = (candidates: readonly Candidate[]): Ranking<Move> =>
  candidates
    .toSorted((a, b) => b.visits - a.visits || mean(b) - mean(a))
    .map(({ move, told, visits }) => ({ move, value: meanOf(told, visits), visits }));

const mean = ({ worth, visits }: Candidate): number => meanOf(worth, visits) ?? 0;
