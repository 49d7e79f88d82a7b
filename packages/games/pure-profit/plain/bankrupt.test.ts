import { describe, expect, it } from 'vitest';
import { cards, expectMoves, factsOf, given, run } from './situations.ts';

const FIVES = '5 5 5 5 5 5';

describe('P-4.1 a Bankrupt', () => {
  it('takes the lowest value card along, unasked, and the turn is over', () => {
    const match = given({ hands: ['3 2 9 S1 8', FIVES], pile: 'L 7', discard: '1' });
    run(match, '0 draw');
    expect(factsOf(match)).toMatchObject({ turn: 1, asked: 'act', turns: 1, banks: [[], []] });
    expect(factsOf(match).discard).toEqual(cards('1 L 2'));
    expect(factsOf(match).hands[0]).toEqual(cards('3 8 9 S1'));
  });

  it('takes the highest one', () => {
    const match = given({ hands: ['3 2 9 S1 8 H', FIVES] });
    expect(factsOf(match)).toMatchObject({ turn: 1, turns: 1, discard: cards('H 9') });
    expect(factsOf(match).hands[0]).toEqual(cards('2 3 8 S1'));
  });

  it('is settled after all cards are drawn, never before', () => {
    const match = given({ hands: ['3 2 9 4', FIVES], pile: 'L 1' });
    run(match, '0 draw');
    expect(factsOf(match)).toMatchObject({ turn: 0, asked: 'draw' });
    run(match, '0 draw');
    expect(factsOf(match)).toMatchObject({ turn: 1, discard: cards('L 1') });
  });

  it('leaves no room for ending the game', () => {
    const match = given({ hands: ['10 9 8 H', FIVES], banks: ['1 2 3 4 5 6 7'] });
    expect(factsOf(match)).toMatchObject({ turn: 1, discard: cards('H 10') });
  });

  it('leaves its value card on top, where the next player can take it', () => {
    const match = given({ hands: ['3 2 9 4 6 L', '5 5 5 5 5'] });
    expectMoves(match, 'draw take');
    run(match, '1 take');
    expect(factsOf(match)).toMatchObject({ discard: cards('L'), asked: 'act' });
  });
});

describe('P-4.2 several Bankrupts', () => {
  it('of one kind are settled one after another', () => {
    const match = given({ hands: ['L L 2 3 9 S1', FIVES] });
    expect(factsOf(match)).toMatchObject({ turn: 1, turns: 1, discard: cards('L 2 L 3') });
    expect(factsOf(match).hands[0]).toEqual(cards('9 S1'));
  });

  it('of both kinds are settled in the order the player wants', () => {
    const situation = { hands: ['L H H 2 3 9', FIVES] };
    const lowestFirst = given(situation);
    expect(factsOf(lowestFirst)).toMatchObject({ turn: 0, asked: 'settle' });
    expectMoves(lowestFirst, 'settle:L settle:H');
    run(lowestFirst, '0 settle:L');
    expect(factsOf(lowestFirst)).toMatchObject({ turn: 1, discard: cards('L 2 H 9 H 3') });
    const highestFirst = given(situation);
    run(highestFirst, '0 settle:H');
    expectMoves(highestFirst, 'settle:L settle:H');
    run(highestFirst, '0 settle:H');
    expect(factsOf(highestFirst)).toMatchObject({ turn: 1, discard: cards('H 9 H 3 L 2') });
    expect(factsOf(highestFirst).hands[0]).toEqual([]);
  });

  it('leaves it to the player which one waits when the values do not suffice', () => {
    const match = given({ hands: ['L H 4 S1 S1 S1', FIVES] });
    expectMoves(match, 'settle:L settle:H');
    run(match, '0 settle:H');
    expect(factsOf(match)).toMatchObject({ turn: 1, turns: 1, discard: cards('H 4') });
    expect(factsOf(match).hands[0]).toEqual(cards('L S1 S1 S1'));
  });
});

describe('P-4.3 without a value card', () => {
  it('the rest stays in hand and is settled on the next turn, after drawing', () => {
    const match = given({ hands: ['L L L 2 3 S1', FIVES], pile: '7 8 9 10' });
    expect(factsOf(match)).toMatchObject({ turn: 1, discard: cards('L 2 L 3') });
    expect(factsOf(match).hands[0]).toEqual(cards('L S1'));
    run(match, '1 discard:5, 0 draw, 0 draw, 0 draw');
    expect(factsOf(match)).toMatchObject({ turn: 0, asked: 'draw' });
    run(match, '0 draw');
    expect(factsOf(match)).toMatchObject({ asked: 'draw', turn: 1, turns: 3 });
    expect(factsOf(match).discard.slice(-2)).toEqual(cards('L 7'));
  });

  it('the turn ends with nothing discarded, whatever else is in hand', () => {
    const match = given({ hands: ['L H S1 S2 S3 H', FIVES], discard: '4', pile: '3' });
    expect(factsOf(match)).toMatchObject({ turn: 1, turns: 1, discard: [4], pile: [3] });
    expect(factsOf(match).hands[0]).toEqual(cards('L H H S1 S2 S3'));
  });

  it('passes by every hand that is stuck', () => {
    const stuck = 'L L L L L L';
    const match = given({ hands: [stuck, stuck, 'H H H H H S1', FIVES] });
    expect(factsOf(match)).toMatchObject({ turn: 3, turns: 3, asked: 'act' });
    run(match, '3 discard:5');
    expect(factsOf(match)).toMatchObject({ turn: 3, turns: 7, asked: 'draw' });
  });
});

describe('P-4.4 a stolen Bankrupt', () => {
  it('is settled on the turn of its new holder, not before', () => {
    const match = given({ hands: ['S1 2 2 2 2 2', 'H 5 5 5 5 5'] }, { openSteal: true });
    run(match, '0 steal:S1:1, 0 choose:H');
    expect(factsOf(match)).toMatchObject({ turn: 1, asked: 'act', turns: 1 });
    expect(factsOf(match).hands[0]).toEqual(cards('2 2 2 2 2 H'));
    run(match, '1 discard:5');
    expect(factsOf(match)).toMatchObject({ turn: 1, asked: 'draw', turns: 3 });
    expect(factsOf(match).discard).toEqual(cards('S1 5 H 2'));
  });
});
