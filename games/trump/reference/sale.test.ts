import type { Json } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import {
  BACK_IN,
  expectMoves,
  FORCE_SALE,
  factsOf,
  given,
  INVESTOR_20,
  INVESTOR_50,
  OUT,
  openAll,
  owners,
  pass,
  passAll,
  run,
} from './situations.ts';
import type { Position } from './position.ts';

const raise = (cash: number, ...cards: number[]): Json => ({ type: 'raise', cash, cards });
const knockOut = (seat: number): Json => ({ type: 'knockOut', seat });
const backIn = { type: 'backIn' };

/** Seat 0 forces the sale of property 0. */
function sale(hands: number[][], more: Partial<Position> = {}) {
  const match = given({
    seats: hands.length,
    part: 1,
    hands: [[FORCE_SALE, ...hands[0]!], ...hands.slice(1)],
    ...more,
  });
  run(match, 0, { type: 'play', card: FORCE_SALE, property: 0 });
  return match;
}

describe('D-5.1, D-5.2 openings', () => {
  it('are sealed until the last one is in', () => {
    const match = sale([[], [], []]);
    run(match, 1, { type: 'open', amount: 30 });
    expect(match.toAct()).toEqual([0, 2]);
    expect(match.moves(1)).toEqual([]);
    expect(factsOf(match)['sale']).toMatchObject({ sealed: [null, 30, null], bids: [0, 0, 0] });
    expect(match.isLegal(0, { type: 'open', amount: 110 })).toBe(false);
    expect(match.isLegal(0, { type: 'open', amount: 5 })).toBe(false);
  });

  it('change nothing when nobody opens, and sell to a single one', () => {
    const nobody = sale([[], [], []]);
    openAll(nobody, 0, 0, 0);
    expect(factsOf(nobody)).toMatchObject({ turn: 1, owners: owners('........') });
    const one = sale([[], [], []]);
    openAll(one, 0, 0, 40);
    expect(factsOf(one)).toMatchObject({ cash: [100, 100, 60], owners: owners('2.......') });
  });

  it('are not listed when there are more than 512 amounts', () => {
    expect(sale([[], [], []], { cash: [5110, 0, 0] }).moves(0)).toHaveLength(512);
    expect(sale([[], [], []], { cash: [5120, 0, 0] }).moves(0)).toBe('wide');
  });
});

describe('D-5.3, D-5.4 raises', () => {
  it('need an investor before own cash', () => {
    const match = sale([[], [INVESTOR_50], []]);
    openAll(match, 20, 20, 10);
    expectMoves(match, 0, [pass]);
    expect(match.isLegal(0, raise(10))).toBe(false);
    run(match, 0, pass);
    expect(match.moves(1)).toBe('wide');
    expect(match.isLegal(1, raise(10))).toBe(false);
    expect(match.isLegal(1, raise(10, INVESTOR_20))).toBe(false);
    run(match, 1, raise(10, INVESTOR_50)); // in the same move
    expect(match.isLegal(2, raise(70))).toBe(false); // 80, as high only
    expect(match.isLegal(2, raise(80))).toBe(true);
  });
});

describe('D-5.5 knocked out', () => {
  it('can only come back, with the old bid', () => {
    const match = sale([[OUT], [BACK_IN, OUT, INVESTOR_50], []]);
    openAll(match, 20, 40, 10);
    run(match, 0, knockOut(1));
    expectMoves(match, 1, [pass, backIn]);
    run(match, 1, backIn);
    expect(factsOf(match)['sale']).toMatchObject({
      bids: [20, 40, 10],
      standing: ['in', 'in', 'in'],
    });
    expect(factsOf(match)['discards']).toEqual([FORCE_SALE, OUT, BACK_IN]);
  });

  it('leads with the earlier of equal bids after coming back', () => {
    const match = sale([[], [INVESTOR_20], [OUT, INVESTOR_50], [BACK_IN]]);
    openAll(match, 10, 20, 30, 60);
    run(match, 0, pass);
    run(match, 1, pass);
    run(match, 2, knockOut(3));
    run(match, 3, pass);
    run(match, 0, pass);
    run(match, 1, raise(20, INVESTOR_20)); // 60, as much as seat 3 once opened with
    run(match, 2, pass);
    run(match, 3, backIn);
    for (const seat of [0, 1, 2]) run(match, seat, pass);
    expect(factsOf(match)['owners']).toEqual(owners('3.......'));
  });
});

describe('D-5.6 the end', () => {
  it('asks the leader too before anything has happened', () => {
    const match = sale([[], [], []]);
    openAll(match, 10, 20, 0);
    run(match, 0, pass);
    expect(match.toAct()).toEqual([1]);
    run(match, 1, pass);
    expect(factsOf(match)).toMatchObject({ sale: null, cash: [100, 80, 100] });
  });

  it('asks the leader too before anything has happened, however late in the round', () => {
    const match = sale([[], [], []]);
    openAll(match, 30, 20, 10);
    run(match, 0, pass);
    run(match, 1, pass);
    expect(match.toAct()).toEqual([2]);
    run(match, 2, pass);
    expect(factsOf(match)).toMatchObject({ sale: null, owners: owners('0.......') });
  });

  it('comes like in the first example of the rulebook', () => {
    const match = sale([[OUT], [], [], []], { cash: [200, 200, 200, 200] });
    openAll(match, 100, 70, 120, 10);
    run(match, 0, knockOut(2));
    run(match, 1, pass);
    expectMoves(match, 2, [pass]); // knocked out and without a card to come back
    run(match, 2, pass);
    run(match, 3, pass);
    expect(factsOf(match)).toMatchObject({
      sale: null,
      cash: [100, 200, 200, 200],
      owners: owners('0.......'),
    });
  });

  it('comes like in the second example of the rulebook', () => {
    const [you, donna, mike, jeff] = [0, 1, 2, 3];
    const center = 2;
    const match = given({
      seats: 4,
      part: 1,
      turn: donna,
      hands: [[], [FORCE_SALE], [INVESTOR_50, OUT], [OUT]],
      cash: [200, 200, 200, 200],
      boxes: [50, 50, 130, 50, 50, 50, 50, 50],
    });
    run(match, donna, { type: 'play', card: FORCE_SALE, property: center });
    openAll(match, 10, 60, 50, 60);
    run(match, donna, pass); // of the two who bid 60 she leads
    run(match, mike, raise(0, INVESTOR_50));
    run(match, jeff, raise(50));
    run(match, you, pass);
    run(match, donna, raise(60));
    run(match, mike, pass);
    run(match, jeff, knockOut(donna));
    run(match, you, pass);
    run(match, donna, pass);
    run(match, mike, knockOut(jeff));
    run(match, jeff, pass);
    run(match, you, pass);
    run(match, donna, pass);
    expect(factsOf(match)).toMatchObject({
      sale: null,
      owners: owners('..2.....'),
      cash: [200, 200, 150, 200], // 50 of Mike's 100 are the investor's
    });
    expect(factsOf(match)['boxes']).toEqual([50, 50, 130, 50, 50, 50, 50, 50]);
  });

  it('asks again who knocked out somebody without leading then', () => {
    const match = sale([[OUT, OUT], [], [], []]);
    openAll(match, 10, 30, 40, 20);
    run(match, 0, knockOut(2)); // seat 1 leads
    passAll(match, 1, 2, 3);
    expect(match.toAct()).toEqual([0]);
    run(match, 0, knockOut(1)); // seat 3 leads
    passAll(match, 1, 2, 3, 0);
    expect(factsOf(match)).toMatchObject({ sale: null, owners: owners('3.......') });
  });

  it('asks again who came back with a lower bid', () => {
    const match = sale([[OUT], [BACK_IN, INVESTOR_50], []]);
    openAll(match, 30, 20, 10);
    run(match, 0, knockOut(1));
    run(match, 1, backIn);
    passAll(match, 2, 0);
    expect(match.toAct()).toEqual([1]);
    run(match, 1, raise(0, INVESTOR_50));
    passAll(match, 2, 0);
    expect(factsOf(match)).toMatchObject({ sale: null, owners: owners('1.......') });
  });

  it('does not ask again who came back and leads', () => {
    const match = sale([[OUT], [BACK_IN], []]);
    openAll(match, 30, 40, 10);
    run(match, 0, knockOut(1));
    run(match, 1, backIn);
    passAll(match, 2, 0);
    expect(factsOf(match)).toMatchObject({ sale: null, owners: owners('1.......') });
  });

  it('asks those knocked out, card or not, and waits for them', () => {
    const match = sale([[OUT, OUT], [], [BACK_IN]]);
    openAll(match, 30, 20, 40);
    run(match, 0, knockOut(2));
    run(match, 1, pass);
    expectMoves(match, 2, [pass, backIn]);
    run(match, 2, backIn);
    run(match, 0, knockOut(2));
    passAll(match, 1, 2);
    expect(factsOf(match)).toMatchObject({ sale: null, owners: owners('0.......') });
  });

  it('forgets passes that came before a raise', () => {
    const match = sale([[], [], [INVESTOR_50]]);
    openAll(match, 30, 20, 10);
    passAll(match, 0, 1);
    run(match, 2, raise(0, INVESTOR_50));
    run(match, 0, pass);
    expect(match.toAct()).toEqual([1]);
    run(match, 1, pass);
    expect(factsOf(match)).toMatchObject({ sale: null, owners: owners('2.......') });
  });
});

describe('D-5.7 the money', () => {
  it('goes to the owner', () => {
    const match = sale([[], [], []], { owners: owners('1.......') });
    openAll(match, 10, 20, 70);
    for (const seat of [0, 1, 2]) run(match, seat, pass);
    expect(factsOf(match)).toMatchObject({ cash: [100, 170, 30], owners: owners('2.......') });
  });

  it('goes into the box of an owner who wins', () => {
    const match = sale([[], [], []], { owners: owners('1.......') });
    openAll(match, 10, 20, 0);
    for (const seat of [0, 1]) run(match, seat, pass);
    expect(factsOf(match)).toMatchObject({ cash: [100, 80, 100], owners: owners('1.......') });
    expect(factsOf(match)['boxes']).toEqual([70, 50, 50, 50, 50, 50, 50, 50]);
  });

  it.each([
    ['kept', 150],
    ['returned', 100],
  ] as const)('of a losing investor is %s', (investorMoney, left) => {
    const match = sale([[INVESTOR_50], [], []], { investorMoney });
    openAll(match, 10, 20, 0);
    run(match, 0, raise(0, INVESTOR_50));
    run(match, 1, raise(60));
    run(match, 0, pass);
    expect(factsOf(match)).toMatchObject({ cash: [left, 20, 100], owners: owners('1.......') });
  });
});
