import { describe, expect, it } from 'vitest';
import { trump } from '../game.ts';
import { finalMoney } from '../scoring.ts';
import type { State } from '../state/state.ts';
import {
  afterPlay,
  ANY_40,
  asked,
  cash,
  cashOf,
  CASINO,
  deal,
  ended,
  eventsOf,
  face,
  FORCE_SALE,
  HOTEL,
  listed,
  named,
  openSale,
  owners,
  PASS,
  play,
  profit,
  property,
  random,
  ROLL_FIVE,
  type Scene,
  scene,
  T,
  TAX,
  turnEnd,
} from '../testScene.ts';

const dealing = (rest: Scene = {}): State => scene({ part: 2, ...rest });
const card = (number: number) => ({ type: 'play', card: number }) as const;
const pass = (state: State, ...seats: number[]) => seats.flatMap((seat) => play(state, seat, PASS));

describe('D-7.3 what fate takes', () => {
  it('a card stolen is missed when it falls due, not before', () => {
    const state = dealing({ hands: [[TAX], [], [ROLL_FIVE]] });
    ended(state, 1, named(0, TAX, turnEnd(0, 1)));
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

  it('a property already given back leaves nothing to a later clause', () => {
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
    expect(eventsOf(emissions, 'lapsed')).toEqual([]);
    expect(eventsOf(emissions, 'gave')).toEqual([]);
    expect(state.contracts).toEqual([]);
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

  it('pays the oldest of a debtor’s debts first', () => {
    const state = dealing({ cash: [0, 0, 0, 0], hands: [[profit(HOTEL)]], owned: [[HOTEL]] });
    deal(state, 2, cash(0, 50, turnEnd(0, 0)));
    pass(state, 1, 2, 3);
    deal(state, 1, cash(0, 50, turnEnd(0, 0)));
    pass(state, 1, 2, 3);
    play(state, 0, card(profit(HOTEL)));
    expect(cashOf(state)).toEqual([0, 10, 50, 0]);
    expect(state.debts).toEqual([{ from: 0, to: 1, amount: 40 }]);
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
