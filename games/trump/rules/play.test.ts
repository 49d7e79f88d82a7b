import { describe, expect, it } from 'vitest';
import { discardsOf, handOf } from './state/state.ts';
import {
  AIRLINE,
  ANY_40,
  ANY_50,
  asked,
  BACK,
  CASINO,
  CONVENTION,
  CRUISE,
  cashOf,
  dieProfit,
  eventsOf,
  FORCE_SALE,
  FOUR,
  face,
  HOTEL,
  INVESTOR_50,
  ISLAND,
  listed,
  OFFICE,
  OUT,
  openSale,
  owners,
  pair,
  play,
  profit,
  refusal,
  ROLL_FIVE,
  SPORTS,
  scene,
  T,
  TAX,
  THREE,
} from './testScene.ts';

const card = (number: number) => ({ type: 'play', card: number }) as const;

describe('D-4.1 profit cards', () => {
  it.each([
    ['profit', profit(HOTEL), [HOTEL], 60],
    ['pair', pair(HOTEL), [HOTEL, CASINO], 120],
    ['pair over the end of the ring', pair(ISLAND), [ISLAND, HOTEL], 110],
    ['any-property', ANY_40, [SPORTS], 40],
    ['any-property', ANY_50, [SPORTS, HOTEL], 50],
    ['three-property', THREE, [HOTEL, SPORTS, CRUISE], 160],
    ['four-property', FOUR, [HOTEL, SPORTS, CRUISE, CASINO, OFFICE], 200],
  ])('%s: the bank pays its owner', (_, number, owned, pays) => {
    const state = scene({ hands: [[number]], owned: [owned] });
    const emissions = play(state, 0, card(number));
    expect(cashOf(state)).toEqual([400 + pays, 400, 400, 400]);
    expect(eventsOf(emissions, 'collected')).toEqual([
      { type: 'collected', seat: 0, amount: pays },
    ]);
    expect(discardsOf(state).at(-1)).toBe(number);
    expect(handOf(state, 0)).toEqual([]);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
  });

  it.each([
    ['profit', profit(HOTEL), [CASINO]],
    ['die-profit', dieProfit(HOTEL), [CASINO]],
    ['pair', pair(HOTEL), [HOTEL]],
    ['pair', pair(HOTEL), [CASINO, ISLAND]],
    ['any-property', ANY_40, []],
    ['three-property', THREE, [HOTEL, CASINO]],
    ['four-property', FOUR, [HOTEL, CASINO, OFFICE]],
  ])('%s: not without owning what it names', (_, number, owned) => {
    const state = scene({ hands: [[number]], owned: [owned] });
    expect(refusal(state, 0, card(number))).toBe('condition-not-met');
    expect(listed(state, 0)).toEqual([{ type: 'roll' }]);
  });

  it('die-profit: 20 times the number; a T takes a card and rolls again', () => {
    const state = scene({ hands: [[dieProfit(CASINO)], [TAX, ANY_40]], owned: [[CASINO]] });
    play(state, 0, card(dieProfit(CASINO)), T);
    expect(asked(state)).toEqual({ kind: 'take', seats: [0] });
    play(state, 0, { type: 'take', seat: 1 }, 0, face(4));
    expect(state.cash[0]).toBe(480);
    expect(handOf(state, 0)).toEqual([ANY_40]);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
  });

  it('needs the card in hand and no target', () => {
    const state = scene({ hands: [[profit(HOTEL)]], owned: [[HOTEL], [CASINO]] });
    expect(refusal(state, 0, card(profit(CASINO)))).toBe('card-not-held');
    expect(refusal(state, 0, { type: 'play', card: profit(HOTEL), seat: 1 })).toBe(
      'no-target-wanted',
    );
    expect(refusal(state, 0, card(99))).toBe('no-such-card');
  });
});

describe('D-4.2 Tax', () => {
  const tax = (seat: number) => ({ type: 'play', card: TAX, seat }) as const;

  it('takes 20 for each property the opponent owns', () => {
    const state = scene({ hands: [[TAX]], owned: [[], [HOTEL, CASINO, OFFICE]] });
    play(state, 0, tax(1));
    expect(cashOf(state)).toEqual([460, 340, 400, 400]);
    expect(owners(state).slice(0, 4)).toEqual([1, 1, null, 1]);
  });

  it('takes exactly all cash if that is enough', () => {
    const state = scene({ hands: [[TAX]], owned: [[], [HOTEL, CASINO]], cash: [400, 40] });
    play(state, 0, tax(1));
    expect(cashOf(state)).toEqual([440, 0, 400, 400]);
    expect(asked(state).kind).toBe('turn');
  });

  it('takes all cash and a property of the opponent’s choice if it is not', () => {
    const state = scene({
      hands: [[TAX]],
      owned: [[], [HOTEL, CASINO]],
      cash: [400, 30],
      boxes: { [CASINO]: 90 },
    });
    play(state, 0, tax(1));
    expect(cashOf(state)).toEqual([430, 0, 400, 400]);
    expect(asked(state)).toEqual({ kind: 'surrender', seats: [1] });
    expect(listed(state, 1)).toEqual([
      { type: 'surrender', property: HOTEL },
      { type: 'surrender', property: CASINO },
    ]);
    expect(refusal(state, 1, { type: 'surrender', property: OFFICE })).toBe('not-yours');
    play(state, 1, { type: 'surrender', property: CASINO });
    expect(owners(state).slice(0, 2)).toEqual([1, 0]);
    expect(state.box[CASINO]).toBe(90);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
  });

  it('needs a target that owns a property', () => {
    const state = scene({ hands: [[TAX]], owned: [[HOTEL], [CASINO]] });
    expect(refusal(state, 0, tax(2))).toBe('owns-nothing');
    expect(refusal(state, 0, tax(0))).toBe('not-yourself');
    expect(refusal(state, 0, card(TAX))).toBe('opponent-wanted');
    expect(listed(state, 0)).toEqual([{ type: 'roll' }, { type: 'play', card: TAX, seat: 1 }]);
  });
});

describe('D-4.3 Force Sale', () => {
  it.each([
    ['unowned', OFFICE],
    ['one’s own', HOTEL],
    ['another’s', CASINO],
  ])('makes its player Broker for any property: %s', (_, property) => {
    const state = scene({ hands: [[], [FORCE_SALE]], turn: 1, owned: [[CASINO], [HOTEL]] });
    play(state, 1, { type: 'play', card: FORCE_SALE, property });
    expect([state.broker, state.lot]).toEqual([1, property]);
    openSale(state, [0, 0, 50, 0]);
    expect(owners(state)[property]).toBe(2);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [2] });
  });

  it('needs a property', () => {
    const state = scene({ hands: [[FORCE_SALE]] });
    expect(refusal(state, 0, card(FORCE_SALE))).toBe('property-wanted');
    expect(listed(state, 0)).toHaveLength(1 + 8);
  });
});

describe('D-4.4 Roll Die 5 Times', () => {
  it('throws five times, and each T takes a card from an opponent of choice', () => {
    const state = scene({ hands: [[ROLL_FIVE], [TAX], [ANY_40]] });
    play(state, 0, card(ROLL_FIVE), face(1), T);
    expect(asked(state)).toEqual({ kind: 'take', seats: [0] });
    play(state, 0, { type: 'take', seat: 2 }, 0, face(5), T);
    play(state, 0, { type: 'take', seat: 1 }, 0, face(2));
    expect(handOf(state, 0)).toEqual([ANY_40, TAX]);
    expect(cashOf(state)).toEqual([400, 400, 400, 400]);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
  });

  it('does not repeat a T', () => {
    const state = scene({ hands: [[ROLL_FIVE], [TAX]] });
    play(state, 0, card(ROLL_FIVE), face(1), face(1), face(1), face(1), T);
    play(state, 0, { type: 'take', seat: 1 }, 0);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
  });

  it('lets a T go where nobody has cards', () => {
    const state = scene({ hands: [[ROLL_FIVE]] });
    play(state, 0, card(ROLL_FIVE), T, T, T, T, T);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
  });
});

describe('D-4.5 bidding cards', () => {
  it.each([INVESTOR_50, OUT, BACK])('are played only inside a sale: %d', (number) => {
    for (const part of [1, 2] as const) {
      const state = scene({ part, hands: [[number]], owned: [[HOTEL]], options: { deals: 0 } });
      expect(refusal(state, 0, card(number))).toBe('only-in-a-sale');
      expect(listed(state, 0)).toHaveLength(1);
    }
  });
});

describe('cards in Part 2 work as in Part 1', () => {
  it('pays, and the next player is on turn without drawing', () => {
    const state = scene({
      part: 2,
      turn: 3,
      hands: [[], [], [], [THREE]],
      owned: [[], [], [], [HOTEL, CONVENTION, AIRLINE]],
      pile: [TAX],
    });
    play(state, 3, card(THREE));
    expect(state.cash[3]).toBe(560);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [0] });
    expect(state.handSize[0]).toBe(0);
  });
});
