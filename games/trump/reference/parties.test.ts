import { describe, expect, it } from 'vitest';
import type { Clause } from './clauses.ts';
import {
  ANY_40,
  accept,
  agree,
  card,
  cash,
  done,
  expectMoves,
  FIVE_ROLLS,
  FORCE_SALE,
  factsOf,
  give,
  given,
  giveTo,
  HOTEL_PROFIT,
  lapsed,
  now,
  offer,
  openAll,
  openIn,
  option,
  owners,
  pass,
  passAll,
  play,
  promise,
  property,
  run,
  TAX,
  turnEnd,
} from './situations.ts';

const CASINO_PROFIT = 1;

const use = (contract: number, clause: number) => ({ type: 'use', contract, clause });

describe('D-7.7 options', () => {
  const onHotel = option(1, null, give(0, property(0), now), give(1, cash(60), now));

  it('are used on one’s own turn, and cannot be refused', () => {
    const match = given({ hands: [[], [HOTEL_PROFIT], []], owners: owners('0.......'), deals: 1 });
    agree(match, 0, offer(1, onHotel));
    run(match, 1, use(1, 0));
    expect(factsOf(match)).toMatchObject({
      asked: 'related', // D-6.3
      toAct: [1],
      owners: owners('1.......'),
      cash: [160, 40, 100],
      related: { cards: [], properties: [0] },
      contracts: [],
    });
    expectMoves(match, 1, [play(HOTEL_PROFIT), done]);
    run(match, 1, done);
    expect(factsOf(match)).toMatchObject({ turn: 2, passes: 0 });
  });

  it('count as doing something, D-6.4', () => {
    const match = given();
    agree(match, 0, offer(1, option(0, null, give(1, cash(30), now))));
    passAll(match, 1, 2);
    run(match, 0, use(1, 0));
    expect(factsOf(match)).toMatchObject({ turn: 1, passes: 0, cash: [130, 70, 100] });
  });

  it('are paid in full or not used', () => {
    const match = given({ owners: owners('0.......'), cash: [0, 50, 0] });
    agree(match, 0, offer(1, onHotel));
    expect(match.isLegal(1, use(1, 0))).toBe(false);
    expect(match.isLegal(1, use(1, 1))).toBe(false);
    run(match, 1, pass);
    expect(match.isLegal(2, use(1, 0))).toBe(false);
  });

  it('are not paid with what is promised elsewhere, and not only by oneself', () => {
    const match = given({ owners: owners('01......') });
    expect(match.isLegal(0, offer(1, option(0, null, give(0, cash(10), now))))).toBe(false);
    const swap = option(1, null, give(0, property(0), now), give(1, property(1), now));
    const away = give(1, property(1), turnEnd(1, 1));
    expect(match.isLegal(0, offer(1, swap, away))).toBe(false); // it could never be used
    const open = [swap, away].map((clause, index) => ({
      index,
      due: index === 0 ? null : 1,
      clause,
    }));
    const both = given({
      owners: owners('01......'),
      turn: 1,
      contracts: [{ number: 1, seats: [0, 1], open }],
    });
    expect(both.isLegal(1, use(1, 0))).toBe(false); // to be given anyway
    passAll(both, 1, 2);
    expect(factsOf(both)['owners']).toEqual(owners('00......'));
    run(both, 0, offer(1, give(0, cash(10), now)));
    run(both, 1, accept);
    expect(both.isLegal(1, use(1, 0))).toBe(false); // not there any more
  });

  it('take cash of others as far as there is', () => {
    const match = given({ cash: [10, 0, 0] });
    agree(match, 0, offer(1, option(1, null, give(0, cash(30), now))));
    run(match, 1, use(1, 0));
    expect(factsOf(match)).toMatchObject({
      turn: 2,
      cash: [0, 10, 0],
      debts: [{ from: 0, to: 1, amount: 20 }],
    });
  });

  it('bind what others would give, not what the user would', () => {
    const match = given({
      hands: [[FORCE_SALE, TAX], [ANY_40], []],
      owners: owners('01......'),
      deals: 2,
    });
    agree(
      match,
      0,
      offer(
        1,
        option(
          1,
          null,
          give(0, property(0), now),
          give(0, card(TAX), now),
          give(1, property(1), now),
        ),
      ),
    );
    expect(match.isLegal(1, play(ANY_40))).toBe(true);
    passAll(match, 1, 2);
    expect(match.isLegal(0, { type: 'play', card: FORCE_SALE, property: 0 })).toBe(false);
    expect(match.isLegal(0, { type: 'play', card: TAX, seat: 1 })).toBe(false);
    expect(match.isLegal(0, { type: 'play', card: FORCE_SALE, property: 1 })).toBe(true);
  });

  it('lapse when a card is not there, and the turn goes on', () => {
    const match = given({
      hands: [[TAX], [], [FIVE_ROLLS]],
      owners: owners('0.......'),
      passes: 0,
    });
    const paid = option(1, null, give(1, cash(50), now), give(0, card(TAX), now));
    agree(match, 0, offer(1, paid, give(0, cash(20), lapsed(0))));
    run(match, 1, pass);
    run(match, 2, play(FIVE_ROLLS), 5);
    run(match, 2, { type: 'take', seat: 0 }, 0, 0, 0, 0, 0);
    run(match, 0, pass);
    run(match, 1, use(1, 0));
    expect(factsOf(match)).toMatchObject({
      turn: 1,
      asked: 'turn',
      cash: [80, 120, 100],
      contracts: [],
      passes: 1,
    });
  });

  it('lapse whole when a property of theirs is sold, and are over after their term', () => {
    const match = given({ hands: [[], [], [FORCE_SALE]], owners: owners('00......') });
    const both = option(
      1,
      null,
      give(0, property(0), now),
      give(0, property(1), now),
      give(1, cash(10), now),
    );
    agree(match, 0, offer(1, both, give(0, cash(20), lapsed(0))));
    run(match, 1, pass);
    run(match, 2, { type: 'play', card: FORCE_SALE, property: 1 });
    openAll(match, 0, 0, 10);
    expect(factsOf(match)).toMatchObject({ contracts: [], cash: [90, 120, 90] });
    const short = given({ owners: owners('00......') });
    const term = option(1, { seat: 1, turn: 1 }, give(0, property(0), now));
    agree(short, 0, offer(1, term, give(0, cash(20), lapsed(0))));
    expect(openIn(short)).toEqual({ 1: [0, 1] });
    run(short, 1, pass);
    expect(factsOf(short)).toMatchObject({ contracts: [], cash: [100, 100, 100] });
  });

  it('are not used against a promise of one’s own, D-7.2', () => {
    const match = given({ hands: [[], [CASINO_PROFIT], []], owners: owners('01......') });
    const swap = option(1, null, give(0, property(0), now), give(1, property(1), now));
    agree(match, 0, offer(1, swap, promise(1, CASINO_PROFIT, 3)));
    expect(match.isLegal(1, use(1, 0))).toBe(false); // it takes the Casino
    run(match, 1, play(CASINO_PROFIT));
    passAll(match, 2, 0);
    expect(match.isLegal(1, use(1, 0))).toBe(true);
  });

  it('leave the turn that a promised play needs, D-7.2', () => {
    const match = given({
      hands: [[], [ANY_40], []],
      owners: owners('01......'),
      deals: 1,
    });
    agree(match, 0, offer(1, option(1, null, give(0, cash(10), now)), promise(1, ANY_40, 1)));
    expectMoves(match, 1, [play(ANY_40)]); // the option has nothing to do with the card
    const related = given({
      hands: [[], [ANY_40], []],
      owners: owners('01......'),
      deals: 1,
    });
    agree(related, 0, offer(1, option(1, null, give(0, property(0), now)), promise(1, ANY_40, 1)));
    expectMoves(related, 1, [play(ANY_40), use(1, 0)]);
    run(related, 1, use(1, 0));
    expectMoves(related, 1, [play(ANY_40)]);
  });
});

describe('D-7.7 several parties', () => {
  const ring: Clause[] = [
    giveTo(0, 1, cash(10), now),
    giveTo(1, 2, cash(20), now),
    giveTo(2, 0, property(2), turnEnd(2, 1)),
  ];
  const all = { type: 'offer', to: 1, and: [2], clauses: ring };

  it('are asked clockwise, and nothing moves before the last one', () => {
    const match = given({ owners: owners('..2.....') });
    run(match, 0, all);
    expect(factsOf(match)['offer']).toEqual({
      from: 0,
      to: 1,
      and: [2],
      accepted: [],
      clauses: ring,
      counters: 0,
    });
    expectMoves(match, 1, [accept, { type: 'reject' }]); // D-6.2: no counter-offer
    run(match, 1, accept);
    expect(factsOf(match)).toMatchObject({
      cash: [100, 100, 100],
      toAct: [2],
      offer: { accepted: [1] },
    });
    run(match, 2, accept);
    expect(factsOf(match)).toMatchObject({
      cash: [90, 90, 120],
      contracts: [{ seats: [0, 1, 2], open: [{ index: 2 }] }],
      turn: 1,
    });
    passAll(match, 1, 2);
    expect(factsOf(match)['owners']).toEqual(owners('..0.....'));
  });

  it('do nothing if one of them rejects', () => {
    const match = given({ owners: owners('..2.....') });
    run(match, 0, all);
    run(match, 1, accept);
    run(match, 2, { type: 'reject' });
    expect(factsOf(match)).toMatchObject({ turn: 1, cash: [100, 100, 100], contracts: [] });
  });
});

describe('D-7.7 ending a contract', () => {
  const bound = () => {
    const match = given({ hands: [[TAX], [], []], owners: owners('01......') });
    agree(
      match,
      0,
      offer(1, give(0, property(0), turnEnd(0, 9)), give(0, card(TAX), turnEnd(0, 9))),
    );
    return match;
  };

  it('is a deal among its parties, without a lapse', () => {
    const match = bound();
    const end = { type: 'offer', to: 0, clauses: [], ends: 1 };
    expect(match.isLegal(1, { ...end, ends: 2 })).toBe(false);
    expect(match.isLegal(1, { ...end, to: 2 })).toBe(false);
    expect(match.isLegal(1, offer(0))).toBe(false); // nothing at all
    run(match, 1, end);
    expect(factsOf(match)['offer']).toMatchObject({ ends: 1, clauses: [] });
    run(match, 0, accept);
    expect(factsOf(match)).toMatchObject({ contracts: [], turn: 2 });
    run(match, 2, pass);
    expect(match.isLegal(0, { type: 'play', card: TAX, seat: 1 })).toBe(true);
  });

  it('frees what it bound for the deal that comes in its place', () => {
    const match = bound();
    const sell = give(0, property(0), now);
    expect(match.isLegal(1, offer(0, sell))).toBe(false);
    expect(match.isLegal(1, { type: 'offer', to: 0, clauses: [sell], ends: 1 })).toBe(true);
    run(match, 1, { type: 'offer', to: 0, clauses: [sell, give(0, card(TAX), now)], ends: 1 });
    run(match, 0, accept);
    run(match, 1, done);
    expect(factsOf(match)).toMatchObject({ owners: owners('11......'), contracts: [] });
    run(match, 2, pass);
    agree(match, 0, offer(1, give(0, cash(10), turnEnd(0, 1))));
    expect(openIn(match)).toEqual({ 3: [0] }); // the second has left a number behind
  });
});
