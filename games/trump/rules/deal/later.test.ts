/** What the second edition adds to contracts (D-7.7, D-7.8): how it lapses, and who sees what of it. */

import { fastRng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { facts } from '../facts.ts';
import { held, type State } from '../state/state.ts';
import {
  ACCEPT,
  ANY_40,
  ANY_50,
  asked,
  CASINO,
  cash,
  cashOf,
  deal,
  DONE,
  ended,
  eventsOf,
  FORCE_SALE,
  face,
  HOTEL,
  listed,
  named,
  OFFICE,
  offer,
  openSale,
  owners,
  PASS,
  play,
  property,
  random,
  REJECT,
  ROLL_FIVE,
  refusal,
  type Scene,
  scene,
  T,
  TAX,
  turnEnd,
  willPlay,
} from '../testScene.ts';
import type { Move } from '../../facts/types.ts';
import { view } from '../view.ts';
import { worlds } from '../worlds.ts';
import type { Chooser, Clause, Give, Until, When } from '../../facts/clauses.ts';

const dealing = (rest: Scene = {}): State => scene({ part: 2, ...rest });
const card = (number: number) => ({ type: 'play', card: number }) as const;
const pass = (state: State, ...seats: number[]) => seats.flatMap((seat) => play(state, seat, PASS));
const use = (contract: number, clause: number): Move => ({ type: 'use', contract, clause });
const choose = (number: number): Move => ({ type: 'choose', card: number });

const option = (seat: number, until: Until | null, ...clauses: Clause[]): Clause => ({
  type: 'option',
  seat,
  clauses: clauses as Give[],
  until,
});
const choice = (from: number, by: Chooser, when: When = { type: 'now' }): Clause => ({
  type: 'give',
  from,
  what: { type: 'choice', by },
  when,
});
const bought = (seat: number, number: number, until: Until | null = null): When => ({
  type: 'bought',
  seat,
  property: number,
  until,
});
const lapsed = (clause: number): When => ({ type: 'lapsed', clause });

describe('D-7.7 an option', () => {
  const bargain = (rest: Scene = {}) => {
    const state = dealing({ owned: [[], [CASINO], []], ...rest });
    ended(state, 1, option(0, { seat: 0, turn: 2 }, property(1, CASINO), cash(0, 100)));
    return state;
  };

  it('binds its writer and nobody else', () => {
    const state = bargain({ hands: [[], [FORCE_SALE], [FORCE_SALE]] });
    expect(refusal(state, 1, { type: 'play', card: FORCE_SALE, property: CASINO })).toBe(
      'promise-property',
    );
    expect(refusal(state, 1, offer(2, property(1, CASINO)))).toBe('promise-property');
    expect(refusal(state, 1, use(1, 0))).toBe('no-such-option');
  });

  it('is paid in full, or not used', () => {
    const state = bargain({ cash: [90] });
    pass(state, 1, 2, 3);
    expect(check(state, 0, use(1, 0))).toEqual({
      code: 'cash-short',
      params: { seat: 0, have: 90, need: 100 },
    });
  });

  it('cannot be refused, counts as no deal and ends the passing', () => {
    const state = bargain();
    pass(state, 1, 2, 3);
    const emissions = play(state, 0, use(1, 0));
    expect(eventsOf(emissions, 'used')).toHaveLength(1);
    expect([state.passes, state.dealsOpened[0]]).toEqual([0, 1]);
    expect(owners(state)[CASINO]).toBe(0);
    expect(state.contracts).toEqual([]);
    expect(view(state, 3).ended.map(({ how }) => how)).toEqual(['used']);
  });

  it('is over after its term', () => {
    const state = bargain({ hands: [[], [], [], [ANY_40]], owned: [[], [CASINO], [], [OFFICE]] });
    pass(state, 1, 2);
    play(state, 3, card(ANY_40));
    pass(state, 0, 1, 2);
    expect(state.contracts).toHaveLength(1);
    play(state, 3, offer(2, cash(3, 10)));
    play(state, 2, REJECT);
    pass(state, 0);
    expect(state.contracts).toEqual([]);
    expect(view(state, 0).ended.map(({ how }) => how)).toEqual(['over']);
  });

  it('lapses with the property', () => {
    const state = bargain({ hands: [[], [], [FORCE_SALE]] });
    pass(state, 1);
    play(state, 2, { type: 'play', card: FORCE_SALE, property: CASINO });
    const emissions = openSale(state, [0, 0, 50, 0]);
    expect(eventsOf(emissions, 'lapsed')).toMatchObject([{ why: 'sold' }]);
    expect(state.contracts).toEqual([]);
  });

  it('whose card is gone tells so only when it is used, and the turn goes on', () => {
    const state = dealing({ hands: [[], [TAX], [ROLL_FIVE]] });
    ended(state, 1, option(0, null, named(1, TAX), cash(0, 50)));
    pass(state, 1);
    play(state, 2, card(ROLL_FIVE), T);
    play(state, 2, { type: 'take', seat: 1 }, 0, face(1), face(1), face(1), face(1));
    pass(state, 3);
    expect(refusal(state, 0, use(1, 0))).toBeUndefined();
    const emissions = play(state, 0, use(1, 0));
    expect(eventsOf(emissions, 'lapsed', 0)).toMatchObject([{ why: 'not-held' }]);
    expect(eventsOf(emissions, 'lapsed', 3)).toMatchObject([{ why: 'not-possible' }]);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [0] });
    expect(cashOf(state)).toEqual([400, 400, 400, 400]);
    expect(view(state, 0).lacks).toEqual([{ seat: 1, card: TAX }]);
  });
});

describe('D-7.7 a card of choice', () => {
  it('is one that no clause names, and the rest waits for it', () => {
    const state = dealing({ hands: [[ANY_50], [TAX, ANY_40, ROLL_FIVE]] });
    deal(state, 1, choice(1, 'giver'), named(1, TAX, turnEnd(0, 1)), cash(0, 30));
    expect(asked(state)).toEqual({ kind: 'choose', seats: [1] });
    expect(listed(state, 1)).toEqual([choose(ANY_40), choose(ROLL_FIVE)]);
    expect(check(state, 1, choose(TAX))?.code).toBe('not-to-choose');
    // The money comes after it, as listed.
    expect(cashOf(state)).toEqual([400, 400, 400, 400]);
    expect(facts(state)).toMatchObject({
      asked: 'choose',
      offer: null,
      choosing: { contract: 1, index: 0, seat: 1, from: 1, to: 0 },
    });
    play(state, 1, choose(ANY_40));
    expect(held(state, 0, ANY_40)).toBe(1);
    expect(cashOf(state)).toEqual([370, 430, 400, 400]);
    // D-6.3: what came is related.
    expect(view(state, 0).related?.cards).toEqual([ANY_40, TAX]);
  });

  it('is asked at a turn’s end too, and then the next turn begins', () => {
    const state = dealing({ hands: [[], [TAX, ANY_40]] });
    ended(state, 1, choice(1, 'taker', turnEnd(1, 1)));
    play(state, 1, PASS);
    expect(asked(state)).toEqual({ kind: 'choose', seats: [0] });
    for (const viewer of [0, 1, 2, 3] as const) {
      const seen = view(state, viewer);
      const world = worlds(seen)(fastRng(viewer));
      expect(view(world, viewer)).toEqual(seen);
    }
    play(state, 0, choose(TAX));
    expect(asked(state)).toEqual({ kind: 'turn', seats: [2] });
    expect(held(state, 0, TAX)).toBe(1);
  });

  it('lapses where there is none', () => {
    const state = dealing({ hands: [[TAX], [], [ROLL_FIVE]] });
    ended(state, 1, choice(0, 'giver', turnEnd(0, 1)));
    pass(state, 1);
    play(state, 2, card(ROLL_FIVE), T);
    play(state, 2, { type: 'take', seat: 0 }, 0, face(1), face(1), face(1), face(1));
    pass(state, 3);
    const emissions = play(state, 0, PASS);
    expect(eventsOf(emissions, 'lapsed')).toMatchObject([{ why: 'no-cards' }]);
  });
});

describe('D-7.8 random cards', () => {
  it('are never those that a clause names, in this contract or another', () => {
    const state = dealing({ hands: [[], [TAX, ANY_40, ANY_50]] });
    ended(state, 1, named(1, TAX, turnEnd(1, 9)));
    pass(state, 1, 2, 3);
    expect(refusal(state, 0, offer(1, random(1, 3), cash(0, 10)))).toBeUndefined();
    play(state, 0, offer(1, random(1, 1), named(1, ANY_50, turnEnd(1, 9)), cash(0, 10)));
    play(state, 1, ACCEPT, 0);
    expect(held(state, 0, ANY_40)).toBe(1);
  });
});

describe('D-7.7 alternatives', () => {
  it('come one after the other, and end with what is kept', () => {
    const state = dealing({
      hands: [[], [], [TAX]],
      owned: [[], [HOTEL, CASINO]],
      cash: [0],
    });
    ended(
      state,
      1,
      property(1, HOTEL),
      property(0, HOTEL, turnEnd(0, 3)),
      { type: 'give', from: 0, what: { type: 'random', count: 1 }, when: lapsed(1) },
      cash(0, 70, lapsed(2)),
    );
    pass(state, 1);
    play(state, 2, { type: 'play', card: TAX, seat: 0 });
    const emissions = play(state, 0, { type: 'surrender', property: HOTEL });
    expect(eventsOf(emissions, 'lapsed').map(({ why }) => why)).toEqual(['taxed', 'no-cards']);
    expect(state.debts).toEqual([{ from: 0, to: 1, amount: 70 }]);
    const kept = dealing({ owned: [[], [HOTEL]] });
    ended(kept, 1, property(1, HOTEL), property(0, HOTEL, turnEnd(0, 1)), cash(0, 50, lapsed(1)));
    pass(kept, 1, 2, 3, 0);
    expect(kept.contracts).toEqual([]);
    expect(view(kept, 0).ended.map(({ how }) => how)).toEqual(['done', 'not-needed']);
    expect(cashOf(kept)).toEqual([400, 400, 400, 400]);
  });
});

describe('D-7.7 what hangs on a sale', () => {
  it('comes once, with a share of the price', () => {
    const state = dealing({ hands: [[FORCE_SALE, FORCE_SALE]], owned: [[], [], [CASINO]] });
    ended(
      state,
      1,
      { type: 'give', from: 1, what: { type: 'share', percent: 50 }, when: bought(0, CASINO) },
      cash(1, 10, bought(1, CASINO)),
    );
    pass(state, 1, 2, 3);
    play(state, 0, { type: 'play', card: FORCE_SALE, property: CASINO });
    openSale(state, [50, 0, 0, 0]);
    // Half of 50, down to whole tens.
    expect(cashOf(state)).toEqual([370, 380, 450, 400]);
    pass(state, 1, 2, 3);
    play(state, 0, { type: 'play', card: FORCE_SALE, property: CASINO });
    openSale(state, [60, 0, 0, 0]);
    // Kept is not bought.
    expect(cashOf(state)).toEqual([310, 380, 450, 400]);
  });
});

describe('D-7.4 several payments', () => {
  it('keep the game going until the last, and what is not there is owed', () => {
    const state = dealing({ cash: [30] });
    ended(state, 1, cash(0, 20, { type: 'everyTurnEnd', seat: 0, turns: 2, while: null }));
    pass(state, 1, 2, 3, 0, 1, 2, 3);
    expect(asked(state).kind).toBe('turn');
    play(state, 0, PASS);
    expect(state.debts).toEqual([{ from: 0, to: 1, amount: 10 }]);
    expect(asked(state).kind).toBe('over');
  });
});

describe('D-7.7 several parties', () => {
  const three = (...clauses: Clause[]): Move => ({ type: 'offer', to: 1, and: [2], clauses });
  const to = (seat: number, clause: Clause): Clause => ({ ...(clause as Give), to: seat });

  it('are asked clockwise, and one refusal ends it', () => {
    const state = dealing({ hands: [[TAX]] });
    const terms = [to(1, cash(0, 10)), to(2, cash(1, 10)), to(0, cash(2, 10))];
    expect(refusal(state, 0, { type: 'offer', to: 2, and: [1], clauses: terms })).toBe(
      'not-clockwise',
    );
    expect(refusal(state, 0, three(cash(0, 10)))).toBe('taker-wanted');
    expect(refusal(state, 0, offer(1, to(1, cash(0, 10))))).toBe('no-taker-wanted');
    play(state, 0, three(...terms));
    const emissions = play(state, 1, ACCEPT);
    expect(eventsOf(emissions, 'agreed')).toEqual([{ type: 'agreed', seat: 1, from: 0 }]);
    expect(view(state, 3).offer).toMatchObject({ to: 1, and: [2], accepted: [1] });
    expect(refusal(state, 2, { type: 'counter', clauses: [cash(0, 10)] })).toBe(
      'no-counter-among-several',
    );
    play(state, 2, REJECT);
    expect(cashOf(state)).toEqual([400, 400, 400, 400]);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
  });

  it('all know the cards by name, and the table does not', () => {
    const state = dealing({ hands: [[TAX]], owned: [[], [HOTEL]] });
    play(state, 0, three(willPlay(0, TAX, 1), to(0, cash(1, 10)), to(0, cash(2, 10))));
    play(state, 1, ACCEPT);
    play(state, 2, ACCEPT);
    const cards = [0, 1, 2, 3].map((viewer) =>
      view(state, viewer).contracts[0]!.open.map(({ clause }) => clause),
    );
    expect(cards[2]).toEqual([willPlay(0, TAX, 1)]);
    expect(cards[3]).toEqual([{ ...willPlay(0, TAX, 1), card: null }]);
    play(state, 0, DONE);
    pass(state, 1, 2, 3);
    expect(listed(state, 0)).toEqual([{ type: 'play', card: TAX, seat: 1 }]);
  });
});

describe('D-7.7 ending a contract', () => {
  it('takes all its parties and nobody else', () => {
    const state = dealing({ owned: [[], [CASINO]] });
    ended(state, 1, property(1, CASINO), property(0, CASINO, turnEnd(0, 5)));
    pass(state, 1, 2, 3);
    const ends = (seat: number, number: number): Move => ({
      type: 'offer',
      to: seat,
      ends: number,
      clauses: [],
    });
    expect(refusal(state, 0, ends(2, 1))).toBe('other-parties');
    expect(refusal(state, 0, ends(1, 7))).toBe('no-such-contract');
    play(state, 0, ends(1, 1));
    const emissions = play(state, 1, ACCEPT);
    expect(eventsOf(emissions, 'contractEnded')).toHaveLength(1);
    expect(eventsOf(emissions, 'lapsed')).toEqual([]);
    expect(view(state, 2).ended.map(({ how }) => how)).toEqual(['ended']);
  });
});

describe('D-7.5 what is shown', () => {
  it('is for that party only', () => {
    const state = dealing({ hands: [[], [TAX, ANY_40]] });
    const emissions = [
      ...play(state, 0, offer(1, cash(0, 10), { type: 'show', seat: 1, card: TAX })),
      ...play(state, 1, ACCEPT),
    ];
    expect(eventsOf(emissions, 'showed', 0)).toMatchObject([{ cards: [TAX] }]);
    expect(eventsOf(emissions, 'showed', 2)).toMatchObject([{ cards: [null], isHand: false }]);
    expect(view(state, 2).known).toEqual([]);
  });
});
