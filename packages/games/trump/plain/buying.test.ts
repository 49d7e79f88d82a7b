import { describe, expect, it } from 'vitest';
import { plainTrump } from './plain.ts';
import {
  die,
  expectMoves,
  FIVE_ROLLS,
  factsOf,
  given,
  HOTEL_DIE,
  OUT,
  owners,
  play,
  run,
  scriptedRng,
  T,
  TAX,
} from './situations.ts';

const roll = { type: 'roll' };
const options = { investorMoney: 'kept', boxes: 'open', deals: 20, components: null } as const;

describe('D-2.1, D-2.2 the beginning', () => {
  it('deals five each, and only those who tie throw again', () => {
    const rng = scriptedRng(T, 2, T, 0, 3);
    const match = plainTrump({ seats: 3, options }, rng);
    expect(rng.left()).toBe(0);
    expect(factsOf(match)).toMatchObject({
      turn: 2,
      cash: [400, 400, 400],
      boxes: [50, 50, 50, 50, 50, 50, 50, 50],
      hands: [
        [0, 3, 6, 9, 12],
        [1, 4, 7, 10, 13],
        [2, 5, 8, 11, 14, 15], // D-3.1: the first card has been drawn
      ],
    });
    expect(factsOf(match)['pile']).toHaveLength(72 - 16);
  });

  it('knows only the components in the box', () => {
    const other = { ...options, components: {} };
    expect(() => plainTrump({ seats: 3, options: other }, scriptedRng())).toThrow('in the box');
  });
});

describe('D-3.2 a T', () => {
  it('takes from an opponent with cards and rolls again', () => {
    const match = given({ part: 1, hands: [[], [OUT, 3], []] });
    run(match, 0, roll, T);
    expectMoves(match, 0, [{ type: 'take', seat: 1 }]);
    run(match, 0, { type: 'take', seat: 1 }, 0, T);
    run(match, 0, { type: 'take', seat: 1 }, 0, T, T, die(1)); // nobody has cards any more
    expect(factsOf(match)).toMatchObject({ turn: 1, pawns: [1, 0, 0], hands: [[3, OUT], [0], []] });
    expect(factsOf(match)['boxes']).toEqual([60, 50, 50, 50, 50, 50, 50, 50]); // D-3.5
  });
});

describe('D-3.4 START', () => {
  it('takes one card from each opponent, clockwise from the left', () => {
    const match = given({ part: 1, turn: 1, pawns: [0, 23, 0], hands: [[5, 1], [], [7, 6]] });
    run(match, 1, roll, die(1), 1, 0); // first seat 2, then seat 0
    expect(factsOf(match)['hands']).toEqual([[5], [1, 7], [0, 6]]);
  });
});

describe('D-3.6 a money space', () => {
  it('fills an unowned box, then draws', () => {
    const match = given({ part: 1, owners: owners('0011221.') });
    run(match, 0, roll, die(2));
    expectMoves(match, 0, [{ type: 'fill', property: 7 }]);
    run(match, 0, { type: 'fill', property: 7 });
    expect(factsOf(match)).toMatchObject({ turn: 1, hands: [[0], [1], []] });
    expect(factsOf(match)['boxes']).toEqual([50, 50, 50, 50, 50, 50, 50, 70]);
  });
});

describe('D-3.8 the roll space', () => {
  it('pays 20 times the number', () => {
    const match = given({ part: 1, hands: [[], [4], []] });
    run(match, 0, roll, die(5), T);
    run(match, 0, { type: 'take', seat: 1 }, 0, die(3));
    expect(factsOf(match)).toMatchObject({ turn: 1, pawns: [5, 0, 0], cash: [160, 100, 100] });
  });
});

describe('D-3.9 the trade space', () => {
  it('swaps with anybody or with the board', () => {
    const match = given({ part: 1, pawns: [10, 0, 0], owners: owners('01......') });
    run(match, 0, roll, die(1));
    const takes = [1, 2, 3, 4, 5, 6, 7].map((take) => ({ type: 'trade', give: 0, take }));
    expectMoves(match, 0, [{ type: 'keep' }, ...takes]);
    run(match, 0, { type: 'trade', give: 0, take: 5 });
    expect(factsOf(match)['owners']).toEqual(owners('.1...0..'));
  });

  it('is nothing to who owns nothing', () => {
    const match = given({ part: 1, pawns: [10, 0, 0], owners: owners('11......') });
    run(match, 0, roll, die(1));
    expect(factsOf(match)).toMatchObject({ turn: 1, asked: 'turn' });
  });
});

describe('D-3.11 the closing sales', () => {
  it('put up what was unowned, and what nobody opens for is out', () => {
    const match = given({ part: 1, pile: [], owners: owners('001122..') });
    run(match, 0, roll, die(1));
    expect(factsOf(match)).toMatchObject({ turn: 0, asked: 'put up', closing: [6, 7] });
    run(match, 0, { type: 'putUp', property: 7 });
    expect(factsOf(match)['closing']).toEqual([6]);
    for (const seat of [0, 1, 2]) run(match, seat, { type: 'open', amount: 0 });
    expectMoves(match, 0, [{ type: 'putUp', property: 6 }]);
    run(match, 0, { type: 'putUp', property: 6 });
    for (const seat of [0, 1, 2]) run(match, seat, { type: 'open', amount: 10 * seat });
    for (const seat of [1, 2]) run(match, seat, { type: 'pass' });
    expect(factsOf(match)).toMatchObject({ part: 2, turn: 1, asked: 'turn', closing: [] });
    expect(factsOf(match)['owners']).toEqual(owners('0011222.'));
  });
});

describe('D-4.1 a die-profit card', () => {
  it('rolls again after a T', () => {
    const match = given({ owners: owners('0.......'), hands: [[HOTEL_DIE], [3], []] });
    run(match, 0, play(HOTEL_DIE), T);
    expect(factsOf(match)).toMatchObject({ asked: 'take', playing: HOTEL_DIE, rollsLeft: 0 });
    run(match, 0, { type: 'take', seat: 1 }, 0, die(4));
    expect(factsOf(match)).toMatchObject({ cash: [180, 100, 100], playing: null, turn: 1 });
  });
});

describe('D-4.2 Tax', () => {
  const tax = { type: 'play', card: TAX, seat: 1 };

  it('costs 20 for each property of a target that has one', () => {
    const match = given({ owners: owners('111.....'), hands: [[TAX], [], []], deals: 0 });
    expectMoves(match, 0, [{ type: 'pass' }, tax]);
    run(match, 0, tax);
    expect(factsOf(match)).toMatchObject({ cash: [160, 40, 100], turn: 1 });
  });

  it('takes all cash and a property of the target’s choice when cash falls short', () => {
    const match = given({ owners: owners('111.....'), hands: [[TAX], [], []], cash: [0, 50, 0] });
    run(match, 0, tax);
    expect(match.toAct()).toEqual([1]);
    expect(factsOf(match)).toMatchObject({ asked: 'surrender', turn: 0, cash: [50, 0, 0] });
    run(match, 1, { type: 'surrender', property: 2 });
    expect(factsOf(match)).toMatchObject({ owners: owners('110.....'), turn: 1 });
  });
});

describe('D-4.4 Roll Die 5 Times', () => {
  it('rolls five times and repeats no roll', () => {
    const match = given({ hands: [[FIVE_ROLLS], [1, 2], []] });
    run(match, 0, play(FIVE_ROLLS), die(1), T);
    expect(factsOf(match)).toMatchObject({ asked: 'take', rollsLeft: 3 });
    run(match, 0, { type: 'take', seat: 1 }, 1, die(5), T);
    expect(factsOf(match)['rollsLeft']).toBe(1);
    run(match, 0, { type: 'take', seat: 1 }, 0, T); // the last T finds nobody with cards
    expect(factsOf(match)).toMatchObject({ turn: 1, rollsLeft: 0, hands: [[1, 2], [], []] });
  });
});
