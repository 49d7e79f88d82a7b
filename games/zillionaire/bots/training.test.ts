import { fastRng } from '@parlor/kit';
import { zillionaire } from '../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { LearnedPolicy } from './learnedPolicy.ts';
import { WEIGHT_COUNT } from './features.ts';
import { train } from './training.ts';
import { Unplayed } from './unplayed.ts';
import { WEIGHTS } from './weights.ts';

const unplayed = new Unplayed();
const EARLY = train(1, 160);

/** Mean points of one `policy` among three of `others`, single games at four seats. */
function pointsOf(policy: LearnedPolicy, others: LearnedPolicy, games: number): number {
  let sum = 0;
  for (let game = 0; game < games; game++) {
    const rng = fastRng(game, 5);
    const state = zillionaire.setup({ seats: 4, options: { games: 1 } }, rng);
    const own = game % 4;
    while (!state.over) {
      unplayed.count(state);
      const params = state.turn === own ? policy : others;
      const move = params.choose(state, state.turn, unplayed, rng);
      zillionaire.apply(state, state.turn, move, rng);
    }
    sum += state.points[own]!;
  }
  return sum / games;
}

describe('training', () => {
  it('gives the same weights for the same seed', () => {
    expect(train(7, 16)).toEqual(train(7, 16));
    expect(train(7, 16)).not.toEqual(train(8, 16));
  });

  it('learns to play', () => {
    const zero = new LearnedPolicy(new Float64Array(WEIGHT_COUNT));
    // Points by luck: (6 + 4 + 2 + 1) / 4.
    expect(pointsOf(new LearnedPolicy(EARLY), zero, 160)).toBeGreaterThan(3.8);
  });

  it('has led to weights for every feature that beat where it began', () => {
    expect(WEIGHTS).toHaveLength(WEIGHT_COUNT);
    expect(pointsOf(new LearnedPolicy(WEIGHTS), new LearnedPolicy(EARLY), 160)).toBeGreaterThan(
      3.6,
    );
  });
});
