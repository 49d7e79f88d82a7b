import { describe, expect, it } from 'vitest';
import { shortTable } from '../games/shortTables.ts';
import { GAME } from '../testing/quick.ts';
import { beatenShare, Duel, duelSeries } from './duel.ts';
import { contestantAt } from './series.ts';
import type { Played } from './matchRun.ts';

const table = shortTable(GAME, 3);
const series = duelSeries(GAME, table, 'new', 'old', 1);
const RULES = { by: 'firsts', alpha: 0.01, beta: 0.01, margin: 0.05 } as const;

/** A deal in which the new one wins `wins` of the three rotations, and is last in the others. */
const deal = (index: number, wins: number): Played[] =>
  [0, 1, 2].map((rotation) => {
    const own = [0, 1, 2].find((seat) => contestantAt(3, rotation, seat) === 0)!;
    const isWon = rotation < wins;
    const places = [0, 1, 2].map((seat) => (seat === own ? (isWon ? 1 : 3) : isWon ? 2 : 1));
    return {
      deal: index,
      rotation,
      places,
      scores: places.map((place) => -place),
      moves: 9,
      memoryMb: 0,
      answers: [],
      course: { starter: 0, leadChanges: 0, decidedAt: 1, choices: {}, forced: 0 },
    };
  });

/** Plays deals with so many wins in turn until the duel is decided. */
const fight = (wins: readonly number[], most: number) => {
  const duel = new Duel(series, RULES);
  for (let index = 0; index < most; index++) {
    if (!duel.add(deal(index, wins[index % wins.length]!))) break;
  }
  return duel.result();
};

describe('a duel', () => {
  it('seats one of the new among the old', () => {
    expect(series.contestants).toEqual(['new', 'old', 'old']);
  });

  it('is decided soon when the new one is much better', () => {
    const { verdict, deals, better, betterBound, fair, share } = fight([3, 2, 3], 500);
    expect(verdict).toBe('better');
    expect(deals).toBeLessThan(25);
    expect(better).toBeGreaterThanOrEqual(betterBound);
    expect(betterBound).toBeCloseTo(4.605);
    expect(fair).toBeCloseTo(1 / 3);
    expect(share).toBeGreaterThan(0.8);
  });

  it('finds out that the new one is no better', () => {
    for (const wins of [[0], [1, 0, 2, 1], [1, 0, 1]]) {
      const { verdict, notBetter, notBetterBound } = fight(wins, 5000);
      expect(verdict).toBe('not-better');
      expect(notBetter).toBeGreaterThanOrEqual(notBetterBound);
    }
  });

  it('says when it has not seen enough', () => {
    expect(fight([2, 1], 5).verdict).toBe('undecided');
    expect(new Duel(series, RULES).result()).toMatchObject({ verdict: 'undecided', deals: 0 });
  });

  it('wants no more deals once it is decided', () => {
    const duel = new Duel(series, RULES);
    let index = 0;
    while (duel.add(deal(index, 3))) index++;
    const { deals } = duel.result();
    expect(duel.add(deal(index + 1, 0))).toBe(false);
    expect(duel.result()).toMatchObject({ deals, verdict: 'better', share: 1 });
  });
});

describe('the share of opponents left behind', () => {
  it('counts half for a shared place', () => {
    const played = { ...deal(0, 0)[0]!, places: [2, 1, 2, 4] };
    expect([0, 1, 2, 3].map((seat) => beatenShare(played, seat))).toEqual([0.5, 1, 0.5, 0]);
  });
});
