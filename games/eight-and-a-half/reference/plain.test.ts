import { describe, expect, it } from 'vitest';
import { expectMoves, factsOf, given, run } from './situations.ts';

const SPARE = { hand: '9 9 9' };

describe('E-3.1 to E-3.6 the pile', () => {
  it('takes equal or higher numbers, alone or in groups', () => {
    const match = given([{ hand: '4' }, { hand: '3 4 4 7' }]);
    run(match, '0 4');
    expectMoves(match, '4 2×4 7');
  });

  it('takes anything when empty, 8+½ included', () => {
    expectMoves(given([{ hand: '0 1 5 8 9 ½ ½ G' }, SPARE]), '0 1 5 8 9 ½ 2×½ G 8+½');
  });

  it('has the player draw back to three from the top of the Bank', () => {
    const match = given([{ hand: '4 4 7', bank: '1 2 3' }, SPARE]);
    run(match, '0 2×4');
    expect(factsOf(match)).toMatchObject({ value: 4, pile: [4, 4], turns: [2, 1] });
    expect(factsOf(match).hands[0]).toEqual([1, 2, 7]);
    expect(factsOf(match).banks[0]).toEqual([3]);
  });

  it('goes to a player without a legal play, unasked, and the next one starts anew', () => {
    const match = given([{ hand: '9' }, { hand: '1 5 8', bank: '2' }, { hand: '1' }]);
    run(match, '0 9');
    expect(factsOf(match)).toMatchObject({ turn: 2, value: 0, pile: [], turns: [2, 2, 1] });
    expect(factsOf(match)).toMatchObject({ asides: [[], [9], []], banks: [[], [2], []] });
    expect(factsOf(match).hands[1]).toEqual([1, 5, 8]);
    expectMoves(match, '1');
  });
});

describe('E-4.1 Ghost', () => {
  it('changes nothing, also on an empty pile', () => {
    const match = given([{ hand: 'G G' }, { hand: '6 G' }, { hand: '3 6 0 ½' }]);
    run(match, '0 2×G');
    expect(factsOf(match)).toMatchObject({ value: 0, five: false, pile: [11, 11] });
    run(match, '1 6, 2 6, 0 open:6, 1 G');
    expectMoves(match, '0 ½');
  });

  it('hands the risk of being caught on', () => {
    const match = given([{ hand: '3' }, { hand: '½ 9' }, { hand: 'G 9' }, { hand: '4 9' }]);
    run(match, '0 3, 1 ½, 2 G, 3 4');
    expect(factsOf(match)).toMatchObject({ turn: 3, asides: [[], [], [3, 4, 10, 11], []] });
  });
});

describe('E-4.2 Half', () => {
  it('adds up within a play, past 8½ as well', () => {
    const eight = given([{ hand: '8' }, { hand: '½ ½' }, { hand: '8 9' }]);
    run(eight, '0 8');
    expectMoves(eight, '½ 2×½');
    run(eight, '1 2×½');
    expect(factsOf(eight)).toMatchObject({ value: 9, turn: 2, pile: [8, 10, 10] });
    expectMoves(eight, '9');
    const seven = given([{ hand: '7' }, { hand: '½ ½ ½ ½ ½' }, { hand: '0 9 ½ G' }]);
    run(seven, '0 7');
    expectMoves(seven, '½ 2×½ 3×½ 4×½ 5×½');
    run(seven, '1 5×½');
    expect(factsOf(seven)).toMatchObject({ value: 9.5 });
    expectMoves(seven, '½ G');
  });

  it('adds up from a half as well', () => {
    const match = given([{ hand: '7 9' }, { hand: '½ ½ ½ ½' }, { hand: '½ ½ ½' }]);
    run(match, '0 7, 1 ½');
    expectMoves(match, '½ 2×½ 3×½');
    run(match, '2 3×½');
    expect(factsOf(match)).toMatchObject({ value: 9 });
  });

  it('makes a true 8½ with three on 7 or one on 8', () => {
    const three = given([{ hand: '7' }, { hand: '½ ½ ½ 9' }, { hand: '0 8 9 ½ G' }]);
    run(three, '0 7, 1 3×½');
    expect(factsOf(three)).toMatchObject({ value: 8.5, pile: [7, 10, 10, 10] });
    expectMoves(three, '9 G 8+½');
    run(three, '2 9');
    expect(factsOf(three)).toMatchObject({ turn: 2, asides: [[], [7, 9, 10, 10, 10], []] });
    const one = given([{ hand: '8' }, { hand: '½' }, { hand: '½ ½ G' }]);
    run(one, '0 8, 1 ½');
    expectMoves(one, 'G');
  });

  it('cannot be laid on 8½, however many they are', () => {
    const match = given([{ hand: '8 ½' }, { hand: '½ ½ ½' }, SPARE]);
    run(match, '0 8+½');
    expect(factsOf(match)).toMatchObject({ turn: 2, asides: [[], [8, 10], []] });
  });

  it('is caught for the value at the end of the play only', () => {
    const whole = given([{ hand: '3' }, { hand: '½ ½ 9' }, { hand: '4 9' }]);
    run(whole, '0 3, 1 2×½, 2 4');
    expect(factsOf(whole)).toMatchObject({ turn: 0, value: 4, pile: [3, 10, 10, 4] });
    const half = given([{ hand: '3' }, { hand: '½ ½ ½ 9' }, { hand: '5 9' }]);
    run(half, '0 3, 1 3×½, 2 5');
    expect(factsOf(half)).toMatchObject({ turn: 2, asides: [[], [3, 5, 10, 10, 10], []] });
  });

  it('makes n/2 on an empty pile', () => {
    const match = given([{ hand: '½ ½ ½ 9' }, { hand: '1 2' }]);
    expectMoves(match, '½ 2×½ 3×½ 9');
    run(match, '0 3×½');
    expect(factsOf(match)).toMatchObject({ value: 1.5 });
    expectMoves(match, '2');
  });

  it('lifts a Five’s demand in any number', () => {
    const match = given([{ hand: '5' }, { hand: '½ ½ 9' }, { hand: '5 6' }]);
    run(match, '0 5');
    expectMoves(match, '½ 2×½');
    run(match, '1 2×½');
    expect(factsOf(match)).toMatchObject({ value: 6, five: false });
    expectMoves(match, '6');
  });

  it('stops at 8½ with the option oneByOne', () => {
    const option = { halves: 'oneByOne' } as const;
    const whole = given([{ hand: '7' }, { hand: '½ ½ ½ ½ ½' }], option);
    run(whole, '0 7');
    expectMoves(whole, '½ 2×½ 3×½');
    const half = given([{ hand: '7 7' }, { hand: '½ ½ ½ ½' }, { hand: '½ ½ ½' }], option);
    run(half, '0 7, 1 ½');
    expectMoves(half, '½ 2×½');
    const nine = given([{ hand: '9' }, { hand: '½ ½ ½' }], option);
    run(nine, '0 9');
    expectMoves(nine, '½ 2×½ 3×½');
  });

  it('has no limit from 9 on', () => {
    const match = given([{ hand: '9' }, { hand: '½ ½ ½' }, { hand: '0 9 8 ½ G' }]);
    run(match, '0 9');
    expectMoves(match, '½ 2×½ 3×½');
    run(match, '1 2×½');
    expect(factsOf(match).value).toBe(10);
    expectMoves(match, '0 ½ G');
  });

  it('makes ½ on an empty pile, which a 1 catches', () => {
    const match = given([{ hand: '½ 9' }, { hand: '0 1 2' }]);
    run(match, '0 ½');
    expectMoves(match, '1 2');
    run(match, '1 1');
    expect(factsOf(match)).toMatchObject({ turn: 1, value: 0, asides: [[1, 10], []] });
  });
});

describe('E-4.3 Zero', () => {
  it('goes on whole values only, in groups too', () => {
    const match = given([{ hand: '7' }, { hand: '0 0 ½' }, { hand: '0 7 9' }, { hand: '1' }]);
    run(match, '0 7');
    expectMoves(match, '0 2×0 ½');
    run(match, '1 ½');
    expectMoves(match, '9');
  });

  it('sets the pile to 0', () => {
    const match = given([{ hand: '7' }, { hand: '0 0' }, { hand: '1' }]);
    run(match, '0 7, 1 2×0');
    expect(factsOf(match)).toMatchObject({ value: 0, pile: [7, 0, 0], turn: 2 });
  });
});

describe('E-4.4, E-4.5 8 + Half', () => {
  it('is played on 8½, where otherwise only Ghost and 9 are', () => {
    const match = given([{ hand: '8 ½' }, { hand: '0 8 8 9 9 ½ G' }, { hand: '9' }]);
    run(match, '0 8+½');
    expect(factsOf(match)).toMatchObject({ value: 8.5, pile: [8, 10] });
    expectMoves(match, '9 2×9 G 8+½');
    run(match, '1 8+½, 2 9'); // the second pair takes over the risk
    expect(factsOf(match)).toMatchObject({ turn: 2, asides: [[], [8, 8, 9, 10, 10], []] });
  });

  it('catches nobody on 7½', () => {
    const match = given([{ hand: '7' }, { hand: '½ 9' }, { hand: '8 ½ 9' }, { hand: 'G' }]);
    run(match, '0 7, 1 ½');
    expectMoves(match, '8 ½ 9 8+½');
    run(match, '2 8+½');
    expect(factsOf(match)).toMatchObject({ turn: 3, value: 8.5, pile: [7, 10, 8, 10] });
  });

  it('is not played on 9, nor against a demand', () => {
    const match = given([{ hand: '9' }, { hand: '8 ½' }]);
    run(match, '0 9');
    expectMoves(match, '½');
    const demand = given([{ hand: '5' }, { hand: '8 ½' }]);
    run(demand, '0 5');
    expectMoves(demand, '½');
  });
});

describe("E-4.6 Five's demand", () => {
  it('asks for 5 or lower, or a wild card', () => {
    const match = given([{ hand: '5 5' }, { hand: '0 1 3 3 5 6 8 9 ½ G' }, { hand: '2' }]);
    run(match, '0 2×5');
    expect(factsOf(match)).toMatchObject({ value: 5, five: true });
    expectMoves(match, '0 1 3 2×3 5 ½ G');
    run(match, '1 1');
    expect(factsOf(match)).toMatchObject({ value: 1, five: false });
    expectMoves(match, '2');
  });

  it('is handed on by a Ghost', () => {
    const match = given([{ hand: '5' }, { hand: 'G G' }, { hand: '4 6' }]);
    run(match, '0 5, 1 2×G');
    expect(factsOf(match).five).toBe(true);
    expectMoves(match, '4');
  });

  it('is lifted by a Half', () => {
    const match = given([{ hand: '5' }, { hand: '½ 9' }, { hand: '4 5 6 7' }]);
    run(match, '0 5, 1 ½');
    expect(factsOf(match)).toMatchObject({ value: 5.5, five: false });
    expectMoves(match, '6 7');
  });

  it('comes from no other way to make 5', () => {
    const match = given([{ hand: '4' }, { hand: '½ ½' }, { hand: '4 5 6' }]);
    run(match, '0 4, 1 2×½');
    expect(factsOf(match)).toMatchObject({ value: 5, five: false });
    expectMoves(match, '5 6');
  });

  it('makes a player with higher cards only collect', () => {
    const match = given([{ hand: '5' }, { hand: '6 8 9' }, SPARE]);
    run(match, '0 5');
    expect(factsOf(match)).toMatchObject({ turn: 2, five: false, asides: [[], [5], []] });
  });

  it('is gone with the pile that a 5 catches', () => {
    const match = given([{ hand: '4' }, { hand: '½ 9' }, { hand: '5 9' }]);
    run(match, '0 4, 1 ½, 2 5');
    expect(factsOf(match)).toMatchObject({ turn: 2, five: false, pile: [] });
    expect(factsOf(match).asides[1]).toEqual([4, 5, 10]);
  });
});

describe('E-5.1 to E-5.3 catching', () => {
  it('catches once with several cards, which are collected too', () => {
    const match = given([{ hand: '3' }, { hand: '½ 9' }, { hand: '4 4 6', bank: '1 2 3' }]);
    run(match, '0 3, 1 ½, 2 2×4');
    expect(factsOf(match)).toMatchObject({ turn: 2, value: 0, pile: [], turns: [2, 2, 2] });
    expect(factsOf(match).asides).toEqual([[], [3, 4, 4, 10], []]);
    expect(factsOf(match).hands[2]).toEqual([1, 2, 6]);
    expectMoves(match, '1 2 6');
  });

  it('lets the half pass after any other play', () => {
    const match = given([{ hand: '3' }, { hand: '½ 9' }, { hand: '5' }, { hand: '4' }]);
    run(match, '0 3, 1 ½, 2 5, 3 4');
    expect(factsOf(match)).toMatchObject({ turn: 0, value: 4, pile: [3, 10, 5, 4] });
  });

  it('does not happen on a whole number made with a Half', () => {
    const match = given([{ hand: '3' }, { hand: '½ 9' }, { hand: '½ 9' }, { hand: '4 9' }]);
    run(match, '0 3, 1 ½, 2 ½, 3 4');
    expect(factsOf(match)).toMatchObject({ turn: 0, value: 4, pile: [3, 10, 10, 4] });
  });

  it('does not happen above 9: neither Half nor Ghost is a 10 or an 11', () => {
    const match = given([{ hand: '9' }, { hand: '½ 9' }, { hand: '½ ½ 9' }, { hand: 'G 9' }]);
    run(match, '0 9, 1 ½, 2 2×½'); // 9½, 10½
    expect(factsOf(match)).toMatchObject({ turn: 3, value: 10.5, asides: [[], [], [], []] });
    run(match, '3 G'); // seat 0 has an empty hand and Open 6s: it collects into the hand
    expect(factsOf(match)).toMatchObject({ turn: 1, value: 0, asides: [[], [], [], []] });
    expect(factsOf(match).hands[0]).toEqual([9, 10, 10, 10, 11]);
  });
});
