import { describe, expect, it } from 'vitest';
import { inTurns, swings } from './chances.ts';
import { nextTurn, turnAt, turnsOf } from './turns.ts';

describe('turns of a match', () => {
  const turns = turnsOf([0, 0, 1, 2, 2, 2, 0]);

  it('begin where somebody else moves', () => {
    expect(turns).toEqual([0, 2, 3, 6, 7]);
    expect(turnsOf([])).toEqual([0]);
  });

  it('are told from any moment, and stepped through both ways', () => {
    expect([0, 1, 2, 5, 7].map((at) => turnAt(turns, at))).toEqual([0, 0, 1, 2, 4]);
    expect(nextTurn(turns, 3, 1)).toBe(6);
    expect(nextTurn(turns, 4, -1)).toBe(3);
    expect(nextTurn(turns, 7, 1)).toBe(7);
    expect(nextTurn(turns, 0, -1)).toBe(0);
  });
});

describe('the line of chances', () => {
  it('is looked at everywhere once, from end to end first', () => {
    for (const length of [0, 1, 2, 39, 41, 428]) {
      const order = inTurns(length);
      expect(new Set(order).size).toBe(order.length);
      if (length > 0) {
        expect(order[0]).toBe(0);
        expect(order).toContain(length - 1);
      }
    }
    expect(inTurns(428).slice(0, 3)).toEqual([0, 44, 88]);
  });

  it('has marks where it swings most', () => {
    const line = [0.25, 0.27, 0.6, 0.58, 0.2, 0.95].map((mine, i) => ({
      at: 10 * i,
      chances: [mine, 1 - mine],
    }));
    expect(swings(line)).toEqual([20, 40, 50]);
    expect(swings(line.slice(0, 2))).toEqual([]);
  });
});
