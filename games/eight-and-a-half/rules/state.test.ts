import { fastRng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { decode, encode } from './codec.ts';
import { eightAndAHalf } from './index.ts';
import { clone, copyInto, type State } from './state.ts';
import { agreed } from './testTable.ts';

/** A state in the middle of a second round. */
function midMatch(seed: number): State {
  const rng = fastRng(seed);
  const state = eightAndAHalf.setup({ seats: 4, options: agreed({ rounds: 3 }) }, rng);
  for (let move = 0; move < 100; move++) {
    eightAndAHalf.apply(state, state.turn, eightAndAHalf.sample(state, state.turn, rng), rng);
  }
  return state;
}

describe('a state', () => {
  it('survives JSON whole, what is not written included', () => {
    const state = midMatch(1);
    const again = decode(JSON.parse(JSON.stringify(encode(state))));
    for (const field of ['handKinds', 'handSize', 'asideSize', 'openLeft', 'blindLeft'] as const) {
      expect(again[field]).toEqual(state[field]);
    }
    expect(again.belowCap).toBe(state.belowCap);
    expect(encode(again)).toEqual(encode(state));
  });

  it('is copied so that neither copy knows of the other', () => {
    const state = midMatch(2);
    const before = encode(state);
    const twin = clone(state);
    const other = midMatch(3);
    copyInto(state, other);
    expect(encode(twin)).toEqual(before);
    expect(encode(other)).toEqual(before);
    const rng = fastRng(9);
    eightAndAHalf.apply(twin, twin.turn, eightAndAHalf.sample(twin, twin.turn, rng), rng);
    expect(encode(state)).toEqual(before);
    expect(encode(twin)).not.toEqual(before);
  });
});
