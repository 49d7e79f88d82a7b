import { describe, expect, it } from 'vitest';
import { cardsOf, VALUES } from './cards.ts';
import { plainPureProfit } from './plain.ts';
import { cards, expectMoves, factsOf, given, move, run, scriptedRng } from './situations.ts';

describe('P-1.2 the deck', () => {
  it('has 108 cards', () => {
    const deck = cardsOf(null);
    expect(deck).toHaveLength(108);
    expect(deck.filter((card) => card === 10)).toHaveLength(8);
    expect(deck.slice(80)).toEqual(
      cards('L L L L L L L L H H H H H H H H S1 S1 S1 S1 S2 S2 S2 S2 S3 S3 S3 S3'),
    );
  });

  it('is replaced by a table option, in which some cards may be left out', () => {
    expect(cardsOf({ '10': 1, '2': 2, stealTwo: 1, bankruptHighest: 1 })).toEqual(
      cards('2 2 10 H S2'),
    );
  });
});

const SMALL = {
  games: '1',
  openSteal: false,
  steals: 'once',
  finish: 'free',
  deck: {
    ...Object.fromEntries(VALUES.map((value) => [value, 1])),
    bankruptHighest: 1,
    stealOne: 1,
    stealTwo: 1,
  },
} as const;

describe('P-2 setting up', () => {
  it('P-2.1 deals five cards each, one at a time from the left of a random dealer, and turns one up', () => {
    const order = cards('1 2 3 4 5 6 7 8 9 10 H S1 S2');
    const match = plainPureProfit({ seats: 2, options: SMALL }, scriptedRng(1, order));
    expect(match.facts()).toEqual({
      game: 1,
      dealer: 1,
      turn: 0,
      asked: 'draw',
      turns: 0,
      hands: [
        [1, 3, 5, 7, 9],
        [2, 4, 6, 8, 10],
      ],
      banks: [[], []],
      pile: cards('S1 S2'),
      discard: cards('H'),
      gone: [],
      pairs: [],
      stealing: null,
      finished: [],
    });
    expectMoves(match, 'draw'); // A Bankrupt turned up just lies there.
    expect(match.outcome()).toBeUndefined();
  });

  it('P-2.2 the seat on the dealer’s left begins', () => {
    const order = cards('1 2 3 4 5 6 7 8 9 10 H S1 S2');
    const match = plainPureProfit({ seats: 2, options: SMALL }, scriptedRng(0, order));
    expect(match.toAct()).toEqual([1]);
    expect(factsOf(match).hands[1]).toEqual([1, 3, 5, 7, 9]);
  });
});

describe('P-3.1 drawing', () => {
  it('goes on up to six cards, from both piles as wanted', () => {
    const match = given({ hands: ['1 2', '3'], pile: '5 6 7', discard: '8 9' });
    expectMoves(match, 'draw pick');
    run(match, '0 pick, 0 draw, 0 pick');
    expect(factsOf(match)).toMatchObject({ asked: 'draw', pile: [6, 7], discard: [] });
    expectMoves(match, 'draw');
    run(match, '0 draw');
    expect(factsOf(match)).toMatchObject({ asked: 'act', turn: 0, pile: [7] });
    expect(factsOf(match).hands[0]).toEqual([1, 2, 5, 6, 8, 9]);
  });

  it('does not happen with six or more', () => {
    expect(factsOf(given({ hands: ['2 2 2 2 2 2', '3'], pile: '5' })).asked).toBe('act');
    expect(factsOf(given({ hands: ['2 2 2 2 2 2 2', '3'], pile: '5' })).asked).toBe('act');
  });
});

describe('P-3.2 the discard pile', () => {
  it('gives value cards only, and nothing from under another card', () => {
    const bankrupt = given({ hands: ['1', '3'], pile: '5', discard: '8 L' });
    expectMoves(bankrupt, 'draw');
    expectMoves(given({ hands: ['1', '3'], pile: '5', discard: '8 S3' }), 'draw');
    expect(bankrupt.isLegal(0, move('pick'))).toBe(false);
  });
});

describe('P-3.3 one deed', () => {
  it('is a Bank card or a discard, then it is the next player’s turn', () => {
    const match = given({ hands: ['1 1 5', '3'] });
    expectMoves(match, 'bank:1 discard:1 discard:5');
    run(match, '0 discard:5');
    expect(factsOf(match)).toMatchObject({ turn: 1, asked: 'draw', turns: 1, discard: [5] });
    run(match, '1 pick, 1 discard:5');
    expect(factsOf(match)).toMatchObject({ turn: 0, asked: 'draw', turns: 2 });
  });

  it('is nobody else’s', () => {
    const match = given({ hands: ['1 1 5', '1'] });
    expect(match.moves(1)).toEqual([]);
    expect(match.isLegal(1, move('bank:1'))).toBe(false);
    expect(() => match.play(1, move('bank:1'), scriptedRng())).toThrow('illegal');
  });
});

describe('P-3.4 the Bank', () => {
  it('begins with a $1M', () => {
    expectMoves(given({ hands: ['1 2 S1', '3'] }), 'bank:1 discard:1 discard:2 steal:S1');
  });

  it('goes on with the same value or the next one', () => {
    const match = given({ hands: ['3 4 5 6', '3'], banks: ['1 2 3 4'] });
    expectMoves(match, 'bank:4 bank:5 discard:3 discard:4 discard:5 discard:6');
    run(match, '0 bank:4');
    expect(factsOf(match)).toMatchObject({ banks: [[1, 2, 3, 4, 4], []], turn: 1, turns: 1 });
  });
});

describe('P-3.2 a Steal once discarded', () => {
  const hands = ['1 1 1 1', '3'];

  it('is left out of a reshuffle for good', () => {
    const match = given({ hands, discard: 'S3 4 S1 L S1 7' }, { gone: cards('S2') });
    run(match, '0 draw', scriptedRng(cards('L 4')));
    expect(factsOf(match)).toMatchObject({ pile: [4], discard: [7], gone: cards('S1 S1 S2 S3') });
    run(match, '0 draw');
    expect(factsOf(match)).toMatchObject({ pile: [], turn: 1, gone: cards('S1 S1 S2 S3') });
  });

  it('lies on top until the reshuffle after the next', () => {
    const match = given({ hands: ['1 1 1 1 1', '3 3 3 3 3 3'], discard: '4 S1' });
    run(match, '0 draw', scriptedRng([4]));
    expect(factsOf(match)).toMatchObject({ pile: [], discard: cards('S1'), gone: [] });
    run(match, '0 discard:1, 1 discard:3, 0 draw', scriptedRng([1]));
    expect(factsOf(match)).toMatchObject({ pile: [], discard: [3], gone: cards('S1') });
  });

  it('gives no card where there are only Steals to reshuffle', () => {
    const match = given({ hands, discard: 'S1 S2 L' });
    expect(factsOf(match)).toMatchObject({ asked: 'act', gone: [], discard: cards('S1 S2 L') });
    expectMoves(given({ hands, discard: 'S1 S2 3' }), 'pick');
  });

  it('comes back with the option reshuffled', () => {
    const match = given({ hands, discard: 'S1 S2 L' }, { steals: 'reshuffled' });
    run(match, '0 draw', scriptedRng(cards('S2 S1')));
    expect(factsOf(match)).toMatchObject({ pile: cards('S1'), discard: cards('L'), gone: [] });
    expect(factsOf(match).hands[0]).toEqual(cards('1 1 1 1 S2'));
  });
});

describe('P-3.5 reshuffling', () => {
  it('happens when a card must be drawn, leaves the top discard and begins at the bottom', () => {
    const match = given({ hands: ['1 1 1 1', '3'], discard: '4 L 6 7' });
    expect(factsOf(match)).toMatchObject({ pile: [], asked: 'draw' });
    const rng = scriptedRng(cards('L 4 6'));
    run(match, '0 draw', rng);
    expect(rng.left()).toBe(0);
    expect(factsOf(match)).toMatchObject({ pile: cards('4 6'), discard: [7], asked: 'draw' });
    expect(factsOf(match).hands[0]).toEqual(cards('1 1 1 1 L'));
  });

  it('does not happen for a card from the discard pile', () => {
    const match = given({ hands: ['1 1 1 1', '3'], discard: '4 7' });
    expectMoves(match, 'draw pick');
    run(match, '0 pick');
    expectMoves(match, 'pick');
    run(match, '0 pick');
    expect(factsOf(match)).toMatchObject({ asked: 'act', discard: [] });
  });

  it('leaves drawing at that where there is no card', () => {
    expect(factsOf(given({ hands: ['1', '3'], discard: 'L' })).asked).toBe('act');
    expect(factsOf(given({ hands: ['1', '3'] })).asked).toBe('act');
  });

  it('has an empty turn for an empty hand', () => {
    const match = given({ hands: ['', '3'], discard: 'S1' });
    expect(factsOf(match)).toMatchObject({ turn: 1, asked: 'act', turns: 1 });
  });
});

describe('readings of a move', () => {
  const match = given({ hands: ['1 1 2 S2 S2 3', '4 5'], banks: ['1'] });

  it('has exactly the documented fields', () => {
    expect(match.isLegal(0, { type: 'bank', card: 1 })).toBe(true);
    for (const wrong of [
      null,
      'bank',
      1,
      [],
      {},
      { type: 'bank' },
      { type: 'bank', card: '1' },
      { type: 'bank', card: 1.5 },
      { type: 'bank', card: 1, from: [] },
      { type: 'Bank', card: 1 },
      { type: 'steal' },
      { type: 'steal', card: '14' },
      { type: 'steal', card: 14, from: [] },
      { type: 'steal', card: 14, from: [1] },
      { type: 'take', from: 1 },
      { type: 'stop' },
      { type: 'pass' },
      { type: 'lay', bankrupt: 11, value: 1 },
      { type: 'finish', cards: [1] },
      { type: 'draw', from: 'pile' },
    ]) {
      expect(match.isLegal(0, wrong)).toBe(false);
    }
    expect(match.isLegal(0, { type: 'steal', card: 14 })).toBe(true);
    match.play(0, { type: 'steal', card: 14 }, scriptedRng());
    expect(match.isLegal(0, { type: 'take', from: 1 })).toBe(true);
    for (const wrong of [
      { type: 'take' },
      { type: 'take', from: '1' },
      { type: 'take', from: [1] },
      { type: 'take', from: 'discard' },
      { type: 'stop', card: 14 },
    ]) {
      expect(match.isLegal(0, wrong)).toBe(false);
    }
  });
});
