import { describe, expect, it } from 'vitest';
import {
  ANY_40,
  accept,
  after,
  card,
  cash,
  done,
  expectMoves,
  FIVE_ROLLS,
  FORCE_SALE,
  factsOf,
  give,
  given,
  HOTEL_AND_CASINO,
  HOTEL_DIE,
  HOTEL_PROFIT,
  INVESTOR_50,
  now,
  offer,
  openAll,
  owners,
  pass,
  passAll,
  play,
  promise,
  property,
  random,
  run,
  SPORTS_PROFIT,
  share,
  TAX,
  THREE_PROPERTIES,
  turnEnd,
} from './situations.ts';

describe('D-6.2 offers', () => {
  it('allow three counter-offers, and a rejection ends the turn', () => {
    const match = given();
    const clauses = [give(0, cash(10), now)];
    run(match, 0, offer(1, ...clauses));
    for (const seat of [1, 0, 1]) run(match, seat, { type: 'counter', clauses });
    expectMoves(match, 0, [accept, { type: 'reject' }]);
    run(match, 0, { type: 'reject' });
    expect(factsOf(match)).toMatchObject({ turn: 1, dealsOpened: [1, 0, 0], offer: null });
  });

  it('are bounded by `deals`', () => {
    const match = given({ deals: 0 });
    expectMoves(match, 0, [pass]);
    expect(match.isLegal(0, offer(1, give(0, cash(10), now)))).toBe(false);
  });

  it('ask for cards nobody need have, which then cannot be accepted', () => {
    const match = given({ hands: [[], [3], []], cash: [30, 0, 0] });
    expect(match.isLegal(0, offer(1, give(0, card(3), now)))).toBe(false);
    expect(match.isLegal(0, offer(1, give(0, cash(40), now)))).toBe(false);
    run(match, 0, offer(1, give(1, card(4), now)));
    expect(match.isLegal(1, accept)).toBe(false);
  });

  it('have a turn 0 for the player on turn only', () => {
    const match = given();
    expect(match.isLegal(0, offer(1, give(0, cash(10), turnEnd(0, 0))))).toBe(true);
    expect(match.isLegal(0, offer(1, give(0, cash(10), turnEnd(2, 0))))).toBe(false);
    expect(match.isLegal(0, offer(1, give(0, cash(10), turnEnd(2, 1))))).toBe(true);
    expect(match.isLegal(0, offer(1, give(0, share(50), now)))).toBe(false);
    expect(match.isLegal(0, offer(1, give(2, cash(10), now)))).toBe(false);
  });
});

describe('D-6.3 a related card', () => {
  it('is one got, or one for which a property got counts', () => {
    const match = given({
      hands: [[HOTEL_AND_CASINO, ANY_40, HOTEL_PROFIT, TAX], [], []],
      owners: owners('01......'),
    });
    run(match, 0, offer(1, give(1, property(1), now)));
    run(match, 1, accept);
    expect(factsOf(match)['related']).toEqual({ cards: [], properties: [1] });
    expectMoves(match, 0, [play(HOTEL_AND_CASINO), play(ANY_40), done]);
  });

  it('is one that chance brought', () => {
    const match = given({ hands: [[], [FIVE_ROLLS, ANY_40], []], owners: owners('0.......') });
    run(match, 0, offer(1, give(1, random(1), now)));
    run(match, 1, accept, 0);
    expect(factsOf(match)['related']).toEqual({ cards: [ANY_40], properties: [] });
    expectMoves(match, 0, [play(ANY_40), done]);
  });

  it('is one that the deal names, whoever gives or plays it and whenever, each number once', () => {
    const match = given({
      hands: [[TAX, TAX, ANY_40, HOTEL_PROFIT, HOTEL_DIE, FIVE_ROLLS], [FORCE_SALE], []],
      owners: owners('01......'),
    });
    run(
      match,
      0,
      offer(
        1,
        give(0, card(TAX), now),
        give(0, share(50), after(0, ANY_40)),
        give(0, cash(10), after(0, ANY_40)),
        promise(0, HOTEL_PROFIT, 2),
        give(1, card(FORCE_SALE), turnEnd(1, 1)),
      ),
    );
    run(match, 1, accept);
    expect(factsOf(match)['related']).toEqual({
      cards: [HOTEL_PROFIT, ANY_40, TAX, FORCE_SALE],
      properties: [],
    });
    const tax = { type: 'play', card: TAX, seat: 1 };
    expectMoves(match, 0, [play(HOTEL_PROFIT), play(ANY_40), tax, done]);
  });

  it('is asked for although the card named is with the other party', () => {
    const match = given({ hands: [[TAX], [HOTEL_PROFIT], []], owners: owners('1.......') });
    run(match, 0, offer(1, promise(1, HOTEL_PROFIT, 1)));
    run(match, 1, accept);
    expect(factsOf(match)['related']).toEqual({ cards: [HOTEL_PROFIT], properties: [] });
    expectMoves(match, 0, [done]);
  });

  it('does not come from a property that went to the other party', () => {
    const match = given({ hands: [[ANY_40, 1], [], []], owners: owners('00......') });
    run(match, 0, offer(1, give(0, property(0), now), give(1, cash(50), now)));
    run(match, 1, accept);
    expect(factsOf(match)).toMatchObject({ related: null, turn: 1 });
  });

  it('is not asked for when only cash came', () => {
    const match = given();
    run(match, 0, offer(1, give(1, cash(50), now)));
    run(match, 1, accept);
    expect(factsOf(match)).toMatchObject({ turn: 1, cash: [150, 50, 100], contracts: [] });
  });

  it('is the one promised for this very turn: the fifth deal of the rulebook', () => {
    const match = given({
      hands: [[SPORTS_PROFIT, THREE_PROPERTIES, TAX], [], []],
      owners: owners('00..1...'),
    });
    run(
      match,
      0,
      offer(
        1,
        give(1, property(4), now),
        promise(0, SPORTS_PROFIT, 0),
        give(0, cash(20), after(0, SPORTS_PROFIT)),
        promise(0, THREE_PROPERTIES, 1),
        give(0, cash(70), after(0, THREE_PROPERTIES)),
        give(0, property(4), after(0, THREE_PROPERTIES)),
      ),
    );
    run(match, 1, accept);
    expectMoves(match, 0, [play(SPORTS_PROFIT)]); // D-7.2: due, and related
    run(match, 0, play(SPORTS_PROFIT));
    expect(factsOf(match)).toMatchObject({ turn: 1, cash: [110, 120, 100] });
    passAll(match, 1, 2);
    expectMoves(match, 0, [play(THREE_PROPERTIES)]);
    run(match, 0, play(THREE_PROPERTIES));
    expect(factsOf(match)).toMatchObject({
      cash: [200, 190, 100],
      owners: owners('00..1...'),
      contracts: [],
    });
  });
});

describe('D-8.2 cash from memory', () => {
  const reject = { type: 'reject' };

  it('open: nobody can be asked for more than they have', () => {
    const match = given({ cash: [30, 50, 0] });
    expect(match.isLegal(0, offer(1, give(1, cash(50), now)))).toBe(true);
    expect(match.isLegal(0, offer(1, give(1, cash(60), now)))).toBe(false);
  });

  it('memory: an offer is held against its maker’s cash, an answer against the answerer’s', () => {
    const match = given({ cash: [30, 50, 0], othersCash: 'memory' });
    expect(match.isLegal(0, offer(1, give(0, cash(30), now)))).toBe(true);
    expect(match.isLegal(0, offer(1, give(0, cash(20), now), give(0, cash(20), now)))).toBe(false);
    run(match, 0, offer(1, give(1, cash(60), now), give(0, cash(30), now)));
    expect(match.isLegal(1, accept)).toBe(false);
    expect(match.isLegal(1, { type: 'counter', clauses: [give(1, cash(60), now)] })).toBe(false);
    run(match, 1, { type: 'counter', clauses: [give(0, cash(40), now), give(1, cash(50), now)] });
    expect(match.isLegal(0, accept)).toBe(false);
    run(match, 0, { type: 'counter', clauses: [give(1, cash(60), now)] });
    run(match, 1, { type: 'counter', clauses: [give(0, cash(40), now)] });
    expectMoves(match, 0, [reject]);
  });

  it('memory: who has what the deal takes may accept, and cash due later is not looked at', () => {
    const match = given({ cash: [30, 50, 0], othersCash: 'memory' });
    run(match, 0, offer(1, give(1, cash(50), now), give(1, cash(500), turnEnd(1, 1))));
    run(match, 1, accept);
    expect(factsOf(match)).toMatchObject({ cash: [80, 0, 0], turn: 1 });
  });
});

describe('D-6.4 the end', () => {
  it('waits for timed clauses', () => {
    const match = given({ cash: [100, 50, 0], owners: owners('012.....') });
    run(match, 0, offer(1, give(1, cash(50), turnEnd(1, 2))));
    run(match, 1, accept);
    for (const seat of [1, 2, 0]) run(match, seat, pass);
    expect(factsOf(match)).toMatchObject({ passes: 3, turn: 1 });
    run(match, 1, pass);
    expect(factsOf(match)).toMatchObject({ passes: 4, turn: null, cash: [150, 0, 0] });
    expect(match.outcome()).toEqual({ scores: [200, 50, 50], places: [1, 2, 2] });
  });
});

describe('D-7.1 the second deal of the rulebook', () => {
  it('lends the Casino, pays after the card, and gives back at the turn’s end', () => {
    const match = given({
      turn: 1,
      hands: [[HOTEL_AND_CASINO], [], []],
      owners: owners('01......'),
    });
    const deal = offer(
      0,
      give(1, property(1), now),
      give(0, cash(10), now),
      give(0, cash(50), after(0, HOTEL_AND_CASINO)),
      promise(0, HOTEL_AND_CASINO, 1),
      give(0, property(1), turnEnd(0, 1)),
      give(1, cash(10), turnEnd(0, 1)),
    );
    run(match, 1, deal);
    run(match, 0, accept);
    run(match, 1, done); // D-6.3: asked, for the deal names a card
    run(match, 2, pass);
    expectMoves(match, 0, [play(HOTEL_AND_CASINO)]); // D-7.2: it is due
    run(match, 0, play(HOTEL_AND_CASINO));
    expect(factsOf(match)).toMatchObject({
      cash: [170, 150, 100],
      owners: owners('01......'),
      contracts: [],
    });
  });

  it('rounds a share down to a multiple of 10', () => {
    const match = given({ hands: [[25], [], []], owners: owners('0.......') });
    run(match, 0, offer(1, give(0, share(50), after(0, 25))));
    run(match, 1, accept);
    run(match, 0, done);
    for (const seat of [1, 2]) run(match, seat, pass);
    run(match, 0, play(25));
    expect(factsOf(match)['cash']).toEqual([130, 120, 100]); // 25 of the 50 become 20
  });
});

describe('D-7.2 what is promised is bound', () => {
  it('cannot be played, given or put up', () => {
    const match = given({
      hands: [[TAX, FORCE_SALE], [], []],
      owners: owners('0110....'),
      deals: 1,
    });
    run(match, 0, offer(1, give(0, card(TAX), turnEnd(0, 3)), give(0, property(0), turnEnd(0, 3))));
    run(match, 1, accept);
    expectMoves(match, 0, [done]); // D-6.3: the Tax is related, but bound
    run(match, 0, done);
    expect(match.isLegal(1, offer(0, give(0, property(0), turnEnd(0, 3))))).toBe(false);
    for (const seat of [1, 2]) run(match, seat, pass);
    const force = (number: number) => ({ type: 'play', card: FORCE_SALE, property: number });
    expectMoves(match, 0, [pass, ...[1, 2, 3, 4, 5, 6, 7].map(force)]);
  });

  it('binds bidding cards in a sale too', () => {
    const match = given({ hands: [[INVESTOR_50, FORCE_SALE], [], []], owners: owners('11......') });
    run(match, 0, offer(1, give(0, card(INVESTOR_50), turnEnd(0, 3))));
    run(match, 1, accept);
    run(match, 0, done);
    for (const seat of [1, 2]) run(match, seat, pass);
    run(match, 0, { type: 'play', card: FORCE_SALE, property: 0 });
    openAll(match, 10, 20, 0);
    expectMoves(match, 0, [pass]);
  });

  it('plays in time: two promises due in two turns leave no turn to spare', () => {
    const hands = [[HOTEL_PROFIT, ANY_40, TAX], [], []];
    const match = given({ hands, owners: owners('01......') });
    run(match, 0, offer(1, promise(0, HOTEL_PROFIT, 2), promise(0, ANY_40, 2)));
    run(match, 1, accept);
    run(match, 0, done);
    for (const seat of [1, 2]) run(match, seat, pass);
    expectMoves(match, 0, [play(HOTEL_PROFIT), play(ANY_40)]);
    run(match, 0, play(ANY_40));
    for (const seat of [1, 2]) run(match, seat, pass);
    expectMoves(match, 0, [play(HOTEL_PROFIT)]);
  });

  it('keeps the taxed player’s bound property out of the choice', () => {
    const match = given({
      turn: 1,
      hands: [[], [], [TAX]],
      owners: owners('00......'),
      cash: [0, 0, 0],
    });
    run(match, 1, offer(0, give(0, property(1), turnEnd(0, 5))));
    run(match, 0, accept);
    run(match, 2, { type: 'play', card: TAX, seat: 0 });
    expectMoves(match, 0, [{ type: 'surrender', property: 0 }]);
  });
});

describe('D-7.3 what fate takes', () => {
  it('lapses: the surprise of the fifth deal of the rulebook', () => {
    const match = given({ hands: [[], [FORCE_SALE], []], owners: owners('....2...') });
    run(match, 0, offer(2, give(2, property(4), now), give(0, property(4), turnEnd(0, 1))));
    run(match, 2, accept);
    run(match, 0, done);
    run(match, 1, { type: 'play', card: FORCE_SALE, property: 4 });
    openAll(match, 0, 50, 0);
    expect(factsOf(match)).toMatchObject({
      contracts: [],
      owners: owners('....1...'),
      cash: [150, 50, 100],
    });
  });
});

describe('D-7.4 debts', () => {
  it('are paid first by new cash, the oldest first, and out of the boxes at the end', () => {
    const debts = [
      { from: 0, to: 1, amount: 30 },
      { from: 0, to: 2, amount: 100 },
      { from: 1, to: 2, amount: 20 },
    ];
    const match = given({
      hands: [[ANY_40], [], []],
      owners: owners('0.......'),
      cash: [0, 0, 0],
      debts,
    });
    run(match, 0, play(ANY_40));
    expect(factsOf(match)).toMatchObject({
      cash: [0, 10, 30],
      debts: [{ from: 0, to: 2, amount: 90 }],
    });
    for (const seat of [1, 2, 0]) run(match, seat, pass);
    expect(factsOf(match)['debts']).toEqual([{ from: 0, to: 2, amount: 90 }]);
    expect(match.outcome()).toEqual({ scores: [0, 10, 80], places: [3, 2, 1] });
  });

  it('begin where cash falls short', () => {
    const match = given({ cash: [30, 0, 0] });
    run(match, 0, offer(1, give(0, cash(100), turnEnd(0, 0))));
    run(match, 1, accept);
    expect(factsOf(match)).toMatchObject({
      cash: [0, 30, 0],
      debts: [{ from: 0, to: 1, amount: 70 }],
      contracts: [],
    });
  });
});
