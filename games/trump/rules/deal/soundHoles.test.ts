import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { held, type State } from '../state/state.ts';
import {
  ACCEPT,
  afterPlay,
  ANY_40,
  ANY_50,
  AIRLINE,
  CASINO,
  cash,
  DONE,
  deal,
  ended,
  FORCE_SALE,
  HOTEL,
  named,
  OFFICE,
  offer,
  owners,
  PASS,
  play,
  profit,
  property,
  type Scene,
  scene,
  share,
  TAX,
  turnEnd,
  willPlay,
} from '../testScene.ts';
import type { Clause, Give, Until } from '../../facts/clauses.ts';

const dealing = (rest: Scene = {}): State => scene({ part: 2, ...rest });
const pass = (state: State, ...seats: number[]) => seats.flatMap((seat) => play(state, seat, PASS));
const why = (state: State, ...clauses: Clause[]) =>
  check(state, state.turn, offer((state.turn + 1) % state.seats, ...clauses));
const unsound = (code: string, line: number) => ({ code: `unsound-${code}`, params: { line } });
const option = (seat: number, until: Until | null, ...clauses: Clause[]): Clause => ({
  type: 'option',
  seat,
  clauses: clauses as Give[],
  until,
});
const lapsed = (clause: number) => ({ type: 'lapsed', clause }) as const;

describe('D-7.2 a promise that is dead already', () => {
  it('vouches for nothing that is tied to its card', () => {
    // Seat 0 promises a play for the Hotel, which is then sold by force: the play cannot be kept any more.
    const state = dealing({
      seats: 3,
      hands: [[profit(HOTEL)], [], [29]],
      owned: [[HOTEL, AIRLINE], [CASINO], []],
    });
    ended(state, 2, willPlay(0, profit(HOTEL), 3));
    pass(state, 1);
    play(state, 2, { type: 'play', card: 29, property: HOTEL });
    for (const [seat, amount] of [0, 0, 50].entries()) play(state, seat, { type: 'open', amount });
    expect(owners(state)[HOTEL]).toBe(2);
    const half = share(0, 50, profit(HOTEL));
    expect(why(state, cash(1, 50), half)).toEqual(unsound('never-played', 2));
  });

  it('but one that counts does, and one of the same deal', () => {
    const state = dealing({ hands: [[ANY_40]], owned: [[HOTEL], [CASINO]] });
    const back = property(0, HOTEL, afterPlay(0, ANY_40));
    expect(why(state, willPlay(0, ANY_40, 1), back)).toBeUndefined();
    ended(state, 2, willPlay(0, ANY_40, 3));
    pass(state, 1, 2, 3);
    expect(why(state, back)).toBeUndefined();
  });
});

describe('D-7.7 an alternative is there whenever it is needed', () => {
  const state = dealing({
    hands: [[TAX, ANY_40], [ANY_50]],
    owned: [[HOTEL, CASINO], [OFFICE]],
  });

  it('and is not promised away in the same deal', () => {
    const gift = property(0, HOTEL, turnEnd(0, 3));
    const other = property(0, CASINO, lapsed(0));
    expect(why(state, gift, other)).toBeUndefined();
    expect(why(state, gift, other, property(0, CASINO, turnEnd(0, 2)))).toEqual(
      unsound('not-owned', 2),
    );
    const promise = [willPlay(0, ANY_40, 2), named(0, TAX, lapsed(0))];
    expect(why(state, ...promise)).toBeUndefined();
    expect(why(state, ...promise, named(0, TAX, turnEnd(0, 1)))).toEqual(unsound('not-held', 2));
    expect(why(state, ...promise, willPlay(0, TAX, 1))).toEqual(unsound('not-held', 2));
  });

  it('may hang on what the first thing would have made possible', () => {
    const loan = [
      property(0, HOTEL, turnEnd(0, 0)),
      property(0, CASINO, lapsed(0)),
      willPlay(1, ANY_50, 2),
    ];
    const poor = dealing({ hands: [[], [ANY_50]], owned: [[HOTEL, CASINO], []] });
    expect(why(poor, ...loan)).toBeUndefined();
  });

  it('is not the very thing that is gone', () => {
    expect(why(state, property(0, HOTEL, turnEnd(0, 1)), property(0, HOTEL, lapsed(0)))).toEqual(
      unsound('not-owned', 2),
    );
    expect(why(state, named(0, TAX, turnEnd(0, 1)), named(0, TAX, lapsed(0)))).toEqual(
      unsound('not-held', 2),
    );
    const buy = option(1, null, named(0, TAX), cash(1, 10));
    expect(why(state, buy, named(0, TAX, lapsed(0)))).toEqual(unsound('not-held', 2));
    // A card that could not be played is still there to be given.
    expect(why(state, willPlay(0, TAX, 1), named(0, TAX, lapsed(0)))).toBeUndefined();
  });

  it('and is not taken by a later deal', () => {
    const later = dealing({ hands: [[TAX, ANY_40]], owned: [[HOTEL], [CASINO]] });
    ended(later, 2, willPlay(0, ANY_40, 3), named(0, TAX, lapsed(0)));
    pass(later, 1, 2, 3);
    expect(why(later, willPlay(0, TAX, 1))).toEqual({
      code: 'unsound-old',
      params: { contract: 1, clause: 2 },
    });
  });
});

describe('D-7.2 copies that others are asked for', () => {
  it('are as many as the offer speaks of: one to buy, another to play', () => {
    const state = dealing({ hands: [[], [TAX, TAX]], owned: [[HOTEL], [CASINO]] });
    const half = share(1, 50, TAX);
    expect(why(state, named(1, TAX), cash(0, 50), half)).toBeUndefined();
    play(state, 0, offer(1, named(1, TAX), cash(0, 50), half));
    expect(check(state, 1, ACCEPT)).toBeUndefined();
    const poor = dealing({ hands: [[], [TAX]], owned: [[HOTEL], [CASINO]] });
    play(poor, 0, offer(1, named(1, TAX), cash(0, 50), half));
    expect(check(poor, 1, ACCEPT)).toEqual(unsound('never-played', 3));
  });

  it('are two for an option on two, which keeps both', () => {
    const both = option(0, null, named(1, TAX), named(1, TAX), cash(0, 10));
    const state = dealing({ hands: [[], [TAX, TAX]], owned: [[HOTEL], [CASINO]] });
    deal(state, 1, both);
    play(state, 0, DONE);
    const tax = { type: 'play', card: TAX, seat: 0 } as const;
    expect(check(state, 1, tax)?.code).toBe('promise-card');
    pass(state, 1, 2, 3);
    play(state, 0, { type: 'use', contract: 1, clause: 0 });
    expect([held(state, 0, TAX), held(state, 1, TAX)]).toEqual([2, 0]);
    const poor = dealing({ hands: [[], [TAX]], owned: [[HOTEL], [CASINO]] });
    play(poor, 0, offer(1, both));
    expect(check(poor, 1, ACCEPT)).toEqual(unsound('option', 1));
  });
});

describe('D-7.7 options, used or not', () => {
  const loan = (until: Until | null): Clause[] => [
    property(0, HOTEL),
    property(1, HOTEL, turnEnd(1, 3)),
    option(0, until, property(1, HOTEL)),
  ];

  it('call a loan back early', () => {
    const state = dealing({ owned: [[HOTEL], [CASINO]] });
    expect(why(state, ...loan({ seat: 0, turn: 3 }))).toBeUndefined();
    ended(state, 1, ...loan({ seat: 0, turn: 3 }));
    pass(state, 1, 2, 3);
    play(state, 0, { type: 'use', contract: 1, clause: 2 });
    play(state, 0, DONE);
    expect(owners(state)[HOTEL]).toBe(0);
    pass(state, 1, 2, 3, 0, 1);
    expect(state.ended.map(({ how }) => how)).toEqual(['used', 'done']);
  });

  it('call back a card, which is then not looked for again', () => {
    const state = dealing({ hands: [[TAX]], owned: [[HOTEL], [CASINO]] });
    ended(
      state,
      1,
      named(0, TAX),
      named(1, TAX, turnEnd(1, 2)),
      option(0, { seat: 0, turn: 2 }, named(1, TAX)),
      cash(1, 50, lapsed(1)),
    );
    pass(state, 1, 2, 3);
    play(state, 0, { type: 'use', contract: 1, clause: 2 });
    play(state, 0, DONE);
    pass(state, 1);
    expect(state.ended.map(({ how }) => how)).toEqual(['used', 'done', 'not-needed']);
    expect(held(state, 0, TAX)).toBe(1);
  });

  it('do not let the borrower promise what a recall would spoil', () => {
    const state = dealing({ hands: [[], [profit(HOTEL)]], owned: [[HOTEL], [CASINO]] });
    const recall = loan({ seat: 0, turn: 3 });
    // The lender is on turn before the borrower's second turn, and after the first.
    expect(why(state, ...recall, willPlay(1, profit(HOTEL), 1))).toBeUndefined();
    const busy = dealing({ hands: [[], [profit(HOTEL), ANY_40]], owned: [[HOTEL], [CASINO]] });
    expect(why(busy, ...recall, willPlay(1, ANY_40, 1), willPlay(1, profit(HOTEL), 2))).toEqual(
      unsound('turn-taken', 5),
    );
  });

  it('cannot be used on what has gone back already', () => {
    const state = dealing({ owned: [[HOTEL], [CASINO]] });
    ended(state, 1, ...loan(null), cash(1, 10, turnEnd(0, 6)));
    for (let round = 0; round < 3; round++) pass(state, 1, 2, 3, 0);
    expect(owners(state)[HOTEL]).toBe(0);
    pass(state, 1, 2, 3);
    expect(check(state, 0, { type: 'use', contract: 1, clause: 2 })?.code).toBe(
      'property-not-theirs',
    );
  });

  it('are not given to two people on the same thing, nor kept while it is promised away', () => {
    const state = dealing({ seats: 3, owned: [[HOTEL], [CASINO], [OFFICE]] });
    const to = (seat: number): Clause =>
      option(seat, null, { ...(property(0, HOTEL) as Give), to: seat });
    const threeway = (...clauses: Clause[]) =>
      check(state, 0, { type: 'offer', to: 1, and: [2], clauses });
    expect(threeway(to(1), to(2))).toEqual(unsound('option', 1));
    const gone: Clause = { ...(property(0, HOTEL, turnEnd(0, 1)) as Give), to: 2 };
    expect(threeway(to(1), gone)).toEqual(unsound('option', 1));
    // Who may choose between two ways to have it is not wronged by the other being gone.
    expect(threeway(to(1), to(1))).toBeUndefined();
  });

  it('are no good for the one turn on which their user has to play something else', () => {
    const state = dealing({ hands: [[], [TAX, ANY_40]], owned: [[HOTEL], [CASINO], [OFFICE]] });
    const once = option(1, { seat: 1, turn: 1 }, property(0, HOTEL), cash(1, 50));
    expect(why(state, willPlay(1, TAX, 1), once)).toEqual(unsound('option', 2));
    expect(why(state, willPlay(1, TAX, 2), once)).toBeUndefined();
    // The Hotel comes with it, so that this may be played after it.
    expect(why(state, willPlay(1, ANY_40, 1), once)).toBeUndefined();
    // Their price may be what a promised card needs, if they bring something as good.
    const swap = option(1, null, property(0, HOTEL), property(1, CASINO));
    ended(state, 1, willPlay(1, ANY_40, 2), swap);
    play(state, 1, { type: 'use', contract: 1, clause: 1 });
    expect(owners(state)[HOTEL]).toBe(1);
  });

  it('must be usable before their term, and then nothing stands in for them', () => {
    const state = dealing({ owned: [[HOTEL], [CASINO]] });
    const late = option(0, { seat: 0, turn: 1 }, property(1, HOTEL));
    // The Hotel comes to seat 1 at the end of the last turn on which it could be bought back.
    expect(why(state, property(0, HOTEL, turnEnd(0, 1)), late)).toEqual(unsound('option', 2));
    expect(why(state, property(0, HOTEL, turnEnd(0, 0)), late)).toBeUndefined();
    const buy = option(1, { seat: 1, turn: 1 }, property(0, HOTEL), cash(1, 50));
    ended(state, 1, buy, cash(0, 70, lapsed(0)));
    pass(state, 1);
    expect(state.ended.map(({ how }) => how)).toEqual(['over', 'not-needed']);
  });
});

describe('D-7.7 ending a contract', () => {
  it('leaves what others were promised possible', () => {
    const state = dealing({
      hands: [[profit(CASINO)], []],
      owned: [[HOTEL], [CASINO], [OFFICE]],
    });
    ended(state, 1, property(1, CASINO, turnEnd(1, 4)), cash(0, 50));
    pass(state, 1, 2, 3);
    ended(state, 2, willPlay(0, profit(CASINO), 6), cash(2, 30));
    pass(state, 1, 2, 3);
    const end = { type: 'offer', to: 1, ends: 1, clauses: [] } as const;
    expect(check(state, 0, end)).toEqual({
      code: 'unsound-old',
      params: { contract: 2, clause: 1 },
    });
  });
});

describe('D-7.8 a card that each would have from the other', () => {
  const circle = [
    cash(1, 100),
    willPlay(0, TAX, 2),
    willPlay(1, TAX, 1),
    named(1, ANY_50, afterPlay(0, TAX)),
    named(0, ANY_50, afterPlay(1, TAX)),
  ];
  const state = (mine: number[], theirs: number[]): State =>
    dealing({
      hands: [
        [TAX, ...mine],
        [TAX, ...theirs],
      ],
      owned: [[HOTEL], [CASINO]],
    });

  it('is promised by whoever offers it only with the card in hand', () => {
    expect(why(state([], []), ...circle)?.code).toBe('unsound-not-held');
    const own = state([ANY_50], []);
    play(own, 0, offer(1, ...circle));
    expect(check(own, 1, ACCEPT)).toBeUndefined();
  });

  it('can be lent and returned at their times', () => {
    const lent = [named(1, ANY_50, turnEnd(0, 1)), named(0, ANY_50, turnEnd(0, 2))];
    const fair = state([], [ANY_50]);
    play(fair, 0, offer(1, ...lent));
    expect(check(fair, 1, ACCEPT)).toBeUndefined();
    const poor = state([], []);
    play(poor, 0, offer(1, ...lent));
    expect(check(poor, 1, ACCEPT)).toEqual(unsound('not-held', 1));
  });
});

describe('D-7.2 a promised Force Sale', () => {
  it('is not of what a promised card needs, on the same turn', () => {
    const state = dealing({ hands: [[FORCE_SALE, profit(HOTEL)]], owned: [[HOTEL], [CASINO]] });
    const sale: Clause = { type: 'play', seat: 0, card: FORCE_SALE, turn: 0, property: HOTEL };
    expect(why(state, willPlay(0, profit(HOTEL), 1), sale)).toEqual(unsound('not-playable', 2));
    expect(why(state, willPlay(0, profit(HOTEL), 0), { ...sale, turn: 1 })).toBeUndefined();
  });
});
