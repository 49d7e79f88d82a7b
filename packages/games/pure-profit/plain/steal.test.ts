import { describe, expect, it } from 'vitest';
import { cards, expectMoves, factsOf, given, move, run, scriptedRng } from './situations.ts';

describe('P-5.1 stealing', () => {
  it('takes up to as many cards as the Steal says, from one or several', () => {
    const match = given({ hands: ['S2', '3 3 3', '4 4 4'] });
    expectMoves(match, 'steal:S2: steal:S2:1 steal:S2:2 steal:S2:1,1 steal:S2:1,2 steal:S2:2,2');
    const one = given({ hands: ['S1', '3 3 3', '4 4 4'] });
    expectMoves(one, 'steal:S1: steal:S1:1 steal:S1:2');
    const three = given({ hands: ['S3', '3 3 3 3', '4 4'] });
    expectMoves(
      three,
      'steal:S3: steal:S3:1 steal:S3:2 steal:S3:1,1 steal:S3:1,2 steal:S3:1,1,1 steal:S3:1,1,2',
    );
  });

  it('names the victims in ascending order only', () => {
    const match = given({ hands: ['S2', '3 3 3', '4 4 4'] });
    expect(match.isLegal(0, move('steal:S2:2,1'))).toBe(false);
    expect(match.isLegal(0, move('steal:S2:3'))).toBe(false);
    expect(match.isLegal(0, move('steal:S2:-1'))).toBe(false);
    expect(match.isLegal(0, { type: 'steal', card: 14, from: [0.5] })).toBe(false);
    expect(match.isLegal(0, move('steal:S1:1'))).toBe(false);
  });
});

describe('P-5.2 what cannot be stolen', () => {
  it('is anybody’s last card, and one’s own cards', () => {
    const match = given({ hands: ['S2 3 3', '3', '4 4', ''] });
    expectMoves(match, 'discard:3 steal:S2: steal:S2:2');
  });
});

describe('P-5.3 unseen', () => {
  it('takes random cards of the sorted hands, one after another, and ends the turn', () => {
    const match = given({ hands: ['2 2 2 2 2 S3', '9 L 4 S1', '7 1 7 7 7 7'], discard: '4' });
    const rng = scriptedRng(2, 2, 0);
    run(match, '0 steal:S3:1,1,2', rng);
    expect(rng.left()).toBe(0);
    expect(factsOf(match).hands).toEqual([
      cards('1 2 2 2 2 2 L S1'),
      cards('4 9'),
      cards('7 7 7 7 7'),
    ]);
    expect(factsOf(match)).toMatchObject({ turn: 1, turns: 1, discard: cards('4 S3') });
  });

  it('draws lots below the size of the hand at that moment', () => {
    const match = given({ hands: ['S2 2 2 2 2 2', '3 3 3'] });
    expect(() => run(match, '0 steal:S2:1,1', scriptedRng(2, 2))).toThrow('no number below 2');
  });
});

describe('P-5.3 with openSteal', () => {
  it('asks for each card, victims in the order of their seats', () => {
    const match = given(
      { hands: ['2 2 2 2 2 S3', '9 L 9 S1', '7 1 7 7 7 7'] },
      { openSteal: true },
    );
    run(match, '0 steal:S3:1,1,2');
    expect(factsOf(match)).toMatchObject({
      turn: 0,
      asked: 'choose',
      choosing: [1, 1, 2],
      discard: cards('S3'),
      turns: 0,
    });
    expectMoves(match, 'choose:9 choose:L choose:S1');
    run(match, '0 choose:9');
    expectMoves(match, 'choose:9 choose:L choose:S1');
    run(match, '0 choose:L');
    expect(factsOf(match).choosing).toEqual([2]);
    expectMoves(match, 'choose:1 choose:7');
    run(match, '0 choose:1');
    expect(factsOf(match)).toMatchObject({ turn: 1, choosing: [], turns: 1 });
    expect(factsOf(match).hands).toEqual([
      cards('1 2 2 2 2 2 9 L'),
      cards('9 S1'),
      cards('7 7 7 7 7'),
    ]);
  });

  it('asks nothing when nothing is taken', () => {
    const match = given({ hands: ['2 2 2 2 2 S3', '9 9'] }, { openSteal: true });
    run(match, '0 steal:S3:');
    expect(factsOf(match)).toMatchObject({ turn: 1, choosing: [], turns: 1 });
  });
});

describe('P-5.4 a Steal', () => {
  it('is neither discarded without a use nor banked', () => {
    const match = given({ hands: ['S1', '3 3'] });
    expect(match.isLegal(0, move('discard:S1'))).toBe(false);
    expect(match.isLegal(0, move('bank:S1'))).toBe(false);
    run(match, '0 steal:S1:');
    expect(factsOf(match)).toMatchObject({ turn: 1, discard: cards('S1'), hands: [[], [3, 3]] });
  });

  it('is never drawn again', () => {
    const match = given({ hands: ['S1', '3 3'], discard: '7' }, { asked: 'act' });
    run(match, '0 steal:S1:');
    expectMoves(match, 'draw'); // The $7M comes back by a reshuffle only.
    run(match, '1 draw', scriptedRng([7]));
    expect(factsOf(match)).toMatchObject({ discard: cards('S1'), asked: 'act', turn: 1 });
  });
});
