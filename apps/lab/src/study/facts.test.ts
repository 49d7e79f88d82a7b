import { describe, expect, it } from 'vitest';
import type { Played } from '../arena/matchRun.ts';
import { shortTable } from '../games/shortTables.ts';
import { GAME } from '../testing/quick.ts';
import { factsOf, spreadOf } from './facts.ts';
import type { Cell } from './plan.ts';

const cell: Cell = {
  level: 'casual',
  seats: 3,
  variant: '',
  series: {
    game: GAME,
    table: shortTable(GAME, 3),
    contestants: ['casual', 'casual', 'casual'],
    seed: 1,
  },
};

const match = (
  deal: number,
  scores: readonly number[],
  places: readonly number[],
  starter = 0,
): Played => ({
  deal,
  rotation: 0,
  scores,
  places,
  moves: 10 + 10 * deal,
  memoryMb: 0,
  answers: [],
  course: {
    starter,
    leadChanges: deal,
    decidedAt: 0.5,
    choices: { lead: 6, follow: 3 },
    forced: 1,
  },
});

describe('the facts of a table', () => {
  it('are what its matches add up to', () => {
    const facts = factsOf(cell, [match(0, [9, 4, 1], [1, 2, 3]), match(1, [5, 5, 2], [1, 1, 3])])!;
    expect(facts).toMatchObject({ matches: 2, forcedShare: 2 / 30, illegal: 0, late: 0 });
    expect(facts.moves).toMatchObject({ mean: 15, min: 10, max: 20 });
    expect(facts.choices.mean).toBe(3);
    expect(facts.choicesByKind).toEqual({ lead: 2, follow: 1 });
    expect(facts.scoreSpread).toMatchObject({ mean: 5.5, min: 3, max: 8 });
    expect(facts.margin).toMatchObject({ mean: 2.5, min: 0, max: 5 });
    expect(facts.leadChanges?.mean).toBe(0.5);
    expect(facts.bySeat.map(({ firstShare, meanPlace }) => [firstShare, meanPlace])).toEqual([
      [0.75, 1],
      [0.25, 1.5],
      [0, 3],
    ]);
  });

  it('count by seat and, from whoever started each match, by turn order', () => {
    const { byTurn, bySeat } = factsOf(cell, [
      match(0, [9, 4, 1], [1, 2, 3], 0),
      match(1, [4, 9, 1], [2, 1, 3], 1),
      match(2, [4, 1, 9], [2, 3, 1], 2),
      match(3, [9, 4, 1], [1, 2, 3], 2),
    ])!;
    expect(byTurn.map(({ turn, firstShare, meanPlace }) => [turn, firstShare, meanPlace])).toEqual([
      [0, 3 / 4, 6 / 4],
      [1, 1 / 4, 8 / 4],
      [2, 0, 10 / 4],
    ]);
    expect(bySeat.map(({ seat, firstShare }) => [seat, firstShare])).toEqual([
      [0, 2 / 4],
      [1, 1 / 4],
      [2, 1 / 4],
    ]);
  });

  it('give shares an interval that holds for few matches and none won', () => {
    const all = Array.from({ length: 10 }, (_, deal) => match(deal, [9, 4, 1], [1, 2, 3]));
    const [first, , last] = factsOf(cell, all)!.bySeat;
    // Wilson's interval for 10 of 10 and for 0 of 10.
    expect(first!.firstShareCi[0]).toBeCloseTo(0.7225, 3);
    expect(first!.firstShareCi[1]).toBe(1);
    expect(last!.firstShareCi[0]).toBe(0);
    expect(last!.firstShareCi[1]).toBeCloseTo(0.2775, 3);
  });

  it('are none before the first match', () => {
    expect(factsOf(cell, [])).toBeUndefined();
  });
});

describe('a spread', () => {
  it('has its quantiles in order and an interval around its mean', () => {
    const values = Array.from({ length: 101 }, (_, index) => (37 * index) % 101);
    const { mean, meanCi, ...rest } = spreadOf(values);
    expect(rest).toEqual({ min: 0, p10: 10, p50: 50, p90: 90, max: 100 });
    expect(mean).toBe(50);
    expect(meanCi[0]).toBeGreaterThan(43);
    expect(meanCi[1]).toBeLessThan(57);
  });

  it('of one value knows nothing about others', () => {
    expect(spreadOf([7])).toEqual({
      mean: 7,
      meanCi: [7, 7],
      min: 7,
      p10: 7,
      p50: 7,
      p90: 7,
      max: 7,
    });
  });
});
