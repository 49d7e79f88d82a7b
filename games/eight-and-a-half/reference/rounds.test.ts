import { fastRng, type Json } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { plainEightAndAHalf } from './plain.ts';
import {
  BARE,
  cards,
  DECK,
  expectMoves,
  factsOf,
  given,
  move,
  noChance,
  run,
  scriptedRng,
} from './situations.ts';

describe('E-2.1, E-2.4 the deal', () => {
  it('goes one card at a time from the left of a drawn dealer', () => {
    const deck = DECK.toReversed();
    const match = plainEightAndAHalf(
      { seats: 5, options: { rounds: 1, halves: 'together' } },
      scriptedRng(3, [...deck]),
    );
    const to = (nth: number) => deck.filter((_, at) => at % 5 === nth);
    const facts = factsOf(match);
    expect(facts).toMatchObject({ round: 1, dealer: 3, phase: 'start', winner: null, loser: null });
    expect(facts.blinds[4]).toEqual(to(0).slice(0, 3));
    expect(facts.opens[4]).toEqual(
      to(0)
        .slice(3, 6)
        .toSorted((a, b) => a - b),
    );
    expect(facts.hands[4]).toEqual(
      to(0)
        .slice(6, 9)
        .toSorted((a, b) => a - b),
    );
    expect(facts.banks[4]).toEqual(to(0).slice(9));
    expect(facts.banks[3]).toEqual(to(4).slice(9));
    expect(facts.banks.map((bank) => bank.length)).toEqual([6, 5, 5, 5, 6]);
  });
});

describe('E-2.3 the start', () => {
  const toStart = (hands: string[], dealer = 0) => {
    const match = given(
      hands.map((hand) => ({ hand })),
      { phase: 'swap', winner: 1, loser: 0, turn: 1, dealer },
    );
    run(match, '1 keep');
    expect(factsOf(match).phase).toBe('start');
    return match;
  };

  it('is made with the lowest yellow card and its twins', () => {
    const match = toStart(['3 6 8', '0 2 2', '0 5 9']);
    expectMoves(match, '2 2×2');
    run(match, '1 2×2');
    expect(factsOf(match)).toMatchObject({ phase: 'play', value: 2, pile: [2, 2] });
  });

  it('leaves 0 and 5 alone, as they are not yellow', () => {
    expectMoves(toStart(['0 5 9', '0 5 ½', '5 8 ½']), '8');
  });

  it('is made by the first from the left of the dealer among equals', () => {
    expect(toStart(['3 0 0', '9 9 9', '3 0 0'], 0).toAct()).toEqual([2]);
    expect(toStart(['3 0 0', '9 9 9', '3 0 0'], 2).toAct()).toEqual([0]);
  });

  it('is free for the left of the dealer if nobody holds a yellow card', () => {
    const match = toStart(['0 5 9', '0 0 5', 'G ½ ½'], 1);
    expect(match.toAct()).toEqual([2]);
    expectMoves(match, 'G ½ 2×½');
  });
});

describe("E-2.2 the winner's swap", () => {
  const atSwap = () =>
    given(
      [
        { hand: '3', open: '5 5 9' },
        { hand: '1', open: '1 5 9' },
      ],
      { phase: 'swap', winner: 1, loser: 0, turn: 1 },
    );

  it('offers every pair of different cards, and to keep', () => {
    expectMoves(atSwap(), 'keep swap:1:5 swap:1:9 swap:5:9 swap:9:5');
    expect(atSwap().isLegal(1, move('swap:5:5'))).toBe(false);
  });

  it('swaps one for one', () => {
    const match = atSwap();
    run(match, '1 swap:1:5');
    expect(factsOf(match)).toMatchObject({ phase: 'start', turn: 1, turns: [1, 1] });
    expect(factsOf(match).opens).toEqual([cards('1 5 9'), cards('5 5 9')]);
  });

  it('comes after the next deal', () => {
    const match = given([{ ...BARE, hand: '3' }, { hand: '1' }], { round: 1, dealer: 1 });
    run(match, '0 3', scriptedRng(DECK));
    expect(factsOf(match)).toMatchObject({ round: 2, dealer: 0, phase: 'swap', turn: 0 });
    expect(factsOf(match)).toMatchObject({ winner: 0, loser: 1, points: [3, 0], turns: [0, 0] });
    expect(factsOf(match)).toMatchObject({ pile: [], value: 0, pending: null, asides: [[], []] });
    expect(factsOf(match).table).toEqual([false, false]);
  });
});

describe('E-7.1, E-7.2 scoring', () => {
  const winner = (aside: string) => ({ ...BARE, hand: '3', aside });
  const held = (hand: string) => ({ ...BARE, hand });

  it('gives the winner the point for fewest as well, or shares it, or not', () => {
    const all = given([winner('1'), held('1 1'), held('1 1 1')]);
    run(all, '0 3');
    expect(all.outcome()).toEqual({ scores: [3, 0, 0], places: [1, 2, 2] });
    const shared = given([winner('1 1'), held('1 1'), held('1 1 1')]);
    run(shared, '0 3');
    expect(shared.outcome()).toEqual({ scores: [3, 1, 0], places: [1, 2, 3] });
    const others = given([winner('1 1 1'), held('1 1'), held('1 1')]);
    run(others, '0 3');
    expect(others.outcome()).toEqual({ scores: [2, 1, 1], places: [1, 2, 2] });
  });

  it('counts hand, Bank, Open, Blind and aside cards', () => {
    const match = given([
      winner('1 1 1 1 1'),
      { hand: '1', bank: '1', open: '1', blind: '- 1 -', aside: '1' },
      { hand: '1', bank: '1', open: '1', blind: '- 1 -', aside: '1 1' },
    ]);
    run(match, '0 3');
    expect(factsOf(match)).toMatchObject({ points: [3, 1, 0], winner: 0, loser: 2 });
  });

  it('names the Big Loser, of equals the first after the winner', () => {
    const match = given([winner('1 1 1 1 1'), held('1'), held('1 1'), held('1 1')]);
    run(match, '0 3');
    expect(factsOf(match)).toMatchObject({ winner: 0, loser: 2 });
    const round = given([held('1 1'), held('1 1'), { ...winner(''), hand: '3' }], { turn: 2 });
    run(round, '2 3');
    expect(factsOf(round)).toMatchObject({ winner: 2, loser: 0 });
  });
});

describe('E-7.3 the match', () => {
  it('shares places between equal totals', () => {
    const match = given([{ ...BARE, hand: '3' }, { hand: '1' }, { hand: '1' }], {
      points: [2, 9, 5],
    });
    expect(match.outcome()).toBeUndefined();
    run(match, '0 3');
    expect(match.outcome()).toEqual({ scores: [5, 9, 5], places: [2, 1, 2] });
  });
});

describe('E-7.4 the turn cap', () => {
  const many = { rounds: 1, round: 1 };

  it('stops the round when everybody has taken 300 turns', () => {
    const match = given([{ hand: '1 1' }, { hand: '1 1 1' }], { ...many, turns: [298, 299] });
    run(match, '0 1, 1 1');
    expect(factsOf(match)).toMatchObject({ phase: 'play', turns: [299, 300], turn: 0 });
    run(match, '0 1');
    expect(factsOf(match)).toMatchObject({ phase: 'over', turns: [300, 300], pile: [1, 1, 1] });
    expect(factsOf(match)).toMatchObject({ winner: null, loser: null, points: [1, 0] });
  });

  it('counts an unasked collection', () => {
    const match = given([{ hand: '9 9' }, { hand: '1' }], { ...many, turns: [299, 299] });
    run(match, '0 9');
    expect(factsOf(match)).toMatchObject({ phase: 'over', turns: [300, 300], asides: [[], [9]] });
    expect(factsOf(match)).toMatchObject({ winner: null, points: [1, 0] });
  });

  it('stops before the next seat collects or begins to play from the table', () => {
    const match = given([{ hand: '9 9' }, { open: '1 1 1' }], { ...many, turns: [299, 300] });
    run(match, '0 9');
    expect(factsOf(match)).toMatchObject({ turns: [300, 300], pile: [9], table: [false, false] });
  });

  it('lets a win in that turn stand, but not a pending one', () => {
    const wins = given([{ ...BARE, hand: '3' }, { hand: '1' }], { ...many, turns: [299, 300] });
    run(wins, '0 3');
    expect(factsOf(wins)).toMatchObject({ winner: 0, loser: 1, points: [3, 0] });
    const waits = given([{ ...BARE, hand: '½' }, { hand: '3' }], { ...many, turns: [299, 300] });
    run(waits, '0 ½');
    expect(factsOf(waits)).toMatchObject({
      phase: 'over',
      winner: null,
      pending: 0,
      points: [1, 0],
    });
    const stands = given([{ ...BARE, hand: '½' }, { hand: '3' }], { ...many, turns: [299, 299] });
    run(stands, '0 ½, 1 3');
    expect(factsOf(stands)).toMatchObject({ phase: 'over', winner: 0, pending: 0, points: [3, 0] });
  });

  it('stops before the player draws', () => {
    const player = { hand: '1 2 3', bank: '7 8' };
    const match = given([player, { hand: '1' }], { ...many, turns: [299, 300] });
    run(match, '0 1');
    expect(factsOf(match)).toMatchObject({ hands: [[2, 3], [1]], banks: [[7, 8], []] });
  });

  it('is followed by no swap', () => {
    const match = given([{ hand: '1 1' }, { hand: '1' }], {
      round: 1,
      turns: [299, 300],
      winner: 1,
    });
    run(match, '0 1', scriptedRng(DECK));
    expect(factsOf(match)).toMatchObject({ round: 2, phase: 'start', winner: null, loser: null });
  });
});

describe('isLegal', () => {
  it('answers any JSON from any seat', () => {
    const match = given([{ hand: '0 8 8 ½' }, { hand: '8 8' }]);
    const nonsense: Json[] = [null, true, 8, '8', [], ['play', 8, 1], {}, { type: 'play' }];
    nonsense.push(move('3×8'), move('0×8'), move('-1×8'), move('0.5×8'), move('9'), move('keep'));
    nonsense.push({ type: 'play', card: 8 }, { type: 'play', card: '8', count: 1 });
    nonsense.push(
      { type: 'play', card: 8, count: 1, place: 1 },
      { type: 'eight-and-a-half', card: 8 },
    );
    nonsense.push({ type: 'toString' }, move('open:6'), move('blind:1'), move('swap:6:7'));
    expect(nonsense.filter((json) => match.isLegal(0, json))).toEqual([]);
    expect(match.isLegal(0, { count: 2, card: 8, type: 'play' })).toBe(true);
    for (const seat of [1, 2, -1]) {
      expect(match.isLegal(seat, move('8'))).toBe(false);
      expect(match.moves(seat)).toEqual([]);
      expect(() => match.play(seat, move('8'), noChance)).toThrow('illegal');
    }
  });
});

describe('random matches', () => {
  it.each([2, 3, 4, 5, 6])('with %i seats keep all cards and end', (seats) => {
    for (let seed = 0; seed < 40; seed++) {
      const rng = fastRng(seed);
      const halves = seed % 2 === 0 ? 'together' : 'oneByOne';
      const match = plainEightAndAHalf({ seats, options: { rounds: 2, halves } }, rng);
      while (match.outcome() === undefined) {
        const seat = match.toAct()[0]!;
        match.play(seat, rng.pick(match.moves(seat) as Json[]), rng);
        const { pile, hands, asides, opens, banks, blinds } = factsOf(match);
        const all = [pile, ...hands, ...asides, ...opens, ...banks, ...blinds].flat();
        const there = all.filter((card) => card !== null).toSorted((a, b) => a - b);
        expect(there).toEqual(DECK);
      }
      const { winner, points, round, turn } = factsOf(match);
      expect([round, turn]).toEqual([2, null]);
      expect(match.toAct()).toEqual([]);
      expect(points.reduce((sum, some) => sum + some)).toBeGreaterThanOrEqual(
        winner === null ? 2 : 4,
      );
    }
  });
});
