/** The rest of a match with somebody who is out for what a contract gives, by rule of thumb and without further deals. */

import { fastRng, firstSeat, type Seat } from '@parlor/kit';
import { trump } from '../rules/index.ts';
import type { State } from '../rules/state/state.ts';
import type { Level } from '@parlor/search';
import { newcomer } from './newcomer.ts';
import { type Plan, planned, type Ties } from './plans.ts';
import { policy } from './policy.ts';

/** No match of Part 2 is longer. */
const STEPS = 5000;

/** Streams of chance are numbered by turn and, within it, by step: the same turn has the same whatever has been done before it. */
const A_TURN = 64;

export interface Course {
  /** Whose money is counted, and at which level that seat plays. */
  readonly seat: Seat;
  readonly level: Level;
  /** The other party, and how it goes about it. */
  readonly other: Seat;
  readonly plan: Plan;
  readonly ties: Ties;
  readonly seed: number;
}

/** Final money of the seat from here on. */
export function finalMoney(from: State, { seat, level, other, plan, ties, seed }: Course): number {
  const state = trump.clone(from);
  let [turn, step] = [-1, 0];
  for (let at = 0; trump.toAct(state) !== 0; at++) {
    if (at > STEPS) throw new Error('Part 2 does not end');
    const now = state.turnsEnded.reduce((sum, ended) => sum + ended, 0);
    step = now === turn ? step + 1 : 0;
    turn = now;
    const rng = fastRng(seed, turn * A_TURN + step);
    const asked = firstSeat(trump.toAct(state));
    const move =
      asked === other
        ? planned(plan, ties, state, asked, rng)
        : asked === seat && level === 'beginner'
          ? newcomer(state, asked, rng)
          : policy(state, asked, rng);
    trump.apply(state, asked, move, rng);
  }
  return trump.outcome(state)!.scores[seat]!;
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function standardError(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.map((value) => (value - mean) ** 2);
  return Math.sqrt(meanOf(squares) / Math.max(1, values.length - 1));
}

/** Somebody's final money by plan of the other party, world by world. */
class Outcomes {
  private readonly money: ReadonlyMap<Plan, number[]>;

  constructor(plans: readonly Plan[]) {
    this.money = new Map(plans.map((plan) => [plan, []]));
  }

  add(moneyBy: (plan: Plan) => number): void {
    for (const [plan, list] of this.money) list.push(moneyBy(plan));
  }

  of(plan: Plan): readonly number[] {
    return this.money.get(plan)!;
  }

  /** The plan that leaves the least. */
  get worst(): Plan {
    const plans = [...this.money.keys()];
    return plans.reduce((worst, plan) =>
      meanOf(this.of(plan)) < meanOf(this.of(worst)) ? plan : worst,
    );
  }
}

/**
 * The same worlds with a contract and without. In both the other party has the
 * plan that leaves the least: what it could do anyway is no fault of the contract.
 */
export class Comparison {
  private readonly taken: Outcomes;
  private readonly left: Outcomes;

  constructor(plansWith: readonly Plan[], plansWithout: readonly Plan[]) {
    this.taken = new Outcomes(plansWith);
    this.left = new Outcomes(plansWithout);
  }

  /** One more world, as it goes on with the contract and without. */
  add(taken: (plan: Plan) => number, left: (plan: Plan) => number): void {
    this.taken.add(taken);
    this.left.add(left);
  }

  /** With the contract. */
  get plan(): Plan {
    return this.taken.worst;
  }

  /** What the contract brings, world by world. */
  get gains(): readonly number[] {
    const before = this.left.of(this.left.worst);
    return this.taken.of(this.plan).map((money, world) => money - before[world]!);
  }
}
