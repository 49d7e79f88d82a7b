import type { Move } from '../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { CHARM_DIE, keepMove } from './reading.ts';
import { choicesOf, swing, valuesOf } from './values.ts';

const roll = {
  size: 3,
  dice: [4, 4, 6],
  charm: 1,
  rethrows: 1,
  pays: 1,
  spent: false,
  charmThrown: false,
};

const keep = (dice: readonly number[], charm: boolean): Move => ({ type: 'keep', dice, charm });

const values = valuesOf([
  { move: keep([4, 4, 6], true), value: 1000 },
  { move: keep([4, 4], true), value: 1533.4 },
  { move: keep([4, 4], false), value: 1532.9 },
  { move: keep([4], true), value: 700 },
  { move: keep([], false), value: 400 },
]);

describe('choices of dice by what they are worth', () => {
  it('are listed best first, and those equal to the dollar are all best', () => {
    const choices = choicesOf(roll, values, 3);
    expect(choices.map(({ loose }) => [...loose])).toEqual([[2], [2, CHARM_DIE], []]);
    expect(choices.map(({ isBest }) => isBest)).toEqual([true, true, false]);
  });

  it('never leave out to keep all', () => {
    const choices = choicesOf(roll, values, 2);
    expect(choices.map(({ loose }) => [...loose])).toEqual([[2], []]);
  });

  it('tell for a die what moving it would change', () => {
    expect(swing(roll, values, new Set(), 2)).toBe(533);
    expect(swing(roll, values, new Set([2]), 2)).toBe(-533);
    expect(swing(roll, values, new Set([2]), CHARM_DIE)).toBe(0);
  });

  it('say nothing where the rules do not allow it', () => {
    expect(swing(roll, values, new Set(), CHARM_DIE)).toBeUndefined();
    expect(values.of(keepMove(roll, new Set([0, 1])))).toBeUndefined();
  });
});
