/**
 * A contest of the moves: all are tried in the same worlds and played out
 * without looking ahead; after each round the worse half drops out.
 */

import type { Rng } from '@parlor/kit';
import { type Move, type View, zillionaire } from '../rules/index.ts';
import { clone, type State } from '../rules/state.ts';
import { type Budget, meanOf, type Ranking } from '@parlor/search';
import { Beliefs } from './beliefs.ts';
import { Duel } from './duel.ts';
import type { LearnedPolicy } from './learnedPolicy.ts';
import { Decision, OPEN } from './features.ts';
import { type Player, playOut } from './playout.ts';
import { MatchUtility } from './matchUtility.ts';
import { Unplayed } from './unplayed.ts';

export interface SearchParams {
  /** Plays on in the head, for everybody. */
  readonly player: Player;
  /** What good players usually do, for whoever has learned it: what they hardly ever do is not looked at. */
  readonly policy?: LearnedPolicy;
  /** Metropolis steps before the first world (burn-in) and between worlds (thinning); no burn-in deals worlds blindly. */
  readonly burnIn: number;
  readonly thinning: number;
  /** How far the learned policy is trusted: what a move that is e times as usual has ahead of another. */
  readonly trust: number;
  /** How much points count whatever the chances to win the match. */
  readonly weightOfPoints: number;
}

/** What the learned policy does less often than this is not looked at. */
const SELDOM = 0.001;

/** A duel is solved as long as that takes no more positions than this in all. */
const MOST_POSITIONS = 30_000;

interface Candidate {
  readonly move: Move;
  /** What the learned policy says for it. */
  readonly bonus: number;
  utility: number;
  visits: number;
}

/** A view whose match ends with its current game: so do the worlds dealt from it. */
export const thisGame = (view: View): View => ({ ...view, games: view.game });

export function rankMoves(
  params: SearchParams,
  view: View,
  seat: number,
  rng: Rng,
  { iterations, expired }: Budget,
): Ranking<Move> {
  const framed = thisGame(view);
  const matchUtility = new MatchUtility(view, params.weightOfPoints);
  const nextWorld = worldsBy(params, framed, rng);
  const world = nextWorld();
  const candidates = candidatesBy(params, world, seat);
  const trial = clone(world);
  const order = (view.game - 1) * view.seats;
  const duel =
    world.playing === 2 && params.burnIn > 0 ? new Duel(seat, MOST_POSITIONS) : undefined;
  const rounds = Math.ceil(Math.log2(candidates.length));
  let remaining = candidates;
  for (let round = 0; round < rounds && remaining.length > 1; round++) {
    const worlds = Math.max(1, Math.floor(iterations / rounds / remaining.length));
    for (let tried = 0; tried < worlds; tried++) {
      const dealt = nextWorld();
      for (const candidate of remaining) {
        trial.copyFrom(dealt);
        zillionaire.apply(trial, seat, candidate.move, rng);
        if (!duel || !settle(trial, duel, seat, order)) playOut(trial, params.player, rng);
        candidate.utility += matchUtility.of(trial.finished, order)[seat]!;
        candidate.visits++;
      }
      if (expired?.()) return rank(candidates);
    }
    remaining = remaining
      .toSorted((a, b) => score(b) - score(a))
      .slice(0, Math.ceil(remaining.length / 2));
  }
  return rank(candidates);
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
const plainDecision = new Decision();

/** The moves that the learned policy does not rule out. */
export const usualMoves = (params: SearchParams, world: State, seat: number): Move[] =>
  candidatesBy(params, world, seat).map(({ move }) => move);

function candidatesBy({ policy, trust }: SearchParams, world: State, seat: number): Candidate[] {
  unplayed.count(world);
  const decision = policy?.decision ?? plainDecision;
  const count = policy?.weigh(world, seat, unplayed) ?? decision.look(world, seat, unplayed);
  const { clear, moves } = decision;
  if (count === 1 || clear !== OPEN) {
    return [{ move: moves[count === 1 ? 0 : clear]!, bonus: 0, utility: 0, visits: 0 }];
  }
  if (!policy)
    return moves.slice(0, count).map((move) => ({ move, bonus: 0, utility: 0, visits: 0 }));
  const { shares, total } = policy;
  return moves
    .slice(0, count)
    .map((move, m) => ({
      move,
      bonus: trust * Math.log(shares[m]! / total),
      utility: 0,
      visits: 0,
    }))
    .filter((_, m) => shares[m]! > SELDOM * total);
}

export function worldsBy(params: SearchParams, view: View, rng: Rng): () => State {
  if (params.burnIn === 0 || !params.policy) {
    const sample = zillionaire.worlds(view);
    const world = sample(rng);
    return () => sample(rng, world);
  }
  const beliefs = new Beliefs(view, params.policy, rng);
  beliefs.step(params.burnIn);
  return () => {
    beliefs.step(params.thinning);
    return beliefs.world;
  };
}

const mean = ({ utility, visits }: Candidate): number => meanOf(utility, visits) ?? 0;

const score = (candidate: Candidate): number => mean(candidate) + candidate.bonus;

const rank = (candidates: readonly Candidate[]): Ranking<Move> =>
  candidates
    .toSorted((a, b) => b.visits - a.visits || score(b) - score(a))
    .map(({ move, utility, visits }) => ({ move, value: meanOf(utility, visits), visits }));
