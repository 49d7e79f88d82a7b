import { describe, expect, it } from 'vitest';
import { cards, expectMoves, factsOf, given, move, run, scriptedRng } from './situations.ts';

const FIVES = '5 5 5 5 5 5';
const FIVES_HELD = cards(FIVES);

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
    expectMoves(match, 'draw pick');
    run(match, '1 pick');
    expect(factsOf(match)).toMatchObject({ discard: cards('L'), asked: 'act' });
  });
});

describe('P-4.2 pairs', () => {
  it('of one kind are made unasked, the next value card for each', () => {
    const match = given({ hands: ['L L 2 3 9 S1', FIVES] });
    expect(factsOf(match)).toMatchObject({ turn: 0, asked: 'lay', discard: [], turns: 0 });
    expect(factsOf(match).pairs).toEqual([cards('L 2'), cards('L 3')]);
    expect(factsOf(match).hands[0]).toEqual(cards('9 S1'));
  });

  it('of both kinds are made in the order the player wants', () => {
    const situation = { hands: ['L H H 2 3 9', FIVES] };
    const lowestFirst = given(situation);
    expect(factsOf(lowestFirst)).toMatchObject({ turn: 0, asked: 'settle', pairs: [] });
    expectMoves(lowestFirst, 'settle:L settle:H');
    run(lowestFirst, '0 settle:L');
    expect(factsOf(lowestFirst).pairs).toEqual([cards('L 2'), cards('H 9'), cards('H 3')]);
    const highestFirst = given(situation);
    run(highestFirst, '0 settle:H');
    expect(factsOf(highestFirst)).toMatchObject({ asked: 'settle', pairs: [cards('H 9')] });
    expect(factsOf(highestFirst).hands[0]).toEqual(cards('2 3 L H'));
    expectMoves(highestFirst, 'settle:L settle:H');
    run(highestFirst, '0 settle:H');
    expect(factsOf(highestFirst)).toMatchObject({
      asked: 'lay',
      discard: [],
      hands: [[], FIVES_HELD],
    });
    expect(factsOf(highestFirst).pairs).toEqual([cards('H 9'), cards('H 3'), cards('L 2')]);
  });

  it('leave it to the player which Bankrupt waits when the values do not suffice', () => {
    const match = given({ hands: ['L H 4 S1 S1 S1', FIVES] });
    expectMoves(match, 'settle:L settle:H');
    run(match, '0 settle:H');
    expect(factsOf(match)).toMatchObject({ turn: 1, turns: 1, discard: cards('H 4'), pairs: [] });
    expect(factsOf(match).hands[0]).toEqual(cards('L S1 S1 S1'));
  });
});

describe('P-4.2 laying the pairs', () => {
  it('goes in any order the player likes, each Bankrupt under its value card', () => {
    const match = given({ hands: ['L L 2 3 9 S1', FIVES], discard: '1' });
    expectMoves(match, 'lay:L:2 lay:L:3');
    expect(match.isLegal(0, move('lay:L:9'))).toBe(false);
    expect(match.isLegal(0, move('lay:H:2'))).toBe(false);
    expect(match.isLegal(0, { type: 'lay', bankrupt: 11 })).toBe(false);
    run(match, '0 lay:L:3');
    expect(factsOf(match)).toMatchObject({ turn: 1, turns: 1, discard: cards('1 L 3 L 2') });
    expect(factsOf(match).pairs).toEqual([]);
  });

  it('is a question for as long as the rest is not all alike', () => {
    const match = given({ hands: ['L L H 2 2 2', FIVES] });
    run(match, '0 settle:L');
    expectMoves(match, 'settle:L settle:H');
    run(match, '0 settle:H');
    expect(factsOf(match).pairs).toEqual([cards('L 2'), cards('H 2'), cards('L 2')]);
    expectMoves(match, 'lay:L:2 lay:H:2');
    run(match, '0 lay:L:2');
    // Of two equal pairs the one made first is gone.
    expect(factsOf(match)).toMatchObject({ asked: 'lay', pairs: [cards('H 2'), cards('L 2')] });
    expect(factsOf(match).discard).toEqual(cards('L 2'));
    run(match, '0 lay:H:2');
    expect(factsOf(match)).toMatchObject({ turn: 1, discard: cards('L 2 H 2 L 2') });
  });

  it('is not asked for pairs that are equal, nor for a single one', () => {
    const match = given({ hands: ['H H 9 9 3 4', FIVES] });
    expect(factsOf(match)).toMatchObject({ turn: 1, turns: 1, discard: cards('H 9 H 9') });
  });
});

describe('P-4.3 a rest without value cards', () => {
  it('stays in hand and is settled on the next turn, after drawing', () => {
    const match = given({ hands: ['L L L 2 3 S1', FIVES], pile: '7 8 9 10' });
    run(match, '0 lay:L:2');
    expect(factsOf(match)).toMatchObject({ turn: 1, discard: cards('L 2 L 3') });
    expect(factsOf(match).hands[0]).toEqual(cards('L S1'));
    run(match, '1 discard:5, 0 draw, 0 draw, 0 draw');
    expect(factsOf(match)).toMatchObject({ turn: 0, asked: 'draw' });
    run(match, '0 draw');
    expect(factsOf(match)).toMatchObject({ asked: 'draw', turn: 1, turns: 3 });
    expect(factsOf(match).discard.slice(-2)).toEqual(cards('L 7'));
  });
});

describe('P-4.3 with no value card at all', () => {
  it('a Steal may be used as the discard of the turn', () => {
    const match = given({ hands: ['L H S1 S2 S3 H', FIVES], discard: '4', pile: '3' });
    expect(factsOf(match)).toMatchObject({ turn: 0, asked: 'stuck', turns: 0, discard: [4] });
    expectMoves(match, 'steal:S1 steal:S2 steal:S3 pass');
    expect(match.isLegal(0, move('discard:L'))).toBe(false);
    run(match, '0 steal:S1, 0 take:1', scriptedRng(0));
    expect(factsOf(match)).toMatchObject({ turn: 1, turns: 1, discard: cards('4 S1') });
    expect(factsOf(match).hands[0]).toEqual(cards('5 L H H S2 S3'));
  });

  it('or kept, and the turn ends with nothing discarded', () => {
    const match = given({ hands: ['L L L L L S1', FIVES], discard: '4' });
    expectMoves(match, 'steal:S1 pass');
    run(match, '0 pass');
    expect(factsOf(match)).toMatchObject({ turn: 1, turns: 1, discard: [4] });
    expect(factsOf(match).hands[0]).toEqual(cards('L L L L L S1'));
  });

  it('a hand of fewer than six waits', () => {
    const match = given({ hands: ['L H H H L', FIVES] });
    expect(factsOf(match)).toMatchObject({ turn: 1, turns: 1, discard: [] });
    expect(factsOf(match).hands[0]).toEqual(cards('L L H H H'));
  });

  it('a hand of six or more discards one Bankrupt alone', () => {
    const match = given({ hands: ['L L L L L L', 'H H H H H H H', FIVES] });
    expect(factsOf(match)).toMatchObject({ turn: 2, turns: 2, asked: 'act' });
    expect(factsOf(match)).toMatchObject({ discard: cards('L H') });
    expect(factsOf(match).hands.map((hand) => hand.length)).toEqual([5, 6, 6]);
  });

  it('and says which, if there are both kinds', () => {
    const match = given({ hands: ['L L L L L H', FIVES] });
    expect(factsOf(match)).toMatchObject({ turn: 0, asked: 'stuck' });
    expectMoves(match, 'discard:L discard:H');
    run(match, '0 discard:H');
    expect(factsOf(match)).toMatchObject({ turn: 1, turns: 1, discard: cards('H') });
    expect(factsOf(match).hands[0]).toEqual(cards('L L L L L'));
  });
});

describe('P-4.4 a stolen Bankrupt', () => {
  it('is settled on the turn of its new holder, not before', () => {
    const match = given({ hands: ['S1 2 2 2 2 2', 'H 5 5 5 5 5'] }, { openSteal: true });
    run(match, '0 steal:S1, 0 take:1, 0 choose:H');
    expect(factsOf(match)).toMatchObject({ turn: 1, asked: 'act', turns: 1 });
    expect(factsOf(match).hands[0]).toEqual(cards('2 2 2 2 2 H'));
    run(match, '1 discard:5');
    expect(factsOf(match)).toMatchObject({ turn: 1, asked: 'draw', turns: 3 });
    expect(factsOf(match).discard).toEqual(cards('S1 5 H 2'));
  });
});
