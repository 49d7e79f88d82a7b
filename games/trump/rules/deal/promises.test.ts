import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { trump } from '../game.ts';
import type { State } from '../state/state.ts';
import {
  ANY_40,
  ANY_50,
  cash,
  CASINO,
  deal,
  ended,
  DONE,
  eventsOf,
  FORCE_SALE,
  HOTEL,
  INVESTOR_50,
  knockOut,
  listed,
  named,
  offer,
  OFFICE,
  openSale,
  OUT,
  owners,
  pair,
  PASS,
  play,
  profit,
  property,
  raise,
  random,
  refusal,
  type Scene,
  scene,
  TAX,
  turnEnd,
  willPlay,
} from '../testScene.ts';

const dealing = (rest: Scene = {}): State => scene({ part: 2, ...rest });
const card = (number: number) => ({ type: 'play', card: number }) as const;
const pass = (state: State, ...seats: number[]) => seats.flatMap((seat) => play(state, seat, PASS));

describe('D-7.1, D-7.2 promises to play', () => {
  it('leave the time free until the last chance', () => {
    const state = dealing({ hands: [[profit(HOTEL)]], owned: [[HOTEL]] });
    ended(state, 1, willPlay(0, profit(HOTEL), 2), cash(1, 20));
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
    ended(state, 1, willPlay(0, ANY_40, 2), willPlay(0, profit(HOTEL), 2));
    pass(state, 1, 2, 3);
    expect(listed(state, 0)).toEqual([card(profit(HOTEL)), card(ANY_40)]);
    expect(refusal(state, 0, PASS)).toBe('promise-play');
    play(state, 0, card(ANY_40));
    pass(state, 1, 2, 3);
    expect(listed(state, 0)).toEqual([card(profit(HOTEL))]);
  });

  it('are no more than there are turns for', () => {
    const hand = [ANY_40, ANY_50, profit(HOTEL)];
    const state = dealing({ hands: [hand], owned: [[HOTEL]] });
    const promised = [ANY_40, ANY_50, profit(HOTEL)].map((number) => willPlay(0, number, 1));
    expect(check(state, 0, offer(1, ...promised))).toEqual({
      code: 'unsound-turn-taken',
      params: { line: 3 },
    });
    // Two for two turns: one of them is played with the deal itself (D-6.3).
    deal(state, 1, ...promised.slice(0, 2));
    expect(listed(state, 0)).toEqual([card(ANY_40), card(ANY_50)]);
    play(state, 0, card(ANY_50));
    pass(state, 1, 2, 3);
    expect(listed(state, 0)).toEqual([card(ANY_40)]);
  });

  it('lapse when the card cannot be played, and say why to the parties only', () => {
    const state = dealing({ hands: [[profit(HOTEL)], [], [TAX]], owned: [[HOTEL]], cash: [0] });
    ended(state, 1, willPlay(0, profit(HOTEL), 1));
    pass(state, 1);
    play(state, 2, { type: 'play', card: TAX, seat: 0 });
    play(state, 0, { type: 'surrender', property: HOTEL });
    pass(state, 3);
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
    ended(state, 1, willPlay(0, ANY_40, 2));
    pass(state, 1, 2, 3);
    ended(state, 2, willPlay(0, ANY_40, 2));
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
    ended(state, 1, willPlay(0, pair(HOTEL), 9));
    pass(state, 1);
    play(state, 2, { type: 'play', card: TAX, seat: 0 });
    expect(listed(state, 0)).toEqual([{ type: 'surrender', property: OFFICE }]);
    play(state, 0, { type: 'surrender', property: OFFICE });
    pass(state, 3);
    const refused = { code: 'unsound-old', params: { contract: 1, clause: 1 } };
    expect(check(state, 0, offer(2, property(0, HOTEL), cash(2, 50)))).toEqual(refused);
    // A return at a date leaves time to play it before.
    expect(refusal(state, 0, offer(2, property(0, HOTEL, turnEnd(0, 1))))).toBeUndefined();
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
    ended(
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
    expect(check(state, 0, offer(2, named(0, TAX, turnEnd(0, 1))))).toEqual({
      ...refused,
      code: 'unsound-old',
    });
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
    // D-7.8: whichever copy is meant, none of a number that is named is drawn.
    expect(refusal(state, 0, offer(2, random(0, 1)))).toBe('hand-promised');
  });

  it('may be played when that is what was promised', () => {
    const state = dealing({ hands: [[profit(HOTEL)]], owned: [[HOTEL]] });
    ended(state, 1, willPlay(0, profit(HOTEL), 5));
    pass(state, 1, 2, 3);
    expect(refusal(state, 0, offer(2, named(0, profit(HOTEL))))).toBe('promise-card');
    expect(refusal(state, 0, card(profit(HOTEL)))).toBeUndefined();
  });

  it('is not promised twice over to different partners', () => {
    const state = dealing({ hands: [[TAX, TAX], [], []] });
    ended(state, 1, named(0, TAX, turnEnd(0, 5)));
    pass(state, 1, 2, 3);
    ended(state, 2, named(0, TAX, turnEnd(0, 5)));
    pass(state, 1, 2, 3);
    expect(refusal(state, 0, offer(3, named(0, TAX, turnEnd(0, 5))))).toBe('unsound-not-held');
  });
});
