import { expect, it } from 'vitest';
import { placesByScore } from './places.ts';

it('gives the best score place 1 and lets equals share', () => {
  expect(placesByScore([3, 9, 9, 1])).toEqual([3, 1, 1, 4]);
});
