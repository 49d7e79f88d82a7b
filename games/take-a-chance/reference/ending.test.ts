import type { Rng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { plainTakeAChance } from './plain.ts';
import { asked, factsOf, given, run, TICKET } from './situations.ts';

/** A turn of `seat` that changes nothing. */
const idle = (seat: number): string => `${seat} roll, ${seat} keep 1 2 4`;
const DICE = '1 2 4';

/** It pays $1,000, and another ticket does not follow when it is the last. */
const LAST_TICKET = { tickets: [TICKET.collectAndAnother] };

const atTurn = (seat: number, turns: number) => ({
  turns,
  turn: seat,
  question: { kind: 'turn', seat } as const,
});

describe('T-6.1 the last turns', () => {
  it('go once around from the left of the one who ran out, that one last', () => {
    const match = given([{ tickets: [TICKET.oneMoreDie] }, LAST_TICKET, {}]);
    run(match, '0 chance, 0 keep 1 2 4 6', '1 2 4 6');
    expect(factsOf(match)).toMatchObject({ turn: 1, lastTurns: 3 });
    run(match, '1 chance'); // running out now starts nothing anew
    expect(factsOf(match)).toMatchObject({ turn: 2, lastTurns: 2 });
    run(match, idle(2), DICE);
    expect(factsOf(match)).toMatchObject({ turn: 0, lastTurns: 1 });
    expect(match.outcome()).toBeUndefined();
    run(match, idle(0), DICE);
    expect(factsOf(match)).toMatchObject({
      question: null,
      asked: null,
      turn: null,
      turns: 4,
      lastTurns: 0,
      ticket: null,
      roll: null,
    });
    expect(match.toAct()).toEqual([]);
    expect(match.outcome()).toEqual({ scores: [11_000, 12_000, 11_000], places: [2, 1, 2] });
  });

  it('are as many as the players, wherever in the round they begin', () => {
    const match = given([{}, LAST_TICKET, {}], atTurn(1, 31));
    run(match, '1 chance');
    expect(factsOf(match)).toMatchObject({ turn: 2, turns: 32, lastTurns: 3 });
  });

  it('wait until the turn of the last ticket is completed', () => {
    const match = given([{ tickets: [TICKET.oneMoreDie] }, {}, {}]);
    run(match, '0 chance', '1 2 4 6');
    expect(factsOf(match)).toMatchObject({ turn: 0, lastTurns: null, tickets: [[], {}, {}] });
  });
});

describe('T-6.1 the option evenTurns', () => {
  const EVEN = { ending: 'evenTurns' } as const;

  it('finishes the round, then plays one whole round more', () => {
    // Seat 2 started, so that after 31 turns seat 0 is the second of a round, seat 1 its last.
    const match = given([LAST_TICKET, {}, {}], { ...EVEN, ...atTurn(0, 31) });
    run(match, '0 chance');
    expect(factsOf(match)).toMatchObject({ turn: 1, turns: 32, lastTurns: 1 + 3 });
    run(match, [1, 2, 0].map(idle).join(', '), `${DICE} ${DICE} ${DICE}`);
    expect(factsOf(match)).toMatchObject({ turn: 1, turns: 35, lastTurns: 1 });
    run(match, idle(1), DICE);
    expect(factsOf(match)).toMatchObject({ turn: null, turns: 36, lastTurns: 0 });
    expect(match.outcome()).toBeDefined();
  });

  it('has most to come when the seat that started runs out', () => {
    const match = given([{}, {}, {}, LAST_TICKET], { ...EVEN, ...atTurn(3, 40) });
    run(match, '3 chance');
    expect(factsOf(match)).toMatchObject({ turns: 41, lastTurns: 3 + 4 });
  });

  it('has one round to come when the last seat of a round runs out', () => {
    const match = given([{}, {}, LAST_TICKET], { ...EVEN, ...atTurn(2, 32) });
    run(match, '2 chance');
    expect(factsOf(match)).toMatchObject({ turns: 33, lastTurns: 3 });
  });

  it('is not put off by later last tickets', () => {
    const match = given([LAST_TICKET, LAST_TICKET], EVEN);
    run(match, '0 chance');
    expect(factsOf(match)).toMatchObject({ turn: 1, lastTurns: 1 + 2 });
    run(match, '1 chance');
    expect(factsOf(match)).toMatchObject({ turn: 0, lastTurns: 2 });
  });
});

describe('T-6.1 the ending of a table', () => {
  /** Every ticket collects $100, and seat 2 starts. */
  const atTheFirstLastTicket = (more: object) => {
    const pays = [{ combo: 'seven-of-a-kind', amount: 100 }];
    const colours = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ name, price: 100, pays }));
    const tickets = [{ copies: 36, choices: [[{ do: 'collect', amount: 100 }]] }];
    const set = { colours, tickets };
    const options = { tickets: 5, auctions: false, luckyCharm: false, set, ...more };
    const rng: Rng = { below: () => 2, pick: ([first]) => first!, shuffle: (items) => items };
    const match = plainTakeAChance({ seats: 3, options }, rng);
    const round = '2 chance, 0 chance, 1 chance';
    run(match, [round, round, round, round].join(', '));
    expect(factsOf(match)).toMatchObject({ turn: 2, turns: 12, lastTurns: null });
    run(match, '2 chance');
    return factsOf(match);
  };

  it('is the rulebook’s unless the option says otherwise', () => {
    expect(atTheFirstLastTicket({})).toMatchObject({ turns: 13, lastTurns: 3 });
    expect(atTheFirstLastTicket({ ending: 'rulebook' })).toMatchObject({ lastTurns: 3 });
  });

  it('counts rounds from the seat that was drawn to start', () => {
    expect(atTheFirstLastTicket({ ending: 'evenTurns' })).toMatchObject({ lastTurns: 2 + 3 });
  });
});

describe('T-6.3 a match of 100 turns each', () => {
  it.each(['rulebook', 'evenTurns'] as const)('is stopped with the ending %s', (ending) => {
    const match = given([{}, {}, {}], { ending, ...atTurn(1, 298) });
    run(match, idle(1), DICE);
    expect(asked(match)).toBe('turn of 2');
    run(match, idle(2), DICE);
    expect(factsOf(match)).toMatchObject({ turn: null, turns: 300, lastTurns: null });
    expect(match.outcome()).toEqual({ scores: [11_000, 11_000, 11_000], places: [1, 1, 1] });
  });

  it('is stopped although the last turns have begun', () => {
    const match = given([{}, {}, {}], { ...atTurn(2, 299), lastTurns: 2 });
    run(match, idle(2), DICE);
    expect(factsOf(match)).toMatchObject({ turn: null, turns: 300, lastTurns: 1 });
    expect(match.outcome()).toBeDefined();
  });

  it('is stopped although the last player runs out in that turn', () => {
    const match = given([{}, {}, LAST_TICKET], atTurn(2, 299));
    run(match, '2 chance');
    expect(factsOf(match)).toMatchObject({ turn: null, turns: 300, lastTurns: 3 });
    expect(match.outcome()).toMatchObject({ places: [2, 2, 1] });
  });
});

describe('T-6.2 the winner', () => {
  it('has most in cash and cards; of equals the one with more cards', () => {
    const players = [
      { board: 'B0', cash: 4000 },
      { board: 'P0 P1', cash: 8000 },
      { board: 'P2 P3', cash: 8000, stack: 'B1 B2 B3' },
      { board: 'P4', cash: 10_000 },
    ];
    const match = given(players, { lastTurns: 1 });
    run(match, '0 roll, 0 keep 1 2 4', DICE);
    expect(match.outcome()).toEqual({
      scores: [10_000, 10_000, 10_000, 11_000],
      places: [4, 2, 2, 1],
    });
  });
});
