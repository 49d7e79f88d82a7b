import { describe, expect, it } from 'vitest';
import { asked, cards, expectMoves, factsOf, given, run, TICKET } from './situations.ts';

const LAST = 4;

/** Two more tickets lie under these, so that no ending begins. */
const pile = (...kinds: number[]) => ({ tickets: [...kinds, LAST, LAST] });

describe('T-5.1 used when turned over', () => {
  it('rolls at most nine dice', () => {
    const board = 'P0 O0 R0 Y0 G0 B0';
    const match = given([{ board, ...pile(TICKET.twoMoreDice) }, {}, {}]);
    run(match, '0 chance', '1 1 1 1 1 1 1 1 1');
    expect(factsOf(match)).toMatchObject({
      roll: { size: 9 },
      ticket: { kind: TICKET.twoMoreDice, choice: 0, step: 0, buys: 0 },
      tickets: [
        [LAST, LAST],
        [4, 4, 4],
        [4, 4, 4],
      ],
      played: [[TICKET.twoMoreDice], [], []],
    });
  });

  it('rolls twice and collects for both', () => {
    const match = given([pile(TICKET.rollTwice), {}, {}]);
    run(match, '0 chance, 0 keep 1 1 2, 0 collect pair', '1 1 2 3 3 3');
    expect(factsOf(match)).toMatchObject({ turn: 0, ticket: { step: 1 } });
    run(match, '0 keep 3 3 3, 0 collect three-of-a-kind');
    expect(factsOf(match)).toMatchObject({ turn: 1, cash: [12_500, 10_000, 10_000] });
  });

  it('has a second re-roll', () => {
    const match = given([pile(TICKET.secondRethrow), {}, {}]);
    run(match, '0 chance, 0 keep 1, 0 keep', '1 2 3 4 5 6 2 1');
    expect(asked(match)).toBe('turn of 1');
  });

  it('collects double', () => {
    const match = given([{ board: 'P0 P3', ...pile(TICKET.payDouble) }, {}, {}]);
    run(match, '0 chance, 0 keep 4 4 5, 0 collect pair', '4 4 5');
    expect(factsOf(match)).toMatchObject({ cash: [12_000, 10_000, 10_000], bank: -2000 });
  });
});

describe('T-5.2 another ticket', () => {
  it('comes when the first is finished, in the same turn', () => {
    const match = given([
      pile(TICKET.collectAndAnother, TICKET.rollAndAnother, TICKET.oneMoreDie),
      {},
      {},
    ]);
    run(match, '0 chance', '1 2 4');
    expect(factsOf(match)).toMatchObject({ ticket: { kind: TICKET.rollAndAnother, step: 0 } });
    expect(factsOf(match).cash[0]).toBe(11_000);
    run(match, '0 keep 1 2 4', '1 2 4 5');
    expect(factsOf(match)).toMatchObject({ turn: 0, ticket: { kind: TICKET.oneMoreDie, step: 0 } });
    expect(factsOf(match).played[0]).toEqual([9, 10, 4]);
  });

  it('T-8.1 does nothing when there is none left', () => {
    const match = given([{ tickets: [TICKET.collectAndAnother] }, {}, {}]);
    run(match, '0 chance');
    expect(factsOf(match)).toMatchObject({ turn: 1, ticket: null, lastTurns: 3 });
  });
});

describe('swapping', () => {
  it('settles the difference, either way, and is no purchase', () => {
    const seats = [{ cash: 1000, board: 'P0 G0', ...pile(TICKET.swap) }, {}];
    const match = given(seats, { pool: 'O0 Y0 P3', draw: 'B0 B1' });
    run(match, '0 chance, 0 first');
    expectMoves(match, 'swap P0 O0', 'swap P0 P3', 'swap G0 O0', 'swap G0 Y0', 'swap G0 P3');
    run(match, '0 swap G0 O0', '1 2 3 4');
    expect(factsOf(match)).toMatchObject({
      cash: [4000, 10_000],
      boards: [cards('P0 O0'), cards('P1')],
      pool: cards('G0 Y0 P3'),
      draw: cards('B0 B1'),
      discards: [],
    });
  });

  it('is $1,000 instead when no Pool card can be had', () => {
    const match = given([{ cash: 900, ...pile(TICKET.swap) }, {}, {}], { pool: 'O0 - -' });
    run(match, '0 chance');
    expectMoves(match, 'or');
    run(match, '0 or');
    expect(factsOf(match)).toMatchObject({ turn: 1, cash: [1900, 10_000, 10_000] });
  });
});

describe('T-5.1, T-8.1 kept tickets', () => {
  it('have left the pile', () => {
    const match = given([{ tickets: [TICKET.keepDie] }, {}, {}]);
    run(match, '0 chance');
    expect(factsOf(match)).toMatchObject({
      turn: 1,
      lastTurns: 3,
      kept: [[TICKET.keepDie], [], []],
    });
    expect(factsOf(match).played[0]).toEqual([TICKET.keepDie]);
  });

  it('add a die before the throw, if one likes', () => {
    const match = given([{ kept: [TICKET.keepDie, TICKET.keepDie] }, {}, {}]);
    run(match, '0 roll');
    expect(asked(match)).toBe('extra die of 0');
    expect(factsOf(match).roll).toMatchObject({ size: 3, dice: [], rethrows: 1 });
    expectMoves(match, 'use', 'throw');
    run(match, '0 use', '1 2 3 4');
    expect(factsOf(match)).toMatchObject({ roll: { size: 4, spent: true } });
    expect(factsOf(match).kept[0]).toEqual([TICKET.keepDie]);
    const saved = given([{ kept: [TICKET.keepDie] }, {}, {}]);
    run(saved, '0 roll, 0 throw', '1 2 3');
    expect(factsOf(saved)).toMatchObject({ roll: { size: 3, spent: false } });
    expect(factsOf(saved).kept[0]).toEqual([TICKET.keepDie]);
  });

  it('do not add a tenth die', () => {
    const board = 'P0 O0 R0 Y0 G0 B0';
    const match = given([{ board, kept: [TICKET.keepDie], ...pile(TICKET.oneMoreDie) }, {}, {}]);
    run(match, '0 chance', '1 1 1 1 1 1 1 1 1');
    expect(asked(match)).toBe('rethrow of 0');
  });

  it('rethrow after the last re-roll has been thrown', () => {
    const match = given([{ kept: [TICKET.keepRethrow] }, {}, {}]);
    run(match, '0 roll, 0 keep 1', '1 2 3 4 5');
    expect(asked(match)).toBe('kept rethrow of 0');
    run(match, '0 keep 1', '1 1');
    expect(factsOf(match)).toMatchObject({ roll: { dice: [1, 1, 1], spent: true, rethrows: 0 } });
    expect(factsOf(match).kept[0]).toEqual([]);
    expect(asked(match)).toBe('collect of 0');
  });

  it('are saved by keeping everything, then or before', () => {
    const kept = [TICKET.keepRethrow];
    const then = given([{ kept }, {}, {}]);
    run(then, '0 roll, 0 keep 1, 0 keep 1 4 5', '1 2 3 4 5');
    expect(factsOf(then)).toMatchObject({ turn: 1, kept: [kept, [], []] });
    const before = given([{ kept }, {}, {}]);
    run(before, '0 roll, 0 keep 1 2 3', '1 2 3');
    expect(factsOf(before)).toMatchObject({ turn: 1, kept: [kept, [], []] });
  });

  it('are used one for each roll', () => {
    const match = given([{ kept: [TICKET.keepDie, TICKET.keepRethrow] }, {}, {}]);
    run(match, '0 roll, 0 use, 0 keep 1', '1 2 3 4 2 3 4');
    expect(factsOf(match)).toMatchObject({ turn: 1, kept: [[TICKET.keepRethrow], [], []] });
  });
});
