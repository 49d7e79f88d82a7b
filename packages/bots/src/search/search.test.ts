import { fastRng, firstSeat } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { bazaar } from '../../../../docs/template-game/src/index.ts';
import { candidates } from './candidates.ts';
import { flatMonteCarlo } from './flatMonteCarlo.ts';
import { playOut } from './playOut.ts';
import { worth } from './worth.ts';

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

describe('candidates', () => {
  it('lists what can be listed, without the rest of the scratch space', () => {
    const state = bazaar.setup(table, fastRng(1));
    for (let bids = 0; bids < 3; bids++) {
      bazaar.apply(state, bids, bazaar.parseMove({ type: 'bid', coins: bids })!, fastRng(2));
    }
    const listed: object[] = [];
    const count = bazaar.moves(state, 2, listed as never);
    expect(candidates(bazaar, state, 2, fastRng(1))).toEqual(listed.slice(0, count));
  });

  it('takes a sample of what cannot, no move twice', () => {
    const state = bazaar.setup(table, fastRng(1));
    const sampled = candidates(bazaar, state, 0, fastRng(1));
    expect(sampled.length).toBeGreaterThan(3);
    expect(sampled.length).toBeLessThanOrEqual(16);
    expect(new Set(sampled.map((move) => JSON.stringify(move))).size).toBe(sampled.length);
  });
});

describe('worth', () => {
  it('is the share of the first place and a little of the points', () => {
    const outcome = { scores: [10, 6, 2], places: [1, 2, 3] };
    expect([0, 1, 2].map((seat) => worth(outcome, seat))).toEqual([1, 0.05, 0]);
  });

  it('is shared by those who share the first place', () => {
    const outcome = { scores: [8, 8, 0], places: [1, 1, 3] };
    expect(worth(outcome, 0)).toBeCloseTo(0.55);
    expect(worth(outcome, 2)).toBe(0);
  });

  it('follows the places where few points are good', () => {
    const outcome = { scores: [3, 40, 12], places: [1, 3, 2] };
    expect(worth(outcome, 0)).toBe(1);
    expect(worth(outcome, 2)).toBeGreaterThan(worth(outcome, 1));
  });

  it('is even where everybody is first', () => {
    const outcome = { scores: [5, 5, 5], places: [1, 1, 1] };
    for (const seat of [0, 1, 2]) expect(worth(outcome, seat)).toBeCloseTo(1 / 3);
  });
});

describe('flatMonteCarlo', () => {
  it('does not think about a single move', () => {
    const state = bazaar.setup(table, fastRng(1));
    const keep = bazaar.parseMove({ type: 'keep' })!;
    const forced: typeof bazaar = {
      ...bazaar,
      moves(_state, _seat, out) {
        out[0] = keep;
        return 1;
      },
    };
    expect(flatMonteCarlo(forced, bazaar.view(state, 0), 0, fastRng(1), 1e9)).toBe(keep);
  });
});
