import { fastRng, type Seat } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { trump } from '../game.ts';
import type { State } from '../state/state.ts';
import { ANY_40, CASINO, dieProfit, HOTEL, pair, profit, scene, TAX } from '../testScene.ts';
import type { Move } from '../../facts/types.ts';
import type { View } from '../../facts/views.ts';
import type { Clause, What, When } from '../../facts/clauses.ts';
import { voidPromises } from './voidPromises.ts';

const now: When = { type: 'now' };
const cash = (amount: number): What => ({ type: 'cash', amount });
const property = (number: number): What => ({ type: 'property', property: number });
const card = (number: number): What => ({ type: 'card', card: number });
const give = (from: Seat, what: What, when: When = now): Clause => ({
  type: 'give',
  from,
  what,
  when,
});
const plays = (seat: Seat, number: number, turn: number): Clause => ({
  type: 'play',
  seat,
  card: number,
  turn,
});
const onPlay = (seat: Seat, number: number, payout: 'before' | 'after' = 'after'): When => ({
  type: 'played',
  seat,
  card: number,
  payout,
});
const atEnd = (seat: Seat, turn: number): When => ({ type: 'turnEnd', seat, turn });

/** Seat 0 is on turn; the seats deal with each other. */
const table = (): State =>
  scene({
    part: 2,
    seats: 3,
    hands: [[profit(HOTEL), profit(CASINO), TAX, pair(HOTEL), ANY_40], [dieProfit(2)], []],
    pile: [],
    owned: [[CASINO], [HOTEL, 2, 3], [4, 5, 6, 7]],
  });

const viewOf = (state: State, viewer: Seat | 'public', clauses: readonly Clause[]): View => {
  const move: Move = { type: 'offer', to: 1, clauses };
  const after = trump.clone(state);
  trump.apply(after, 0, move, fastRng(1));
  return trump.view(after, viewer);
};

const told = (view: View): string[] =>
  voidPromises(view, view.offer!).map(({ clause, why }) => `${clause} ${why}`);

const read = (state: State, viewer: Seat | 'public', clauses: readonly Clause[]): string[] =>
  told(viewOf(state, viewer, clauses));

/** The same offer in a match of the first edition, which had no option `cash`. */
const readFirst = (state: State, viewer: Seat | 'public', clauses: readonly Clause[]): string[] => {
  const view = viewOf(state, viewer, clauses);
  const { cash: _, ...options } = view.options;
  return told({ ...view, options: options as View['options'] });
};

describe('what an offer promises and cannot keep', () => {
  const swindle = [
    give(1, cash(300)),
    plays(0, profit(CASINO), 0),
    give(0, cash(360), onPlay(0, profit(CASINO))),
  ];

  it('is no card of the turn in progress that the deal names (D-6.3)', () => {
    for (const viewer of [0, 1, 2, 'public'] as const) {
      expect(read(table(), viewer, swindle)).toEqual([]);
    }
    const lent = [give(1, property(HOTEL)), plays(0, TAX, 0)];
    const back = give(0, property(HOTEL), onPlay(0, TAX));
    expect(read(table(), 1, [...lent, back])).toEqual([]);
  });

  it('was one in the first edition, where the turn was over at acceptance', () => {
    for (const viewer of [0, 1] as const) {
      expect(readFirst(table(), viewer, swindle)).toEqual(['1 turn-over', '2 unbound']);
    }
    // Whoever only watches is told as far as no card need be known.
    expect(readFirst(table(), 'public', swindle)).toEqual(['1 turn-over']);
    expect(readFirst(table(), 2, swindle)).toEqual(['1 turn-over']);
  });

  it('was one in the first edition that only the promise named', () => {
    const lent = [give(1, property(HOTEL)), plays(0, TAX, 0)];
    const back = give(0, property(HOTEL), onPlay(0, TAX));
    expect(readFirst(table(), 1, [...lent, back])).toEqual(['1 not-related', '2 unbound']);
    // Which card it is stays between the two.
    expect(readFirst(table(), 'public', [...lent, back])).toEqual([]);
  });

  it('is a card for this turn that its player cannot play in it', () => {
    expect(read(table(), 1, [give(1, cash(10)), plays(0, profit(HOTEL), 0)])).toEqual([
      '1 not-playable',
    ]);
  });

  it('is the second of two cards promised for one turn', () => {
    const clauses = [
      give(1, property(HOTEL)),
      plays(0, profit(HOTEL), 0),
      plays(0, pair(HOTEL), 0),
      give(0, { type: 'share', percent: 90 }, onPlay(0, pair(HOTEL))),
    ];
    expect(read(table(), 1, clauses)).toEqual(['2 turn-taken', '3 unbound']);
  });

  it('is what its maker need not keep, though it could be kept', () => {
    const clauses = [
      give(1, property(HOTEL)),
      plays(0, profit(HOTEL), 1),
      plays(0, pair(HOTEL), 1),
      plays(0, TAX, 1),
      give(0, cash(200), onPlay(0, TAX)),
    ];
    // Three for two turns; two fit, one into this turn and one into the next.
    expect(read(table(), 1, clauses)).toEqual(['3 turn-taken', '4 unbound']);
    expect(read(table(), 1, [...clauses.slice(0, 2), ...clauses.slice(3)])).toEqual([]);
  });

  it('is a card that its player will not own enough for, and one that will be gone', () => {
    expect(read(table(), 1, [give(1, cash(10)), plays(0, profit(HOTEL), 1)])).toEqual([
      '1 not-playable',
    ]);
    const gone = [give(0, card(profit(CASINO)), atEnd(0, 0)), plays(0, profit(CASINO), 2)];
    // It could be played with the deal, but nobody has to.
    expect(read(table(), 1, gone)).toEqual(['1 unbound']);
    const [give10, theirs] = [give(0, cash(10)), dieProfit(2)];
    expect(
      read(table(), 0, [give10, give(1, card(theirs), atEnd(0, 0)), plays(1, theirs, 1)]),
    ).toEqual(['2 not-held']);
  });

  it('is a return tied to a card that another promise keeps in the hand', () => {
    const clauses = [
      give(1, property(HOTEL)),
      give(0, property(HOTEL), onPlay(0, profit(HOTEL))),
      give(0, card(profit(HOTEL)), atEnd(0, 2)),
    ];
    expect(read(table(), 1, clauses)).toEqual(['1 bound']);
  });

  it('is a property that will not be its giver’s by then', () => {
    expect(read(table(), 1, [give(1, cash(10)), give(0, property(HOTEL), atEnd(0, 1))])).toEqual([
      '1 not-owned',
    ]);
  });

  it('is nothing that can be kept: the next turn, a card of the deal, a date', () => {
    const sound: readonly (readonly Clause[])[] = [
      [swindle[0]!, plays(0, profit(CASINO), 1), swindle[2]!],
      [
        give(1, property(HOTEL)),
        plays(0, profit(HOTEL), 0),
        give(0, { type: 'share', percent: 50 }, onPlay(0, profit(HOTEL))),
        give(0, property(HOTEL), atEnd(0, 0)),
      ],
      [give(1, card(dieProfit(2))), give(0, card(dieProfit(2)), atEnd(0, 1))],
      [give(1, cash(100)), give(0, cash(120), atEnd(0, 2))],
      [give(1, cash(10)), give(0, cash(20), onPlay(0, profit(CASINO)))],
    ];
    for (const clauses of sound) expect(read(table(), 1, clauses)).toEqual([]);
  });

  it('counts promises of contracts in force', () => {
    const state = table();
    // Hotel Profit is promised for now, and what it needs comes with the deal only.
    state.contracts = [
      {
        number: 1,
        seats: [0, 1],
        open: [{ index: 0, due: 1, clause: plays(0, profit(HOTEL), 0) }],
      },
    ];
    state.contractsMade = 1;
    const clauses = [give(1, property(HOTEL)), plays(0, pair(HOTEL), 0)];
    expect(read(state, 1, clauses)).toEqual(['1 turn-taken']);
  });

  it('was still told in the first edition of a turn that is over where there are too many lines to follow', () => {
    const state = scene({
      part: 2,
      seats: 3,
      hands: [[profit(CASINO), TAX, ANY_40, 25, 29, 30, profit(HOTEL)], [], []],
      owned: [[CASINO, HOTEL], [2], [4]],
    });
    const later = [TAX, ANY_40, 25, 29, 30, profit(HOTEL)].map((number) => plays(0, number, 9));
    const clauses = [plays(0, profit(CASINO), 0), ...later];
    expect(readFirst(state, 1, clauses)).toEqual(['0 turn-over']);
    expect(read(state, 1, clauses)).toEqual([]);
  });

  it('might come true by luck in the first edition where cards are drawn', () => {
    const state = scene({
      part: 2,
      seats: 3,
      hands: [[ANY_40], [ANY_40, TAX], []],
      owned: [[CASINO], [HOTEL], [4]],
    });
    const clauses = [give(1, { type: 'random', count: 1 }), plays(0, ANY_40, 0)];
    expect(readFirst(state, 1, clauses)).toEqual(['1 unbound']);
  });
});
