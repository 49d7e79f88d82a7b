import { fastRng, firstSeat, type Seat } from '@parlor/kit';
import { trump } from '../rules/index.ts';
import { OPEN, type State, TURN } from '../rules/state/state.ts';
import { describe, expect, it } from 'vitest';
import { planOpening } from './opening.ts';
import { outlook } from './outlook.ts';
import { policy } from './policy.ts';
import { type Grid, type Hands, handsOf, gridOf, settle } from './saleGame.ts';

const BRIEF = { hands: 6, rounds: 60 };
const SEATS = 4;

/** The first position of a match by rule of thumb in which `isIt`. */
function find(seed: number, isIt: (state: State) => boolean): State {
  const state = trump.setup({ seats: SEATS, options: trump.presets.standard }, fastRng(seed));
  for (let at = 0; !isIt(state); at++) {
    const seat = firstSeat(trump.toAct(state));
    trump.apply(state, seat, policy(state, seat, fastRng(at, 3)), fastRng(at, seed));
  }
  return state;
}

describe('the bidding after the openings', () => {
  const grid: Grid = { seats: 3, stride: 10, counts: [11, 11, 11], most: 11 };
  /** Everybody gets what the property is worth to them less the price; the others get nothing. */
  const hands = (values: readonly number[], outs: readonly number[]): Hands => {
    const endings = new Float64Array(4 * grid.most * SEATS);
    for (const [seat, value] of values.entries()) {
      for (let price = 0; price < grid.most; price++) {
        endings[(seat * grid.most + price) * SEATS + seat] = value - price * grid.stride;
      }
    }
    return {
      endings,
      outs: Int32Array.from(outs),
      backs: new Int32Array(3),
      investors: new Int32Array(3),
    };
  };
  const played = (values: number[], outs: number[], openings: number[], broker: Seat = 0) => {
    const into = new Float64Array(SEATS);
    settle(hands(values, outs), grid, broker, Int32Array.from(openings), into);
    return Array.from(into.subarray(0, 3));
  };

  it('gives it to the highest opening, of equal ones to the first from the Broker on', () => {
    expect(played([90, 90, 90], [0, 0, 0], [3, 5, 4])).toEqual([0, 40, 0]);
    expect(played([90, 90, 90], [0, 0, 0], [5, 5, 0], 1)).toEqual([0, 40, 0]);
  });

  it('nobody opens: nobody has it', () => {
    expect(played([90, 90, 90], [1, 1, 1], [0, 0, 0])).toEqual([0, 0, 0]);
  });

  it("one with a You're Out takes out the leader and has it for less, the card counted", () => {
    const [mine, ...others] = played([90, 90, 0], [1, 0, 0], [2, 5, 0]);
    expect(mine).toBe(60);
    expect(others).toEqual([0, 0]);
  });

  it('does not use a card on what it does not want', () => {
    expect(played([20, 90, 0], [1, 0, 0], [2, 5, 0])).toEqual([0, 40, 0]);
  });
});

describe('openings', () => {
  it('come to the same every time, within the cash, and are lawful', () => {
    for (const seed of [2, 3]) {
      const state = find(seed, ({ phase }) => phase === OPEN);
      const view = trump.view(state, 1);
      const plan = planOpening(view, 1, BRIEF);
      planOpening(trump.view(state, 2), 2, BRIEF);
      expect(planOpening(view, 1, BRIEF)).toEqual(plan);
      expect(plan.length).toBeGreaterThan(0);
      for (const move of plan) expect(trump.check(state, 1, move)).toBeUndefined();
    }
  });

  it('leave the world they were tried in as it was', () => {
    const state = find(2, ({ phase }) => phase === OPEN);
    const before = JSON.stringify(trump.encode(state));
    handsOf(state, gridOf(state, 120, 14));
    expect(JSON.stringify(trump.encode(state))).toBe(before);
  });
});

describe('the outlook', () => {
  const chances = (state: State): number[] => {
    const into = new Float64Array(SEATS);
    outlook(state, into);
    return Array.from(into);
  };
  const midway = (): State =>
    find(2, ({ phase, holdings, part }) => part === 2 || (phase === TURN && holdings[1] !== 0));

  it('adds up to 1 and grows with cash', () => {
    const state = midway();
    const before = chances(state);
    expect(before.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    state.cash[1]! += 100;
    expect(chances(state)[1]).toBeGreaterThan(before[1]!);
  });

  it('darkens for one who could not pay a tax', () => {
    const state = midway();
    state.cash[1] = 20;
    const safe = chances(state)[1]!;
    state.cash[1] = 10;
    expect(chances(state)[1]).toBeLessThan(safe * 0.7);
  });
});
