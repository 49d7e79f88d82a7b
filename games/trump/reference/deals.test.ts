import { describe, expect, it } from 'vitest';
import {
  accept,
  after,
  agree,
  card,
  cash,
  done,
  expectMoves,
  FORCE_SALE,
  factsOf,
  give,
  given,
  HOTEL_AND_CASINO,
  HOTEL_PROFIT,
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
  TAX,
  THREE_PROPERTIES,
  turnEnd,
} from './situations.ts';

/** The deal examples of the rulebook, around its table. */
const YOU = 0;
const DONNA = 1;
const MIKE = 2;
const JEFF = 3;
const CONVENTION_PROFIT = 2;
const CRUISE_AND_ISLAND = 22;
const OUT = 36;

describe('D-7.1 Deal #1: the Hotel card is sold', () => {
  it('for 40, and the turn is over', () => {
    const match = given({
      seats: 4,
      hands: [[HOTEL_PROFIT], [], [], []],
      owners: owners('1.......'),
    });
    run(match, YOU, offer(DONNA, give(YOU, card(HOTEL_PROFIT), now), give(DONNA, cash(40), now)));
    run(match, DONNA, accept);
    expectMoves(match, YOU, [done]); // D-6.3: the card named has gone
    run(match, YOU, done);
    expect(factsOf(match)).toMatchObject({
      turn: DONNA,
      cash: [140, 60, 100, 100],
      hands: [[], [HOTEL_PROFIT], [], []],
    });
    run(match, DONNA, play(HOTEL_PROFIT));
    expect(factsOf(match)['cash']).toEqual([140, 120, 100, 100]);
  });
});

describe('D-7.1, D-7.2 Deal #2: the Casino on a temporary basis', () => {
  it('brings you 70 and Jeff 50, and Jeff the Casino again', () => {
    const match = given({
      seats: 4,
      hands: [[HOTEL_AND_CASINO], [], [], []],
      owners: owners('03......'),
    });
    run(match, YOU, offer(JEFF, give(JEFF, property(1), now), give(YOU, cash(80), now)));
    run(match, JEFF, { type: 'reject' });
    passAll(match, DONNA, MIKE);
    const lend = [
      give(JEFF, property(1), now),
      give(YOU, cash(10), now),
      promise(YOU, HOTEL_AND_CASINO, 1),
      give(YOU, cash(50), after(YOU, HOTEL_AND_CASINO)),
      give(YOU, property(1), turnEnd(YOU, 1)),
      give(JEFF, cash(10), turnEnd(YOU, 1)),
    ];
    agree(match, JEFF, offer(YOU, ...lend));
    expectMoves(match, YOU, [play(HOTEL_AND_CASINO)]);
    run(match, YOU, play(HOTEL_AND_CASINO));
    expect(factsOf(match)).toMatchObject({
      cash: [170, 100, 100, 150],
      owners: owners('03......'),
      contracts: [],
    });
  });
});

describe('D-6.2, D-7.1 Deal #3: two random cards', () => {
  it('for 30 after a counter-offer, and a Tax on Mike’s three properties', () => {
    const match = given({
      seats: 4,
      turn: JEFF,
      hands: [[], [], [], [OUT, CONVENTION_PROFIT, TAX]],
      owners: owners('..0.222.'),
    });
    const cards = give(JEFF, random(2), now);
    run(match, JEFF, offer(YOU, cards, give(YOU, cash(40), now)));
    run(match, YOU, { type: 'counter', clauses: [cards, give(YOU, cash(30), now)] });
    // of 2, 28, 36 the first; of 28, 36 the first
    run(match, JEFF, accept, 0, 0);
    expect(factsOf(match)).toMatchObject({
      turn: YOU, // nothing came to Jeff but cash
      cash: [70, 100, 100, 130],
      hands: [[CONVENTION_PROFIT, TAX], [], [], [OUT]],
    });
    run(match, YOU, { type: 'play', card: TAX, seat: MIKE });
    expect(factsOf(match)['cash']).toEqual([130, 100, 40, 130]);
  });
});

describe('D-7.1, D-7.2 Deal #4: the Cruise Line until a day', () => {
  const cruise = () =>
    given({ seats: 4, hands: [[CRUISE_AND_ISLAND], [], [], []], owners: owners('......30') });
  const terms = [
    give(JEFF, property(6), now),
    give(YOU, cash(10), now),
    give(YOU, cash(60), after(YOU, CRUISE_AND_ISLAND)),
  ];
  const backByNextTurn = [
    give(YOU, property(6), turnEnd(YOU, 1)),
    give(JEFF, cash(10), turnEnd(YOU, 1)),
  ];

  it('comes back with a play, and you make 40, Jeff 60', () => {
    const match = cruise();
    run(match, YOU, offer(JEFF, ...terms, give(YOU, property(6), after(YOU, CRUISE_AND_ISLAND))));
    run(match, JEFF, { type: 'counter', clauses: [...terms, ...backByNextTurn] });
    run(match, YOU, accept);
    run(match, YOU, done);
    passAll(match, DONNA, MIKE, JEFF);
    run(match, YOU, play(CRUISE_AND_ISLAND));
    expect(factsOf(match)).toMatchObject({
      cash: [140, 100, 100, 160],
      owners: owners('......30'),
      contracts: [],
    });
  });

  it('comes back without one: nobody said when the card would be played', () => {
    const match = cruise();
    run(match, YOU, offer(JEFF, ...terms, ...backByNextTurn));
    run(match, JEFF, accept);
    run(match, YOU, done);
    passAll(match, DONNA, MIKE, JEFF, YOU);
    expect(factsOf(match)).toMatchObject({
      cash: [100, 100, 100, 100],
      owners: owners('......30'),
    });
  });
});

describe('D-7.1, D-7.3 Deal #5: the Sports Complex, and the surprise', () => {
  const lend = () => {
    const match = given({
      seats: 4,
      hands: [[SPORTS_PROFIT, THREE_PROPERTIES], [], [FORCE_SALE], []],
      owners: owners('00..1...'),
    });
    run(
      match,
      YOU,
      offer(
        DONNA,
        give(DONNA, property(4), now),
        promise(YOU, SPORTS_PROFIT, 0),
        give(YOU, cash(20), after(YOU, SPORTS_PROFIT)),
        promise(YOU, THREE_PROPERTIES, 1),
        give(YOU, cash(70), after(YOU, THREE_PROPERTIES)),
        give(YOU, property(4), after(YOU, THREE_PROPERTIES)),
      ),
    );
    run(match, DONNA, accept);
    expectMoves(match, YOU, [play(SPORTS_PROFIT)]);
    run(match, YOU, play(SPORTS_PROFIT));
    expect(factsOf(match)['cash']).toEqual([110, 120, 100, 100]);
    run(match, DONNA, pass);
    return match;
  };

  it('pays 20 and 70 and goes back', () => {
    const match = lend();
    passAll(match, MIKE, JEFF);
    expectMoves(match, YOU, [play(THREE_PROPERTIES)]);
    run(match, YOU, play(THREE_PROPERTIES));
    expect(factsOf(match)).toMatchObject({
      cash: [200, 190, 100, 100],
      owners: owners('00..1...'),
      contracts: [],
    });
  });

  it('is lost to a forced sale: then the card cannot be played, and nobody is to blame', () => {
    const match = lend();
    run(match, MIKE, { type: 'play', card: FORCE_SALE, property: 4 });
    openAll(match, 0, 0, 80, 0);
    expect(factsOf(match)).toMatchObject({ cash: [190, 120, 20, 100], owners: owners('00..2...') });
    run(match, JEFF, pass);
    run(match, YOU, pass); // what fate has made impossible does not count
    expect(factsOf(match)).toMatchObject({ contracts: [{ open: [{ index: 4 }] }] });
  });
});
