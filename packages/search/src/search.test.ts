import { fastRng, firstSeat } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { type Bazaar, bazaar } from '../../../docs/template-game/rules/index.ts';
import { shareOf } from './budget.ts';
import { chancesByPlayouts } from './chances.ts';
import { chanceWith } from './chanceWith.ts';
import { plainGuide } from './guide.ts';
import { playOn } from './playOn.ts';
import { playOut } from './playOut.ts';
import { type Hiding, hiding, type Sticks, sticks } from './testing.ts';
import { utility } from './utility.ts';

const table = { seats: 3, options: bazaar.presets.standard };

describe('playOut', () => {
  it('plays to the end and gives the outcome', () => {
    const state = bazaar.setup(table, fastRng(1));
    const outcome = playOut(bazaar, state, fastRng(2), [], bazaar.maxMoves(table));
    expect(outcome).toEqual(bazaar.outcome(state));
    expect(bazaar.toAct(state)).toBe(0);
  });

  it('stops at the limit with nothing to say', () => {
    const state = bazaar.setup(table, fastRng(1));
    const before = JSON.stringify(bazaar.encode(state));
    expect(playOut(bazaar, state, fastRng(2), [], 0)).toBeUndefined();
    expect(JSON.stringify(bazaar.encode(state))).toBe(before);
    expect(playOut(bazaar, state, fastRng(2), [], 2)).toBeUndefined();
    expect(firstSeat(bazaar.toAct(state))).toBe(2);
  });

  it('knows a match that is already over', () => {
    const state = bazaar.setup(table, fastRng(1));
    const outcome = playOut(bazaar, state, fastRng(2), [], bazaar.maxMoves(table));
    expect(playOut(bazaar, state, fastRng(3), [], 0)).toEqual(outcome);
  });
});

describe('utility', () => {
  it('is the share of the first place and a little of the points', () => {
    const outcome = { scores: [10, 6, 2], places: [1, 2, 3] };
    expect([0, 1, 2].map((seat) => utility(outcome, seat))).toEqual([1, 0.05, 0]);
  });

  it('is shared by those who share the first place', () => {
    const outcome = { scores: [8, 8, 0], places: [1, 1, 3] };
    expect(utility(outcome, 0)).toBeCloseTo(0.55);
    expect(utility(outcome, 2)).toBe(0);
  });

  it('follows the places where few points are good', () => {
    const outcome = { scores: [3, 40, 12], places: [1, 3, 2] };
    expect(utility(outcome, 0)).toBe(1);
    expect(utility(outcome, 2)).toBeGreaterThan(utility(outcome, 1));
  });

  it('is even where everybody is first', () => {
    const outcome = { scores: [5, 5, 5], places: [1, 1, 1] };
    for (const seat of [0, 1, 2]) expect(utility(outcome, seat)).toBeCloseTo(1 / 3);
  });
});

describe('the plain guide', () => {
  const guide = plainGuide(bazaar);

  it('lists what can be listed, without the rest of the scratch space', () => {
    const state = bazaar.setup(table, fastRng(1));
    for (let bids = 0; bids < 3; bids++) {
      bazaar.apply(state, bids, bazaar.parseMove({ type: 'bid', coins: bids })!, fastRng(2));
    }
    const listed: object[] = [];
    const count = bazaar.moves(state, 2, listed as never);
    const found: Bazaar['Move'][] = [];
    expect(guide.candidates(state, 2, fastRng(1), found)).toBe(count);
    expect(found.slice(0, count)).toEqual(listed.slice(0, count));
  });

  it('takes a sample of what cannot, no move twice', () => {
    const state = bazaar.setup(table, fastRng(1));
    const found: Bazaar['Move'][] = [];
    const count = guide.candidates(state, 0, fastRng(1), found);
    expect(count).toBeGreaterThan(3);
    expect(count).toBeLessThanOrEqual(16);
    const texts = found.slice(0, count).map((move) => JSON.stringify(move));
    expect(new Set(texts).size).toBe(count);
  });

  it('says nothing about a match that did not end', () => {
    const into = new Float64Array([9, 9, 9]);
    guide.value(bazaar.setup(table, fastRng(1)), into);
    expect([...into]).toEqual([0, 0, 0]);
  });

  it('values an ending by what it is worth to each seat', () => {
    const state = bazaar.setup(table, fastRng(1));
    const outcome = playOut(bazaar, state, fastRng(2), [], bazaar.maxMoves(table))!;
    const into = new Float64Array(3);
    guide.value(state, into);
    expect([...into]).toEqual([0, 1, 2].map((seat) => utility(outcome, seat)));
  });
});

describe('playOn', () => {
  it('plays to the end, or to where the guide has seen enough', () => {
    const guide = plainGuide(sticks);
    const state = { left: 40, mover: 0 };
    playOn(sticks, { ...guide, settled: ({ left }) => left < 20 }, state, fastRng(1));
    expect(state.left).toBeLessThan(20);
    expect(state.left).toBeGreaterThan(16);
    playOn(sticks, guide, state, fastRng(1));
    expect(state.left).toBe(0);
  });

  it('stops when it takes too long', () => {
    const state = { left: 40, mover: 0 };
    playOn(sticks, { ...plainGuide(sticks), longest: 2 }, state, fastRng(1));
    expect(state.left).toBeGreaterThanOrEqual(34);
    expect(state.left).toBeLessThanOrEqual(38);
  });
});

describe('chances by playouts', () => {
  const chances = (homeOf10: number, expired?: () => boolean) =>
    chancesByPlayouts(
      hiding,
      // Everybody stays at home.
      { ...plainGuide(hiding), policy: () => STAY, settled: () => true },
      { viewer: 0, options: { homeOf10, armedOf10: 0 } },
      fastRng(1),
      { iterations: 2000, ...(expired && { expired }) },
    );
  const moves: Hiding['Move'][] = [];
  hiding.moves(
    hiding.worlds({ viewer: 0, options: { homeOf10: 5, armedOf10: 0 } })(fastRng(1)),
    0,
    moves,
  );
  const STAY = moves[0]!;

  it('are how often each seat wins, even where the guide would look no further', () => {
    const [first, second] = chances(7);
    expect(first).toBeGreaterThan(0.65);
    expect(first).toBeLessThan(0.75);
    expect(first! + second!).toBeCloseTo(1);
  });

  it('are there after one playout when the time is up', () => {
    expect(chances(10, () => true)).toEqual([1, 0]);
  });
});

describe('the chance with a move', () => {
  const guide = plainGuide(sticks);
  const withOne = (left: number, expired?: () => boolean) =>
    chanceWith(sticks, guide, { viewer: 0, left }, 0, TAKE_ONE, fastRng(1), {
      iterations: 500,
      ...(expired && { expired }),
    });
  const moves: Sticks['Move'][] = [];
  sticks.moves(sticks.worlds({ viewer: 0, left: 9 })(fastRng(1)), 0, moves);
  const TAKE_ONE = moves[0]!;

  it('is exact where the move decides the match', () => {
    expect(withOne(1)).toBe(1);
  });

  it('is what comes of playing on where it does not', () => {
    expect(withOne(20)).toBeGreaterThan(0.3);
    expect(withOne(20)).toBeLessThan(0.7);
  });

  it('is there after one try when the time is up', () => {
    expect([0, 1]).toContain(withOne(2, () => true));
  });
});

describe('a share of a budget', () => {
  it('keeps the clock and leaves at least one iteration', () => {
    const expired = () => false;
    expect(shareOf({ iterations: 100, expired }, 0.25)).toEqual({ iterations: 25, expired });
    expect(shareOf({ iterations: 3 }, 0.01)).toEqual({ iterations: 1 });
  });
});
