import { describe, expect, it } from 'vitest';
import { lossesOf, otherKind } from './settling.ts';

describe('lossesOf', () => {
  it('pairs Lowest with the lowest and Highest with the highest value card', () => {
    expect(lossesOf([2, 5, 9, 11, 12])).toEqual([
      { bankrupt: 3, value: 0 },
      { bankrupt: 4, value: 2 },
    ]);
  });

  it('looks the value up each time', () => {
    expect(lossesOf([2, 5, 9, 11, 11])).toEqual([
      { bankrupt: 3, value: 0 },
      { bankrupt: 4, value: 1 },
    ]);
  });

  it('begins with the chosen kind', () => {
    expect(lossesOf([5, 11, 12], 12)).toEqual([
      { bankrupt: 2, value: 0 },
      { bankrupt: 1, value: undefined },
    ]);
  });

  it('puts one card of the chosen kind first and leaves the others in their order', () => {
    expect(lossesOf([1, 2, 3, 11, 12, 12], 12).map(({ bankrupt }) => bankrupt)).toEqual([4, 3, 5]);
  });

  it('finds nothing in a hand without Bankrupts, and no value in a hand without values', () => {
    expect(lossesOf([1, 2, 14])).toEqual([]);
    expect(lossesOf([11, 13])).toEqual([{ bankrupt: 0, value: undefined }]);
  });
});

describe('otherKind', () => {
  it('turns one kind of Bankrupt into the other', () => {
    expect(otherKind(11)).toBe(12);
    expect(otherKind(12)).toBe(11);
  });
});
