/**
 * How the policy was learned: it plays against itself, and what came before a
 * game better than the hand promised becomes a little more likely, what came
 * before a worse one a little less (policy gradient). What a hand promises is
 * learned along the way, by rank. The same seed and number of games give the
 * same weights.
 */

import { fastRng, type Rng } from '@parlor/kit';
import { zillionaire } from '../rules/index.ts';
import { HAND_ROW, POINTS_BY_PLACE, type State } from '../rules/state.ts';
import { finish, type Lessons } from '@parlor/search';
import { LearnedPolicy } from './learnedPolicy.ts';
import { FEATURES, OPEN, WEIGHT_COUNT } from './features.ts';
import { Unplayed } from './unplayed.ts';

/** Four seats most of the time, the others now and then. */
const SEATS: readonly number[] = [4, 3, 4, 5, 4, 6];
const GAMES_IN_A_MATCH = 4;
const MATCHES_IN_A_BATCH = 16;
const FIRST_STEP = 0.03;
const LAST_STEP = 0.003;
const MOMENTUM = 0.9;
const SCALE_MEMORY = 0.999;
const TINY = 1e-8;
const PROMISE_STEP = 0.002;
/** Weights nothing speaks for fade. */
const FADE = 1e-4;
const MOST_SEATS = 6;

export const train = (seed: number, matches: number, from?: ArrayLike<number>): Float64Array =>
  finish(lessonsOf(seed, matches, from));

/** The same in small steps. */
export function* lessonsOf(
  seed: number,
  matches: number,
  from?: ArrayLike<number>,
): Lessons<Float64Array> {
  const school = new School(fastRng(seed), from);
  const batches = Math.ceil(matches / MATCHES_IN_A_BATCH);
  for (let batch = 0; batch < batches; batch++) {
    for (let match = 0; match < MATCHES_IN_A_BATCH; match++) {
      school.playMatch(SEATS[match % SEATS.length]!);
    }
    school.learn(FIRST_STEP * (LAST_STEP / FIRST_STEP) ** (batch / batches));
    yield (batch + 1) / batches;
  }
  return school.weights;
}

class School {
  readonly weights = new Float64Array(WEIGHT_COUNT);
  private readonly policy: LearnedPolicy;
  private readonly unplayed = new Unplayed();
  private readonly slope = new Float64Array(WEIGHT_COUNT);
  private readonly pace = new Float64Array(WEIGHT_COUNT);
  private readonly scale = new Float64Array(WEIGHT_COUNT);
  private batch = 0;

  /** What a hand promises: a row of worths by rank for each number of seats, one for the lead at 0. */
  private readonly promise = new Float64Array((MOST_SEATS + 1) * HAND_ROW);
  private readonly firstHands = new Uint8Array(MOST_SEATS * HAND_ROW);

  /** The decisions of a game, as they came: who, how many moves, which one, then shares and features of all. */
  private readonly seats: number[] = [];
  private readonly counts: number[] = [];
  private readonly chosen: number[] = [];
  private readonly shares: number[] = [];
  private readonly features: number[] = [];

  constructor(
    private readonly rng: Rng,
    from?: ArrayLike<number>,
  ) {
    if (from) this.weights.set(from);
    this.policy = new LearnedPolicy(this.weights);
  }

  playMatch(seats: number): void {
    const { rng, unplayed } = this;
    const table = { seats, options: { games: GAMES_IN_A_MATCH } };
    const state = zillionaire.setup(table, rng);
    while (!state.over) {
      const { game } = state;
      const leader = state.turn;
      this.firstHands.set(state.hands);
      unplayed.reset();
      while (!state.over && state.game === game) this.playTurn(state);
      this.judge(state, game, leader);
    }
  }

  private playTurn(state: State): void {
    const { policy, rng, unplayed } = this;
    const seat = state.turn;
    const chosen = policy.chooseIndex(state, seat, unplayed, rng);
    const { clear, features, moves } = policy.decision;
    const move = moves[chosen]!;
    const count = policy.lastCount;
    if (count > 1 && clear === OPEN) {
      this.seats.push(seat);
      this.counts.push(count);
      this.chosen.push(chosen);
      for (let m = 0; m < count; m++) this.shares.push(policy.shares[m]! / policy.total);
      for (let f = 0; f < count * FEATURES; f++) this.features.push(features[f]!);
    }
    if (move.type === 'play') unplayed.take(move.rank, move.count);
    zillionaire.apply(state, seat, move, rng);
  }

  /** Adds up which way each weight should go after a game, and learns what hands promise. */
  private judge(state: State, game: number, leader: number): void {
    const { chosen, counts, features: seen, seats, shares, slope } = this;
    const gains = this.gains(state, game, leader);
    let share = 0;
    let feature = 0;
    for (let d = 0; d < seats.length; d++) {
      const gain = gains[seats[d]!]!;
      for (let m = 0; m < counts[d]!; m++) {
        const push = gain * ((m === chosen[d] ? 1 : 0) - shares[share++]!);
        for (let f = 0; f < FEATURES; f++) slope[seen[feature++]!]! += push;
      }
    }
    seats.length = counts.length = chosen.length = shares.length = seen.length = 0;
  }

  /** By seat, how much better the game went than the hand promised. */
  private gains(state: State, game: number, leader: number): number[] {
    const { firstHands, promise } = this;
    const points = POINTS_BY_PLACE[state.seats]!;
    const mean = points.reduce((sum, more) => sum + more, 0) / points.length;
    const row = state.seats * HAND_ROW;
    const gains: number[] = [];
    for (let place = 0; place < state.seats; place++) {
      const seat = state.finished[(game - 1) * state.seats + place]!;
      const hand = seat * HAND_ROW;
      let promised = seat === leader ? promise[row]! : 0;
      for (let rank = 1; rank < HAND_ROW; rank++) {
        promised += promise[row + rank]! * firstHands[hand + rank]!;
      }
      const gain = points[place]! - mean - promised;
      for (let rank = 1; rank < HAND_ROW; rank++) {
        promise[row + rank]! += PROMISE_STEP * gain * firstHands[hand + rank]!;
      }
      if (seat === leader) promise[row]! += PROMISE_STEP * gain;
      gains[seat] = gain;
    }
    return gains;
  }

  /** Moves the weights (Adam). */
  learn(step: number): void {
    const { pace, scale, slope, weights } = this;
    this.batch++;
    const early = 1 - MOMENTUM ** this.batch;
    const earlyScale = 1 - SCALE_MEMORY ** this.batch;
    for (let w = 0; w < WEIGHT_COUNT; w++) {
      const g = slope[w]!;
      pace[w] = MOMENTUM * pace[w]! + (1 - MOMENTUM) * g;
      scale[w] = SCALE_MEMORY * scale[w]! + (1 - SCALE_MEMORY) * g * g;
      const way = pace[w]! / early / (Math.sqrt(scale[w]! / earlyScale) + TINY);
      weights[w] = weights[w]! * (1 - FADE * step) + step * way;
      slope[w] = 0;
    }
    this.policy.learn(weights);
  }
}
