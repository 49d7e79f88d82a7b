import { describe, expect, it } from 'vitest';
import type { Clause } from './clauses.ts';
import type { Position } from './position.ts';
import {
  ANY_40,
  abstain,
  accept,
  after,
  agree,
  before,
  card,
  cash,
  choice,
  done,
  everyTurnEnd,
  expectMoves,
  FIVE_ROLLS,
  FORCE_SALE,
  factsOf,
  give,
  given,
  giveTo,
  HOTEL_AND_CASINO,
  HOTEL_DIE,
  HOTEL_PROFIT,
  INVESTOR_20,
  lapsed,
  now,
  offer,
  option,
  owners,
  pass,
  passAll,
  play,
  promise,
  property,
  random,
  run,
  share,
  show,
  TAX,
  THREE_PROPERTIES,
  turnEnd,
} from './situations.ts';

/** Whether seat 0, on turn, may offer this to seat 1. */
const isOffered = (more: Partial<Position>, ...clauses: Clause[]): boolean =>
  given(more).isLegal(0, offer(1, ...clauses));

describe('D-7.2 three swindles', () => {
  it('refuses a return tied to a card that cannot be played then', () => {
    const lend = [give(1, property(1), now), give(0, property(1), after(0, HOTEL_AND_CASINO))];
    const hands = [[HOTEL_AND_CASINO], [], []];
    expect(isOffered({ hands, owners: owners('01......') }, ...lend)).toBe(true);
    expect(isOffered({ hands, owners: owners('21......') }, ...lend)).toBe(false); // no Hotel
    expect(isOffered({ owners: owners('01......') }, ...lend)).toBe(false); // no card
    // the Casino leaves before the only turn on which the card could be played
    const early = [...lend, promise(0, HOTEL_AND_CASINO, 1), give(0, property(1), turnEnd(0, 0))];
    const later = early.with(3, give(0, property(1), turnEnd(0, 1)));
    const busy = [...early, promise(0, ANY_40, 0)];
    const both = { hands: [[HOTEL_AND_CASINO, ANY_40], [], []], owners: owners('01......') };
    expect(isOffered(both, ...busy)).toBe(false);
    expect(isOffered(both, ...later.toSpliced(1, 1), promise(0, ANY_40, 0))).toBe(true);
  });

  it('refuses two plays promised for one turn of which only the second is paid for', () => {
    const more = { hands: [[ANY_40, HOTEL_PROFIT], [], []], owners: owners('0.......') };
    const plays = (second: number) => [
      give(1, cash(50), now),
      promise(0, ANY_40, 0),
      promise(0, HOTEL_PROFIT, second),
      give(0, cash(60), after(0, HOTEL_PROFIT)),
    ];
    expect(isOffered(more, ...plays(0))).toBe(false);
    expect(isOffered(more, ...plays(1))).toBe(true);
  });

  it('holds to “300 now, and when I play this card this turn you get 360”', () => {
    const match = given({
      hands: [[ANY_40, TAX], [], []],
      owners: owners('01......'),
      cash: [0, 300, 0],
    });
    run(
      match,
      0,
      offer(
        1,
        give(1, cash(300), now),
        promise(0, ANY_40, 0),
        give(0, cash(360), after(0, ANY_40)),
      ),
    );
    run(match, 1, accept);
    expectMoves(match, 0, [play(ANY_40)]);
    run(match, 0, play(ANY_40));
    expect(factsOf(match)).toMatchObject({
      cash: [0, 340, 0],
      debts: [{ from: 0, to: 1, amount: 20 }],
    });
  });
});

describe('D-7.2 promised plays', () => {
  const hands = [[ANY_40, HOTEL_PROFIT, HOTEL_DIE], [], []];

  it('are one a turn, this one among them', () => {
    const more = { hands, owners: owners('0.......') };
    const two = [promise(0, ANY_40, 1), promise(0, HOTEL_PROFIT, 1)];
    expect(isOffered(more, ...two)).toBe(true);
    expect(isOffered(more, ...two, promise(0, HOTEL_DIE, 1))).toBe(false);
    expect(isOffered(more, ...two, promise(0, HOTEL_DIE, 2))).toBe(true);
  });

  it('need the card and its condition, now or by then', () => {
    expect(isOffered({ hands }, promise(0, HOTEL_PROFIT, 3))).toBe(false);
    const lent = [give(1, property(0), now), give(0, property(0), turnEnd(0, 1))];
    const more = { hands, owners: owners('1.......') };
    expect(isOffered(more, ...lent, promise(0, HOTEL_PROFIT, 1))).toBe(true);
    // seat 1's second next turn ends after seat 0's first
    const soon = give(1, property(0), turnEnd(1, 2));
    expect(isOffered(more, soon, promise(0, HOTEL_PROFIT, 1))).toBe(false);
    expect(isOffered(more, soon, promise(0, HOTEL_PROFIT, 2))).toBe(true);
    expect(isOffered(more, promise(0, TAX, 3))).toBe(false); // not in hand
    expect(isOffered(more, promise(1, FIVE_ROLLS, 3))).toBe(true); // if you have it
  });

  it('of one copy are kept once', () => {
    const twice = [promise(0, TAX, 1), give(0, card(TAX), turnEnd(0, 4))];
    expect(isOffered({ hands: [[TAX], [], []], owners: owners('.1......') }, ...twice)).toBe(false);
    expect(isOffered({ hands: [[TAX, TAX], [], []], owners: owners('.1......') }, ...twice)).toBe(
      true,
    );
  });

  it('must not be forbidden by an abstention, D-7.7', () => {
    const more = { hands: [[TAX, FORCE_SALE], [], []], owners: owners('112.....') };
    const spare = (seat: number) => abstain(0, { type: 'tax', seat });
    expect(isOffered(more, promise(0, TAX, 2, { target: 1 }), spare(1))).toBe(false);
    expect(isOffered(more, promise(0, TAX, 2, { target: 1 }), spare(2))).toBe(true);
    expect(isOffered(more, promise(0, TAX, 2), spare(1))).toBe(true);
    expect(isOffered(more, promise(0, TAX, 2), spare(1), spare(2))).toBe(false);
    const leave = abstain(0, { type: 'forceSale', property: 0 });
    expect(isOffered(more, promise(0, FORCE_SALE, 2, { property: 0 }), leave)).toBe(false);
    expect(isOffered(more, promise(0, FORCE_SALE, 2, { property: 1 }), leave)).toBe(true);
    const own = { ...more, owners: owners('012.....') };
    const bound = give(0, property(0), turnEnd(0, 5));
    expect(isOffered(own, promise(0, FORCE_SALE, 2, { property: 0 }))).toBe(true);
    expect(isOffered(own, promise(0, FORCE_SALE, 2, { property: 0 }), bound)).toBe(false);
  });

  it('are at most eight', () => {
    const eight = Array.from({ length: 8 }, (_, nth) => promise(1, TAX, nth + 1));
    const more = { hands: [[FIVE_ROLLS], [], []], owners: owners('0.......') };
    const match = given(more);
    expect(match.isLegal(0, offer(1, ...eight))).toBe(true);
    const contracts = [
      { number: 1, seats: [0, 1], open: [{ index: 0, due: 9, clause: promise(0, FIVE_ROLLS, 9) }] },
    ];
    expect(isOffered({ ...more, contracts }, ...eight)).toBe(false);
    expect(isOffered({ ...more, contracts }, ...eight.slice(1))).toBe(true);
    const nine = Array.from({ length: 9 }, (_, index) => ({
      index,
      due: 9,
      clause: promise(0, FIVE_ROLLS, 9),
    }));
    const full = { ...more, contracts: [{ number: 1, seats: [0, 1], open: nine }] };
    expect(isOffered(full, give(0, cash(10), turnEnd(1, 1)))).toBe(true); // only cash
    expect(isOffered(full, show(0, null))).toBe(false);
  });
});

describe('D-7.2, D-7.8 things to come', () => {
  it('are one’s own or got first under the same contract', () => {
    const more = { hands: [[TAX], [], []], owners: owners('01......') };
    expect(isOffered(more, give(0, card(TAX), turnEnd(0, 1)))).toBe(true);
    expect(isOffered(more, give(0, card(ANY_40), turnEnd(0, 1)))).toBe(false);
    const lend = give(0, card(TAX), now);
    expect(isOffered(more, lend, give(1, card(TAX), turnEnd(0, 1)))).toBe(true);
    expect(isOffered(more, lend, give(0, card(TAX), turnEnd(0, 1)))).toBe(false);
    const further = (turn: number) => ({
      type: 'offer',
      to: 1,
      and: [2],
      clauses: [
        giveTo(1, 0, property(1), turnEnd(2, 1)),
        giveTo(0, 2, property(1), turnEnd(0, turn)),
      ],
    });
    expect(given(more).isLegal(0, further(0))).toBe(false);
    expect(given(more).isLegal(0, further(1))).toBe(true);
  });

  it('of one payout are at most all of it', () => {
    const more = { hands: [[ANY_40], [], []], owners: owners('0.......') };
    const half = give(0, share(50), after(0, ANY_40));
    expect(isOffered(more, half, half)).toBe(true);
    expect(isOffered(more, half, give(0, share(60), after(0, ANY_40)))).toBe(false);
    const match = given({ ...more });
    agree(match, 0, offer(1, give(0, share(60), after(0, ANY_40))));
    passAll(match, 1, 2);
    expect(match.isLegal(0, offer(2, half))).toBe(false); // over all contracts
    expect(match.isLegal(0, offer(2, give(0, share(40), after(0, ANY_40))))).toBe(true);
  });

  it('tied to a play need one that could be made', () => {
    const more = { hands: [[ANY_40], [], []], owners: owners('01......') };
    expect(isOffered(more, give(0, cash(50), after(0, ANY_40)))).toBe(true);
    expect(isOffered(more, give(0, cash(50), after(0, HOTEL_PROFIT)))).toBe(false);
    expect(isOffered(more, give(0, share(50), after(1, ANY_40)))).toBe(false);
    // the only copy is promised away
    const away = give(0, card(ANY_40), turnEnd(0, 3));
    expect(isOffered(more, give(0, cash(50), after(0, ANY_40)), away)).toBe(false);
    // what comes of it must still be there
    const later = give(0, property(0), after(0, ANY_40));
    expect(isOffered(more, give(0, property(0), now), later)).toBe(false);
    expect(isOffered(more, later)).toBe(true);
    const both = { hands: [[ANY_40, TAX], [], []], owners: owners('01......') };
    const tax = give(0, card(TAX), after(0, ANY_40));
    expect(isOffered(both, tax)).toBe(true);
    expect(isOffered(both, tax, give(0, card(TAX), now))).toBe(false);
    // one to play and one to give, if you have them
    const second = give(0, card(ANY_40), before(0, ANY_40));
    expect(isOffered(more, give(1, card(TAX), before(1, TAX)))).toBe(true);
    expect(isOffered(more, second)).toBe(false);
    expect(isOffered({ ...more, hands: [[ANY_40, ANY_40], [], []] }, second)).toBe(true);
    // the only copy is kept for an alternative
    const alternative = [give(0, property(0), turnEnd(0, 2)), give(0, card(ANY_40), lapsed(0))];
    expect(isOffered(more, ...alternative, give(0, cash(50), after(0, ANY_40)))).toBe(false);
  });
});

describe('D-7.7 options, payments while owning and alternatives', () => {
  const more = { hands: [[TAX], [ANY_40], []], owners: owners('001.....') };
  const onHotel = option(1, null, give(0, property(0), now), give(1, cash(100), now));

  it('an option’s things stay there for it', () => {
    expect(isOffered(more, onHotel)).toBe(true);
    expect(isOffered(more, onHotel, give(0, property(0), turnEnd(0, 0)))).toBe(false);
    expect(isOffered(more, onHotel, give(0, property(0), turnEnd(0, 3)))).toBe(true); // to who may have it
    expect(isOffered(more, onHotel, promise(0, TAX, 1))).toBe(true);
    const toAll = (taker: number) => ({
      type: 'offer',
      to: 1,
      and: [2],
      clauses: [
        option(1, null, giveTo(0, 1, property(0), now)),
        giveTo(0, taker, property(0), turnEnd(0, 3)),
      ],
    });
    expect(given(more).isLegal(0, toAll(1))).toBe(true);
    expect(given(more).isLegal(0, toAll(2))).toBe(false);
    const hands = [[HOTEL_PROFIT], [], []];
    expect(isOffered({ ...more, hands }, onHotel, promise(0, HOTEL_PROFIT, 0))).toBe(true);
    const busy = { ...more, hands: [[HOTEL_PROFIT, HOTEL_DIE], [], []] };
    const one = promise(0, HOTEL_PROFIT, 0);
    expect(isOffered(busy, onHotel, one, promise(0, HOTEL_DIE, 1))).toBe(false);
    expect(isOffered(busy, one, promise(0, HOTEL_DIE, 1))).toBe(true);
  });

  it('an option must not end before it can be used', () => {
    const until = (seat: number, turn: number) =>
      option(1, { seat, turn }, give(0, card(TAX), now));
    expect(isOffered(more, until(0, 0))).toBe(false);
    expect(isOffered(more, until(1, 1))).toBe(true);
    expect(isOffered(more, until(0, 1))).toBe(true);
    expect(isOffered(more, option(0, { seat: 0, turn: 0 }, give(1, card(ANY_40), now)))).toBe(
      false,
    );
    expect(isOffered(more, option(0, { seat: 1, turn: 1 }, give(1, card(ANY_40), now)))).toBe(
      false,
    );
  });

  it('a payment while owning begins with owning', () => {
    expect(isOffered(more, give(0, cash(20), everyTurnEnd(0, 3, 0)))).toBe(true);
    expect(isOffered(more, give(0, cash(20), everyTurnEnd(0, 3, 2)))).toBe(false);
    expect(isOffered(more, give(0, cash(20), everyTurnEnd(0, 3)))).toBe(true);
    const got = give(1, property(2), now);
    expect(isOffered(more, got, give(0, cash(20), everyTurnEnd(0, 3, 2)))).toBe(true);
    expect(
      isOffered(
        more,
        got,
        give(0, property(2), turnEnd(0, 0)),
        give(0, cash(20), everyTurnEnd(0, 3, 2)),
      ),
    ).toBe(false);
  });

  it('an alternative has its thing from the beginning', () => {
    const first = give(0, property(0), turnEnd(0, 2));
    expect(isOffered(more, first, give(0, property(1), lapsed(0)))).toBe(true);
    expect(isOffered(more, first, give(0, property(2), lapsed(0)))).toBe(false);
    expect(isOffered(more, first, give(0, card(TAX), lapsed(0)))).toBe(true);
    expect(isOffered(more, first, give(0, card(ANY_40), lapsed(0)))).toBe(false);
    expect(isOffered(more, first, give(0, cash(500), lapsed(0)))).toBe(true);
    expect(isOffered(more, first, give(0, cash(500), lapsed(1)))).toBe(false); // of itself
    expect(isOffered(more, give(0, cash(10), turnEnd(0, 2)), give(0, cash(10), lapsed(0)))).toBe(
      false,
    ); // cash never lapses
  });

  it('what is shown or given now must be in hand', () => {
    expect(isOffered(more, show(0, TAX))).toBe(true);
    expect(isOffered(more, show(0, ANY_40))).toBe(false);
    expect(isOffered(more, show(0, null))).toBe(true);
    expect(isOffered(more, give(0, random(1), now), show(0, TAX))).toBe(false); // D-7.8: not free
    expect(isOffered(more, give(0, choice('taker'), now))).toBe(true);
    expect(isOffered(more, give(0, choice('taker'), now), give(0, random(1), now))).toBe(false);
    const match = given(more);
    run(match, 0, offer(1, show(1, TAX)));
    expect(match.isLegal(1, accept)).toBe(false);
  });

  it('an option is paid with what one has or gets', () => {
    const pay = option(1, null, give(0, property(0), now), give(1, card(INVESTOR_20), now));
    const match = given(more);
    run(match, 0, offer(1, pay));
    expect(match.isLegal(1, accept)).toBe(false);
    const other = given({ ...more, hands: [[INVESTOR_20], [], []] });
    run(other, 0, offer(1, give(0, card(INVESTOR_20), now), pay));
    expect(other.isLegal(1, accept)).toBe(true);
  });
});

describe('D-7.2 older promises', () => {
  const promised = (more: Partial<Position> = {}) => {
    const match = given({
      hands: [[HOTEL_PROFIT], [ANY_40], []],
      owners: owners('0...1...'),
      ...more,
    });
    agree(match, 0, offer(1, promise(0, HOTEL_PROFIT, 2)));
    passAll(match, 1, 2);
    return match;
  };

  it('stay possible', () => {
    const match = promised();
    const lend = give(0, property(0), now);
    expect(match.isLegal(0, offer(2, lend))).toBe(false);
    // this turn goes into the deal; of the next one the Hotel is back too late
    expect(match.isLegal(0, offer(2, lend, give(2, property(0), turnEnd(0, 1))))).toBe(false);
    expect(match.isLegal(0, offer(2, lend, give(2, property(0), turnEnd(2, 1))))).toBe(true);
    expect(match.isLegal(0, offer(1, give(0, property(0), turnEnd(0, 1))))).toBe(true);
    expect(match.isLegal(0, offer(1, give(0, property(0), turnEnd(0, 0))))).toBe(false);
    expect(match.isLegal(0, offer(1, give(0, card(HOTEL_PROFIT), now)))).toBe(false);
  });

  it('stand in nobody’s way once fate has taken the card', () => {
    const match = promised({ hands: [[HOTEL_PROFIT], [FIVE_ROLLS], []] });
    run(match, 0, pass);
    run(match, 1, play(FIVE_ROLLS), 5);
    run(match, 1, { type: 'take', seat: 0 }, 0, 0, 0, 0, 0);
    run(match, 2, pass);
    expect(match.isLegal(0, pass)).toBe(true);
    expect(match.isLegal(0, offer(2, give(0, property(0), now)))).toBe(true);
  });

  it('are judged by what each party knows', () => {
    const match = given({ hands: [[], [HOTEL_PROFIT], []], owners: owners('1.......'), turn: 2 });
    const plays = promise(1, HOTEL_PROFIT, 1);
    agree(match, 2, offer(1, plays));
    // seat 0 does not know which card; seat 1 does
    run(match, 0, offer(1, give(1, property(0), now)));
    expect(match.isLegal(1, accept)).toBe(false);
  });

  it('forbid to spend the turn on anything else, but only where it helps', () => {
    const match = given({
      hands: [[HOTEL_PROFIT, ANY_40], [], []],
      owners: owners('0.......'),
      deals: 1,
    });
    agree(match, 0, offer(1, promise(0, HOTEL_PROFIT, 2)));
    passAll(match, 1, 2);
    expectMoves(match, 0, [play(HOTEL_PROFIT), play(ANY_40), pass]);
    passAll(match, 0, 1, 2);
    expectMoves(match, 0, [play(HOTEL_PROFIT)]);
    expect(match.isLegal(0, pass)).toBe(false);
  });

  it('of others make a turn precious, too: the property must be back in time', () => {
    // seat 1 needs the Hotel that seat 0 gives back when seat 0 plays a card
    const match = given({
      hands: [[ANY_40], [HOTEL_PROFIT], []],
      owners: owners('00......'),
      deals: 1,
    });
    agree(
      match,
      0,
      offer(
        1,
        promise(0, ANY_40, 2),
        give(0, property(0), after(0, ANY_40)),
        promise(1, HOTEL_PROFIT, 2),
      ),
    );
    passAll(match, 1, 2);
    // own promises only: seat 0 has two turns left for its own card
    expectMoves(match, 0, [play(ANY_40), pass]);
  });
});

describe('D-7.2 promises in force on the sheet', () => {
  it('a payment while owning does not tie the property, before the first one or later', () => {
    const match = given({ owners: owners('0.......') });
    agree(match, 0, offer(1, give(0, cash(20), everyTurnEnd(0, 5, 0))));
    passAll(match, 1, 2);
    const sell = offer(2, give(0, property(0), now));
    expect(match.isLegal(0, sell)).toBe(true);
    passAll(match, 0, 1, 2);
    expect(match.isLegal(0, sell)).toBe(true);
  });

  it('an alternative that will come due takes its thing along', () => {
    const contracts = [
      {
        number: 1,
        seats: [0, 2],
        open: [
          { index: 0, due: 2, clause: give(0, card(TAX), turnEnd(0, 1)) }, // gone by fate
          { index: 1, due: null, clause: give(0, property(0), lapsed(0)) },
        ],
      },
    ];
    const more = {
      hands: [[HOTEL_PROFIT, HOTEL_DIE, ANY_40], [], []],
      owners: owners('0.......'),
    };
    const plays = [HOTEL_PROFIT, HOTEL_DIE, ANY_40].map((each) => promise(0, each, 3));
    expect(isOffered(more, ...plays)).toBe(true);
    expect(isOffered({ ...more, contracts }, ...plays)).toBe(false);
    expect(isOffered({ ...more, contracts }, ...plays.slice(1))).toBe(true);
  });

  it('a play of which only the date is known takes a turn', () => {
    const contracts = [
      { number: 1, seats: [1, 2], open: [{ index: 0, due: 1, clause: promise(1, ANY_40, 1) }] },
    ];
    expect(isOffered({}, promise(1, FIVE_ROLLS, 1))).toBe(true);
    expect(isOffered({ contracts }, promise(1, FIVE_ROLLS, 1))).toBe(false);
    expect(isOffered({ contracts }, promise(1, FIVE_ROLLS, 2))).toBe(true);
  });

  it('plays of others count on the way to one’s own', () => {
    const match = given({
      hands: [[HOTEL_PROFIT, ANY_40], [ANY_40], []],
      owners: owners('110.....'),
      deals: 1,
    });
    agree(
      match,
      0,
      offer(
        1,
        promise(1, ANY_40, 2),
        give(1, property(0), after(1, ANY_40)),
        promise(0, HOTEL_PROFIT, 2),
        promise(0, ANY_40, 2),
      ),
    );
    passAll(match, 1, 2);
    expectMoves(match, 0, [play(ANY_40)]); // the next turn is for the Hotel that is to come
  });

  it('forbid nothing where nothing else would be left', () => {
    // the Hotel is needed for one promise and to be put up by the other
    const open = [
      { index: 0, due: 9, clause: promise(0, HOTEL_PROFIT, 9) },
      { index: 1, due: 1, clause: promise(0, FORCE_SALE, 1, { property: 0 }) },
    ];
    const match = given({
      hands: [[HOTEL_PROFIT, FORCE_SALE], [], []],
      owners: owners('0.......'),
      contracts: [{ number: 1, seats: [0, 1], open }],
      deals: 0,
    });
    expectMoves(match, 0, [play(HOTEL_PROFIT), pass]);
  });

  it('more than eight are not all looked at', () => {
    const cards = [...Array.from({ length: 5 }, () => TAX), FIVE_ROLLS, FIVE_ROLLS, ANY_40, ANY_40];
    const open = cards.map((each, index) => ({ index, due: 9, clause: promise(0, each, 9) }));
    const nine = { number: 1, seats: [0, 1], open };
    const more = { hands: [cards, [], []], owners: owners('01......'), deals: 0 };
    expect(given({ ...more, contracts: [nine] }).isLegal(0, pass)).toBe(true);
    const eight = { ...nine, open: open.slice(1).map((each) => ({ ...each, due: 8 })) };
    expect(given({ ...more, contracts: [eight] }).isLegal(0, pass)).toBe(false);
  });
});

describe('D-7.7 several parties', () => {
  const ring = [
    giveTo(0, 1, property(0), now),
    giveTo(1, 2, property(1), turnEnd(0, 1)),
    giveTo(2, 0, property(2), turnEnd(2, 1)),
  ];
  const offerAll = (...clauses: Clause[]) => ({ type: 'offer', to: 1, and: [2], clauses });

  it('are tested together', () => {
    const match = given({ owners: owners('012.....') });
    expect(match.isLegal(0, offerAll(...ring))).toBe(true);
    expect(match.isLegal(0, offerAll(...ring, giveTo(2, 1, property(2), turnEnd(0, 2))))).toBe(
      false,
    );
    expect(match.isLegal(0, offerAll(...ring, giveTo(0, 1, property(2), turnEnd(0, 2))))).toBe(
      true,
    );
  });

  it('say to whom, and sit in order', () => {
    const match = given({ owners: owners('012.....') });
    expect(match.isLegal(0, offerAll(give(0, cash(10), now)))).toBe(false);
    expect(match.isLegal(0, offerAll(giveTo(0, 0, cash(10), now)))).toBe(false);
    expect(match.isLegal(0, offer(1, giveTo(0, 1, cash(10), now)))).toBe(false);
    const clauses = [giveTo(0, 1, cash(10), now)];
    expect(match.isLegal(0, { type: 'offer', to: 2, and: [1], clauses })).toBe(false);
    expect(match.isLegal(0, { type: 'offer', to: 1, and: [1], clauses })).toBe(false);
    expect(match.isLegal(0, { type: 'offer', to: 1, and: [], clauses })).toBe(false);
  });
});

describe('D-7.2 a related card', () => {
  it('is all that this turn still allows', () => {
    const match = given({
      hands: [[THREE_PROPERTIES, ANY_40], [], []],
      owners: owners('00..1...'),
    });
    agree(match, 0, offer(1, promise(0, ANY_40, 1)));
    passAll(match, 1, 2);
    expectMoves(match, 0, [play(ANY_40)]);
    const later = given({
      hands: [[THREE_PROPERTIES, ANY_40], [], []],
      owners: owners('00..1...'),
    });
    run(later, 0, offer(1, give(1, property(4), now), promise(0, THREE_PROPERTIES, 0)));
    run(later, 1, accept);
    expectMoves(later, 0, [play(THREE_PROPERTIES)]);
    expect(later.isLegal(0, done)).toBe(false);
  });
});
