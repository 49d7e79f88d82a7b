import { describe, expect, it } from 'vitest';
import { copies } from './cards.ts';
import { cards, expectMoves, factsOf, given, move, run, scriptedRng } from './situations.ts';

describe('P-6.1 finishing', () => {
  it('lays the missing steps, duplicates as wanted, and discards one card of what is left', () => {
    const match = given({ hands: ['4 8 8 9 10', '3'], banks: ['1 2 3 4 5 6 7'] });
    expectMoves(
      match,
      'bank:8 discard:4 discard:8 discard:9 discard:10 ' +
        'finish:8,9,10:4 finish:8,9,10:8 finish:8,8,9,10:4',
    );
    expect(match.isLegal(0, move('finish:8,8,9,10:-'))).toBe(false);
    expect(match.isLegal(0, move('finish:8,8,9,10:8'))).toBe(false);
    expect(match.isLegal(0, move('finish:8,10:4'))).toBe(false);
    expect(match.isLegal(0, move('finish:9,8,10:4'))).toBe(false);
    expect(match.isLegal(0, move('finish:4,8,9,10:8'))).toBe(false);
    run(match, '0 finish:8,8,9,10:4');
    expect(factsOf(match)).toMatchObject({
      turn: null,
      asked: null,
      turns: 1,
      hands: [[], [3]],
      discard: [4],
      finished: [[10, 0]],
    });
    expect(factsOf(match).banks[0]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 10]);
  });

  it('discards nothing when nothing is left, and leaves the rest in hand otherwise', () => {
    const single = given({ hands: ['10', '3'], banks: ['1 2 3 4 5 6 7 8 9'] });
    expectMoves(single, 'discard:10 finish:10:-');
    expect(single.isLegal(0, move('bank:10'))).toBe(false);
    run(single, '0 finish:10:-');
    expect(factsOf(single)).toMatchObject({ turn: null, hands: [[], [3]], discard: [] });
    const rest = given({ hands: ['2 3 10', '3'], banks: ['1 2 3 4 5 6 7 8 9'] });
    run(rest, '0 finish:10:3');
    expect(factsOf(rest)).toMatchObject({ hands: [[2], [3]], discard: [3] });
  });

  it('may repeat the top of the Bank and the $10M', () => {
    const match = given({ hands: ['9 10 10', '3'], banks: ['1 2 3 4 5 6 7 8 9'] });
    expectMoves(
      match,
      'bank:9 discard:9 discard:10 finish:10:9 finish:10:10 finish:10,10:9 ' +
        'finish:9,10:10 finish:9,10,10:-',
    );
  });

  it('throws a Steal away without stealing', () => {
    const match = given({ hands: ['10 S1', '3 3'], banks: ['1 2 3 4 5 6 7 8 9'] });
    expectMoves(match, 'discard:10 steal:S1 finish:10:S1');
    run(match, '0 finish:10:S1');
    expect(factsOf(match)).toMatchObject({ hands: [[], [3, 3]], discard: cards('S1') });
  });

  it('works from an empty Bank too', () => {
    const match = given({ hands: ['1 2 3 4 5 6 7 8 9 10', '3'] });
    expect(match.isLegal(0, move('finish:1,2,3,4,5,6,7,8,9,10:-'))).toBe(true);
    expect(match.isLegal(0, move('finish:2,3,4,5,6,7,8,9,10:1'))).toBe(false);
  });

  it('needs the whole rest of the Bank', () => {
    const match = given({ hands: ['8 10', '3'], banks: ['1 2 3 4 5 6 7'] });
    expectMoves(match, 'bank:8 discard:8 discard:10');
  });
});

describe('P-6.1 the option finish', () => {
  const seven = { banks: ['1 2 3 4 5 6 7'] };

  it('is free: a hand may go down to its last card', () => {
    const match = given({ hands: ['8 9 10', '3'], ...seven });
    expectMoves(match, 'bank:8 discard:8 discard:9 discard:10 finish:8,9,10:-');
  });

  it('is discard: several cards must leave one to discard', () => {
    const option = { finish: 'discard' } as const;
    const all = given({ hands: ['8 9 10', '3'], ...seven }, option);
    expectMoves(all, 'bank:8 discard:8 discard:9 discard:10');
    expect(all.isLegal(0, move('finish:8,9,10:-'))).toBe(false);
    const spare = given({ hands: ['8 8 9 10', '3'], ...seven }, option);
    expectMoves(spare, 'bank:8 discard:8 discard:9 discard:10 finish:8,9,10:8');
    const nine = { banks: ['1 2 3 4 5 6 7 8 9'] };
    expectMoves(given({ hands: ['10', '3'], ...nine }, option), 'discard:10 finish:10:-');
    const two = given({ hands: ['10 10', '3'], ...nine }, option);
    expectMoves(two, 'discard:10 finish:10:10');
    run(two, '0 finish:10:10');
    expect(factsOf(two)).toMatchObject({ turn: null, discard: [10], hands: [[], [3]] });
  });
});

describe('the list of moves', () => {
  const nine = { banks: ['1 2 3 4 5 6 7 8 9'] };

  it('is left out with sixteen equal cards that a finish could lay', () => {
    const tens = (count: number) => copies(10, count).join(' ');
    expect(given({ hands: [tens(15), '3'], ...nine }).moves(0)).toHaveLength(16);
    const wide = given({ hands: [tens(16), '3'], ...nine });
    expect(wide.moves(0)).toBe('wide');
    expect(wide.isLegal(0, { type: 'finish', cards: copies(10, 16), discard: null })).toBe(true);
    expect(given({ hands: [tens(16), '3'], banks: ['1'] }).moves(0)).toHaveLength(1);
    const top = given({ hands: [`10 ${copies(9, 16).join(' ')}`, '3'], ...nine });
    expect(top.moves(0)).toBe('wide');
    const below = given({ hands: [`10 ${copies(8, 16).join(' ')}`, '3'], ...nine });
    expect(below.moves(0)).toHaveLength(3);
  });

  it('has at most 512 moves', () => {
    // Three of each step from $6M: 3⁵ finishes with up to six discards.
    const hand = [6, 7, 8, 9, 10].flatMap((value) => copies(value, 3)).join(' ');
    expect(given({ hands: [hand, '3'], banks: ['1 2 3 4 5'] }).moves(0)).toBe('wide');
    // Two of each: 2⁵ finishes; each value is left after half of them, nothing after one: 5 × 16 + 1.
    const less = [6, 7, 8, 9, 10].flatMap((value) => copies(value, 2)).join(' ');
    const moves = given({ hands: [less, '3'], banks: ['1 2 3 4 5'] }).moves(0);
    expect(moves).toHaveLength(81 + 1 + 5);
    // 4 × 4 × 5 finishes with four discards each, and 60 + 60 + 64 with a duplicate discarded: 504.
    const high = [8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 10];
    const hand512 = [1, 2, 3, 4, ...high].join(' ');
    expect(given({ hands: [hand512, '3'], banks: ['1 2 3 4 5 6 7'] }).moves(0)).toHaveLength(512);
    // A single $7M to lay adds nothing to the finishes, but a discard.
    const hand513 = [1, 2, 3, 4, 7, ...high].join(' ');
    expect(given({ hands: [hand513, '3'], banks: ['1 2 3 4 5 6'] }).moves(0)).toBe('wide');
  });
});

describe('P-6.2, P-6.3 winning', () => {
  it('is having the highest Bank', () => {
    const match = given({
      hands: ['10', '3', '3', '4'],
      banks: ['1 2 3 4 5 6 7 8 9', '1 2', '', '1 2'],
    });
    run(match, '0 finish:10:-');
    expect(match.outcome()).toEqual({ scores: [10, 2, 0, 2], places: [1, 2, 4, 2] });
    expect(match.toAct()).toEqual([]);
    expect(match.moves(0)).toEqual([]);
  });
});

describe('P-6.3 a series', () => {
  const deck = cards('1 2 3 4 5 6 7 8 9 10 L S1');

  it('deals the next game in the same step, with the next dealer', () => {
    const match = given(
      { hands: ['10', '3'], banks: ['1 2 3 4 5 6 7 8 9', '1 2'] },
      { games: 3, deck, gone: cards('S1') },
    );
    const rng = scriptedRng(cards('1 2 3 4 5 6 7 8 9 L 10 S1'));
    run(match, '0 finish:10:-', rng);
    expect(rng.left()).toBe(0);
    expect(match.outcome()).toBeUndefined();
    expect(factsOf(match)).toEqual({
      game: 2,
      dealer: 0,
      turn: 1,
      asked: 'draw',
      turns: 0,
      hands: [cards('2 4 6 8 L'), cards('1 3 5 7 9')],
      banks: [[], []],
      pile: cards('S1'),
      discard: cards('10'),
      gone: [],
      pairs: [],
      stealing: null,
      finished: [[10, 2]],
    });
  });

  it('is won by the highest sum; equal sums share', () => {
    const match = given(
      { hands: ['10', '3', '3'], banks: ['1 2 3 4 5 6 7 8 9', '1 2', '1 2 3'] },
      {
        games: 3,
        game: 3,
        finished: [
          [0, 10, 4],
          [7, 5, 10],
        ],
      },
    );
    run(match, '0 finish:10:-');
    expect(match.outcome()).toEqual({ scores: [17, 17, 17], places: [1, 1, 1] });
    expect(factsOf(match)).toMatchObject({
      game: 3,
      finished: [
        [0, 10, 4],
        [7, 5, 10],
        [10, 2, 3],
      ],
    });
  });
});

describe('P-6.4 the longest game', () => {
  it('is stopped after 200 turns of every seat; the highest Bank wins', () => {
    const match = given({ hands: ['3', '3 1'], banks: ['1 2', '1'] }, { turns: 398 });
    run(match, '0 bank:3');
    expect(match.outcome()).toBeUndefined();
    run(match, '1 discard:3');
    expect(factsOf(match)).toMatchObject({ turn: null, asked: null, turns: 400 });
    expect(factsOf(match)).toMatchObject({ hands: [[], [1]], finished: [[3, 1]] });
    expect(match.outcome()).toEqual({ scores: [3, 1], places: [1, 2] });
  });

  it('is shared by equal Banks', () => {
    const match = given({ hands: ['3', '3 1'], banks: ['1 2', '1 2'] }, { turn: 1, turns: 399 });
    run(match, '1 discard:1');
    expect(match.outcome()).toEqual({ scores: [2, 2], places: [1, 1] });
  });

  it('ends by turns that nobody is asked about', () => {
    const match = given({ hands: ['S1', 'L L L L L', ''], banks: ['1'] }, { turns: 597 });
    run(match, '0 steal:S1, 0 stop');
    expect(factsOf(match)).toMatchObject({ turns: 600, turn: null, asked: null });
    expect(match.outcome()).toEqual({ scores: [1, 0, 0], places: [1, 2, 2] });
  });
});
