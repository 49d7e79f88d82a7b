import { describe, expect, it } from 'vitest';
import { handOf, type State } from '../state/state.ts';
import {
  ACCEPT,
  afterPlay,
  ANY_40,
  beforePlay,
  cash,
  cashOf,
  CASINO,
  deal,
  ended,
  dieProfit,
  DONE,
  eventsOf,
  face,
  FORCE_SALE,
  HOTEL,
  named,
  offer,
  OFFICE,
  openSale,
  OUT,
  owners,
  PASS,
  play,
  profit,
  property,
  random,
  refusal,
  ROLL_FIVE,
  type Scene,
  scene,
  share,
  SPORTS,
  T,
  TAX,
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
    // D-7.8: the random card is drawn before the Tax comes into the hand.
    play(state, 1, ACCEPT, 1);
    expect(owners(state)[HOTEL]).toBe(1);
    expect(state.box[HOTEL]).toBe(130);
    expect(cashOf(state)).toEqual([600, 200, 400, 400]);
    expect([handOf(state, 0), handOf(state, 1)]).toEqual([[ROLL_FIVE], [ANY_40, TAX]]);
  });

  it('takes random cards first, wherever they stand, and none that is named (D-7.8)', () => {
    const state = dealing({ hands: [[], [ANY_40, TAX]] });
    play(state, 0, offer(1, named(1, ANY_40), random(1, 1), cash(0, 10)));
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
    ended(state, 1, ...clauses);
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
    ended(state, 1, cash(0, 10, afterPlay(0, ANY_40)), cash(1, 20, afterPlay(0, ANY_40)));
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
    ended(state, 1, share(0, 50, dieProfit(HOTEL)));
    pass(state, 1, 2, 3);
    play(state, 0, card(dieProfit(HOTEL)), T);
    expect(state.cash[1]).toBe(400);
    play(state, 0, { type: 'take', seat: 2 }, 0, face(5));
    expect(cashOf(state)).toEqual([450, 450, 400, 400]);
  });

  it('come after the sale for a Force Sale', () => {
    const state = dealing({ hands: [[FORCE_SALE]], owned: [[HOTEL], [CASINO]] });
    ended(state, 1, cash(1, 30, afterPlay(0, FORCE_SALE)), cash(1, 10, beforePlay(0, FORCE_SALE)));
    pass(state, 1, 2, 3);
    play(state, 0, { type: 'play', card: FORCE_SALE, property: CASINO });
    expect(cashOf(state)).toEqual([410, 390, 400, 400]);
    openSale(state, [0, 0, 50, 0]);
    expect(cashOf(state)).toEqual([440, 410, 350, 400]);
  });

  it('need the one who is to play it to have it, or to get it now', () => {
    const state = dealing({ hands: [[TAX], [profit(HOTEL)]], owned: [[HOTEL]] });
    expect(refusal(state, 0, offer(1, cash(0, 10, afterPlay(0, profit(HOTEL)))))).toBe(
      'unsound-never-played',
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
    ended(state, 1, share(0, percent, number));
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
    ended(state, 1, share(0, 50, TAX));
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
