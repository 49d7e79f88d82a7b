/**
 * How a good player plays without thinking long: every move has a chance that
 * is the product of one factor for each of its features. The factors were
 * learned by playing against itself; see `training.ts`.
 */

import type { Rng } from '@parlor/kit';
import type { Move } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { Decision, FEATURES, OPEN, WEIGHT_COUNT } from './features.ts';
import type { Unplayed } from './unplayed.ts';

const MOST_MOVES = 64;
const FINE = 2 ** 21;

export class LearnedPolicy {
  private readonly factors = new Float64Array(WEIGHT_COUNT);

  /** What was last looked at. */
  readonly decision = new Decision();

  /** The share of each move of the last `weigh`, not yet divided by their sum. */
  readonly shares = new Float64Array(MOST_MOVES);
  /** Their sum. */
  total = 0;
  /** How many moves the last look offered. */
  lastCount = 0;

  constructor(weights: ArrayLike<number>) {
    this.learn(weights);
  }

  learn(weights: ArrayLike<number>): void {
    for (let w = 0; w < WEIGHT_COUNT; w++) this.factors[w] = Math.exp(weights[w]!);
  }

  /** Weighs what `seat` may do, all moves of the decision; returns how many. */
  weigh(state: State, seat: number, unplayed: Unplayed): number {
    const count = this.decision.look(state, seat, unplayed);
    if (count > 1 && this.decision.clear === OPEN) this.multiply(count);
    return count;
  }

  /** A move drawn by its share: where one is clearly best, that one. */
  choose(state: State, seat: number, unplayed: Unplayed, rng: Rng): Move {
    return this.decision.moves[this.chooseIndex(state, seat, unplayed, rng)]!;
  }

  /** The same as an index into the moves of the decision. */
  chooseIndex(state: State, seat: number, unplayed: Unplayed, rng: Rng): number {
    const { decision } = this;
    const count = decision.look(state, seat, unplayed);
    this.lastCount = count;
    if (count === 1) return 0;
    if (decision.clear !== OPEN) return decision.clear;
    this.multiply(count);
    let rest = (rng.below(FINE) / FINE) * this.total;
    let m = 0;
    while (m < count - 1 && (rest -= this.shares[m]!) >= 0) m++;
    return m;
  }

  private multiply(count: number): void {
    const { factors, shares } = this;
    const { features } = this.decision;
    let total = 0;
    for (let m = 0, f = 0; m < count; m++, f += FEATURES) {
      const share =
        factors[features[f]!]! *
        factors[features[f + 1]!]! *
        factors[features[f + 2]!]! *
        factors[features[f + 3]!]! *
        factors[features[f + 4]!]! *
        factors[features[f + 5]!]! *
        factors[features[f + 6]!]!;
      shares[m] = share;
      total += share;
    }
    this.total = total;
  }
}
