import { describe, expect, it } from 'vitest';
import { BARE, expectMoves, factsOf, given, run } from './situations.ts';

const SPARE = { hand: '9 9 9' };
const fromTable = (...seats: number[]) => ({
  table: [0, 1, 2].map((seat) => seats.includes(seat)),
});

describe('E-6.1 from hand to table', () => {
  it('plays the hand, then one Open card per turn, then Blind ones', () => {
    const match = given([{ hand: '3', open: '4 4', blind: '5 - 9' }, { hand: 'G G G G' }]);
    expectMoves(match, '3');
    run(match, '0 3, 1 G');
    expectMoves(match, 'open:4');
    run(match, '0 open:4, 1 G, 0 open:4, 1 G');
    expectMoves(match, 'blind:1 blind:3');
    run(match, '0 blind:3');
    expect(factsOf(match)).toMatchObject({ value: 9, turn: 1 });
    expect(factsOf(match).blinds[0]).toEqual([5, null, null]);
  });

  it('has no 8+½ from the Open cards', () => {
    expectMoves(given([{ open: '8 ½ 0' }, SPARE]), 'open:8 open:½ open:0');
  });
});

describe('E-6.2 Blind cards', () => {
  it('are collected with the pile when they cannot be played', () => {
    const match = given([{ hand: '9' }, { open: '', blind: '3 8 -' }, SPARE], fromTable(1));
    run(match, '0 9, 1 blind:2');
    expect(factsOf(match)).toMatchObject({ turn: 2, pile: [], turns: [2, 2, 1] });
    expect(factsOf(match).hands[1]).toEqual([8, 9]);
    expect(factsOf(match).blinds[1]).toEqual([3, null, null]);
  });

  it('catch', () => {
    const match = given([{ hand: '3 G' }, { hand: '½ 9' }, { open: '', blind: '4 4 4' }]);
    run(match, '0 3, 1 ½, 2 blind:3');
    expect(factsOf(match)).toMatchObject({ turn: 2, asides: [[], [3, 4, 10], []] });
    expectMoves(match, 'blind:1 blind:2');
  });

  it('are caught', () => {
    const match = given([{ open: '', blind: '½ 3 -' }, { hand: '1 9' }, SPARE], fromTable(0));
    run(match, '0 blind:1, 1 1');
    expect(factsOf(match)).toMatchObject({ turn: 1, asides: [[], [], []] });
    expect(factsOf(match).hands[0]).toEqual([1, 10]);
  });

  it('fail as a Half on 8½', () => {
    const match = given([{ hand: '8 ½' }, { open: '', blind: '½ - -' }, SPARE]);
    run(match, '0 8+½, 1 blind:1');
    expect(factsOf(match)).toMatchObject({ turn: 2, table: [false, true, false] });
    expect(factsOf(match).hands[1]).toEqual([8, 10, 10]);
  });
});

describe('E-6.3 aside or hand', () => {
  it('goes aside when caught on the last hand card', () => {
    const match = given([{ hand: '½' }, { hand: '1 9' }, SPARE]);
    run(match, '0 ½, 1 1');
    expect(factsOf(match)).toMatchObject({ hands: [[], [9], [9, 9, 9]] });
    expect(factsOf(match)).toMatchObject({
      asides: [[1, 10], [], []],
      table: [false, false, false],
    });
  });

  it('goes into the hand as soon as a turn has come with Bank and hand empty', () => {
    const match = given([{ hand: '9' }, { open: '1 2', aside: '3' }, SPARE]);
    run(match, '0 9');
    expect(factsOf(match)).toMatchObject({ turn: 2, table: [false, true, false] });
    expect(factsOf(match)).toMatchObject({ hands: [[], [9], [9, 9, 9]], asides: [[], [3], []] });
  });

  it('has the hand emptied before the table is played on, and goes on filling it', () => {
    const match = given(
      [{ hand: '9 3' }, { hand: '2', open: '1' }, { hand: '1 9 9' }],
      fromTable(1),
    );
    run(match, '0 9');
    expect(factsOf(match)).toMatchObject({ turn: 2, hands: [[3], [2, 9], [1, 9, 9]] });
    run(match, '2 1, 0 3');
    expectMoves(match, '9');
    run(match, '1 9');
    expect(factsOf(match).hands[1]).toEqual([2]);
  });
});

describe('E-5.4 a pending win', () => {
  const last = { ...BARE, hand: '½', aside: '3 3' };

  it('is lost to a catch, and the pile goes into the hand', () => {
    const match = given([last, { hand: '1 9' }, SPARE], fromTable(0));
    run(match, '0 ½');
    expect(factsOf(match)).toMatchObject({ phase: 'play', turn: 1, pending: 0 });
    run(match, '1 1');
    expect(factsOf(match)).toMatchObject({ phase: 'play', turn: 1, pending: null });
    expect(factsOf(match)).toMatchObject({
      hands: [[1, 10], [9], [9, 9, 9]],
      asides: [[3, 3], [], []],
    });
  });

  it('stands after any other play', () => {
    const match = given([last, { hand: '1 2' }, SPARE], fromTable(0));
    run(match, '0 ½, 1 2');
    expect(factsOf(match)).toMatchObject({
      phase: 'over',
      turn: null,
      pending: 0,
      winner: 0,
      value: 2,
    });
    expect(factsOf(match)).toMatchObject({ points: [3, 0, 0], turns: [2, 2, 1], loser: 2 });
  });

  it('stands before the next player draws', () => {
    const match = given([last, { hand: '2 2 2', bank: '7 8' }, SPARE], fromTable(0));
    run(match, '0 ½, 1 2×2');
    expect(factsOf(match)).toMatchObject({ phase: 'over', winner: 0, banks: [[], [7, 8], []] });
    expect(factsOf(match).hands[1]).toEqual([2]);
  });

  it('stands after a Ghost, whoever has the risk then', () => {
    const match = given([last, { hand: 'G' }, { hand: '1' }], fromTable(0));
    run(match, '0 ½, 1 G');
    expect(factsOf(match)).toMatchObject({ phase: 'over', winner: 0, value: 0.5 });
  });

  it('stands after the next player has had to collect, unasked', () => {
    const match = given([last, { hand: '0', bank: '3' }, SPARE], fromTable(0));
    run(match, '0 ½');
    expect(factsOf(match)).toMatchObject({ phase: 'over', winner: 0, pile: [], turns: [2, 2, 1] });
    expect(factsOf(match)).toMatchObject({ asides: [[3, 3], [10], []], pending: 0 });
  });

  it('stands after a Blind card that fails, and falls to one that catches', () => {
    const fails = given([last, { open: '', blind: '0 1 -' }, SPARE], fromTable(0, 1));
    run(fails, '0 ½, 1 blind:1');
    expect(factsOf(fails)).toMatchObject({
      phase: 'over',
      winner: 0,
      hands: [[], [0, 10], [9, 9, 9]],
    });
    const catches = given([last, { open: '', blind: '0 1 -' }, SPARE], fromTable(0, 1));
    run(catches, '0 ½, 1 blind:2');
    expect(factsOf(catches)).toMatchObject({ phase: 'play', turn: 1, pending: null });
    expect(factsOf(catches).hands[0]).toEqual([1, 10]);
  });

  it('comes before the next player, who goes out as well', () => {
    const match = given([last, { ...BARE, hand: '2' }, SPARE], fromTable(0, 1));
    run(match, '0 ½, 1 2');
    expect(factsOf(match)).toMatchObject({
      phase: 'over',
      winner: 0,
      pending: 0,
      points: [2, 1, 0],
    });
    const half = given([last, { ...BARE, hand: '½' }, SPARE], fromTable(0, 1));
    run(half, '0 ½, 1 ½');
    expect(factsOf(half)).toMatchObject({ phase: 'over', winner: 0, pending: 0 });
    const ghost = given([last, { ...BARE, hand: 'G' }, SPARE], fromTable(0, 1));
    run(ghost, '0 ½, 1 G');
    expect(factsOf(ghost)).toMatchObject({ phase: 'over', winner: 0, pending: 0 });
  });

  it('is one on 9½ and after a Ghost on a half', () => {
    const nine = given([{ hand: '9' }, { ...BARE, hand: '½' }, SPARE], fromTable(1));
    run(nine, '0 9, 1 ½');
    // Nothing in hand goes on 9½: seat 2 collects, the win stands.
    expect(factsOf(nine)).toMatchObject({ phase: 'over', winner: 1, pending: 1 });
    const ghost = given([{ hand: '½ 9' }, { ...BARE, hand: 'G' }, { hand: '1 9' }], fromTable(1));
    run(ghost, '0 ½, 1 G');
    expect(factsOf(ghost)).toMatchObject({ phase: 'play', turn: 2, pending: 1 });
    run(ghost, '2 1');
    expect(factsOf(ghost)).toMatchObject({
      turn: 2,
      pending: null,
      hands: [[9], [1, 10, 11], [9]],
    });
  });

  it('is none on a whole value made with Halves, nor after a catch', () => {
    const whole = given([{ ...BARE, hand: '½ ½' }, { hand: '1' }, SPARE], fromTable(0));
    run(whole, '0 2×½');
    expect(factsOf(whole)).toMatchObject({ phase: 'over', winner: 0, pending: null, value: 1 });
    const caught = given([last, { ...BARE, hand: '1' }, SPARE], fromTable(0, 1));
    run(caught, '0 ½, 1 1');
    expect(factsOf(caught)).toMatchObject({ phase: 'over', winner: 1, pending: null, pile: [] });
    expect(factsOf(caught)).toMatchObject({ hands: [[1, 10], [], [9, 9, 9]], points: [0, 3, 0] });
  });
});
