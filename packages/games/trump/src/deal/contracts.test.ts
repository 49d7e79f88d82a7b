import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { decode, encode } from '../codec.ts';
import { trump } from '../game.ts';
import { parseMove } from '../parseMove.ts';
import { finalMoney } from '../scoring.ts';
import { handOf, type State } from '../state.ts';
import {
  ACCEPT,
  ANY_40,
  AIRLINE,
  afterPlay,
  asked,
  beforePlay,
  CASINO,
  CONVENTION,
  cash,
  cashOf,
  counter,
  DONE,
  deal,
  dieProfit,
  eventsOf,
  FORCE_SALE,
  face,
  HOTEL,
  INVESTOR_50,
  knockOut,
  listed,
  named,
  OFFICE,
  OUT,
  offer,
  openSale,
  owners,
  PASS,
  pair,
  play,
  profit,
  property,
  REJECT,
  ROLL_FIVE,
  raise,
  random,
  refusal,
  type Scene,
  SPORTS,
  scene,
  share,
  T,
  TAX,
  THREE,
  turnEnd,
  willPlay,
} from '../testScene.ts';

const dealing = (rest: Scene = {}): State => scene({ part: 2, ...rest });
const card = (number: number) => ({ type: 'play', card: number }) as const;
const pass = (state: State, ...seats: number[]) => seats.flatMap((seat) => play(state, seat, PASS));

describe('D-7.1 transfers now', () => {
  it('moves cash, a property with its box, named and random cards', () => {
    const state = dealing({
      hands: [[TAX], [ANY_40, ROLL_FIVE]],
      owned: [[HOTEL], []],
      boxes: { [HOTEL]: 130 },
    });
    play(state, 0, offer(1, property(0, HOTEL), named(0, TAX), cash(1, 200), random(1, 1)));
    // The Tax has come into the hand before the random card is drawn: ANY_40, TAX, ROLL_FIVE.
    play(state, 1, ACCEPT, 2);
    expect(owners(state)[HOTEL]).toBe(1);
    expect(state.box[HOTEL]).toBe(130);
    expect(cashOf(state)).toEqual([600, 200, 400, 400]);
    expect([handOf(state, 0), handOf(state, 1)]).toEqual([[ROLL_FIVE], [ANY_40, TAX]]);
  });

  it('takes random cards last, wherever they stand', () => {
    const state = dealing({ hands: [[], [ANY_40, TAX]] });
    play(state, 0, offer(1, random(1, 1), named(1, ANY_40), cash(0, 10)));
    play(state, 1, ACCEPT, 0);
    expect(handOf(state, 0)).toEqual([ANY_40, TAX]);
  });

  it('may be a gift', () => {
    const state = dealing();
    deal(state, 2, cash(0, 150));
    expect(cashOf(state)).toEqual([250, 400, 550, 400]);
  });

  it('needs the cash to be there on both sides, whatever comes in', () => {
    const state = dealing({ cash: [100, 50] });
    expect(refusal(state, 0, offer(1, cash(0, 110)))).toBe('cash-short');
    expect(refusal(state, 0, offer(1, cash(0, 60), cash(0, 50)))).toBe('cash-short');
    expect(refusal(state, 0, offer(1, cash(1, 60)))).toBe('cash-short');
    expect(refusal(state, 0, offer(1, cash(1, 50), cash(0, 110)))).toBe('cash-short');
    expect(refusal(state, 0, offer(1, cash(0, 110, turnEnd(0, 1))))).toBeUndefined();
  });

  it('needs the properties to be theirs', () => {
    const state = dealing({ owned: [[HOTEL], [CASINO], [OFFICE]] });
    expect(refusal(state, 0, offer(1, property(0, CASINO)))).toBe('property-not-theirs');
    expect(refusal(state, 0, offer(1, property(1, OFFICE)))).toBe('property-not-theirs');
    expect(refusal(state, 0, offer(1, property(0, OFFICE, turnEnd(0, 1))))).toBe(
      'property-not-theirs',
    );
    expect(refusal(state, 0, offer(1, property(0, SPORTS, turnEnd(0, 1))))).toBe(
      'property-not-theirs',
    );
    expect(refusal(state, 0, offer(1, property(0, HOTEL), property(0, HOTEL)))).toBe(
      'property-twice',
    );
    expect(refusal(state, 0, offer(1, property(0, 8)))).toBe('no-such-property');
    expect(refusal(state, 0, offer(1, property(1, CASINO), property(0, HOTEL)))).toBeUndefined();
  });

  it('needs as many cards as are asked for', () => {
    const state = dealing({ hands: [[], [TAX, ANY_40]] });
    expect(refusal(state, 0, offer(1, random(1, 3)))).toBe('hand-too-small');
    expect(refusal(state, 0, offer(1, random(1, 2), named(1, OUT)))).toBe('hand-too-small');
    expect(refusal(state, 0, offer(1, random(1, 2)))).toBeUndefined();
  });

  it('is between the two parties, with numbers in range', () => {
    const state = dealing({ hands: [[TAX, OUT]] });
    const refused = (
      ...clauses: Parameters<typeof offer> extends [number, ...infer C] ? C : never
    ) => refusal(state, 0, offer(1, ...clauses));
    expect(refused()).toBe('no-clauses');
    expect(refused(...Array(9).fill(cash(0, 10)))).toBe('too-many-clauses');
    expect(refused(cash(2, 10))).toBe('not-a-party');
    expect(refused(willPlay(2, TAX, 1))).toBe('not-a-party');
    expect(refused(cash(0, 10, afterPlay(2, TAX)))).toBe('not-a-party');
    expect(refused(cash(0, 15))).toBe('number-out-of-range');
    expect(refused(cash(0, 0))).toBe('number-out-of-range');
    expect(refused(cash(0, 5010, turnEnd(0, 1)))).toBe('number-out-of-range');
    expect(refused(random(0, 11, turnEnd(0, 1)))).toBe('number-out-of-range');
    expect(refused(cash(0, 10, turnEnd(0, 10)))).toBe('number-out-of-range');
    expect(refused(cash(0, 10, turnEnd(4, 1)))).toBe('no-such-seat');
    expect(refused(share(0, 55, TAX))).toBe('number-out-of-range');
    expect(refused(named(0, 60))).toBe('no-such-card');
    expect(refused(willPlay(0, OUT, 1))).toBe('not-a-turn-card');
    expect(refused(cash(0, 10, afterPlay(0, OUT)))).toBe('not-a-turn-card');
  });
});

describe('D-7.1 transfers at the end of a turn', () => {
  it('counts turns that begin after the deal', () => {
    const state = dealing();
    deal(
      state,
      1,
      cash(0, 10, turnEnd(0, 1)),
      cash(0, 100, turnEnd(2, 2)),
      cash(1, 50, turnEnd(1, 1)),
    );
    expect(cashOf(state)).toEqual([400, 400, 400, 400]);
    pass(state, 1);
    expect(cashOf(state)).toEqual([450, 350, 400, 400]);
    pass(state, 2, 3, 0);
    expect(cashOf(state)).toEqual([440, 360, 400, 400]);
    pass(state, 1, 2);
    expect(cashOf(state)).toEqual([340, 460, 400, 400]);
  });

  it('can be the end of this very turn, for the player on turn only', () => {
    const state = dealing({ owned: [[], [HOTEL]], hands: [[profit(HOTEL)]] });
    expect(refusal(state, 0, offer(1, cash(1, 10, turnEnd(1, 0))))).toBe('number-out-of-range');
    deal(
      state,
      1,
      property(1, HOTEL),
      property(0, HOTEL, turnEnd(0, 0)),
      cash(0, 20, turnEnd(0, 0)),
    );
    expect(owners(state)[HOTEL]).toBe(0);
    play(state, 0, card(profit(HOTEL)));
    expect(owners(state)[HOTEL]).toBe(1);
    expect(cashOf(state)).toEqual([440, 420, 400, 400]);
  });

  it('gives back a card that is still there', () => {
    const state = dealing({ hands: [[], [TAX]] });
    deal(state, 1, named(1, TAX), named(0, TAX, turnEnd(0, 1)));
    play(state, 0, DONE);
    pass(state, 1, 2, 3, 0);
    expect(handOf(state, 1)).toEqual([TAX]);
  });

  it('draws random cards then, as many as there are', () => {
    const state = dealing({ hands: [[TAX, ANY_40]] });
    deal(state, 1, random(0, 3, turnEnd(2, 1)), cash(1, 10));
    pass(state, 1);
    play(state, 2, PASS, 1, 0);
    expect(handOf(state, 1)).toEqual([ANY_40, TAX]);
  });
});

describe('D-7.1 transfers on a played card', () => {
  const withHotel = (
    ...clauses: Parameters<typeof deal> extends [State, number, ...infer C] ? C : never
  ) => {
    const state = dealing({ hands: [[profit(HOTEL), TAX]], owned: [[HOTEL], [CASINO]], cash: [0] });
    deal(state, 1, ...clauses);
    pass(state, 1, 2, 3);
    return state;
  };

  it('happen before or after the payout', () => {
    const before = withHotel(cash(0, 40, beforePlay(0, profit(HOTEL))));
    const paid = play(before, 0, card(profit(HOTEL)));
    // Nothing there before the payout: it becomes a debt, which the payout pays.
    expect(eventsOf(paid, 'owed')).toEqual([{ type: 'owed', from: 0, to: 1, amount: 40 }]);
    expect(cashOf(before)).toEqual([20, 440, 400, 400]);
    const after = withHotel(cash(0, 40, afterPlay(0, profit(HOTEL))));
    expect(eventsOf(play(after, 0, card(profit(HOTEL))), 'owed')).toEqual([]);
    expect(cashOf(after)).toEqual([20, 440, 400, 400]);
  });

  it('happen once, and only for that player and card', () => {
    const state = dealing({ hands: [[ANY_40, ANY_40], [ANY_40]], owned: [[HOTEL], [CASINO]] });
    deal(state, 1, cash(0, 10, afterPlay(0, ANY_40)), cash(1, 20, afterPlay(0, ANY_40)));
    play(state, 1, card(ANY_40));
    expect(cashOf(state)).toEqual([400, 440, 400, 400]);
    pass(state, 2, 3);
    play(state, 0, card(ANY_40));
    expect(cashOf(state)).toEqual([450, 430, 400, 400]);
    pass(state, 1, 2, 3);
    play(state, 0, card(ANY_40));
    expect(cashOf(state)).toEqual([490, 430, 400, 400]);
  });

  it('wait for the whole effect of the card', () => {
    const state = dealing({ hands: [[dieProfit(HOTEL)], [TAX], [ANY_40]], owned: [[HOTEL]] });
    deal(state, 1, share(0, 50, dieProfit(HOTEL)));
    pass(state, 1, 2, 3);
    play(state, 0, card(dieProfit(HOTEL)), T);
    expect(state.cash[1]).toBe(400);
    play(state, 0, { type: 'take', seat: 2 }, 0, face(5));
    expect(cashOf(state)).toEqual([450, 450, 400, 400]);
  });

  it('come after the sale for a Force Sale', () => {
    const state = dealing({ hands: [[FORCE_SALE]], owned: [[HOTEL], [CASINO]] });
    deal(state, 1, cash(1, 30, afterPlay(0, FORCE_SALE)), cash(1, 10, beforePlay(0, FORCE_SALE)));
    pass(state, 1, 2, 3);
    play(state, 0, { type: 'play', card: FORCE_SALE, property: CASINO });
    expect(cashOf(state)).toEqual([410, 390, 400, 400]);
    openSale(state, [0, 0, 50, 0]);
    expect(cashOf(state)).toEqual([440, 410, 350, 400]);
  });

  it('need the one who is to play it to have it, or to get it now', () => {
    const state = dealing({ hands: [[TAX], [profit(HOTEL)]], owned: [[HOTEL]] });
    expect(refusal(state, 0, offer(1, cash(0, 10, afterPlay(0, profit(HOTEL)))))).toBe(
      'card-not-held',
    );
    expect(
      refusal(
        state,
        0,
        offer(1, named(1, profit(HOTEL)), cash(0, 10, afterPlay(0, profit(HOTEL)))),
      ),
    ).toBeUndefined();
  });
});

describe('D-7.1 a share of the payout', () => {
  it.each([
    [50, profit(HOTEL), 30],
    [100, profit(HOTEL), 60],
    // 30 × 50 % = 15 and 60 × 70 % = 42: down to whole tens.
    [50, profit(SPORTS), 10],
    [70, profit(HOTEL), 40],
    [10, profit(SPORTS), 0],
  ])('%d %% of card %d is %d', (percent, number, amount) => {
    const state = dealing({ hands: [[number]], owned: [[HOTEL, SPORTS]] });
    const pays = state.rules.amount[number]!;
    deal(state, 1, share(0, percent, number));
    pass(state, 1, 2, 3);
    play(state, 0, card(number));
    expect(cashOf(state).slice(0, 2)).toEqual([400 + pays - amount, 400 + amount]);
  });

  it('is of the cash that a Tax brings', () => {
    const state = dealing({
      hands: [[TAX]],
      owned: [[], [], [HOTEL, CASINO, OFFICE]],
      cash: [400, 400, 50],
    });
    deal(state, 1, share(0, 50, TAX));
    pass(state, 1, 2, 3);
    play(state, 0, { type: 'play', card: TAX, seat: 2 });
    expect(state.cash[1]).toBe(400);
    play(state, 2, { type: 'surrender', property: CASINO });
    expect(cashOf(state)).toEqual([430, 420, 0, 400]);
  });

  it('needs a card that pays, and its payer to play it', () => {
    const state = dealing({ hands: [[FORCE_SALE, TAX], [TAX]] });
    expect(refusal(state, 0, offer(1, share(0, 50, FORCE_SALE)))).toBe('no-payout');
    const stranger = {
      type: 'give',
      from: 0,
      what: { type: 'share', percent: 50 },
      when: afterPlay(1, TAX),
    } as const;
    expect(refusal(state, 0, offer(1, stranger))).toBe('share-of-nothing');
    const early = { ...stranger, when: beforePlay(0, TAX) };
    expect(refusal(state, 0, offer(1, early))).toBe('share-of-nothing');
    const now = { ...stranger, when: { type: 'now' } } as const;
    expect(refusal(state, 0, offer(1, now))).toBe('share-of-nothing');
  });
});

describe('D-7.1, D-7.2 promises to play', () => {
  it('leave the time free until the last chance', () => {
    const state = dealing({ hands: [[profit(HOTEL)]], owned: [[HOTEL]] });
    deal(state, 1, willPlay(0, profit(HOTEL), 2), cash(1, 20));
    pass(state, 1, 2, 3, 0, 1, 2, 3);
    expect(check(state, 0, PASS)).toEqual({
      code: 'promise-play',
      params: { contract: 1, clause: 1 },
    });
    expect(refusal(state, 0, offer(1, cash(0, 10)))).toBe('promise-play');
    expect(listed(state, 0)).toEqual([card(profit(HOTEL))]);
    const emissions = play(state, 0, card(profit(HOTEL)));
    expect(eventsOf(emissions, 'promiseKept')).toMatchObject([
      { contract: 1, clause: { card: profit(HOTEL) } },
    ]);
    expect(state.contracts).toEqual([]);
  });

  it('cannot wait when two have to fit into two turns', () => {
    const state = dealing({ hands: [[ANY_40, profit(HOTEL)]], owned: [[HOTEL]] });
    deal(state, 1, willPlay(0, ANY_40, 2), willPlay(0, profit(HOTEL), 2));
    pass(state, 1, 2, 3);
    expect(listed(state, 0)).toEqual([card(profit(HOTEL)), card(ANY_40)]);
    expect(refusal(state, 0, PASS)).toBe('promise-play');
    play(state, 0, card(ANY_40));
    pass(state, 1, 2, 3);
    expect(listed(state, 0)).toEqual([card(profit(HOTEL))]);
  });

  it('let the earlier one go first when they are one too many', () => {
    const state = dealing({ hands: [[ANY_40, profit(HOTEL)]], owned: [[HOTEL]] });
    deal(state, 1, willPlay(0, ANY_40, 1), willPlay(0, profit(HOTEL), 1));
    pass(state, 1, 2, 3);
    expect(listed(state, 0)).toEqual([card(ANY_40)]);
    const emissions = play(state, 0, card(ANY_40));
    expect(eventsOf(emissions, 'lapsed', 0)).toMatchObject([
      { why: 'no-turn-left', clause: { card: profit(HOTEL) } },
    ]);
  });

  it('lapse when the card cannot be played, and say why to the parties only', () => {
    const state = dealing({ hands: [[profit(HOTEL)]], owned: [[], [HOTEL]] });
    deal(state, 1, willPlay(0, profit(HOTEL), 1));
    pass(state, 1, 2, 3);
    const emissions = play(state, 0, PASS);
    expect(eventsOf(emissions, 'lapsed', 1)).toMatchObject([
      { why: 'not-playable', clause: { card: profit(HOTEL) } },
    ]);
    expect(eventsOf(emissions, 'lapsed', 2)).toMatchObject([
      { why: 'not-possible', clause: { card: null } },
    ]);
  });

  it('are kept one at a time, the oldest first', () => {
    const state = dealing({ hands: [[ANY_40, ANY_40]], owned: [[HOTEL]] });
    deal(state, 1, willPlay(0, ANY_40, 2));
    pass(state, 1, 2, 3);
    deal(state, 2, willPlay(0, ANY_40, 2));
    pass(state, 1, 2, 3);
    play(state, 0, card(ANY_40));
    expect(state.contracts.map(({ number }) => number)).toEqual([2]);
  });
});

describe('D-7.2 a bound property', () => {
  /** Seat 0 has borrowed the Casino from seat 1 and owes it back. */
  const borrowed = (rest: Scene = {}) => {
    const state = dealing({ owned: [[HOTEL], [CASINO]], ...rest });
    deal(state, 1, property(1, CASINO), property(0, CASINO, turnEnd(0, 3)), cash(0, 10));
    play(state, 0, DONE);
    return state;
  };

  it('cannot be promised or given again, by a code that names the promise', () => {
    const state = borrowed();
    pass(state, 1, 2, 3);
    const refused = { code: 'promise-property', params: { contract: 1, clause: 2 } };
    expect(check(state, 0, offer(2, property(0, CASINO), cash(2, 50)))).toEqual(refused);
    expect(check(state, 0, offer(2, property(0, CASINO, turnEnd(0, 1))))).toEqual(refused);
    expect(refusal(state, 0, offer(2, property(0, HOTEL)))).toBeUndefined();
  });

  it('cannot be asked for by others either: contracts are public', () => {
    const state = borrowed();
    pass(state, 1);
    expect(refusal(state, 2, offer(0, property(0, CASINO), cash(2, 50)))).toBe('promise-property');
  });

  it('cannot be put up by its borrower, but by others', () => {
    const state = borrowed({ hands: [[FORCE_SALE], [FORCE_SALE]] });
    expect(refusal(state, 1, { type: 'play', card: FORCE_SALE, property: CASINO })).toBeUndefined();
    pass(state, 1, 2, 3);
    expect(check(state, 0, { type: 'play', card: FORCE_SALE, property: CASINO })).toEqual({
      code: 'promise-property',
      params: { contract: 1, clause: 2 },
    });
    expect(trump.moves(state, 0, [])).toBe(-1);
    expect(refusal(state, 0, { type: 'play', card: FORCE_SALE, property: HOTEL })).toBeUndefined();
  });

  it('is not surrendered to a tax while there is another', () => {
    const state = borrowed({ hands: [[], [], [TAX]], cash: [10] });
    pass(state, 1);
    play(state, 2, { type: 'play', card: TAX, seat: 0 });
    expect(listed(state, 0)).toEqual([{ type: 'surrender', property: HOTEL }]);
    expect(refusal(state, 0, { type: 'surrender', property: CASINO })).toBe('promise-property');
  });

  it('is surrendered if all are bound, and the promise lapses (D-7.3)', () => {
    const state = borrowed({ hands: [[], [], [TAX]], cash: [10], owned: [[], [CASINO]] });
    pass(state, 1);
    play(state, 2, { type: 'play', card: TAX, seat: 0 });
    const emissions = play(state, 0, { type: 'surrender', property: CASINO });
    expect(eventsOf(emissions, 'lapsed')).toMatchObject([{ contract: 1, why: 'taxed' }]);
    expect(owners(state)[CASINO]).toBe(2);
    expect(state.contracts).toEqual([]);
  });

  it('may be what a promised play needs', () => {
    const state = dealing({
      hands: [[pair(HOTEL), FORCE_SALE], [], [TAX]],
      owned: [[HOTEL, CASINO, OFFICE]],
      cash: [0],
    });
    deal(state, 1, willPlay(0, pair(HOTEL), 9));
    pass(state, 1);
    play(state, 2, { type: 'play', card: TAX, seat: 0 });
    expect(listed(state, 0)).toEqual([{ type: 'surrender', property: OFFICE }]);
    play(state, 0, { type: 'surrender', property: OFFICE });
    pass(state, 3);
    const refused = { code: 'promise-play', params: { contract: 1, clause: 1 } };
    expect(check(state, 0, offer(2, property(0, HOTEL), cash(2, 50)))).toEqual(refused);
    expect(check(state, 0, offer(2, property(0, HOTEL, turnEnd(0, 1))))).toEqual(refused);
    expect(refusal(state, 0, { type: 'play', card: FORCE_SALE, property: HOTEL })).toBe(
      'promise-property',
    );
    // A swap that leaves the card playable is no harm.
    expect(
      refusal(state, 0, offer(2, property(2, OFFICE), cash(0, 10, turnEnd(0, 1)))),
    ).toBeUndefined();
  });
});

describe('D-7.2 a bound card', () => {
  /** Seat 0 is to give seat 1 a Tax, an Investor and a You're Out at the end of its third turn. */
  const promised = (hand: readonly number[]) => {
    const state = dealing({ hands: [hand, [FORCE_SALE]], owned: [[], [CASINO]] });
    const later = turnEnd(0, 3);
    deal(
      state,
      1,
      named(0, TAX, later),
      named(0, INVESTOR_50, later),
      named(0, OUT, later),
      cash(1, 60),
    );
    return state;
  };

  it('can be neither played nor given, by a code that names the promise', () => {
    const state = promised([TAX, INVESTOR_50, OUT]);
    pass(state, 1, 2, 3);
    const refused = { code: 'promise-card', params: { contract: 1, clause: 1 } };
    expect(check(state, 0, { type: 'play', card: TAX, seat: 1 })).toEqual(refused);
    expect(check(state, 0, offer(2, named(0, TAX)))).toEqual(refused);
    expect(check(state, 0, offer(2, named(0, TAX, turnEnd(0, 1))))).toEqual(refused);
    expect(refusal(state, 0, offer(2, random(0, 1)))).toBe('hand-promised');
  });

  it('cannot be used up in a sale', () => {
    const state = promised([TAX, INVESTOR_50, OUT]);
    play(state, 1, { type: 'play', card: FORCE_SALE, property: CASINO });
    openSale(state, [10, 20, 30, 0]);
    play(state, 1, PASS);
    play(state, 2, PASS);
    expect(listed(state, 0)).toEqual([PASS]);
    expect(refusal(state, 0, raise(0, INVESTOR_50))).toBe('promise-card');
    expect(refusal(state, 0, knockOut(1))).toBe('promise-card');
  });

  it('leaves other copies free', () => {
    const state = promised([TAX, TAX, INVESTOR_50, INVESTOR_50, OUT, OUT]);
    play(state, 1, { type: 'play', card: FORCE_SALE, property: CASINO });
    openSale(state, [10, 20, 30, 0]);
    play(state, 1, PASS);
    play(state, 2, PASS);
    expect(refusal(state, 0, raise(0, INVESTOR_50, INVESTOR_50))).toBe('promise-card');
    expect(refusal(state, 0, knockOut(1))).toBeUndefined();
    play(state, 0, raise(0, INVESTOR_50));
    play(state, 1, PASS);
    play(state, 2, PASS);
    pass(state, 2, 3);
    expect(refusal(state, 0, { type: 'play', card: TAX, seat: 1 })).toBe('owns-nothing');
    expect(refusal(state, 0, offer(2, named(0, TAX)))).toBeUndefined();
    expect(refusal(state, 0, offer(2, named(0, TAX), named(0, TAX)))).toBe('promise-card');
    expect(refusal(state, 0, offer(2, random(0, 2)))).toBeUndefined();
    expect(refusal(state, 0, offer(2, random(0, 3)))).toBe('hand-promised');
  });

  it('may be played when that is what was promised', () => {
    const state = dealing({ hands: [[profit(HOTEL)]], owned: [[HOTEL]] });
    deal(state, 1, willPlay(0, profit(HOTEL), 5));
    pass(state, 1, 2, 3);
    expect(refusal(state, 0, offer(2, named(0, profit(HOTEL))))).toBe('promise-card');
    expect(refusal(state, 0, card(profit(HOTEL)))).toBeUndefined();
  });

  it('is not promised twice over to different partners', () => {
    const state = dealing({ hands: [[TAX, TAX], [], []] });
    deal(state, 1, named(0, TAX, turnEnd(0, 5)));
    pass(state, 1, 2, 3);
    deal(state, 2, named(0, TAX, turnEnd(0, 5)));
    pass(state, 1, 2, 3);
    expect(refusal(state, 0, offer(3, named(0, TAX, turnEnd(0, 5))))).toBe('promise-card');
  });
});

describe('D-7.3 what fate takes', () => {
  it('a card stolen is missed when it falls due, not before', () => {
    const state = dealing({ hands: [[TAX], [], [ROLL_FIVE]] });
    deal(state, 1, named(0, TAX, turnEnd(0, 1)));
    pass(state, 1);
    play(state, 2, card(ROLL_FIVE), face(1), face(1), face(1), face(1), T);
    const theft = play(state, 2, { type: 'take', seat: 0 }, 0);
    expect(eventsOf(theft, 'lapsed')).toEqual([]);
    expect(state.contracts).toHaveLength(1);
    pass(state, 3);
    const emissions = play(state, 0, PASS);
    expect(eventsOf(emissions, 'lapsed', 1)).toMatchObject([
      { why: 'not-held', clause: { what: { card: TAX } } },
    ]);
    expect(eventsOf(emissions, 'lapsed', 3)).toMatchObject([
      { why: 'not-possible', clause: { what: { card: null } } },
    ]);
    expect(state.ended.at(-1)).toMatchObject({ contract: 1, how: 'not-held' });
  });

  it('a property sold by force releases every clause about it, both ways', () => {
    const state = dealing({ hands: [[], [], [FORCE_SALE]], owned: [[HOTEL]] });
    deal(
      state,
      1,
      property(0, HOTEL, turnEnd(0, 1)),
      property(1, HOTEL, turnEnd(1, 2)),
      cash(1, 10, turnEnd(0, 1)),
    );
    pass(state, 1);
    play(state, 2, { type: 'play', card: FORCE_SALE, property: HOTEL });
    const emissions = openSale(state, [0, 40, 0, 0]);
    expect(eventsOf(emissions, 'lapsed').map(({ why }) => why)).toEqual(['sold', 'sold']);
    // The cash was not about the property: it is still owed.
    expect(state.contracts[0]?.open).toHaveLength(1);
  });

  it('a sale that the owner wins changes nothing', () => {
    const state = dealing({ hands: [[], [], [FORCE_SALE]], owned: [[HOTEL]] });
    deal(state, 1, property(0, HOTEL, turnEnd(0, 2)), cash(1, 10));
    pass(state, 1);
    play(state, 2, { type: 'play', card: FORCE_SALE, property: HOTEL });
    openSale(state, [40, 0, 0, 0]);
    expect(state.contracts).toHaveLength(1);
  });

  it('a property already given back makes a later clause lapse', () => {
    const state = dealing({ hands: [[ANY_40]], owned: [[], [HOTEL]] });
    deal(
      state,
      1,
      property(1, HOTEL),
      property(0, HOTEL, afterPlay(0, ANY_40)),
      property(0, HOTEL, turnEnd(0, 2)),
    );
    play(state, 0, card(ANY_40));
    expect(owners(state)[HOTEL]).toBe(1);
    pass(state, 1, 2, 3, 0, 1, 2, 3);
    const emissions = play(state, 0, PASS);
    expect(eventsOf(emissions, 'lapsed')).toMatchObject([{ why: 'not-owned' }]);
  });

  it('an empty hand makes random cards lapse', () => {
    const state = dealing({ hands: [[TAX], [], [ROLL_FIVE]] });
    deal(state, 1, random(0, 2, turnEnd(0, 1)));
    pass(state, 1);
    play(state, 2, card(ROLL_FIVE), T);
    play(state, 2, { type: 'take', seat: 0 }, 0, face(1), face(1), face(1), face(1));
    pass(state, 3);
    expect(eventsOf(play(state, 0, PASS), 'lapsed')).toMatchObject([{ why: 'no-cards' }]);
  });
});

describe('D-7.4 debts', () => {
  const debtor = (rest: Scene = {}) => {
    const state = dealing({ cash: [30, 0, 0, 0], ...rest });
    deal(state, 1, cash(0, 100, turnEnd(0, 0)));
    return state;
  };

  it('pays what there is and owes the rest', () => {
    const state = debtor();
    expect(cashOf(state)).toEqual([0, 30, 0, 0]);
    expect(state.debts).toEqual([{ from: 0, to: 1, amount: 70 }]);
  });

  it('pays debts first from new cash, whatever it comes from', () => {
    const state = debtor({ hands: [[profit(HOTEL)]], owned: [[HOTEL]] });
    pass(state, 1, 2, 3);
    const emissions = play(state, 0, card(profit(HOTEL)));
    expect(cashOf(state)).toEqual([0, 90, 0, 0]);
    expect(eventsOf(emissions, 'debtPaid')).toEqual([
      { type: 'debtPaid', from: 0, to: 1, amount: 60, left: 10 },
    ]);
    deal(state, 0, cash(1, 50));
    expect(state.debts).toEqual([]);
    expect(cashOf(state)).toEqual([40, 50, 0, 0]);
  });

  it('pays the oldest first, and passes money on to the creditors’ own debts', () => {
    const state = dealing({ cash: [0, 0, 0, 100], hands: [[ANY_40]], owned: [[HOTEL]] });
    deal(state, 1, cash(0, 20, turnEnd(0, 0)));
    deal(state, 2, cash(1, 10, turnEnd(1, 0)));
    deal(state, 0, cash(2, 30, turnEnd(2, 0)));
    expect(state.debts).toHaveLength(3);
    pass(state, 3);
    play(state, 0, card(ANY_40));
    // 40 in: 20 to seat 1, who pays 10 to seat 2, who pays it back to seat 0.
    expect(cashOf(state)).toEqual([30, 10, 0, 100]);
    expect(state.debts).toEqual([{ from: 2, to: 0, amount: 20 }]);
  });

  it('comes to an end for debts in a circle', () => {
    const state = dealing({ cash: [0, 0, 0, 100] });
    deal(state, 1, cash(0, 50, turnEnd(0, 0)));
    deal(state, 0, cash(1, 70, turnEnd(1, 0)));
    pass(state, 2);
    deal(state, 0, cash(3, 30));
    expect(cashOf(state)).toEqual([30, 0, 0, 70]);
    expect(state.debts).toEqual([{ from: 1, to: 0, amount: 20 }]);
  });

  it('lets a debtor without cash open with nothing but 0', () => {
    const state = debtor({ hands: [[], [FORCE_SALE]], owned: [[], [], [HOTEL]] });
    play(state, 1, { type: 'play', card: FORCE_SALE, property: HOTEL });
    expect(listed(state, 0)).toEqual([{ type: 'open', amount: 0 }]);
  });

  it('is settled at the end out of cash and boxes', () => {
    const state = debtor({ owned: [[HOTEL], [], [CASINO]], boxes: { [HOTEL]: 50 } });
    pass(state, 1, 2, 3);
    pass(state, 0);
    expect(asked(state).kind).toBe('over');
    expect(trump.outcome(state)).toEqual({ scores: [0, 80, 50, 0], places: [3, 1, 2, 3] });
    expect(finalMoney(state)).toEqual([0, 80, 50, 0]);
  });
});

describe('D-7.5 naming cards', () => {
  it('is for one’s own cards, or "if you have it"', () => {
    const state = dealing({ hands: [[TAX], [ANY_40]] });
    expect(refusal(state, 0, offer(1, named(0, ANY_40)))).toBe('card-not-held');
    expect(refusal(state, 0, offer(1, willPlay(0, ANY_40, 1)))).toBe('card-not-held');
    expect(refusal(state, 0, offer(1, named(0, ANY_40, turnEnd(0, 1))))).toBe('card-not-held');
    // Held or not, asking is the same to the one who asks.
    expect(refusal(state, 0, offer(1, named(1, ANY_40)))).toBeUndefined();
    expect(refusal(state, 0, offer(1, named(1, FORCE_SALE)))).toBeUndefined();
    expect(refusal(state, 0, offer(1, willPlay(1, FORCE_SALE, 1)))).toBeUndefined();
  });

  it('cannot be accepted by who has it not, and only that player is told', () => {
    const state = dealing({ hands: [[TAX], [ANY_40]] });
    play(state, 0, offer(1, named(1, FORCE_SALE), cash(0, 50)));
    expect(listed.bind(null, state, 1)).toThrow('wide');
    expect(check(state, 1, ACCEPT)).toEqual({
      code: 'card-not-held',
      params: { card: 'Force Sale' },
    });
    expect(refusal(state, 0, ACCEPT)).toBe('not-asked');
    expect(refusal(state, 2, ACCEPT)).toBe('not-asked');
    play(state, 1, REJECT);
  });

  it('cannot be accepted against an earlier promise', () => {
    const state = dealing({ hands: [[], [TAX]] });
    deal(state, 1, named(1, TAX, turnEnd(1, 5)));
    pass(state, 1);
    play(state, 2, offer(1, named(1, TAX)));
    expect(refusal(state, 1, ACCEPT)).toBe('promise-card');
    expect(refusal(state, 1, counter(named(1, TAX)))).toBe('promise-card');
  });

  it('shows the names to the two parties and hides them from the table', () => {
    const state = dealing({ hands: [[TAX, ANY_40], [profit(HOTEL)]], owned: [[HOTEL]] });
    const terms = [
      named(0, TAX),
      named(1, profit(HOTEL), turnEnd(1, 2)),
      share(0, 50, ANY_40),
      willPlay(0, ANY_40, 3),
    ];
    const move = offer(1, ...terms);
    expect(trump.notate(state, 0, move, 2)).toBe(
      'offer s1: s0 gives card ? now; s1 gives card ? at end of s1 turn 2; s0 gives share 50% after s0 plays ?; s0 plays ? by turn 3',
    );
    expect(trump.notate(state, 0, move, 1)).toContain('s0 gives card 28 now');
    const emissions = play(state, 0, move);
    expect(eventsOf(emissions, 'offered', 1)[0]?.clauses).toEqual(terms);
    for (const viewer of [2, 3, 'public'] as const) {
      expect(JSON.stringify(eventsOf(emissions, 'offered', viewer))).not.toMatch(/"card":\d/);
      expect(JSON.stringify(trump.view(state, viewer).offer)).not.toMatch(/"card":\d/);
    }
    const agreed = play(state, 1, ACCEPT);
    expect(eventsOf(agreed, 'gave', 2)[0]?.gift).toEqual({ type: 'card', card: null });
    expect(eventsOf(agreed, 'gave', 1)[0]?.gift).toEqual({ type: 'card', card: TAX });
    expect(JSON.stringify(trump.view(state, 2).contracts)).not.toMatch(/"card":\d/);
    expect(JSON.stringify(trump.view(state, 0).contracts)).toMatch(/"card":24/);
  });

  it('tells the other party what the offerer holds, also if nothing comes of it', () => {
    const state = dealing({ hands: [[TAX, ANY_40]] });
    play(state, 0, offer(1, named(0, TAX), cash(1, 50)));
    play(state, 1, REJECT);
    expect(trump.view(state, 1).known).toEqual([{ card: TAX, seats: [0] }]);
    expect(trump.view(state, 2).known).toEqual([]);
  });
});

describe('D-7.6 talk beside the contract', () => {
  it('is no move: nothing said binds', () => {
    expect(parseMove({ type: 'say', text: 'I will never tax you' })).toBeUndefined();
    const state = dealing({ hands: [[TAX]], owned: [[], [HOTEL]] });
    expect(refusal(state, 0, { type: 'play', card: TAX, seat: 1 })).toBeUndefined();
  });
});

describe('contracts as part of the state', () => {
  it('survive encoding', () => {
    const state = dealing({
      hands: [[TAX, ANY_40], [AIRLINE]],
      owned: [[HOTEL], [CONVENTION]],
      cash: [0],
    });
    deal(
      state,
      1,
      property(0, HOTEL, turnEnd(2, 4)),
      share(0, 40, ANY_40),
      cash(0, 30, turnEnd(0, 0)),
      willPlay(0, TAX, 3),
    );
    const copy = decode(JSON.parse(JSON.stringify(encode(state))));
    expect(encode(copy)).toEqual(encode(state));
    expect(copy.debts).toEqual([{ from: 0, to: 1, amount: 30 }]);
    expect(copy.contracts).toEqual(state.contracts);
    expect(refusal(copy, 1, offer(0, property(0, HOTEL)))).toBe('promise-property');
  });

  it('happen in the order of contract and clause', () => {
    const state = dealing({ cash: [100, 0, 0, 0], hands: [[THREE]] });
    deal(state, 1, cash(0, 60, turnEnd(0, 1)));
    pass(state, 1, 2, 3);
    deal(state, 2, cash(0, 30, turnEnd(0, 0)), cash(2, 50, turnEnd(0, 0)));
    // First contract 1: 60 to seat 1; then 30 to seat 2, who owes 50 and pays 30 of it back at once.
    expect(cashOf(state)).toEqual([40, 60, 0, 0]);
    expect(state.debts).toEqual([{ from: 2, to: 0, amount: 20 }]);
  });
});
