import { describe, expect, it } from 'vitest';
import { plainTrump } from './plain.ts';
import {
  die,
  expectMoves,
  FIVE_ROLLS,
  FORCE_SALE,
  factsOf,
  given,
  HOTEL_DIE,
  OUT,
  openAll,
  owners,
  passAll,
  play,
  run,
  scriptedRng,
  T,
  TAX,
} from './situations.ts';

const roll = { type: 'roll' };
const putUp = (property: number) => ({ type: 'putUp', property });
const options = { investorMoney: 'kept', cash: 'open', deals: 20, components: null } as const;

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
    expect(factsOf(match)['owners']).toEqual(owners('.1...0..')); // the one given is unowned
  });

  it('leaves the money in the boxes and asks nobody', () => {
    const boxes = [60, 110, 50, 50, 50, 50, 50, 50];
    const match = given({ part: 1, pawns: [10, 0, 0], owners: owners('01......'), boxes });
    run(match, 0, roll, die(1));
    run(match, 0, { type: 'trade', give: 0, take: 1 });
    expect(factsOf(match)).toMatchObject({ turn: 1, asked: 'turn', owners: owners('10......') });
    expect(factsOf(match)['boxes']).toEqual(boxes);
  });

  it('puts back what can be put up, filled and taken again', () => {
    const match = given({ part: 1, pawns: [10, 2, 0], owners: owners('01......') });
    run(match, 0, roll, die(1));
    run(match, 0, { type: 'trade', give: 0, take: 5 });
    run(match, 1, roll, die(1));
    expectMoves(match, 1, [0, 2, 3, 4, 6, 7].map(putUp));
  });

  it('may be left alone', () => {
    const match = given({ part: 1, pawns: [10, 0, 0], owners: owners('01......') });
    run(match, 0, roll, die(1));
    run(match, 0, { type: 'keep' });
    expect(factsOf(match)).toMatchObject({ turn: 1, owners: owners('01......') });
  });

  it('is nothing to who owns nothing', () => {
    const match = given({ part: 1, pawns: [10, 0, 0], owners: owners('11......') });
    run(match, 0, roll, die(1));
    expect(factsOf(match)).toMatchObject({ turn: 1, asked: 'turn' });
  });
});

describe('D-3.10 the end of Part 1', () => {
  it('comes with the last purchase; the player to the left begins Part 2 and draws nothing', () => {
    const match = given({ part: 1, pawns: [2, 0, 0], owners: owners('0011221.') });
    run(match, 0, roll, die(1));
    expectMoves(match, 0, [putUp(7)]);
    run(match, 0, putUp(7));
    openAll(match, 0, 0, 40);
    expect(factsOf(match)).toMatchObject({ part: 2, turn: 1, asked: 'turn', hands: [[], [], []] });
    expect(match.isLegal(1, roll)).toBe(false);
  });

  it('does not come with a trade, which leaves as many unowned as before', () => {
    const match = given({ part: 1, pawns: [10, 0, 0], owners: owners('0011221.') });
    run(match, 0, roll, die(1));
    run(match, 0, { type: 'trade', give: 0, take: 7 });
    expect(factsOf(match)).toMatchObject({ part: 1, turn: 1, owners: owners('.0112210') });
  });
});

describe('D-3.11 the closing sales', () => {
  const closingSales = (text: string) => {
    const match = given({ part: 1, pile: [], owners: owners(text) });
    run(match, 0, roll, die(1));
    return match;
  };
  const none = { closing: [], again: [], closingRound: 0 };

  it('put up what was unowned one at a time, also the only one', () => {
    const match = closingSales('001122..');
    expect(factsOf(match)).toMatchObject({ turn: 0, asked: 'put up' });
    expect(factsOf(match)).toMatchObject({ closing: [6, 7], again: [], closingRound: 1 });
    run(match, 0, putUp(7));
    expect(factsOf(match)).toMatchObject({ closing: [6], again: [], closingRound: 1 });
    openAll(match, 0, 40, 0);
    expectMoves(match, 0, [putUp(6)]);
    run(match, 0, putUp(6));
    expect(factsOf(match)).toMatchObject({ closing: [], again: [], closingRound: 1 });
    openAll(match, 0, 10, 20);
    passAll(match, 1, 2);
    expect(factsOf(match)).toMatchObject({ part: 2, turn: 1, asked: 'turn', ...none });
    expect(factsOf(match)['owners']).toEqual(owners('00112221'));
  });

  it('put up once more, after all others, what nobody opened for', () => {
    const match = closingSales('00112...');
    run(match, 0, putUp(7));
    openAll(match, 0, 0, 0);
    expect(factsOf(match)).toMatchObject({ closing: [5, 6], again: [7], closingRound: 1 });
    expectMoves(match, 0, [putUp(5), putUp(6)]);
    run(match, 0, putUp(6));
    openAll(match, 10, 0, 0);
    run(match, 0, putUp(5));
    openAll(match, 0, 0, 0);
    expect(factsOf(match)).toMatchObject({ asked: 'put up', turn: 0, part: 1 });
    expect(factsOf(match)).toMatchObject({ closing: [5, 7], again: [], closingRound: 2 });
    expectMoves(match, 0, [putUp(5), putUp(7)]); // the Broker chooses again
    run(match, 0, putUp(7));
    expect(factsOf(match)).toMatchObject({ closing: [5], again: [], closingRound: 2 });
    openAll(match, 0, 0, 10);
    run(match, 0, putUp(5));
    openAll(match, 0, 10, 0);
    expect(factsOf(match)).toMatchObject({ part: 2, turn: 1, ...none });
    expect(factsOf(match)['owners']).toEqual(owners('00112102'));
  });

  it('leave unowned what nobody opens for twice; a Force Sale of Part 2 sells it for the bank', () => {
    const match = closingSales('0011222.');
    for (const _ of ['first', 'second']) {
      expectMoves(match, 0, [putUp(7)]);
      run(match, 0, putUp(7));
      openAll(match, 0, 0, 0);
    }
    expect(factsOf(match)).toMatchObject({ part: 2, turn: 1, asked: 'turn', ...none });
    expect(factsOf(match)['owners']).toEqual(owners('0011222.'));

    const later = given({ owners: owners('0011222.'), hands: [[FORCE_SALE], [], []], deals: 0 });
    const force = (property: number) => ({ type: 'play', card: FORCE_SALE, property });
    expectMoves(later, 0, [{ type: 'pass' }, ...[0, 1, 2, 3, 4, 5, 6, 7].map(force)]);
    run(later, 0, force(7));
    openAll(later, 10, 30, 0);
    passAll(later, 0, 1);
    expect(factsOf(later)).toMatchObject({ turn: 1, cash: [100, 70, 100], ...none });
    expect(factsOf(later)['owners']).toEqual(owners('00112221'));
  });

  it('come after the turn of who drew the last card on a money space, too', () => {
    const match = given({ part: 1, pile: [OUT], owners: owners('0011222.') });
    run(match, 0, roll, die(2));
    run(match, 0, { type: 'fill', property: 7 });
    expect(factsOf(match)).toMatchObject({ turn: 0, asked: 'put up', hands: [[OUT], [], []] });
  });

  it('are not what a sale before them is, which nobody need open for', () => {
    const match = given({ part: 1, pawns: [2, 0, 0], owners: owners('0011222.') });
    run(match, 0, roll, die(1));
    run(match, 0, putUp(7));
    openAll(match, 0, 0, 0);
    expect(factsOf(match)).toMatchObject({ part: 1, turn: 1, asked: 'turn', ...none });
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
