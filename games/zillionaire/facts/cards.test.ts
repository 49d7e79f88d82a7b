import { describe, expect, it } from 'vitest';
import { COPIES, DECK, handSize, RANK_NAMES, SEAT_COUNTS } from './cards.ts';
import { zillionaire } from '../rules/index.ts';

describe('Z-1.1 the cards', () => {
  it('are 62: six of 1 2 3 4 6 7 8, three of 5, Bump, Bankrupt, Bankroll, four of the two highest', () => {
    expect(DECK).toHaveLength(62);
    const byName = Object.fromEntries(RANK_NAMES.map((name, rank) => [name, COPIES[rank]]));
    expect(byName).toMatchObject({ 1: 6, 2: 6, 3: 6, 4: 6, 5: 3, 6: 6, 7: 6, 8: 6 });
    expect(byName).toMatchObject({
      Bump: 3,
      Bankrupt: 3,
      Bankroll: 3,
      Millionaire: 4,
      Zillionaire: 4,
    });
  });
});

describe('Z-1.2 the ranks', () => {
  it('go from 1 to 8, then Bump, Bankrupt, Bankroll, Millionaire, Zillionaire', () => {
    expect(RANK_NAMES.slice(1).join(' ')).toBe(
      '1 2 3 4 5 6 7 8 Bump Bankrupt Bankroll Millionaire Zillionaire',
    );
  });
});

describe('Z-1.3 a match', () => {
  it('is 1 to 10 games, 4 unless agreed otherwise', () => {
    expect(zillionaire.options.games).toEqual({ type: 'count', min: 1, max: 10 });
    expect(zillionaire.presets.standard.games).toBe(4);
  });

  it('has 3 to 6 seats', () => {
    expect(zillionaire.seatCounts).toEqual([3, 4, 5, 6]);
    for (const seats of [0, 1, 2, 7, 3.5]) {
      const table = { seats, options: { games: 4 } };
      expect(zillionaire.checkTable(table)).toEqual({
        code: 'wrong-seat-count',
        params: { seats },
      });
    }
    for (const seats of SEAT_COUNTS) {
      expect(zillionaire.checkTable({ seats, options: { games: 4 } })).toBeUndefined();
    }
  });

  it('deals 20, 15, 12 or 10 cards each', () => {
    expect(SEAT_COUNTS.map(handSize)).toEqual([20, 15, 12, 10]);
  });
});
