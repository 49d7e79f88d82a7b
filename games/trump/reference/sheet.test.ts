import { describe, expect, it } from 'vitest';
import type { Clause } from './clauses.ts';
import type { Position } from './position.ts';
import {
  ANY_40,
  accept,
  after,
  agree,
  card,
  cash,
  choice,
  everyTurnEnd,
  expectMoves,
  factsOf,
  give,
  given,
  giveTo,
  HOTEL_PROFIT,
  now,
  offer,
  owners,
  promise,
  property,
  random,
  run,
  show,
  TAX,
  turnEnd,
} from './situations.ts';

/** Whether seat 0, on turn, may offer this to seat 1. */
const isOffered = (more: Partial<Position>, ...clauses: Clause[]): boolean =>
  given(more).isLegal(0, offer(1, ...clauses));

describe('D-7.2, D-7.7 a payment while owning', () => {
  const more = { owners: owners('01......') };
  const pays = give(0, cash(20), everyTurnEnd(0, 3, 0));
  const sells = (turn: number) => give(0, property(0), turnEnd(0, turn));

  it('is looked at on its first date only, in the order of the list', () => {
    expect(isOffered(more, sells(0), pays)).toBe(false);
    expect(isOffered(more, sells(1), pays)).toBe(false);
    expect(isOffered(more, pays, sells(1))).toBe(true);
    expect(isOffered(more, sells(2), pays)).toBe(true);
  });

  it('demands nothing once it is agreed', () => {
    const match = given(more);
    agree(match, 0, offer(1, pays));
    run(match, 1, { type: 'pass' });
    run(match, 2, offer(0, give(0, property(0), now), give(2, cash(50), now)));
    expect(match.isLegal(0, accept)).toBe(true);
  });
});

describe('D-7.2 a property that its taker has already', () => {
  const more = { owners: owners('012.....') };

  it('is given only by who had it after what happens now', () => {
    const gives = (turn: number) => give(1, property(1), turnEnd(1, turn));
    expect(isOffered(more, gives(1), gives(2))).toBe(true);
    expect(isOffered(more, give(1, property(1), now), gives(2))).toBe(false);
    expect(isOffered(more, give(1, property(0), turnEnd(1, 1)))).toBe(false); // never had it
    const back = give(0, property(1), turnEnd(0, 1)); // of who got it now and gives it twice
    expect(isOffered(more, give(1, property(1), now), back, back)).toBe(true);
  });

  it('is not given by a third who never had it', () => {
    const toAll = (giver: number) => ({
      type: 'offer',
      to: 1,
      and: [2],
      clauses: [
        giveTo(2, 0, property(2), turnEnd(2, 1)),
        giveTo(giver, 0, property(2), turnEnd(0, 2)),
      ],
    });
    expect(given(more).isLegal(0, toAll(2))).toBe(true);
    expect(given(more).isLegal(0, toAll(1))).toBe(false);
  });

  it('is not there for a gift tied to a play', () => {
    const hands = [[ANY_40], [], []];
    const gives = give(1, property(0), after(0, ANY_40));
    expect(isOffered({ ...more, hands }, gives)).toBe(false);
    expect(isOffered({ ...more, hands }, gives, promise(0, ANY_40, 1))).toBe(false);
  });
});

describe('D-7.2, D-7.8 a card lent', () => {
  /** What another's card is, seat 0 does not know. */
  const hidden = { hands: [[], [ANY_40], []], owners: owners('0.......') };

  it('can be given back, whoever lends it', () => {
    const borrow = [give(1, card(TAX), now), give(0, card(TAX), turnEnd(0, 1))];
    expect(isOffered(hidden, ...borrow)).toBe(true); // if you have it
    const later = [give(1, card(TAX), turnEnd(1, 1)), give(0, card(TAX), turnEnd(0, 1))];
    expect(isOffered(hidden, ...later)).toBe(true);
    expect(isOffered(hidden, ...later.toReversed(), give(0, card(TAX), turnEnd(0, 0)))).toBe(false);
    const match = given({ hands: [[], [TAX], []] });
    run(match, 0, offer(1, ...borrow));
    expect(match.isLegal(1, accept)).toBe(true);
    const without = given(hidden);
    run(without, 0, offer(1, ...borrow));
    expect(without.isLegal(1, accept)).toBe(false);
  });

  it('is the lender’s to play again', () => {
    const clauses = [
      give(1, card(TAX), now),
      give(0, card(TAX), turnEnd(0, 0)),
      promise(1, TAX, 1),
    ];
    expect(isOffered(hidden, ...clauses)).toBe(true);
    const match = given({ hands: [[], [TAX], []], owners: owners('0.......') });
    run(match, 0, offer(1, ...clauses));
    expect(match.isLegal(1, accept)).toBe(true);
  });
});

describe('D-7.7, D-7.8 when a contract is made', () => {
  it('random cards come before shows and all else, wherever they are listed', () => {
    const match = given({ hands: [[TAX, ANY_40], [3], []] });
    run(
      match,
      0,
      offer(1, give(1, card(3), now), show(0, TAX), show(0, null), give(0, random(1), now)),
    );
    run(match, 1, accept, 0); // of one free card: not the one shown, nor the one to come
    expect(factsOf(match)['hands']).toEqual([[3, TAX], [ANY_40], []]);
  });

  it('what has been shown or given already can be chosen', () => {
    const expectChoice = (clauses: Clause[], ...cards: number[]): void => {
      const match = given({ hands: [[TAX, TAX, ANY_40], [], []] });
      run(match, 0, offer(1, ...clauses));
      run(match, 1, accept);
      expectMoves(
        match,
        1,
        cards.map((chosen) => ({ type: 'choose', card: chosen })),
      );
    };
    const chosen = give(0, choice('taker'), now);
    const tax = give(0, card(TAX), now);
    expectChoice([chosen, show(0, TAX)], ANY_40, TAX);
    expectChoice([tax, chosen], ANY_40, TAX);
    expectChoice([chosen, tax], ANY_40); // a Tax is still to be given
  });
});

describe('D-7.2 passing in a row', () => {
  it('does not end the game on the sheet', () => {
    // the Hotel comes when all have passed, and nothing timed is open after it
    const more = { hands: [[HOTEL_PROFIT], [], []], owners: owners('1.......') };
    const clauses = [
      give(1, property(0), turnEnd(1, 2)),
      give(0, cash(30), after(0, HOTEL_PROFIT)),
    ];
    expect(isOffered(more, ...clauses)).toBe(true);
  });
});
