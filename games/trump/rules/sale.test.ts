import { fastRng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { trump } from './game.ts';
import { sampleRaise } from './raises.ts';
import { handOf, type State } from './state/state.ts';
import {
  asked,
  BACK,
  BACK_IN,
  cashOf,
  CASINO,
  eventsOf,
  FORCE_SALE,
  HOTEL,
  INVESTOR_20,
  INVESTOR_30,
  INVESTOR_40,
  INVESTOR_50,
  INVESTOR_60,
  knockOut,
  listed,
  openSale,
  OUT,
  owners,
  PASS,
  play,
  raise,
  refusal,
  type Scene,
  scene,
} from './testScene.ts';
import { view } from './view.ts';

/** Seat 0 forces the sale of the Hotel; bidding cards in hand as said. */
function sale(hands: readonly (readonly number[])[] = [], rest: Scene = {}): State {
  const [first = [], ...others] = hands;
  const state = scene({ ...rest, hands: [[FORCE_SALE, ...first], ...others] });
  play(state, 0, { type: 'play', card: FORCE_SALE, property: HOTEL });
  return state;
}

/** The same with the openings already shown. */
function bidding(
  openings: readonly number[],
  hands: readonly (readonly number[])[] = [],
  rest: Scene = {},
): State {
  const state = sale(hands, rest);
  openSale(state, openings);
  return state;
}

describe('D-5.1 sealed openings', () => {
  it('asks everybody at once, Broker and owner included', () => {
    const state = sale([], { owned: [[], [HOTEL]] });
    expect(asked(state)).toEqual({ kind: 'open', seats: [0, 1, 2, 3] });
    expect(trump.decision(state, 0).sealed).toBe(true);
  });

  it('keeps each opening to its maker until the last is in', () => {
    const state = sale();
    const emissions = play(state, 2, { type: 'open', amount: 70 });
    expect(eventsOf(emissions, 'sealed', 2)).toEqual([{ type: 'sealed', seat: 2, amount: 70 }]);
    expect(eventsOf(emissions, 'sealed', 0)).toEqual([{ type: 'sealed', seat: 2, amount: null }]);
    expect(asked(state).seats).toEqual([0, 1, 3]);
    expect(view(state, 2).sale?.mine).toBe(70);
    expect(view(state, 0).sale).toMatchObject({ sealed: [2], mine: null, bids: [0, 0, 0, 0] });
    // The money is still in the hand, so nothing shows there either.
    expect(cashOf(state)).toEqual([400, 400, 400, 400]);
    expect(refusal(state, 2, { type: 'open', amount: 10 })).toBe('not-asked');
  });

  it('shows all of them together and takes the money', () => {
    const state = sale();
    const emissions = openSale(state, [10, 0, 60, 40]);
    expect(eventsOf(emissions, 'opened')).toEqual([
      { type: 'opened', broker: 0, bids: [10, 0, 60, 40] },
    ]);
    expect(cashOf(state)).toEqual([390, 400, 340, 360]);
  });

  it('takes any multiple of 10 up to one’s cash', () => {
    const state = sale([], { cash: [50] });
    expect(listed(state, 0)).toEqual(
      [0, 10, 20, 30, 40, 50].map((amount) => ({ type: 'open', amount })),
    );
    expect(refusal(state, 0, { type: 'open', amount: 60 })).toBe('not-enough-cash');
    expect(refusal(state, 0, { type: 'open', amount: 15 })).toBe('not-a-multiple');
    expect(refusal(state, 0, { type: 'open', amount: -10 })).toBe('not-a-multiple');
  });

  it('is listed as long as there are no more than 512 amounts', () => {
    expect(listed(sale([], { cash: [5110] }), 0)).toHaveLength(512);
    const rich = sale([], { cash: [5120] });
    expect(trump.moves(rich, 0, [])).toBe(-1);
    expect(trump.sample(rich, 0, fastRng(1)).type).toBe('open');
    expect(refusal(rich, 0, { type: 'open', amount: 5120 })).toBeUndefined();
  });

  it('leaves who opens with 0 out altogether: no bids, no cards', () => {
    const state = bidding([50, 0, 60, 0], [[], [OUT, INVESTOR_60], [], [BACK]]);
    expect(asked(state).seats).toEqual([0]);
    play(state, 0, PASS);
    expect(asked(state).seats).toEqual([2]);
    expect(refusal(state, 1, knockOut(0))).toBe('not-asked');
    play(state, 2, PASS);
    expect(owners(state)[HOTEL]).toBe(2);
  });
});

describe('D-5.2 who leads', () => {
  it('is the highest opening', () => {
    expect(view(bidding([50, 80, 60, 0]), 0).sale?.leader).toBe(1);
  });

  it('is the first clockwise from the Broker among equals', () => {
    const state = scene({ turn: 2, hands: [[], [], [FORCE_SALE]] });
    play(state, 2, { type: 'play', card: FORCE_SALE, property: HOTEL });
    openSale(state, [80, 80, 20, 80]);
    expect(view(state, 0).sale?.leader).toBe(3);
  });

  it('leaves the property where it was if nobody opens', () => {
    for (const owned of [[], [HOTEL]]) {
      const state = sale([], { owned: [[], owned] });
      const emissions = openSale(state, [0, 0, 0, 0]);
      expect(owners(state)[HOTEL]).toBe(owned.length === 0 ? null : 1);
      expect(eventsOf(emissions, 'unsold')).toHaveLength(1);
      expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
    }
  });

  it('gives it to a single opener without bidding', () => {
    const state = sale();
    openSale(state, [0, 0, 30, 0]);
    expect(owners(state)[HOTEL]).toBe(2);
    expect(cashOf(state)).toEqual([400, 400, 370, 400]);
  });
});

describe('D-5.3 in turn, clockwise from the Broker', () => {
  it('asks the Broker first, or else the next who opened', () => {
    expect(asked(bidding([50, 80, 60, 0])).seats).toEqual([0]);
    expect(asked(bidding([0, 0, 60, 50])).seats).toEqual([2]);
  });

  it('takes Outside Investors, one or more', () => {
    const state = bidding([50, 80, 60, 0], [[INVESTOR_20, INVESTOR_30]]);
    expect(refusal(state, 0, raise(0, INVESTOR_30))).toBe('bid-too-low');
    play(state, 0, raise(0, INVESTOR_20, INVESTOR_30));
    expect(Array.from(state.bids)).toEqual([100, 80, 60, 0]);
    expect(Array.from(state.investors)).toEqual([50, 0, 0, 0]);
    expect(cashOf(state)).toEqual([350, 320, 340, 400]);
    expect(handOf(state, 0)).toEqual([]);
    expect(view(state, 1).discards.slice(-3)).toEqual([FORCE_SALE, INVESTOR_20, INVESTOR_30]);
  });

  it('takes both together', () => {
    const state = bidding([50, 80, 60, 0], [[INVESTOR_20]]);
    play(state, 0, raise(20, INVESTOR_20));
    expect(Array.from(state.bids)).toEqual([90, 80, 60, 0]);
    expect(cashOf(state)[0]).toBe(330);
  });

  it('needs a total at least 10 above the highest bid of those still in', () => {
    const state = bidding([50, 80, 60, 0], [[INVESTOR_30]]);
    expect(refusal(state, 0, raise(0, INVESTOR_30))).toBe('bid-too-low');
    expect(refusal(state, 0, raise(10, INVESTOR_30))).toBeUndefined();
  });

  it('does not count a bid that has been knocked out', () => {
    const state = bidding([50, 80, 60, 0], [[OUT], [], [INVESTOR_20]]);
    play(state, 0, knockOut(1));
    play(state, 1, PASS);
    // The highest still in is now 60, the raiser's own.
    expect(refusal(state, 2, raise(0, INVESTOR_20))).toBeUndefined();
  });

  it('refuses what is no raise', () => {
    const state = bidding([50, 80, 60, 0], [[INVESTOR_30, OUT]]);
    expect(refusal(state, 0, raise(0))).toBe('nothing-added');
    expect(refusal(state, 0, raise(0, OUT))).toBe('not-an-investor');
    expect(refusal(state, 0, raise(0, INVESTOR_30, INVESTOR_30))).toBe('card-not-held');
    expect(refusal(state, 0, raise(500, INVESTOR_30))).toBe('not-enough-cash');
    expect(refusal(state, 0, raise(15, INVESTOR_30))).toBe('not-a-multiple');
    expect(refusal(state, 1, raise(10))).toBe('not-asked');
  });

  it('knocks out an opponent who is still in', () => {
    const state = bidding([50, 80, 60, 0], [[OUT]]);
    expect(refusal(state, 0, knockOut(0))).toBe('not-yourself');
    expect(refusal(state, 0, knockOut(3))).toBe('not-in-the-bidding');
    expect(trump.moves(state, 0, [])).toBe(3);
    play(state, 0, knockOut(1));
    expect(view(state, 0).sale).toMatchObject({ standing: ['in', 'out', 'in', 'none'], leader: 2 });
    expect(handOf(state, 0)).toEqual([]);
  });

  it('needs the card for a knock-out and a return', () => {
    const state = bidding([50, 80, 60, 0], [[OUT]]);
    play(state, 0, knockOut(1));
    expect(refusal(state, 1, BACK_IN)).toBe('card-not-held');
    play(state, 1, PASS);
    expect(refusal(state, 2, knockOut(0))).toBe('card-not-held');
    expect(refusal(state, 2, BACK_IN)).toBe('not-knocked-out');
  });
});

describe('D-5.4 own cash only after an Outside Investor', () => {
  it('refuses cash before one has been played', () => {
    const state = bidding([50, 80, 60, 0], [[INVESTOR_20]]);
    expect(refusal(state, 0, raise(100))).toBe('cash-needs-investor');
  });

  it('counts one played in the same move, and by anyone before', () => {
    const state = bidding([50, 80, 60, 0], [[INVESTOR_20]]);
    play(state, 0, raise(20, INVESTOR_20));
    play(state, 1, raise(20));
    expect(Array.from(state.bids)).toEqual([90, 100, 60, 0]);
  });

  it('starts anew with every sale', () => {
    const state = bidding([50, 80, 0, 0], [[INVESTOR_40], [FORCE_SALE]]);
    play(state, 0, raise(0, INVESTOR_40));
    play(state, 1, PASS);
    play(state, 1, { type: 'play', card: FORCE_SALE, property: CASINO });
    openSale(state, [10, 20, 30, 0]);
    expect(refusal(state, 1, raise(50))).toBe('cash-needs-investor');
  });

  it('makes the space wide exactly when a raise is possible', () => {
    const without = bidding([50, 80, 60, 0]);
    expect(trump.moves(without, 0, [])).toBe(1);
    const poor = bidding([50, 80, 60, 0], [[INVESTOR_30]], { cash: [50] });
    expect(trump.moves(poor, 0, [])).toBe(1);
    const rich = bidding([50, 80, 60, 0], [[INVESTOR_30]], { cash: [60] });
    expect(trump.moves(rich, 0, [])).toBe(-1);
    expect(sampleRaise(rich, 0, fastRng(1))).toEqual(raise(10, INVESTOR_30));
  });
});

describe('D-5.5 knocked out', () => {
  it('keeps the bid on the table and gives a turn only to come back', () => {
    const state = bidding([50, 80, 60, 0], [[OUT], [BACK, OUT, INVESTOR_60]]);
    play(state, 0, knockOut(1));
    expect(asked(state).seats).toEqual([1]);
    expect(state.bids[1]).toBe(80);
    expect(listed(state, 1)).toEqual([PASS, BACK_IN]);
    expect(refusal(state, 1, raise(0, INVESTOR_60))).toBe('knocked-out');
    expect(refusal(state, 1, knockOut(0))).toBe('knocked-out');
    play(state, 1, BACK_IN);
    expect(view(state, 0).sale).toMatchObject({ leader: 1, standing: ['in', 'in', 'in', 'none'] });
    expect(state.bids[1]).toBe(80);
  });

  it('ranks equal highest bids by who made theirs first', () => {
    // Seat 1 opens with 80 and is knocked out; seat 2 raises to 80; seat 1 comes back.
    const state = bidding([50, 80, 60, 0], [[OUT], [BACK], [INVESTOR_20]]);
    play(state, 0, knockOut(1));
    play(state, 1, PASS);
    play(state, 2, raise(0, INVESTOR_20));
    play(state, 0, PASS);
    play(state, 1, BACK_IN);
    expect(view(state, 0).sale?.leader).toBe(1);
  });

  it('counts a raised bid as made when it was raised', () => {
    // Seat 0's opening was made first, but it came to 80 only after seat 1 had opened with 80.
    const state = bidding([50, 80, 50, 0], [[OUT], [BACK], [INVESTOR_20]]);
    play(state, 0, knockOut(1));
    play(state, 1, PASS);
    play(state, 2, raise(0, INVESTOR_20));
    play(state, 0, raise(30));
    expect(view(state, 0).sale?.leader).toBe(0);
    play(state, 1, BACK_IN);
    expect(Array.from(state.bids)).toEqual([80, 80, 70, 0]);
    expect(view(state, 0).sale?.leader).toBe(1);
  });

  it('cannot be knocked out again', () => {
    const state = bidding([50, 80, 60, 0], [[OUT], [], [OUT]]);
    play(state, 0, knockOut(1));
    play(state, 1, PASS);
    expect(refusal(state, 2, knockOut(1))).toBe('not-in-the-bidding');
    expect(listed(state, 2)).toEqual([PASS, knockOut(0)]);
  });
});

describe('D-5.6 the end of a sale', () => {
  it('comes when everybody has passed in a row from the start, the leader included', () => {
    const state = bidding([50, 80, 60, 0]);
    expect(view(state, 3).sale?.toAsk).toEqual([0, 1, 2]);
    play(state, 0, PASS);
    play(state, 1, PASS);
    expect(asked(state).seats).toEqual([2]);
    play(state, 2, PASS);
    expect(owners(state)[HOTEL]).toBe(1);
  });

  it('comes when everyone else has let the last raise go', () => {
    const state = bidding([50, 80, 60, 0], [[], [], [INVESTOR_50]]);
    play(state, 0, PASS);
    play(state, 1, PASS);
    play(state, 2, raise(0, INVESTOR_50));
    expect(view(state, 3).sale?.toAsk).toEqual([0, 1]);
    play(state, 0, PASS);
    expect(asked(state).seats).toEqual([1]);
    play(state, 1, PASS);
    expect(owners(state)[HOTEL]).toBe(2);
    expect(state.bids.every((bid) => bid === 0)).toBe(true);
  });

  it('asks a knocked-out player whether the card is there or not', () => {
    for (const hand of [[], [BACK]]) {
      const state = bidding([50, 80, 60, 0], [[OUT], hand]);
      play(state, 0, knockOut(1));
      expect(asked(state).seats).toEqual([1]);
      play(state, 1, PASS);
      expect(asked(state).seats).toEqual([2]);
      play(state, 2, PASS);
      play(state, 0, PASS);
      expect(owners(state)[HOTEL]).toBe(2);
    }
  });

  it('asks who knocked out somebody else without leading once more', () => {
    const state = bidding([50, 80, 60, 0], [[OUT, OUT], [], [OUT]]);
    play(state, 0, knockOut(1));
    // Seat 2 leads with 60; seat 0, who acted, does not.
    expect(view(state, 3).sale).toMatchObject({ leader: 2, maker: 0, toAsk: [1, 2, 0] });
    play(state, 1, PASS);
    const again = play(state, 2, PASS);
    expect(eventsOf(again, 'askedAgain')).toEqual([{ type: 'askedAgain', seat: 0 }]);
    expect(asked(state).seats).toEqual([0]);
    play(state, 0, knockOut(2));
    // Now seat 0 leads, so the passes of the others are enough.
    expect(view(state, 3).sale?.toAsk).toEqual([1, 2]);
    play(state, 1, PASS);
    const end = play(state, 2, PASS);
    expect(eventsOf(end, 'biddingEnded')).toEqual([
      { type: 'biddingEnded', why: 'all-others', leader: 0 },
    ]);
    expect(owners(state)[HOTEL]).toBe(0);
  });

  it('asks who came back with a lower bid once more', () => {
    const state = bidding([50, 80, 60, 0], [[], [OUT], [BACK, INVESTOR_50]]);
    play(state, 0, PASS);
    play(state, 1, knockOut(2));
    play(state, 2, BACK_IN);
    expect(view(state, 3).sale).toMatchObject({ leader: 1, maker: 2, toAsk: [0, 1, 2] });
    play(state, 0, PASS);
    play(state, 1, PASS);
    expect(asked(state).seats).toEqual([2]);
    play(state, 2, raise(0, INVESTOR_50));
    play(state, 0, PASS);
    play(state, 1, PASS);
    expect(owners(state)[HOTEL]).toBe(2);
  });

  it('ends when that player passes, too', () => {
    const state = bidding([50, 80, 60, 0], [[OUT]]);
    play(state, 0, knockOut(2));
    for (const seat of [1, 2]) play(state, seat, PASS);
    const end = play(state, 0, PASS);
    expect(eventsOf(end, 'biddingEnded')).toEqual([
      { type: 'biddingEnded', why: 'all', leader: 1 },
    ]);
    expect(owners(state)[HOTEL]).toBe(1);
  });

  it('clears all passes with every raise, knock-out and return', () => {
    const state = bidding([50, 80, 60, 0], [[OUT], [BACK], [INVESTOR_50]]);
    play(state, 0, PASS);
    play(state, 1, PASS);
    play(state, 2, raise(0, INVESTOR_50));
    expect(view(state, 3).sale).toMatchObject({ quiet: 0, toAsk: [0, 1] });
    play(state, 0, knockOut(1));
    expect(view(state, 3).sale).toMatchObject({ quiet: 0, toAsk: [1, 2, 0] });
    play(state, 1, BACK_IN);
    expect(view(state, 3).sale).toMatchObject({ quiet: 0, toAsk: [2, 0, 1] });
  });

  it('starts counting again after a return', () => {
    const state = bidding([50, 80, 60, 0], [[OUT], [BACK]]);
    play(state, 0, knockOut(1));
    play(state, 1, BACK_IN);
    play(state, 2, PASS);
    expect(asked(state).seats).toEqual([0]);
    play(state, 0, PASS);
    expect(owners(state)[HOTEL]).toBe(1);
  });
});

describe('D-5.7 paying', () => {
  it('pays the bank for an unowned property, and the others take their bids back', () => {
    const state = bidding([50, 80, 60, 0]);
    const bank = state.bank;
    for (const seat of [0, 1, 2]) play(state, seat, PASS);
    expect(cashOf(state)).toEqual([400, 320, 400, 400]);
    expect(state.bank).toBe(bank + 80);
  });

  it('pays the owner of an owned one, who takes the own bid back too', () => {
    const state = bidding([50, 80, 60, 0], [], { owned: [[], [], [HOTEL]] });
    for (const seat of [0, 1, 2]) play(state, seat, PASS);
    expect(cashOf(state)).toEqual([400, 320, 480, 400]);
    expect(owners(state)[HOTEL]).toBe(1);
  });

  it('puts the whole bid into the box if the owner wins', () => {
    const state = bidding([50, 80, 60, 0], [], { owned: [[], [HOTEL]], boxes: { [HOTEL]: 70 } });
    for (const seat of [0, 1, 2]) play(state, seat, PASS);
    expect(cashOf(state)).toEqual([400, 320, 400, 400]);
    expect(owners(state)[HOTEL]).toBe(1);
    expect(state.box[HOTEL]).toBe(150);
  });

  it('puts a single owner’s opening into the box', () => {
    const state = sale([], { owned: [[], [HOTEL]] });
    openSale(state, [0, 40, 0, 0]);
    expect(state.box[HOTEL]).toBe(90);
    expect(cashOf(state)).toEqual([400, 360, 400, 400]);
  });

  it.each([
    ['kept', 390 + 30 + 10],
    ['returned', 400],
  ] as const)('lets losers keep investor money or not: %s', (investorMoney, cash) => {
    const state = bidding([10, 30, 0, 0], [[INVESTOR_30], [INVESTOR_60]], {
      options: { investorMoney },
    });
    play(state, 0, raise(0, INVESTOR_30));
    play(state, 1, raise(0, INVESTOR_60));
    play(state, 0, PASS);
    expect(owners(state)[HOTEL]).toBe(1);
    // The winner pays investor money and all: 90, of which 30 was cash.
    expect(cashOf(state).slice(0, 2)).toEqual([cash, 370]);
  });
});

describe('D-5.8 after the sale', () => {
  it('shows the box, and the bidding cards go to the discards', () => {
    const state = bidding([50, 80, 60, 0], [[OUT]], { boxes: { [HOTEL]: 130 } });
    play(state, 0, knockOut(1));
    play(state, 1, PASS);
    play(state, 2, PASS);
    const emissions = play(state, 0, PASS);
    expect(eventsOf(emissions, 'boxShown')).toEqual([
      { type: 'boxShown', property: HOTEL, seat: 2, amount: 130 },
    ]);
    expect(view(state, 3).discards.slice(-2)).toEqual([FORCE_SALE, OUT]);
  });

  it('does not show the box of an owner who keeps it', () => {
    const state = sale([], { owned: [[], [HOTEL]] });
    expect(eventsOf(openSale(state, [0, 40, 0, 0]), 'boxShown')).toEqual([]);
  });
});
