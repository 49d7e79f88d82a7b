/**
 * A contest of the moves: all are tried in the same worlds and played out
 * without looking ahead; after each heat the slower half drops out.
 */

import type { Rng } from '@parlor/kit';
import { type Move, type View, zillionaire } from '../rules/index.ts';
import { clone, type State } from '../rules/state.ts';
import { type Budget, meanOf, type Ranking } from '@parlor/search';
import { Beliefs } from './beliefs.ts';
import { Duel } from './duel.ts';
import type { Habit } from './habit.ts';
import { clear, look, moves, OPEN } from './look.ts';
import { type Player, playOut } from './playout.ts';
import { Standing } from './standing.ts';
import { Unplayed } from './unplayed.ts';

export interface Mind {
  /** Plays on in the head, for everybody. */
  readonly player: Player;
  /** What good players usually do, for whoever has learned it: what they hardly ever do is not looked at. */
  readonly habit?: Habit;
  /** Attempts to change two cards before the first world and between worlds; none deals worlds blindly. */
  readonly settling: number;
  readonly stirring: number;
  /** How far habit is trusted: what a move that is e times as usual has ahead of another. */
  readonly trust: number;
  /** How much points count whatever the chances to win the match. */
  readonly weightOfPoints: number;
}

/** What habit does less often than this is not looked at. */
const SELDOM = 0.001;

/** A duel is solved as long as that takes no more positions than this in all. */
const MOST_POSITIONS = 30_000;

interface Runner {
  readonly move: Move;
  /** What habit says for it. */
  readonly bonus: number;
  worth: number;
  visits: number;
}

/** A view whose match ends with its current game: so do the worlds dealt from it. */
export const thisGame = (view: View): View => ({ ...view, games: view.game });

export function raceMoves(
  mind: Mind,
  view: View,
  seat: number,
  rng: Rng,
  { iterations, expired }: Budget,
): Ranking<Move> {
  const framed = thisGame(view);
  const standing = new Standing(view, mind.weightOfPoints);
  const nextWorld = worldsBy(mind, framed, rng);
  const world = nextWorld();
  const runners = runnersBy(mind, world, seat);
  const trial = clone(world);
  const order = (view.game - 1) * view.seats;
  const duel =
    world.playing === 2 && mind.settling > 0 ? new Duel(seat, MOST_POSITIONS) : undefined;
  const heats = Math.ceil(Math.log2(runners.length));
  let running = runners;
  for (let heat = 0; heat < heats && running.length > 1; heat++) {
    const rounds = Math.max(1, Math.floor(iterations / heats / running.length));
    for (let round = 0; round < rounds; round++) {
      const dealt = nextWorld();
      for (const runner of running) {
        trial.copyFrom(dealt);
        zillionaire.apply(trial, seat, runner.move, rng);
        if (!duel || !settle(trial, duel, seat, order)) playOut(trial, mind.player, rng);
        runner.worth += standing.worth(trial.finished, order)[seat]!;
        runner.visits++;
      }
      if (expired?.()) return rank(runners);
    }
    running = running
      .toSorted((a, b) => score(b) - score(a))
      .slice(0, Math.ceil(running.length / 2));
  }
  return rank(runners);
}

/** Writes down the order a duel ends in, without playing it; false if that could not be found out. */
function settle(state: State, duel: Duel, seat: number, order: number): boolean {
  if (state.over) return true;
  const wins = duel.iWin(state);
  if (wins === undefined) return false;
  const other = state.next[seat]!;
  for (let place = 0; place < state.outCount; place++) {
    state.finished[order + place] = state.out[place]!;
  }
  state.finished[order + state.outCount] = wins ? seat : other;
  state.finished[order + state.outCount + 1] = wins ? other : seat;
  return true;
}

const unplayed = new Unplayed();

/** The moves that habit does not rule out. */
export const usualMoves = (mind: Mind, world: State, seat: number): Move[] =>
  runnersBy(mind, world, seat).map(({ move }) => move);

function runnersBy({ habit, trust }: Mind, world: State, seat: number): Runner[] {
  unplayed.count(world);
  const count = habit ? habit.weigh(world, seat, unplayed) : look(world, seat, unplayed);
  if (count === 1 || clear !== OPEN) {
    return [{ move: moves[count === 1 ? 0 : clear]!, bonus: 0, worth: 0, visits: 0 }];
  }
  if (!habit) return moves.slice(0, count).map((move) => ({ move, bonus: 0, worth: 0, visits: 0 }));
  const { shares, total } = habit;
  return moves
    .slice(0, count)
    .map((move, m) => ({ move, bonus: trust * Math.log(shares[m]! / total), worth: 0, visits: 0 }))
    .filter((_, m) => shares[m]! > SELDOM * total);
}

export function worldsBy(mind: Mind, view: View, rng: Rng): () => State {
  if (mind.settling === 0 || !mind.habit) {
    const sample = zillionaire.worlds(view);
    const world = sample(rng);
    return () => sample(rng, world);
  }
  const beliefs = new Beliefs(view, mind.habit, rng);
  beliefs.stir(mind.settling);
  return () => {
    beliefs.stir(mind.stirring);
    return beliefs.world;
  };
}

const mean = ({ worth, visits }: Runner): number => meanOf(worth, visits) ?? 0;

const score = (runner: Runner): number => mean(runner) + runner.bonus;

const rank = (runners: readonly Runner[]): Ranking<Move> =>
  runners
    .toSorted((a, b) => b.visits - a.visits || score(b) - score(a))
    .map(({ move, worth, visits }) => ({ move, value: meanOf(worth, visits), visits }));
