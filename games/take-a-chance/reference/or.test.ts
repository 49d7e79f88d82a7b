import type { Rng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { plainTakeAChance } from './plain.ts';
import { asked, cards, expectMoves, factsOf, given, run, TICKET } from './situations.ts';
import { ORDINARY_ROLL, readSet, type Step } from './set.ts';

/** Two more tickets lie under these, so that no ending begins. */
const pile = (...kinds: number[]) => ({ tickets: [...kinds, 4, 4] });

const FORCED = { or: 'forced' } as const;

describe('T-5.3 choosing between a ticket and its OR', () => {
  const able = () =>
    given([{ cash: 3000, ...pile(TICKET.buyAndRoll) }, {}, {}], { pool: 'R0 - -' });

  it('is asked of the player after the ticket has been turned over', () => {
    const match = able();
    run(match, '0 chance');
    expect(asked(match)).toBe('or of 0');
    expect(factsOf(match)).toMatchObject({ turn: 0, roll: null, cash: [3000, 10_000, 10_000] });
    expect(factsOf(match).ticket).toEqual({
      kind: TICKET.buyAndRoll,
      choice: null,
      step: 0,
      buys: 0,
    });
    expect(factsOf(match).played[0]).toEqual([TICKET.buyAndRoll]);
    expectMoves(match, 'first', 'or');
    expect(match.isLegal(1, { type: 'or' })).toBe(false);
    expect(match.isLegal(0, { type: 'or', choice: 1 })).toBe(false);
  });

  it('is free for whoever could do the first action', () => {
    const first = able();
    run(first, '0 chance, 0 first');
    expect(factsOf(first)).toMatchObject({ ticket: { choice: 0, step: 0, buys: 1 }, roll: null });
    expectMoves(first, 'buy R0');
    run(first, '0 buy R0', '1 2 3 4');
    expect(factsOf(first)).toMatchObject({ ticket: { step: 1, buys: 0 }, roll: { size: 4 } });
    const or = able();
    run(or, '0 chance, 0 or', '1 2 3');
    expect(factsOf(or)).toMatchObject({ ticket: { choice: 1, step: 0, buys: 0 } });
    expect(factsOf(or)).toMatchObject({ cash: [3000, 10_000, 10_000], roll: { size: 3 } });
  });

  it('is left with the OR without the cash for the first action, and asked all the same', () => {
    const match = given([{ cash: 2900, ...pile(TICKET.buyAndRoll) }, {}, {}], { pool: 'R0 - -' });
    run(match, '0 chance');
    expect(asked(match)).toBe('or of 0');
    expectMoves(match, 'or');
    run(match, '0 or', '1 2 3');
    expect(factsOf(match)).toMatchObject({ ticket: { choice: 1, step: 0, buys: 0 } });
  });

  it('is left with the OR without the cards for the first action', () => {
    const match = given([pile(TICKET.buyNewColour), {}, {}], { pool: 'P4 P5 -' });
    run(match, '0 chance');
    expectMoves(match, 'or');
    run(match, '0 or', '1 2 3 4');
    expect(factsOf(match)).toMatchObject({ ticket: { choice: 1 }, roll: { size: 4 } });
  });

  it('is not asked about a ticket without OR', () => {
    const match = given([pile(TICKET.oneMoreDie), {}, {}]);
    run(match, '0 chance', '1 2 3 4');
    expect(asked(match)).toBe('rethrow of 0');
    expect(factsOf(match).ticket).toMatchObject({ choice: 0, step: 0 });
  });

  it('is asked again about the next ticket of a chain', () => {
    const match = given([pile(TICKET.collectAndAnother, TICKET.swap), {}, {}], { pool: 'O0 - -' });
    run(match, '0 chance');
    expect(asked(match)).toBe('or of 0');
    expect(factsOf(match).ticket).toMatchObject({ kind: TICKET.swap, choice: null });
    run(match, '0 or');
    expect(factsOf(match)).toMatchObject({ turn: 1, cash: [12_000, 10_000, 10_000] });
  });

  it('counts the discount on a Pool card, and no stack card', () => {
    const stack = 'P3 - -';
    const poor = given([{ cash: 2400, stack, ...pile(TICKET.buyPoolForLess) }, {}, {}], {
      pool: 'R0 - -',
    });
    run(poor, '0 chance');
    expectMoves(poor, 'or');
    run(poor, '0 or');
    expect(factsOf(poor)).toMatchObject({ turn: 1, cash: [2900, 10_000, 10_000] });
    const rich = given([{ cash: 2500, stack, ...pile(TICKET.buyPoolForLess) }, {}, {}], {
      pool: 'R0 Y0 -',
    });
    run(rich, '0 chance, 0 first');
    expectMoves(rich, 'buy R0');
    run(rich, '0 buy R0', '1 2 3 4');
    expect(factsOf(rich)).toMatchObject({ cash: [0, 10_000, 10_000], bank: 2500 });
  });

  it('has a new colour to buy or one more die', () => {
    const match = given([{ stack: 'O0 P3 -', ...pile(TICKET.buyNewColour) }, {}, {}], {
      pool: 'P4 R0 -',
    });
    run(match, '0 chance, 0 first');
    expectMoves(match, 'buy O0', 'buy R0');
  });

  it('counts a Pool card at $100 with auctions, a stack card at its price', () => {
    const auctions = { auctions: true, pool: 'B0 - -' };
    const hundred = given([{ cash: 100, ...pile(TICKET.buyAndRoll) }, {}, {}], auctions);
    run(hundred, '0 chance');
    expectMoves(hundred, 'first', 'or');
    const broke = given([{ cash: 0, ...pile(TICKET.buyAndRoll) }, {}, {}], auctions);
    run(broke, '0 chance');
    expectMoves(broke, 'or');
    const stack = given([{ cash: 900, stack: 'P3 - -', ...pile(TICKET.buyAndRoll) }, {}, {}], {
      auctions: true,
    });
    run(stack, '0 chance');
    expectMoves(stack, 'or');
  });
});

describe('T-5.3 buying two', () => {
  it('offers for the first what leaves enough for a second', () => {
    const match = given([{ cash: 5000, stack: 'P3 - -', ...pile(TICKET.buyTwo) }, {}, {}], {
      pool: 'R0 Y0 G0',
      draw: 'P4 B0',
    });
    run(match, '0 chance, 0 first');
    expect(factsOf(match)).toMatchObject({ ticket: { choice: 0, step: 0, buys: 2 } });
    expectMoves(match, 'buy P3', 'buy R0', 'buy Y0');
    run(match, '0 buy Y0');
    expect(factsOf(match)).toMatchObject({ ticket: { buys: 1 }, pool: cards('R0 P4 G0') });
    expectMoves(match, 'buy P3', 'buy P4'); // the card that filled the gap may be bought
    run(match, '0 buy P4');
    expect(factsOf(match)).toMatchObject({ turn: 1, cash: [0, 10_000, 10_000] });
  });

  it('needs the cash for both together', () => {
    const match = given([{ cash: 6900, ...pile(TICKET.buyTwo) }, {}, {}], { pool: 'R0 Y0 -' });
    run(match, '0 chance');
    expectMoves(match, 'or');
  });

  it('has an OR that is buying one, for those too who could buy two', () => {
    const match = given([{ cash: 7000, ...pile(TICKET.buyTwo) }, {}, {}], { pool: 'R0 Y0 -' });
    run(match, '0 chance');
    expectMoves(match, 'first', 'or');
    run(match, '0 or');
    expect(factsOf(match)).toMatchObject({ question: 'buy', ticket: { choice: 1, buys: 1 } });
    expectMoves(match, 'buy R0', 'buy Y0');
    run(match, '0 buy Y0');
    expect(asked(match)).toBe('turn of 1');
  });

  it('has an OR that is a roll, unasked, if there is not even one to buy', () => {
    const match = given([{ cash: 2900, ...pile(TICKET.buyTwo) }, {}, {}], { pool: 'R0 Y0 -' });
    run(match, '0 chance, 0 or', '1 2 3');
    expect(factsOf(match)).toMatchObject({ question: 'rethrow', ticket: { choice: 2 } });
  });
});

describe('T-5.3 the option forced', () => {
  it('does the first action whenever it can be done, unasked', () => {
    const match = given([{ cash: 3000, ...pile(TICKET.buyAndRoll) }, {}, {}], {
      ...FORCED,
      pool: 'R0 - -',
    });
    run(match, '0 chance');
    expect(asked(match)).toBe('buy of 0');
    expect(factsOf(match).ticket).toMatchObject({ choice: 0, step: 0, buys: 1 });
  });

  it('takes the OR otherwise, unasked', () => {
    const match = given([{ cash: 2900, ...pile(TICKET.buyAndRoll) }, {}, {}], {
      ...FORCED,
      pool: 'R0 - -',
    });
    run(match, '0 chance', '1 2 3');
    expect(factsOf(match)).toMatchObject({ ticket: { choice: 1, step: 0, buys: 0 } });
  });

  it('goes on to the first of several ORs that can be done', () => {
    const pool = 'R0 Y0 -';
    const one = given([{ cash: 6900, ...pile(TICKET.buyTwo) }, {}, {}], { ...FORCED, pool });
    run(one, '0 chance');
    expect(factsOf(one)).toMatchObject({ ticket: { choice: 1, buys: 1 } });
    const none = given([{ cash: 2900, ...pile(TICKET.buyTwo) }, {}, {}], { ...FORCED, pool });
    run(none, '0 chance', '1 2 3');
    expect(factsOf(none)).toMatchObject({ ticket: { choice: 2 } });
  });
});

describe('T-5.3 the option at the table', () => {
  /** Leaves every deck as it is: the first seat has tickets of the kind 0, buy and roll or roll. */
  const unshuffled: Rng = { below: () => 0, pick: ([first]) => first!, shuffle: (items) => items };
  const options = { tickets: 6, auctions: false, luckyCharm: false, set: null };

  it('is free unless it says forced', () => {
    const table = (more: object) => {
      const match = plainTakeAChance({ seats: 3, options: { ...options, ...more } }, unshuffled);
      run(match, '0 chance');
      return asked(match);
    };
    expect(table({})).toBe('or of 0');
    expect(table({ or: 'free' })).toBe('or of 0');
    expect(table({ or: 'forced' })).toBe('buy of 0');
  });
});

describe('T-5.3 another set with a free OR', () => {
  const withTicket = (...choices: Step[][]) =>
    given([{ tickets: [0, 0, 0] }, {}, {}], {
      set: { ...readSet(null), tickets: [{ copies: 36, choices }] },
    });

  it('lets the player choose between two that can always be done', () => {
    const set = (): ReturnType<typeof given> =>
      withTicket([ORDINARY_ROLL], [{ do: 'collect', amount: 500 }]);
    const first = set();
    run(first, '0 chance');
    expectMoves(first, 'first', 'or');
    run(first, '0 first', '1 2 3');
    expect(factsOf(first)).toMatchObject({ question: 'rethrow', ticket: { choice: 0, step: 0 } });
    const or = set();
    run(or, '0 chance, 0 or');
    expect(factsOf(or)).toMatchObject({ turn: 1, cash: [10_500, 10_000, 10_000] });
  });

  it('keeps a ticket for what has been chosen', () => {
    const match = withTicket([{ do: 'keep', what: 'die' }], [{ do: 'keep', what: 'rethrow' }]);
    run(match, '0 chance, 0 or, 1 roll, 1 keep 1 2 4, 2 roll, 2 keep 1 2 4', '1 2 4 1 2 4');
    expect(factsOf(match).kept[0]).toEqual([0]);
    run(match, '0 roll', '1 2 4'); // no extra die is offered
    run(match, '0 keep 1 2', '6');
    expect(asked(match)).toBe('kept rethrow of 0');
    run(match, '0 keep 1 2', '5');
    expect(factsOf(match)).toMatchObject({ turn: 1, kept: [[], [], []] });
  });
});
