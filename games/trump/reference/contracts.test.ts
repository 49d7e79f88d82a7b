import { describe, expect, it } from 'vitest';
import type { Act } from './clauses.ts';
import {
  ANY_40,
  abstain,
  accept,
  after,
  agree,
  BACK_IN,
  before,
  bought,
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
  HOTEL_PROFIT,
  INVESTOR_20,
  INVESTOR_50,
  lapsed,
  now,
  OUT,
  offer,
  openAll,
  openIn,
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
  turnEnd,
} from './situations.ts';

const force = (number: number) => ({ type: 'play', card: FORCE_SALE, property: number });
const tax = (seat: number) => ({ type: 'play', card: TAX, seat });

describe('D-7.2 gifts that are due', () => {
  it('happen at the end of the turn, in the order of the list', () => {
    const match = given({ hands: [[TAX], [], []], owners: owners('0.......'), cash: [50, 0, 0] });
    const end = turnEnd(1, 1);
    agree(
      match,
      0,
      offer(1, give(0, card(TAX), end), give(0, property(0), end), give(0, cash(70), end)),
    );
    expect(openIn(match)).toEqual({ 1: [0, 1, 2] });
    run(match, 1, pass);
    expect(factsOf(match)).toMatchObject({
      hands: [[], [TAX], []],
      owners: owners('1.......'),
      cash: [0, 50, 0],
      debts: [{ from: 0, to: 1, amount: 20 }],
      contracts: [],
    });
  });

  it('happen before and after the payout of a card, a share of it among them', () => {
    const match = given({ hands: [[ANY_40], [], []], owners: owners('0.......'), cash: [0, 0, 0] });
    const clauses = [
      give(0, cash(30), before(0, ANY_40)),
      give(0, share(30), after(0, ANY_40)),
      give(0, { type: 'share', percent: 10, atLeast: 20 }, after(0, ANY_40)),
      give(0, property(0), before(0, ANY_40)),
    ];
    run(match, 0, offer(1, ...clauses));
    run(match, 1, accept);
    run(match, 0, play(ANY_40)); // D-4.1: looked at when it is laid down
    // 30 owed at once; 40 pay it; then 10 of 12, and 20 of 4
    expect(factsOf(match)).toMatchObject({
      cash: [0, 40, 0],
      debts: [{ from: 0, to: 1, amount: 20 }],
      owners: owners('1.......'),
    });
  });

  it('lapse when the card is not there any more, D-7.3', () => {
    const match = given({ hands: [[TAX], [FIVE_ROLLS], []], owners: owners('012.....') });
    agree(match, 0, offer(2, give(0, card(TAX), turnEnd(0, 1)), give(0, cash(10), lapsed(0))));
    run(match, 1, play(FIVE_ROLLS), 5);
    run(match, 1, { type: 'take', seat: 0 }, 0, 0, 0, 0, 0);
    expect(openIn(match)).toEqual({ 1: [0, 1] }); // nobody learns earlier
    run(match, 2, pass);
    run(match, 0, pass);
    expect(factsOf(match)).toMatchObject({ contracts: [], cash: [90, 100, 110] });
  });
});

describe('D-7.2 a property that its taker has already', () => {
  it('counts as given, so that nothing comes of the alternative', () => {
    const match = given({ owners: owners('01......') });
    agree(
      match,
      0,
      offer(
        1,
        give(1, property(1), turnEnd(1, 1)),
        give(1, property(1), turnEnd(2, 1)),
        give(1, cash(10), lapsed(1)),
      ),
    );
    passAll(match, 1, 2);
    expect(factsOf(match)).toMatchObject({
      owners: owners('00......'),
      cash: [100, 100, 100],
      contracts: [],
    });
  });
});

describe('D-7.8 random cards', () => {
  it('are drawn before the other transfers, never one named', () => {
    const match = given({ hands: [[2], [3, TAX, TAX, ANY_40], []], owners: owners('1.......') });
    run(
      match,
      0,
      offer(
        1,
        give(0, card(2), now),
        give(1, card(TAX), now),
        give(1, cash(10), after(1, ANY_40)),
        give(1, random(1), now),
      ),
    );
    run(match, 1, accept, 0); // of the 3 alone: the 2 has not come yet
    expect(factsOf(match)).toMatchObject({
      hands: [[3, TAX], [2, ANY_40, TAX], []],
      related: { cards: [2, 3, ANY_40, TAX] },
    });
  });

  it('are none that the same deal shows', () => {
    const match = given({ hands: [[3, TAX], [], []] });
    agree(match, 0, offer(1, show(0, 3), give(0, random(1), now)), 0);
    expect(factsOf(match)['hands']).toEqual([[3], [TAX], []]);
  });

  it('are all there are if there are too few, and none lapses', () => {
    const match = given({ hands: [[3, 5, TAX], [], []], owners: owners('.1......') });
    const end = turnEnd(0, 0);
    run(
      match,
      0,
      offer(
        1,
        give(0, card(TAX), turnEnd(0, 5)),
        give(0, random(4), end),
        give(0, random(1), end),
        give(0, cash(10), lapsed(2)),
      ),
    );
    run(match, 1, accept);
    run(match, 0, done, 1, 0); // of 3 and 5, then of the 3
    expect(factsOf(match)).toMatchObject({ hands: [[TAX], [3, 5], []], cash: [90, 110, 100] });
    expect(openIn(match)).toEqual({ 1: [0] });
  });
});

describe('D-7.7 a card of choice', () => {
  it('is asked of the giver or the taker, and the rest waits', () => {
    const match = given({ hands: [[3, TAX, TAX], [5], []], owners: owners('01......') });
    run(
      match,
      0,
      offer(
        1,
        give(0, choice('taker'), now),
        give(1, choice('giver'), now),
        give(1, cash(50), now),
        give(0, card(TAX), turnEnd(0, 2)),
      ),
    );
    run(match, 1, accept);
    expect(factsOf(match)).toMatchObject({
      asked: 'choose',
      toAct: [1],
      offer: null,
      related: null,
      cash: [100, 100, 100],
      choosing: { contract: 1, index: 0, seat: 1, from: 0, to: 1 },
    });
    expect(openIn(match)).toEqual({ 1: [0, 1, 2, 3] });
    expectMoves(match, 1, [{ type: 'choose', card: 3 }]); // a Tax is promised
    run(match, 1, { type: 'choose', card: 3 });
    expect(factsOf(match)['choosing']).toEqual({ contract: 1, index: 1, seat: 1, from: 1, to: 0 });
    expectMoves(match, 1, [
      { type: 'choose', card: 3 },
      { type: 'choose', card: 5 },
    ]);
    run(match, 1, { type: 'choose', card: 5 });
    expect(factsOf(match)).toMatchObject({
      asked: 'related',
      choosing: null,
      cash: [150, 50, 100],
      hands: [[5, TAX, TAX], [3], []],
      related: { cards: [5, TAX], properties: [] },
    });
    expect(openIn(match)).toEqual({ 1: [3] });
  });

  it('holds up a played card, a turn’s end and what comes after', () => {
    const match = given({ hands: [[ANY_40, 3], [], []], owners: owners('0.......') });
    agree(
      match,
      0,
      offer(
        1,
        give(0, choice('giver'), before(0, ANY_40)),
        give(0, cash(10), before(0, ANY_40)),
        give(1, choice('taker'), turnEnd(0, 1)),
      ),
    );
    passAll(match, 1, 2);
    run(match, 0, play(ANY_40));
    expect(factsOf(match)).toMatchObject({ playing: ANY_40, cash: [100, 100, 100] });
    expectMoves(match, 0, [{ type: 'choose', card: 3 }]);
    run(match, 0, { type: 'choose', card: 3 });
    expect(factsOf(match)).toMatchObject({
      asked: 'choose',
      playing: null,
      turn: 0,
      turnsEnded: [2, 1, 1],
      cash: [130, 110, 100],
      hands: [[], [3], []],
    });
    run(match, 0, { type: 'choose', card: 3 });
    expect(factsOf(match)).toMatchObject({ turn: 1, hands: [[3], [], []], contracts: [] });
  });

  it('lapses without a free card', () => {
    const match = given({ hands: [[TAX], [], []], owners: owners('.1......') });
    const end = turnEnd(0, 0);
    agree(
      match,
      0,
      offer(
        1,
        give(0, card(TAX), turnEnd(0, 3)),
        give(0, choice('giver'), end),
        give(0, cash(30), lapsed(1)),
      ),
    );
    expect(factsOf(match)).toMatchObject({ cash: [70, 130, 100], turn: 1 });
    expect(openIn(match)).toEqual({ 1: [0] });
  });
});

describe('D-7.7 promises to play', () => {
  it('are kept by a play with the right aim, the one due first', () => {
    const match = given({
      hands: [[TAX, TAX, TAX], [], []],
      owners: owners('.12.....'),
      deals: 1,
    });
    agree(
      match,
      0,
      offer(1, promise(0, TAX, 9), promise(0, TAX, 8), promise(0, TAX, 3, { target: 2 })),
    );
    passAll(match, 1, 2);
    run(match, 0, tax(1));
    expect(openIn(match)).toEqual({ 1: [0, 2] });
    passAll(match, 1, 2);
    run(match, 0, tax(2));
    expect(openIn(match)).toEqual({ 1: [0] });
  });

  it('lapse at their date, and their alternative happens', () => {
    const match = given({ hands: [[HOTEL_PROFIT], [], [FORCE_SALE]], owners: owners('0.......') });
    agree(match, 0, offer(1, promise(0, HOTEL_PROFIT, 1), give(0, cash(30), lapsed(0))));
    run(match, 1, pass);
    run(match, 2, force(0));
    openAll(match, 0, 0, 10);
    run(match, 0, pass);
    expect(factsOf(match)).toMatchObject({ contracts: [], cash: [80, 130, 90] });
  });

  it('close their alternatives when kept', () => {
    const match = given({ hands: [[HOTEL_PROFIT], [], []], owners: owners('0.......') });
    run(
      match,
      0,
      offer(
        1,
        promise(0, HOTEL_PROFIT, 1),
        give(0, choice('giver'), lapsed(0)),
        give(0, cash(30), lapsed(1)),
      ),
    );
    run(match, 1, accept);
    run(match, 0, play(HOTEL_PROFIT));
    expect(factsOf(match)).toMatchObject({ contracts: [], cash: [160, 100, 100] });
  });

  it('bind a card to its aim', () => {
    const match = given({ hands: [[TAX], [], []], owners: owners('.12.....'), deals: 1 });
    agree(match, 0, offer(1, promise(0, TAX, 9, { target: 2 })));
    passAll(match, 1, 2);
    expectMoves(match, 0, [tax(2), pass]);
  });
});

describe('D-7.7 abstentions', () => {
  const promised = (act: Act, hand: number[], until = { seat: 0, turn: 1 }) => {
    const match = given({
      hands: [hand, [FORCE_SALE, OUT], [FIVE_ROLLS]],
      owners: owners('.12.....'),
      deals: 1,
    });
    agree(match, 0, offer(1, abstain(0, act, until)));
    return match;
  };

  it('spare a seat a Tax through the end of the turn named', () => {
    const match = promised({ type: 'tax', seat: 2 }, [TAX]);
    run(match, 1, pass);
    run(match, 2, play(FIVE_ROLLS), 0, 0, 0, 0, 0); // not passed in a row

    expectMoves(match, 0, [tax(1), pass]);
    passAll(match, 0, 1);
    run(match, 2, offer(1, give(2, cash(10), now)));
    run(match, 1, { type: 'reject' });
    expectMoves(match, 0, [tax(1), tax(2), pass]);
  });

  it('spare a property a Force Sale', () => {
    const match = promised({ type: 'forceSale', property: 2 }, [FORCE_SALE]);
    passAll(match, 1, 2);
    expect(match.isLegal(0, force(2))).toBe(false);
    expect(match.isLegal(0, force(1))).toBe(true);
  });

  it('spare a seat You’re Out', () => {
    const match = promised({ type: 'knockOut', seat: 2 }, [OUT]);
    run(match, 1, force(0));
    openAll(match, 10, 10, 10);
    run(match, 1, pass);
    run(match, 2, pass);
    expectMoves(match, 0, [pass, { type: 'knockOut', seat: 1 }]);
  });

  it('bound bids, opening, raise and investors together', () => {
    const match = promised({ type: 'bid', above: 40, property: 1 }, [INVESTOR_20, INVESTOR_50]);
    run(match, 1, force(1));
    expect(match.moves(0)).toHaveLength(5); // 0 to 40
    expect(match.moves(2)).toHaveLength(11);
    openAll(match, 10, 10, 20);
    run(match, 1, pass);
    run(match, 2, pass);
    const raise = (amount: number, ...cards: number[]) => ({ type: 'raise', cash: amount, cards });
    expect(match.moves(0)).toBe('wide');
    expect(match.isLegal(0, raise(10, INVESTOR_20))).toBe(true);
    expect(match.isLegal(0, raise(20, INVESTOR_20))).toBe(false);
    expect(match.isLegal(0, raise(0, INVESTOR_50))).toBe(false);
    const other = promised({ type: 'bid', above: 40, property: 1 }, [INVESTOR_50]);
    run(other, 1, force(2));
    expect(other.moves(0)).toHaveLength(11);
    const none = promised({ type: 'bid', above: 40, property: null }, [INVESTOR_50]);
    run(none, 1, force(2));
    openAll(none, 10, 10, 20);
    run(none, 1, pass);
    run(none, 2, pass);
    expectMoves(none, 0, [pass]); // the only investor is too much
  });

  it('keep a deal with others from being about a thing', () => {
    const match = given({ hands: [[TAX], [], []], owners: owners('00......') });
    agree(
      match,
      0,
      offer(
        1,
        abstain(0, { type: 'deal', about: { property: 1 } }),
        abstain(0, { type: 'deal', about: { card: TAX } }),
      ),
    );
    passAll(match, 1, 2);
    expect(match.isLegal(0, offer(2, give(0, property(1), now)))).toBe(false);
    expect(match.isLegal(0, offer(2, give(0, property(0), now)))).toBe(true);
    expect(match.isLegal(0, offer(1, give(0, property(1), now)))).toBe(true);
    expect(match.isLegal(0, offer(2, show(0, TAX)))).toBe(false);
    expect(match.isLegal(0, offer(2, give(2, cash(10), bought(2, 1))))).toBe(false);
    agree(match, 0, offer(1, give(0, cash(10), now)));
    run(match, 1, pass);
    run(match, 2, offer(0, give(0, property(1), now)));
    expect(match.isLegal(0, accept)).toBe(false);
  });
});

describe('D-7.7 what a purchase brings', () => {
  const sale = () => {
    const match = given({ hands: [[], [FORCE_SALE, FORCE_SALE], []], owners: owners('.12.....') });
    agree(
      match,
      0,
      offer(
        1,
        give(0, cash(20), bought(0, 2)),
        give(1, share(50), bought(0, 2)),
        give(1, cash(70), bought(0, 2, { seat: 0, turn: 1 })),
        give(1, property(1), turnEnd(1, 5)),
      ),
    );
    return match;
  };

  it('happens when the price is paid, once', () => {
    const match = sale();
    run(match, 1, force(2));
    openAll(match, 50, 0, 0);
    // the price to seat 2; then 20, half of 50, and 70
    expect(factsOf(match)).toMatchObject({ owners: owners('.10.....'), cash: [120, 30, 150] });
    expect(openIn(match)).toEqual({ 1: [3] });
  });

  it('does not happen when the owner keeps it or another buys, and ends with its term', () => {
    const match = sale();
    run(match, 1, force(2));
    openAll(match, 0, 10, 0);
    expect(openIn(match)).toEqual({ 1: [0, 1, 2, 3] });
    passAll(match, 2, 0);
    expect(openIn(match)).toEqual({ 1: [0, 1, 3] });
  });

  it('comes after the lapse of what was to transfer the property, D-7.3', () => {
    const match = given({
      hands: [[3], [], [FORCE_SALE]],
      owners: owners('.12.....'),
      cash: [100, 0, 0],
    });
    agree(
      match,
      0,
      offer(
        1,
        give(1, cash(60), bought(0, 1)),
        give(1, property(1), turnEnd(0, 4)),
        give(0, choice('taker'), lapsed(1)),
      ),
    );
    run(match, 1, pass);
    run(match, 2, force(1));
    openAll(match, 80, 0, 0);
    expect(factsOf(match)).toMatchObject({
      sale: null,
      asked: 'choose',
      toAct: [1],
      owners: owners('.02.....'),
      cash: [20, 80, 0],
    });
    run(match, 1, { type: 'choose', card: 3 });
    expect(factsOf(match)).toMatchObject({ turn: 0, cash: [80, 20, 0], contracts: [] });
  });
});

describe('D-7.4, D-7.7 payments at every turn’s end', () => {
  it('keep the game going, one after the other', () => {
    const match = given({ cash: [50, 0, 0] });
    agree(match, 0, offer(1, give(0, cash(20), everyTurnEnd(0, 3))));
    expect(factsOf(match)).toMatchObject({
      cash: [50, 0, 0],
      contracts: [{ open: [{ due: 2, left: 3 }] }],
    });
    passAll(match, 1, 2, 0);
    expect(factsOf(match)).toMatchObject({
      passes: 3,
      turn: 1,
      cash: [30, 20, 0],
      contracts: [{ open: [{ due: 3, left: 2 }] }],
    });
    passAll(match, 1, 2, 0, 1, 2, 0);
    expect(factsOf(match)).toMatchObject({ turn: null, cash: [0, 50, 0] });
    expect(factsOf(match)['debts']).toEqual([{ from: 0, to: 1, amount: 10 }]);
  });

  it('stop when what they hang on is not owned', () => {
    const match = given({ hands: [[], [FORCE_SALE], []], owners: owners('0.......') });
    agree(match, 0, offer(1, give(0, cash(20), everyTurnEnd(0, 5, 0))));
    passAll(match, 1, 2, 0);
    expect(factsOf(match)['cash']).toEqual([80, 120, 100]);
    run(match, 1, force(0));
    openAll(match, 0, 0, 10);
    expect(openIn(match)).toEqual({ 1: [0] });
    passAll(match, 2, 0);
    expect(factsOf(match)).toMatchObject({ contracts: [], cash: [90, 120, 90] });
  });

  it('are not waited for when only an abstention or an option is open', () => {
    const match = given();
    agree(match, 0, offer(1, abstain(0, { type: 'tax', seat: 1 }, { seat: 0, turn: 9 })));
    passAll(match, 1, 2, 0);
    expect(factsOf(match)).toMatchObject({ turn: null, contracts: [] });
  });
});

describe('D-7.5, D-7.7 showing', () => {
  it('leaves nothing open and is no transfer, D-6.3', () => {
    const match = given({ hands: [[TAX], [], []], owners: owners('.1......') });
    agree(match, 0, offer(1, show(0, TAX), show(0, null)));
    expect(factsOf(match)).toMatchObject({ contracts: [], turn: 1, related: null });
  });
});

describe('D-7.3 a Tax', () => {
  it('lapses what was to transfer the property surrendered', () => {
    const match = given({
      hands: [[], [TAX], []],
      owners: owners('0.......'),
      cash: [0, 0, 0],
    });
    agree(match, 0, offer(2, give(0, property(0), turnEnd(0, 1)), give(2, cash(10), lapsed(0))));
    run(match, 1, tax(0));
    run(match, 0, { type: 'surrender', property: 0 });
    expect(factsOf(match)).toMatchObject({
      contracts: [],
      owners: owners('1.......'),
      debts: [{ from: 2, to: 0, amount: 10 }],
    });
  });
});

describe('D-7.2 bidding cards', () => {
  it('are bound as often as clauses want them, an alternative with its first thing once', () => {
    const open = [give(0, card(OUT), turnEnd(0, 5)), give(0, card(OUT), lapsed(0))].map(
      (clause, index) => ({ index, due: index === 0 ? 5 : null, clause }),
    );
    const match = given({
      turn: 1,
      hands: [[BACK_IN, OUT, OUT], [FORCE_SALE], []],
      owners: owners('1.......'),
      contracts: [{ number: 1, seats: [0, 1], open }],
    });
    run(match, 1, force(0));
    openAll(match, 10, 10, 0);
    run(match, 1, pass);
    expectMoves(match, 0, [pass, { type: 'knockOut', seat: 1 }]);
    run(match, 0, { type: 'knockOut', seat: 1 });
    expect(factsOf(match)['hands']).toMatchObject([[OUT, BACK_IN], [], []]);
    expect(match.isLegal(0, done)).toBe(false);
  });
});
