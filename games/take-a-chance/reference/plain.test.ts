import type { Json, Rng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { contains } from './combos.ts';
import { plainTakeAChance } from './plain.ts';
import { asked, cards, expectMoves, factsOf, given, run } from './situations.ts';

/** Leaves every deck as it is and lets `starter` begin. */
const unshuffled = (starter: number): Rng => ({
  below: () => starter,
  pick: (items) => items[0]!,
  shuffle: (items) => items,
});

const OPTIONS = {
  tickets: 6,
  auctions: false,
  luckyCharm: false,
  or: 'free',
  ending: 'rulebook',
  set: null,
} as const;

describe('T-2.1 to T-2.3 setting up', () => {
  it('gives a Purple card, $10,000, a stack of three and six tickets each, and a Pool of three', () => {
    const match = plainTakeAChance({ seats: 3, options: OPTIONS }, unshuffled(2));
    expect(factsOf(match)).toMatchObject({ turn: 2, turns: 0, lastTurns: null });
    expect(factsOf(match)).toMatchObject({
      cash: [10_000, 10_000, 10_000],
      bank: -30_000,
      boards: [cards('P0'), cards('P1'), cards('P2')],
      stacks: [cards('P3 P4 P5'), cards('O0 O1 O2'), cards('O3 O4 O5')],
      pool: cards('R0 R1 R2'),
    });
    expect(factsOf(match).draw).toHaveLength(36 - 3 - 9 - 3);
    expect(factsOf(match).tickets).toEqual([
      [0, 0, 0, 0, 1, 1],
      [1, 2, 2, 2, 3, 3],
      [3, 4, 4, 4, 5, 5],
    ]);
    expect(factsOf(match).box).toHaveLength(18);
  });

  it('gives as many tickets as the option says, but seven to each of two players', () => {
    const dealt = (seats: number, tickets: number) =>
      factsOf(
        plainTakeAChance({ seats, options: { ...OPTIONS, tickets } }, unshuffled(0)),
      ).tickets.map((pile) => pile.length);
    expect(dealt(3, 5)).toEqual([5, 5, 5]);
    expect(dealt(5, 7)).toEqual([7, 7, 7, 7, 7]);
    expect(dealt(2, 6)).toEqual([7, 7]);
  });
});

describe('T-3.1 buying', () => {
  it('is from the own stack or the Pool, of what one can pay for', () => {
    const match = given([{ cash: 3000, stack: 'P3 Y0 -' }, { stack: 'P4 P5 O0' }, {}], {
      pool: 'R0 G0 -',
    });
    expectMoves(match, 'buy P3', 'buy R0', 'roll', 'chance');
  });

  it('fills the gap where it is', () => {
    const match = given([{ stack: 'P3 Y0 R1' }, {}, {}], { pool: 'R0 G0 B0', draw: 'O1 O2' });
    run(match, '0 buy Y0');
    expect(factsOf(match)).toMatchObject({
      turn: 1,
      turns: 1,
      cash: [6000, 10_000, 10_000],
      bank: 4000,
      boards: [cards('P0 Y0'), cards('P1'), cards('P2')],
      pool: cards('R0 G0 B0'),
      draw: cards('O2'),
      discards: [],
    });
    expect(factsOf(match).stacks[0]).toEqual(cards('P3 O1 R1'));
    run(match, '1 buy R0');
    expect(factsOf(match).pool).toEqual(cards('O2 G0 B0'));
  });

  it('leaves the gap open when the draw pile is exhausted', () => {
    const match = given([{}, {}, {}], { pool: 'R0 G0 -' });
    run(match, '0 buy G0');
    expect(factsOf(match).pool).toEqual([...cards('R0'), null, null]);
  });
});

describe('T-3.2 rolling', () => {
  it('takes two dice and one for each different colour', () => {
    const match = given([{ board: 'P0 P1 R0' }, {}, {}]);
    run(match, '0 roll', '6 5 4 3');
    expect(factsOf(match).roll).toEqual({
      size: 4,
      dice: [6, 5, 4, 3],
      charm: null,
      rethrows: 1,
      pays: 1,
      spent: false,
      charmThrown: false,
    });
  });

  it('lists each choice of dice to keep once', () => {
    const match = given([{}, {}, {}]);
    run(match, '0 roll', '5 2 5');
    expectMoves(match, 'keep', 'keep 2', 'keep 5', 'keep 5 5', 'keep 2 5', 'keep 2 5 5');
    expect(match.isLegal(0, { type: 'keep', dice: [5, 2], charm: false })).toBe(false);
    expect(match.isLegal(0, { type: 'keep', dice: [5], charm: true })).toBe(false);
  });

  it('throws the others once more, and of equal dice keeps the first', () => {
    const match = given([{ board: 'P0 O0' }, {}, {}]);
    run(match, '0 roll, 0 keep 5', '5 5 2 5 1 3 4');
    expect(asked(match)).toBe('turn of 1');
    const paying = given([{ board: 'P0 O0' }, {}, {}]);
    run(paying, '0 roll, 0 keep 5', '5 5 2 5 1 3 5');
    expect(factsOf(paying).roll).toMatchObject({ dice: [5, 1, 3, 5], rethrows: 0 });
  });

  it('is over when everything is kept', () => {
    const match = given([{}, {}, {}]);
    run(match, '0 roll, 0 keep 2 2 6', '2 6 2');
    expect(asked(match)).toBe('collect of 0');
    run(match, '0 collect pair');
    expect(factsOf(match)).toMatchObject({ turn: 1, roll: null, cash: [10_500, 10_000, 10_000] });
  });
});

describe('T-3.3 taking a chance', () => {
  it('needs a ticket', () => {
    expectMoves(given([{ tickets: [] }, {}, {}]), 'roll');
  });
});

describe('T-4.1, T-4.3 what the dice contain', () => {
  const yes = (dice: string, combo: string): boolean =>
    contains(dice.split(' ').map(Number), combo);

  it('knows groups, also where one face makes up two of them', () => {
    expect(yes('1 2 3 4 5 5', 'pair')).toBe(true);
    expect(yes('1 2 3 4 5 6', 'pair')).toBe(false);
    expect(yes('3 3 3 3', 'two-pairs')).toBe(true);
    expect(yes('3 3 3 1', 'two-pairs')).toBe(false);
    expect(yes('3 3 3 3 1 1', 'three-pairs')).toBe(true);
    expect(yes('3 3 3 1 1 2', 'three-pairs')).toBe(false);
    expect(yes('3 3 3 3 3', 'full-house')).toBe(true);
    expect(yes('3 3 3 3 1', 'full-house')).toBe(false);
    expect(yes('2 3 3 3 2', 'full-house')).toBe(true);
    expect(yes('4 4 4 4 4 4', 'two-threes')).toBe(true);
    expect(yes('4 4 4 4 4 1 1', 'two-threes')).toBe(false);
    expect(yes('4 4 4 4 1 1 1', 'four-and-three')).toBe(true);
    expect(yes('4 4 4 4 4 4 4', 'four-and-three')).toBe(true);
    expect(yes('4 4 4 4 4 4 1', 'four-and-three')).toBe(false);
    expect(yes('6 6 6 6 6 6 6 1', 'seven-of-a-kind')).toBe(true);
    expect(yes('6 6 6 6 6 6 1 1', 'seven-of-a-kind')).toBe(false);
  });

  it('knows straights among other dice', () => {
    expect(yes('6 3 3 5 4 1', 'straight-of-four')).toBe(true);
    expect(yes('6 3 3 5 4 1', 'straight-of-five')).toBe(false);
    expect(yes('4 5 6 1 2', 'straight-of-four')).toBe(false);
    expect(yes('2 1 3 5 4', 'straight-of-five')).toBe(true);
    expect(yes('2 1 3 5 4 6 6', 'straight-of-six')).toBe(true);
  });
});

describe('T-4.1, T-4.2, T-4.4 collecting', () => {
  const rolled = (dice: string, board: string) => {
    const match = given([{ board }, {}, {}]);
    const kept = dice.split(' ').toSorted().join(' ');
    run(match, `0 roll, 0 keep ${kept}`, dice);
    return match;
  };

  it('is of one combination, for all cards that show it', () => {
    const match = rolled('2 2 5 5', 'P0 P1 O0');
    expectMoves(match, 'collect pair', 'collect two-pairs');
    run(match, '0 collect two-pairs');
    expect(factsOf(match).cash[0]).toBe(10_000 + 2 * 1000 + 1500);
  });

  it('needs a card that shows it', () => {
    expectMoves(rolled('2 2 2 3', 'P0 R0'), 'collect pair', 'collect three-of-a-kind');
    expect(asked(rolled('2 2 2', 'R0'))).toBe('turn of 1');
  });
});

describe('moves', () => {
  it('have exactly the documented fields', () => {
    const match = given([{}, {}, {}], { pool: 'R0 - -' });
    const no: Json[] = [
      null,
      'roll',
      [],
      {},
      { type: 'roll', extra: 1 },
      { type: 'buy' },
      { type: 'buy', card: '12' },
      { type: 'buy', card: 12.5 },
      { type: 'buy', card: [12] },
      { type: 'pass' },
      ['roll'],
    ];
    for (const move of no) expect(match.isLegal(0, move)).toBe(false);
    expect(match.isLegal(0, { card: 12, type: 'buy' })).toBe(true);
    expect(match.isLegal(1, { type: 'roll' })).toBe(false);
    expect(match.moves(1)).toEqual([]);
  });
});

describe('T-1.3 another set', () => {
  it('brings prices, combinations and tickets', () => {
    const of = (value: Json): Json => ({ value, source: 'house' });
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    const set = {
      colours: names.map((name) => ({
        name: of(name),
        price: of(300),
        pays: [{ combo: of('straight-of-four'), amount: of(700) }],
      })),
      charms: names.map(of),
      cards: names.flatMap((colour) => names.map((charm) => ({ colour, charm }))),
      tickets: [{ copies: of(36), choices: of([[{ do: 'collect', amount: 2300 }]]) }],
    };
    const match = plainTakeAChance({ seats: 3, options: { ...OPTIONS, set } }, unshuffled(0));
    run(match, '0 chance, 1 buy R0, 2 chance');
    expect(factsOf(match).cash).toEqual([12_300, 9700, 12_300]);
    run(match, '0 roll, 0 keep 2 3 6, 1 roll, 1 keep 3 4 5', '2 3 6 3 4 5 5 6');
    expectMoves(match, 'collect straight-of-four');
    run(match, '1 collect straight-of-four');
    expect(factsOf(match).cash[1]).toBe(9700 + 2 * 700);
  });
});
