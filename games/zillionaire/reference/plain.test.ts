import { describe, expect, it } from 'vitest';
import { plainZillionaire } from './plain.ts';
import {
  PASS,
  PILE,
  factsOf,
  lay,
  run,
  scriptedRng,
  seat0Leads,
  shed,
  sorted,
  texts,
} from './situations.ts';

describe('Z-2.1, Z-2.2 the first deal', () => {
  it('goes one at a time from the left of a drawn dealer, who is followed by the leader', () => {
    const match = plainZillionaire(
      { seats: 4, options: { games: 1 } },
      scriptedRng(2, [[...PILE]]),
    );
    expect(factsOf(match)).toMatchObject({
      game: 1,
      dealer: 2,
      seating: [2, 3, 0, 1],
      turn: 3,
      top: null,
      points: [0, 0, 0, 0],
      out: [],
      finished: [],
    });
    expect(factsOf(match).hands[3]).toEqual([1, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8, 8, 10, 11, 12]);
    expect(factsOf(match).hands[2]).toEqual([1, 2, 2, 3, 4, 4, 6, 6, 7, 8, 8, 9, 11, 12, 13]);
  });
});

describe('Z-4.1 to Z-4.3 a round', () => {
  it("plays the rulebook's sample round", () => {
    const match = seat0Leads(4, { 0: '3×4 3×12', 1: '3×6', 2: '4×7', 3: '3×8' });
    run(match, '0:3×4 1:3×6');
    expect(match.isLegal(2, lay(3, 7))).toBe(true);
    expect(match.isLegal(2, lay(4, 7))).toBe(false);
    run(match, '2 3:3×8 0:3×12 1 2');
    expect(factsOf(match)).toMatchObject({ turn: 3, top: { rank: 12, count: 3, by: 0 } });
    run(match, '3');
    expect(factsOf(match)).toMatchObject({ turn: 0, top: null });
  });

  it('lets a player who passed come back in the same round', () => {
    const match = seat0Leads(3, { 0: '1', 1: '3', 2: '2 4' });
    run(match, '0:1×1 1 2:1×2 0 1:1×3 2:1×4 0 1');
    expect(factsOf(match)).toMatchObject({ turn: 2, top: null });
  });

  it('offers a leader every group and no pass', () => {
    const match = seat0Leads(6, { 0: '2×1 3×5 3×8 9 13' });
    expect(texts(match, 0)).toEqual(
      sorted('1×1', '2×1', '1×5', '1×8', '2×8', '3×8', '1×9', '1×13'),
    );
    expect(match.isLegal(0, PASS)).toBe(false);
  });
});

describe('Z-4.4 a Five in a round', () => {
  it('is one card for as many fives as are asked for', () => {
    const match = seat0Leads(4, { 0: '3×4', 1: '2×5', 2: '4×1 4×2 5 4×6 2×7' });
    run(match, '0:3×4');
    expect(match.isLegal(1, lay(3, 5))).toBe(false);
    expect(match.isLegal(1, lay(2, 5))).toBe(false);
    run(match, '1:1×5');
    expect(factsOf(match).top).toEqual({ rank: 5, count: 3, by: 1 });
    expect(factsOf(match).hands[1]).toHaveLength(14);
    expect(texts(match, 2)).toEqual(sorted('pass', '3×6'));
  });

  it('beats nothing above 4', () => {
    const match = seat0Leads(4, { 0: '6', 1: '5' });
    run(match, '0:1×6');
    expect(match.isLegal(1, lay(1, 5))).toBe(false);
  });
});

describe('Z-4.5 a Five that leads', () => {
  const hands = { 0: '2×5', 1: '6', 2: '3×1 2×2 5 3×6 7 9 10 11 12 13', 3: '3×7 2×8' };

  it('stays open through a pass until the first play fixes the number', () => {
    const match = seat0Leads(4, hands);
    expect(match.isLegal(0, lay(2, 5))).toBe(false);
    run(match, '0:1×5 1');
    expect(factsOf(match)).toMatchObject({ turn: 2, top: { rank: 5, count: 0, by: 0 } });
    expect(texts(match, 2)).toEqual(
      sorted('pass', '1×6', '2×6', '3×6', '1×7', '1×9', '1×10', '1×11', '1×12', '1×13'),
    );
    run(match, '2:2×6');
    expect(factsOf(match).top).toEqual({ rank: 6, count: 2, by: 2 });
    expect(match.isLegal(3, lay(2, 7))).toBe(true);
    expect(match.isLegal(3, lay(1, 7))).toBe(false);
    expect(match.isLegal(3, lay(3, 7))).toBe(false);
  });

  it('wins the round when everybody passes', () => {
    const match = seat0Leads(4, hands);
    run(match, '0:1×5 1 2 3');
    expect(factsOf(match)).toMatchObject({ turn: 0, top: null });
  });
});

describe('Z-4.6 Bump', () => {
  it('skips one player, however many Bumps, and the skip counts as a pass', () => {
    const match = seat0Leads(4, { 0: '2×9', 1: '2×12' });
    run(match, '0:2×9 2 3');
    expect(factsOf(match)).toMatchObject({ turn: 0, top: null });
  });

  it('does not keep the skipped player out after the next play', () => {
    const match = seat0Leads(4, { 0: '9', 1: '12', 2: '11' });
    run(match, '0:1×9 2:1×11 3 0 1:1×12');
    expect(factsOf(match)).toMatchObject({ turn: 2, top: { rank: 12, count: 1, by: 1 } });
  });

  it('wins the round when two players are left', () => {
    const match = seat0Leads(3, { 1: '1 9', 2: '13' });
    shed(match, 0, '');
    shed(match, 1, '1 9');
    run(match, '1:1×9');
    expect(factsOf(match)).toMatchObject({ turn: 1, top: null, out: [0] });
  });

  it('skips the next who has cards, passing over those who are out', () => {
    const match = seat0Leads(4, { 0: '1', 1: '1', 3: '9 8' });
    shed(match, 0, '');
    run(match, '1:1×1 2 3:1×8 1 2 3:1×9 2'); // 1 is bumped, not 0
    expect(factsOf(match)).toMatchObject({ turn: 3, top: null });
  });

  it('still skips when it is the last card, and the skipped player leads if nobody beats it', () => {
    const match = seat0Leads(4, { 0: '9' });
    shed(match, 0, '9');
    run(match, '0:1×9');
    expect(factsOf(match)).toMatchObject({ turn: 2, out: [0], top: { rank: 9, count: 1, by: 0 } });
    run(match, '2 3');
    expect(factsOf(match)).toMatchObject({ turn: 1, top: null });
  });

  it('asks the other of two remaining players when the bumper goes out', () => {
    const match = seat0Leads(3, { 0: '9', 2: '10' });
    shed(match, 0, '9');
    run(match, '0:1×9 2:1×10');
    expect(factsOf(match)).toMatchObject({ turn: 1, top: { rank: 10, count: 1, by: 2 } });
  });
});

describe('Z-4.7, Z-4.8 Bankrupt and Bankroll', () => {
  it('lets only the same number of Bankrolls onto a Bankrupt, which ends the round', () => {
    const match = seat0Leads(4, { 0: '2×10', 1: '3×11 2×12 2×13' });
    run(match, '0:2×10');
    expect(texts(match, 1)).toEqual(sorted('pass', '2×11'));
    run(match, '1:2×11');
    expect(factsOf(match)).toMatchObject({ turn: 1, top: null });
  });

  it('leaves the round to an unanswered Bankrupt', () => {
    const match = seat0Leads(3, { 0: '10' });
    run(match, '0:1×10 1 2');
    expect(factsOf(match)).toMatchObject({ turn: 0, top: null });
  });

  it('lets Millionaire and Zillionaire beat a Bankroll that is led or lies on anything else', () => {
    const match = seat0Leads(3, { 0: '11', 1: '11', 2: '2 12 13' });
    run(match, '0:1×11 1');
    expect(match.isLegal(2, lay(1, 13))).toBe(true);
    run(match, '2:1×12 0 1 2:1×2 0 1:1×11');
    expect(factsOf(match)).toMatchObject({ turn: 2, top: { rank: 11, count: 1, by: 1 } });
    expect(match.isLegal(2, lay(1, 13))).toBe(true);
  });

  it('gives the lead away when the ending Bankroll was a last card', () => {
    const match = seat0Leads(4, { 0: '1 11', 1: '10' });
    shed(match, 0, '1 11');
    run(match, '0:1×1 1:1×10 2 3 0:1×11');
    expect(factsOf(match)).toMatchObject({ turn: 1, top: null, out: [0] });
  });
});

describe('Z-4.9 Zillionaire', () => {
  it('ends the round at once, also when led', () => {
    const match = seat0Leads(3, { 0: '8', 1: '3×13' });
    run(match, '0:1×8 1:1×13 1:2×13');
    expect(factsOf(match)).toMatchObject({ turn: 1, top: null });
  });

  it('gives the lead to the next with cards when it was the last card', () => {
    const match = seat0Leads(3, { 0: '13' });
    shed(match, 0, '13');
    run(match, '0:1×13');
    expect(factsOf(match)).toMatchObject({ turn: 1, top: null, out: [0] });
  });
});
