import { describe, expect, it } from 'vitest';
import { cards, expectMoves, factsOf, given, move, run, scriptedRng } from './situations.ts';

const OPEN = { openSteal: true };

describe('P-5.1 stealing', () => {
  it('takes up to as many cards as the Steal says', () => {
    const hands = (steal: string) => ({ hands: [`2 2 2 2 2 ${steal}`, '3 3 3 3', '4 4 4'] });
    const one = given(hands('S1'));
    run(one, '0 steal:S1');
    expect(factsOf(one)).toMatchObject({ asked: 'take', stealing: { left: 1, from: null } });
    run(one, '0 take:1', scriptedRng(0));
    expect(factsOf(one)).toMatchObject({ turn: 1, turns: 1, stealing: null });
    const two = given(hands('S2'));
    run(two, '0 steal:S2, 0 take:1, 0 take:1', scriptedRng(0, 0));
    expect(factsOf(two)).toMatchObject({ turn: 1, turns: 1 });
    const three = given(hands('S3'));
    run(three, '0 steal:S3, 0 take:1, 0 take:2', scriptedRng(0, 0));
    expect(factsOf(three)).toMatchObject({ turn: 0, stealing: { left: 1, from: null }, turns: 0 });
    run(three, '0 take:1', scriptedRng(0));
    expect(factsOf(three).hands).toEqual([cards('2 2 2 2 2 3 3 4'), [3, 3], [4, 4]]);
  });

  it('is a discard before anything is taken', () => {
    const match = given({ hands: ['S1 S2 3', '3 3 3'], discard: '7' }, { asked: 'act' });
    expectMoves(match, 'discard:3 steal:S1 steal:S2');
    expect(match.isLegal(0, move('steal:S3'))).toBe(false);
    expect(match.isLegal(0, move('steal:3'))).toBe(false);
    run(match, '0 steal:S2');
    expect(factsOf(match)).toMatchObject({ discard: cards('7 S2'), asked: 'take', turns: 0 });
    expect(factsOf(match).hands).toEqual([cards('3 S1'), [3, 3, 3]]);
  });
});

describe('P-5.2 what cannot be stolen', () => {
  it('is anybody’s last card, and one’s own cards', () => {
    const match = given({ hands: ['S2 3 3', '3', '4 4', ''] });
    run(match, '0 steal:S2');
    expectMoves(match, 'take:2 stop');
    for (const wrong of ['take:0', 'take:1', 'take:3', 'take:4', 'take:-1', 'take:0.5', 'pass']) {
      expect(match.isLegal(0, move(wrong))).toBe(false);
    }
    expect(match.isLegal(2, move('take:0'))).toBe(false);
  });
});

describe('P-5.2 one card at a time', () => {
  it('lets the thief stop after any of them, the first included', () => {
    const match = given({ hands: ['S3 2', '3 3 3', '4 4 4'], discard: 'L' }, { asked: 'act' });
    run(match, '0 steal:S3, 0 take:2', scriptedRng(0));
    expectMoves(match, 'take:1 take:2 stop');
    run(match, '0 stop');
    expect(factsOf(match)).toMatchObject({ turn: 1, turns: 1, stealing: null });
    expect(factsOf(match).hands).toEqual([cards('2 4'), [3, 3, 3], [4, 4]]);
    const none = given({ hands: ['2 2 2 2 2 S3', '9 9'] }, OPEN);
    run(none, '0 steal:S3, 0 stop');
    expect(factsOf(none)).toMatchObject({
      turn: 1,
      turns: 1,
      hands: [
        [2, 2, 2, 2, 2],
        [9, 9],
      ],
    });
  });

  it('ends when nobody can spare another card', () => {
    const match = given({ hands: ['2 2 2 2 2 S3', '3 3', '4'] });
    run(match, '0 steal:S3, 0 take:1', scriptedRng(1));
    expect(factsOf(match)).toMatchObject({ turn: 1, turns: 1, stealing: null });
    const nobody = given({ hands: ['2 2 2 2 2 S3', '3', ''] });
    run(nobody, '0 steal:S3');
    expect(factsOf(nobody)).toMatchObject({ turn: 1, turns: 1, stealing: null });
  });
});

describe('P-5.3 unseen', () => {
  it('takes random cards of the sorted hands, one after another, and ends the turn', () => {
    const match = given({ hands: ['2 2 2 2 2 S3', '9 L 4 S1', '7 1 7 7 7 7'], discard: '4' });
    const rng = scriptedRng(2, 0, 2);
    run(match, '0 steal:S3, 0 take:1, 0 take:2, 0 take:1', rng);
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
    const steps = '0 steal:S2, 0 take:1, 0 take:1';
    expect(() => run(match, steps, scriptedRng(2, 2))).toThrow('no number below 2');
  });
});

describe('P-5.3 with openSteal', () => {
  it('shows a hand and asks for a card of it, one victim after another', () => {
    const match = given({ hands: ['2 2 2 2 2 S3', '9 L 9 S1', '7 1 7 7 7 7'] }, OPEN);
    run(match, '0 steal:S3, 0 take:1');
    expect(factsOf(match)).toMatchObject({
      turn: 0,
      asked: 'choose',
      stealing: { left: 3, from: 1 },
      discard: cards('S3'),
      turns: 0,
    });
    expectMoves(match, 'choose:9 choose:L choose:S1');
    run(match, '0 choose:9');
    expect(factsOf(match)).toMatchObject({ asked: 'take', stealing: { left: 2, from: null } });
    run(match, '0 take:2');
    expectMoves(match, 'choose:1 choose:7');
    run(match, '0 choose:1, 0 take:1, 0 choose:L');
    expect(factsOf(match)).toMatchObject({ turn: 1, stealing: null, turns: 1 });
    expect(factsOf(match).hands).toEqual([
      cards('1 2 2 2 2 2 9 L'),
      cards('9 S1'),
      cards('7 7 7 7 7'),
    ]);
  });
});

describe('P-5.4 a Steal', () => {
  it('is neither discarded without a use nor banked', () => {
    const match = given({ hands: ['S1', '3 3'] });
    expect(match.isLegal(0, move('discard:S1'))).toBe(false);
    expect(match.isLegal(0, move('bank:S1'))).toBe(false);
    run(match, '0 steal:S1, 0 stop');
    expect(factsOf(match)).toMatchObject({ turn: 1, discard: cards('S1'), hands: [[], [3, 3]] });
  });

  it('is never taken from the discard pile', () => {
    const match = given({ hands: ['S1', '3 3'], discard: '7' }, { asked: 'act' });
    run(match, '0 steal:S1, 0 stop');
    expectMoves(match, 'draw'); // The $7M comes back by a reshuffle only.
    run(match, '1 draw', scriptedRng([7]));
    expect(factsOf(match)).toMatchObject({ discard: cards('S1'), asked: 'act', turn: 1 });
  });
});
