import { fastRng } from '@parlor/kit';
import { type Move, trump, type View } from '../rules/index.ts';
import { addCard, State } from '../rules/state/state.ts';
import type { Clause } from '../facts/clauses.ts';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages/en/index.ts';
import { catalogue } from './messages.ts';
import { remarksOn } from './remarks.ts';

const HOTEL = 0;
const HOTEL_PROFIT = 0;
const CASINO_PROFIT = 1;
const TAX = 28;

catalogue.use(messages);

const names = (me: number) => (seat: number) => ({
  name: ['Ann', 'Ben', 'Cleo'][seat],
  isReader: seat === me,
});

/** Ann is on turn and has made Ben an offer; of the first edition's, also one that could not be kept. */
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
  trump.apply(state, 0, offer, fastRng(1));
  return state;
}

const said = (view: View, viewer: number): readonly [number, string][] =>
  [...remarksOn(view, names(viewer), view.offer!)].flatMap(([place, remarks]) =>
    remarks.map(({ text }): [number, string] => [place, text]),
  );

const read = (state: State, viewer: number): readonly [number, string][] => {
  const view: View = trump.view(state, viewer);
  return said(view, viewer);
};

/** The same in a match of the first edition, which had no option `cash`. */
const readFirst = (state: State, viewer: number): readonly [number, string][] => {
  const view: View = trump.view(state, viewer);
  const { cash: _, ...options } = view.options;
  return said({ ...view, options } as View, viewer);
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
    const warnings = readFirst(offered(hotel), 1);
    expect(warnings.map(([place]) => place)).toEqual([1, 2]);
    expect(warnings[0][1]).toMatch(/Do not count on what depends on it/);
  });

  it('of a card promised for a turn that ended with the acceptance, in the first edition', () => {
    expect(readFirst(offered(swindle), 1)).toEqual([
      [1, 'This cannot happen: the turn ends when you accept. Do not count on what depends on it.'],
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
    expect(warnings[0][1]).toMatch(/only a card that goes with it/);
  });
});

describe('a sound offer is read with what fate can spoil', () => {
  const hotel = { type: 'property', property: HOTEL } as const;
  const soon = { type: 'turnEnd', seat: 0, turn: 2 } as const;
  const option = { type: 'give', from: 1, what: hotel, when: now } as const;
  const every = { type: 'everyTurnEnd', seat: 0, turns: 2, while: null } as const;
  const bought = { type: 'bought', seat: 0, property: 2, until: null } as const;

  it.each<readonly [string, Clause, RegExp | undefined]>([
    ['now', { type: 'give', from: 1, what: cash(300), when: now }, undefined],
    ['a card', { type: 'play', seat: 0, card: TAX, turn: 1 }, /T can take the card.*lapses/],
    ['a property', { type: 'give', from: 1, what: hotel, when: soon }, /sale or a tax.*lapses/],
    ['money', { type: 'give', from: 1, what: cash(90), when: every }, /stays owed/],
    [
      'cards',
      { type: 'give', from: 0, what: { type: 'choice', by: 'taker' }, when: soon },
      /no free card/,
    ],
    ['an option', { type: 'option', seat: 0, clauses: [option], until: null }, /sale or a tax/],
    ['a sale', { type: 'give', from: 1, what: cash(90), when: bought }, /Without such a sale/],
    [
      'nobody',
      { type: 'give', from: 0, what: cash(90), when: played(TAX) },
      /Nothing makes (you|Ann) play/,
    ],
    [
      'abstaining',
      { type: 'abstain', seat: 1, act: { type: 'tax', seat: 0 }, until: null },
      undefined,
    ],
  ])('D-7.3 %s', (_, clause, text) => {
    const state = offered([clause]);
    for (const viewer of [0, 1]) {
      const said = read(state, viewer)
        .map(([, one]) => one)
        .join(' ');
      if (text) expect(said).toMatch(text);
      else expect(said).toBe('');
    }
    // It is between the two.
    expect(read(state, 2)).toEqual([]);
  });

  it('D-7.7 and with what stands in for it', () => {
    const state = offered([
      { type: 'play', seat: 0, card: TAX, turn: 1 },
      { type: 'give', from: 0, what: cash(90), when: { type: 'lapsed', clause: 0 } },
    ]);
    expect(read(state, 1)[0]).toEqual([
      0,
      'A T can take the card first; then line 2 happens instead.',
    ]);
  });
});
