/** Twenty-five things people want of each other, as they would type them, and each of them kept (D-7.7). */

import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { trump } from '../game.ts';
import { handOf, held, type State } from '../state/state.ts';
import {
  ACCEPT,
  ANY_40,
  asked,
  BACK,
  CASINO,
  CRUISE,
  cashOf,
  DONE,
  face,
  FORCE_SALE,
  HOTEL,
  INVESTOR_50,
  knockOut,
  listed,
  OFFICE,
  OUT,
  openSale,
  owners,
  PASS,
  pair,
  play,
  profit,
  ROLL_FIVE,
  type Scene,
  scene,
  T,
  TAX,
} from '../testScene.ts';
import type { Move } from '../../facts/types.ts';
import { view } from '../view.ts';
import { messages } from '../../messages/en/index.ts';
import { textOf } from '../../text/textOf.ts';

const english = textOf(messages);

const dealing = (rest: Scene = {}): State => scene({ part: 2, ...rest });
const card = (number: number): Move => ({ type: 'play', card: number });
const taxOn = (seat: number): Move => ({ type: 'play', card: TAX, seat });
const sell = (property: number): Move => ({ type: 'play', card: FORCE_SALE, property });
const pass = (state: State, ...seats: number[]) => seats.flatMap((seat) => play(state, seat, PASS));

/** Types an answer, which must make sense and be legal. */
function type(state: State, seat: number, text: string, ...chance: number[]): void {
  const move = english.read(view(state, seat), text);
  if (!move) throw new Error(`nobody understands: ${text}`);
  play(state, seat, move, ...chance);
}

/** Seat 0 says it, everybody who is asked accepts, and the turn is over. */
function agree(state: State, text: string, ...chance: number[]): void {
  type(state, state.turn, text);
  while (asked(state).kind === 'answer') play(state, asked(state).seats[0]!, ACCEPT, ...chance);
  if (asked(state).kind === 'related') play(state, state.turn, DONE);
}

const code = (state: State, seat: number, move: Move): string | undefined =>
  check(state, seat, move)?.code;

describe('D-7.7 wishes', () => {
  it('a loan of a property for a card, and the profit split', () => {
    const state = dealing({ hands: [[pair(HOTEL)]], owned: [[HOTEL], [CASINO]] });
    type(
      state,
      0,
      'offer left: get casino; I play hotel casino this turn; after I play hotel casino give half; give casino at end of this turn',
    );
    play(state, 1, ACCEPT);
    expect(listed(state, 0)).toEqual([card(pair(HOTEL))]);
    play(state, 0, card(pair(HOTEL)));
    expect(cashOf(state)).toEqual([460, 460, 400, 400]);
    expect(owners(state)[CASINO]).toBe(1);
  });

  it('a card bought unseen', () => {
    const state = dealing({ hands: [[], [TAX, ANY_40]] });
    agree(state, 'offer left: give 20; get a random card', 1);
    expect(handOf(state, 0)).toEqual([TAX]);
  });

  it('no tax on me for two rounds', () => {
    const state = dealing({
      hands: [[], [TAX], [], [ANY_40]],
      owned: [[HOTEL], [], [CASINO], [OFFICE]],
    });
    agree(state, 'offer left: give 30; they do not tax me until their 2nd next turn');
    expect(code(state, 1, taxOn(0))).toBe('promise-abstain');
    expect(code(state, 1, taxOn(2))).toBeUndefined();
    pass(state, 1, 2);
    play(state, 3, card(ANY_40));
    pass(state, 0);
    expect(code(state, 1, taxOn(0))).toBe('promise-abstain');
    pass(state, 1);
    // After their second turn it is over.
    expect(state.contracts).toEqual([]);
  });

  it('stay out of a sale', () => {
    const state = dealing({ hands: [[FORCE_SALE]], owned: [[], [], [CASINO]] });
    agree(state, 'offer left: give 10; they will not bid for casino until my next turn');
    pass(state, 1, 2, 3);
    play(state, 0, sell(CASINO));
    expect(listed(state, 1)).toEqual([{ type: 'open', amount: 0 }]);
    expect(code(state, 1, { type: 'open', amount: 10 })).toBe('promise-abstain');
  });

  it('no bid above 60, investors and all', () => {
    const state = dealing({ hands: [[FORCE_SALE], [INVESTOR_50]], owned: [[], [], [CASINO]] });
    agree(state, 'offer left: give 10; they never bid above 60');
    pass(state, 1, 2, 3);
    play(state, 0, sell(CASINO));
    expect(listed(state, 1)).toHaveLength(7);
    openSale(state, [30, 20, 10, 0]);
    play(state, 0, PASS);
    expect(code(state, 1, { type: 'raise', cash: 0, cards: [INVESTOR_50] })).toBe(
      'promise-abstain',
    );
    expect(listed(state, 1)).toEqual([PASS]);
  });

  it('no knock-out of me', () => {
    const state = dealing({ hands: [[FORCE_SALE], [OUT]], owned: [[], [], [CASINO]] });
    agree(state, 'offer left: give 10; they do not knock me out');
    pass(state, 1, 2, 3);
    play(state, 0, sell(CASINO));
    openSale(state, [30, 20, 10, 0]);
    play(state, 0, PASS);
    expect(code(state, 1, knockOut(0))).toBe('promise-abstain');
    expect(code(state, 1, knockOut(2))).toBeUndefined();
  });

  it('a joint bid on a forced sale: one bids, the other pays part', () => {
    const state = dealing({ hands: [[FORCE_SALE]], owned: [[], [], [CASINO]] });
    agree(
      state,
      'offer left: when I buy casino get 40% of the price; they will not bid for casino',
    );
    pass(state, 1, 2, 3);
    play(state, 0, sell(CASINO));
    openSale(state, [100, 0, 0, 0]);
    expect(cashOf(state)).toEqual([340, 360, 500, 400]);
    expect(state.contracts).toHaveLength(1);
  });

  it('an option to buy until turn 3', () => {
    const state = dealing({ owned: [[], [CASINO]] });
    agree(state, 'offer left: give 20; I may buy casino for 100 until my turn 3');
    expect(cashOf(state)).toEqual([380, 420, 400, 400]);
    pass(state, 1, 2, 3);
    type(state, 0, 'use contract 1 line 2');
    expect(owners(state)[CASINO]).toBe(0);
    expect(cashOf(state)).toEqual([280, 520, 400, 400]);
    expect(asked(state)).toEqual({ kind: 'related', seats: [0] });
  });

  it('instalments', () => {
    const state = dealing({ owned: [[], [CASINO]] });
    agree(state, 'offer left: get casino; give 30 at end of each of my next 3 turns');
    for (let round = 0; round < 3; round++) pass(state, 1, 2, 3, 0);
    expect(cashOf(state)).toEqual([310, 490, 400, 400]);
    expect(state.contracts).toEqual([]);
  });

  it('your Hotel card if you have it', () => {
    const state = dealing({ hands: [[], [profit(HOTEL)], [TAX]], owned: [[HOTEL]] });
    type(state, 0, 'offer across: give 50; get hotel profit');
    expect(code(state, 2, ACCEPT)).toBe('card-not-held');
    play(state, 2, { type: 'reject' });
    pass(state, 1, 2, 3);
    agree(state, 'offer left: give 50; get hotel profit');
    expect(held(state, 0, profit(HOTEL))).toBe(1);
  });

  it('a swap of properties for two turns', () => {
    const state = dealing({ owned: [[HOTEL], [CASINO]] });
    agree(
      state,
      'offer left: give hotel; get casino; get hotel at end of my turn 2; give casino at end of my turn 2',
    );
    expect([owners(state)[HOTEL], owners(state)[CASINO]]).toEqual([1, 0]);
    pass(state, 1, 2, 3, 0, 1, 2, 3, 0);
    expect([owners(state)[HOTEL], owners(state)[CASINO]]).toEqual([0, 1]);
  });

  it('a share of a future card in any tenth', () => {
    const state = dealing({ hands: [[], [profit(HOTEL)]], owned: [[], [HOTEL]] });
    agree(state, 'offer left: give 10; when they play hotel profit get 70%');
    play(state, 1, card(profit(HOTEL)));
    expect(cashOf(state)).toEqual([430, 430, 400, 400]);
  });

  it('an exchange among three', () => {
    const state = dealing({ hands: [[TAX], [ANY_40]], owned: [[], [], [CASINO]] });
    type(
      state,
      0,
      'offer left across: give tax to left; left gives any 40 to across; across gives casino to me',
    );
    expect(asked(state)).toEqual({ kind: 'answer', seats: [1] });
    play(state, 1, ACCEPT);
    // Nothing moves before the last has accepted.
    expect(handOf(state, 0)).toEqual([TAX]);
    play(state, 2, ACCEPT);
    expect([0, 1, 2].map((seat) => handOf(state, seat))).toEqual([[], [TAX], [ANY_40]]);
    expect(owners(state)[CASINO]).toBe(0);
  });

  it('insurance: 50 if it is gone by then', () => {
    const state = dealing({ hands: [[], [], [TAX]], owned: [[], [CASINO]], cash: [0] });
    agree(
      state,
      'offer left: get casino; give casino at end of my 2nd next turn; otherwise give 50',
    );
    pass(state, 1);
    play(state, 2, taxOn(0));
    play(state, 0, { type: 'surrender', property: CASINO });
    expect(state.debts).toEqual([{ from: 0, to: 1, amount: 50 }]);
    expect(state.contracts).toEqual([]);
  });

  it('show me your hand for 10', () => {
    const state = dealing({ hands: [[], [TAX, ANY_40, BACK]] });
    agree(state, 'offer left: give 10; they show me their hand');
    expect(view(state, 0).known.map((one) => one.card)).toEqual([ANY_40, TAX, BACK]);
    expect(view(state, 2).known).toEqual([]);
  });

  it('a card of your choice', () => {
    const state = dealing({ hands: [[], [TAX, ANY_40]] });
    type(state, 0, 'offer left: give 20; get a card of their choice');
    play(state, 1, ACCEPT);
    expect(asked(state)).toEqual({ kind: 'choose', seats: [1] });
    expect(view(state, 0).choosing?.cards).toBeNull();
    type(state, 1, 'any 40');
    expect(handOf(state, 0)).toEqual([ANY_40]);
  });

  it('a card of my choice, without a look before the deal', () => {
    const state = dealing({ hands: [[], [TAX, ANY_40]] });
    type(state, 0, 'offer left: give 20; get a card of my choice');
    expect(view(state, 0).known).toEqual([]);
    play(state, 1, ACCEPT);
    expect(view(state, 0).choosing?.cards).toEqual([ANY_40, TAX]);
    expect(view(state, 2).choosing?.cards).toBeNull();
    type(state, 0, 'choose tax');
    expect(handOf(state, 0)).toEqual([TAX]);
    expect(asked(state).kind).toBe('related');
  });

  it('if not, then', () => {
    const state = dealing({
      hands: [[TAX], [], [], [ROLL_FIVE]],
      owned: [[HOTEL], [], [CASINO]],
    });
    agree(state, 'offer left: I play tax on across by turn 1; otherwise give hotel');
    pass(state, 1, 2);
    // A T takes the card, and what was to happen instead happens.
    play(state, 3, card(ROLL_FIVE), T);
    play(state, 3, { type: 'take', seat: 0 }, 0, face(1), face(1), face(1), face(1));
    pass(state, 0);
    expect(owners(state)[HOTEL]).toBe(1);
    expect(state.contracts).toEqual([]);
  });

  it('nobody else about the Casino until then', () => {
    const state = dealing({ owned: [[], [CASINO]] });
    agree(
      state,
      'offer left: give 10; they do not deal with anybody else about casino until my turn 2',
    );
    const other = english.read(view(state, 1), 'offer left: give casino; get 300')!;
    expect(code(state, 1, other)).toBe('promise-abstain');
    const mine = english.read(view(state, 1), 'offer right: give casino; get 300')!;
    expect(code(state, 1, mine)).toBeUndefined();
  });

  it('a rent per turn that ends with the property', () => {
    const state = dealing({ hands: [[], [], [FORCE_SALE]], owned: [[], [CASINO]] });
    agree(
      state,
      'offer left: get casino; give 20 at end of each of my next 9 turns while I own casino',
    );
    pass(state, 1, 2, 3, 0, 1);
    expect(cashOf(state)).toEqual([380, 420, 400, 400]);
    play(state, 2, sell(CASINO));
    openSale(state, [0, 0, 90, 0]);
    pass(state, 3, 0);
    expect(cashOf(state)).toEqual([470, 420, 310, 400]);
    expect(state.contracts).toEqual([]);
  });

  it('a guaranteed minimum of a share', () => {
    const state = dealing({ hands: [[], [profit(OFFICE)]], owned: [[], [OFFICE]] });
    agree(
      state,
      'offer left: give 10; they play office profit by turn 1; when they play office profit get half at least 30',
    );
    play(state, 1, card(profit(OFFICE)));
    expect(cashOf(state)).toEqual([420, 420, 400, 400]);
  });

  it('tax somebody in particular', () => {
    const state = dealing({ hands: [[], [TAX]], owned: [[HOTEL], [], [CASINO], [CRUISE]] });
    agree(state, 'offer left: give 20; they play tax on right by turn 1');
    expect(listed(state, 1)).toEqual([taxOn(3)]);
    expect(code(state, 1, taxOn(2))).toBe('promise-card');
  });

  it('an end to our contract for 20', () => {
    const state = dealing({ owned: [[], [CASINO]] });
    agree(state, 'offer left: get casino; give casino at end of my turn 9');
    pass(state, 1, 2, 3);
    agree(state, 'offer left ends 1: give 20');
    expect(state.contracts).toEqual([]);
    expect(owners(state)[CASINO]).toBe(0);
    expect(cashOf(state)).toEqual([380, 420, 400, 400]);
  });

  it('another date, by consent', () => {
    const state = dealing({ owned: [[], [CASINO]] });
    agree(state, 'offer left: get casino; give casino at end of my turn 1');
    pass(state, 1, 2, 3);
    agree(state, 'offer left ends 1: give casino at end of my turn 2');
    expect(owners(state)[CASINO]).toBe(0);
    expect(state.contracts.map(({ number }) => number)).toEqual([2]);
    pass(state, 1, 2, 3, 0, 1, 2, 3, 0);
    expect(owners(state)[CASINO]).toBe(1);
  });

  it('a gift', () => {
    const state = dealing({ owned: [[HOTEL]] });
    agree(state, 'offer across: give hotel; give 100');
    expect(owners(state)[HOTEL]).toBe(2);
    expect(cashOf(state)).toEqual([300, 400, 500, 400]);
    expect(trump.outcome(state)).toBeUndefined();
  });
});
