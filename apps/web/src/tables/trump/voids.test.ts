import { fastRng } from '@parlor/kit';
import { type Move, trump, type View } from '@parlor/trump';
import { addCard, State } from '@parlor/trump/state';
import type { Clause } from '@parlor/trump/words';
import { describe, expect, it } from 'vitest';
import { warningsOn } from './voids.ts';

const HOTEL = 0;
const HOTEL_PROFIT = 0;
const CASINO_PROFIT = 1;
const TAX = 28;

const names = (me: number) => (seat: number) =>
  seat === me ? 'You' : ['Ann', 'Ben', 'Cleo'][seat];

/** Ann is on turn and has made Ben an offer. */
function offered(clauses: readonly Clause[]): State {
  const state = new State(3, trump.presets.standard);
  state.part = 2;
  for (const card of [HOTEL_PROFIT, CASINO_PROFIT, TAX]) addCard(state, 0, card);
  for (const [seat, property] of [
    [0, 1],
    [1, HOTEL],
    [2, 2],
  ] as const) {
    state.cash[seat] = 500;
    state.owner[property] = seat;
    state.holdings[seat] |= 1 << property;
  }
  const offer: Move = { type: 'offer', to: 1, clauses };
  expect(trump.check(state, 0, offer)).toBeUndefined();
  trump.apply(state, 0, offer, fastRng(1));
  return state;
}

const read = (state: State, viewer: number): readonly [number, string][] => {
  const view: View = trump.view(state, viewer);
  return [...warningsOn(view, names(viewer), view.offer!)];
};

/** The same in a match of the first edition, which had no option `cash`. */
const readFirst = (state: State, viewer: number): readonly [number, string][] => {
  const view: View = trump.view(state, viewer);
  const { cash: _, ...options } = view.options;
  return [...warningsOn({ ...view, options } as View, names(viewer), view.offer!)];
};

const played = (card: number) => ({ type: 'played', seat: 0, card, payout: 'after' }) as const;
const now = { type: 'now' } as const;
const cash = (amount: number) => ({ type: 'cash', amount }) as const;

describe('an offer is read with its warnings', () => {
  const swindle: readonly Clause[] = [
    { type: 'give', from: 1, what: cash(300), when: now },
    { type: 'play', seat: 0, card: CASINO_PROFIT, turn: 0 },
    { type: 'give', from: 0, what: cash(360), when: played(CASINO_PROFIT) },
  ];

  it('of a card that its player cannot play', () => {
    const hotel = swindle.map((clause): Clause => {
      if (clause.type === 'play') return { ...clause, card: HOTEL_PROFIT };
      return clause.when.type === 'played' ? { ...clause, when: played(HOTEL_PROFIT) } : clause;
    });
    const warnings = read(offered(hotel), 1);
    expect(warnings.map(([place]) => place)).toEqual([1, 2]);
    expect(warnings[0][1]).toMatch(/Do not count on what hangs on it/);
    // D-6.3: one that it can play belongs to the deal that names it.
    for (const viewer of [0, 1, 2]) expect(read(offered(swindle), viewer)).toEqual([]);
  });

  it('of a card promised for a turn that ended with the acceptance, in the first edition', () => {
    expect(readFirst(offered(swindle), 1)).toEqual([
      [1, 'This cannot happen: the turn ends when you accept. Do not count on what hangs on it.'],
      [2, 'Nothing makes Ann play that card. You may get nothing for it.'],
    ]);
  });

  it('to its writer and to whoever only watches, each in their own words', () => {
    expect(readFirst(offered(swindle), 0)).toEqual([
      [1, 'This cannot happen: the turn ends when Ben accepts.'],
      [2, 'Nothing makes you play that card.'],
    ]);
    expect(readFirst(offered(swindle), 2)).toEqual([
      [1, 'This cannot happen: the turn ends when Ben accepts.'],
    ]);
  });

  it('of a return that hangs on a card that may not be played then', () => {
    const hotel = { type: 'property', property: HOTEL } as const;
    const warnings = readFirst(
      offered([
        { type: 'give', from: 1, what: hotel, when: now },
        { type: 'play', seat: 0, card: TAX, turn: 0 },
        { type: 'give', from: 0, what: hotel, when: played(TAX) },
      ]),
      1,
    );
    expect(warnings.map(([place]) => place)).toEqual([1, 2]);
    expect(warnings[0][1]).toMatch(/only a card that has to do with the deal/);
  });

  it('and without any where it can be kept', () => {
    const next = swindle.map((clause) =>
      clause.type === 'play' ? { ...clause, turn: 1 } : clause,
    );
    for (const viewer of [0, 1, 2]) expect(read(offered(next), viewer)).toEqual([]);
  });
});
