import { expect, it } from 'vitest';
import { softmax } from './softmax.ts';

it('makes chances of scores, and leaves what lies behind them alone', () => {
  const scores = Float64Array.of(3, 3 + 2 * Math.LN2, 7);
  softmax(scores, 2, 2);
  expect(scores[0]).toBeCloseTo(1 / 3);
  expect(scores[1]).toBeCloseTo(2 / 3);
  expect(scores[2]).toBe(7);
});

it('can be sure of something that is far ahead', () => {
  const scores = Float64Array.of(-2000, 2000, 1000);
  softmax(scores, 3);
  expect([...scores]).toEqual([0, 1, 0]);
});
