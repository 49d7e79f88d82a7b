/**
 * A deal put together line by line: what can stand in each slot, and the
 * clause that comes of the choices. The lines of a screen and of a form.
 */

import type { Seat } from '@parlor/kit';
import { STEP } from '../../facts/components.ts';
import { isPayingKind, isTurnKind, rulesOf } from '../../facts/rules.ts';
import type { Card, Property } from '../../facts/types.ts';
import type { View } from '../../facts/views.ts';
import {
  type Clause,
  FULL_SHARE,
  MAX_PROMISED_CASH,
  MAX_RANDOM,
  MAX_TURNS,
  type Payout,
  type SimpleClause,
  isSimple,
  transfers,
  type WhatOf,
  type When,
} from '../../facts/clauses.ts';
import { namesIn } from '../../facts/deal/naming.ts';
import { isReturn } from './sentences.ts';

/** One line of a deal. `seat` is whoever gives or promises. */
export type Line =
  | { readonly line: 'give'; readonly seat: Seat; readonly what: Gift; readonly when: Moment }
  | { readonly line: 'return'; readonly seat: Seat; readonly what: Returned; readonly when: Later }
  | { readonly line: 'share'; readonly seat: Seat; readonly percent: number; readonly card: Card }
  | { readonly line: 'promise'; readonly seat: Seat; readonly card: Card; readonly turn: number };

type Gift = Exclude<WhatOf<number>, { type: 'share' | 'choice' }>;
type Returned = Extract<Gift, { type: 'property' | 'card' }>;
/** The moments that the slots know. */
export type Moment = Extract<When, { type: 'now' | 'turnEnd' | 'played' }>;
type Later = Exclude<Moment, { type: 'now' }>;

/** The clause that a line's choices make. */
export function clauseOf(line: Line): Clause {
  switch (line.line) {
    case 'give':
    case 'return':
      return { type: 'give', from: line.seat, what: line.what, when: line.when };
    case 'share':
      return {
        type: 'give',
        from: line.seat,
        what: { type: 'share', percent: line.percent },
        when: { type: 'played', seat: line.seat, card: line.card, payout: 'after' },
      };
    case 'promise':
      return { type: 'play', seat: line.seat, card: line.card, turn: line.turn };
  }
}

/** The other way round: the lines that show a list of clauses, as far as the slots know them. */
export const linesOf = (clauses: readonly Clause[]): Line[] =>
  clauses.filter((clause) => isSimple(clause)).map((clause) => lineOf(clause, clauses));

function lineOf(clause: SimpleClause, clauses: readonly Clause[]): Line {
  if (clause.type === 'play') {
    return { line: 'promise', seat: clause.seat, card: clause.card, turn: clause.turn };
  }
  const { from: seat, what, when } = clause;
  if (what.type === 'share') {
    return { line: 'share', seat, percent: what.percent, card: (when as { card: Card }).card };
  }
  const isBack = when.type !== 'now' && (what.type === 'property' || what.type === 'card');
  if (isBack && isReturn(clause, clauses)) return { line: 'return', seat, what, when };
  return { line: 'give', seat, what, when };
}

/** What can be chosen in the slots of a line whose giver is `seat`. */
export interface Slots {
  readonly properties: readonly Property[];
  /** One's own cards; of the other anything may be asked for "if you have it" (D-7.5). */
  readonly cards: readonly Card[];
  /** Cards that can be promised, or on whose play something can hang. */
  readonly turnCards: readonly Card[];
  /** Cards that pay, for shares. */
  readonly payingCards: readonly Card[];
  /** What the giver has, as far as it lies open; where it does not, anything can be asked for (D-8.2). */
  readonly cash: number | null;
  readonly mostCash: number;
  readonly mostRandom: number;
  readonly percents: readonly number[];
  readonly payouts: readonly Payout[];
  readonly dates: readonly Extract<When, { type: 'turnEnd' }>[];
}

const PERCENTS = Array.from({ length: FULL_SHARE / STEP }, (_, step) => (step + 1) * STEP);

/** For a deal of the view's owner with somebody; `seat` is one of the two. */
export function slotsFor(view: View, seat: Seat): Slots {
  const rules = rulesOf(view.options.components);
  const isMine = seat === view.viewer;
  const cards = isMine ? [...new Set(view.hand)] : [...rules.kind.keys()];
  return {
    properties: [...view.owners.keys()].filter(
      (property) => view.owners[property] === seat && !isSpokenFor(view, property),
    ),
    cards,
    turnCards: cards.filter((card) => isTurnKind(rules.kind[card]!)),
    payingCards: cards.filter((card) => isPayingKind(rules.kind[card]!)),
    cash: view.cash[seat] ?? null,
    mostCash: view.cash[seat] ?? MAX_PROMISED_CASH,
    mostRandom: Math.min(MAX_RANDOM, view.handSizes[seat]!),
    percents: PERCENTS,
    payouts: ['before', 'after'],
    dates: datesFor(view),
  };
}

/** Contracts are public, so everybody can tell what has been promised already. */
const isSpokenFor = (view: View, property: Property): boolean =>
  view.contracts.some(({ open }) => open.some(({ clause }) => transfers(clause, property)));

function datesFor(view: View): Extract<When, { type: 'turnEnd' }>[] {
  const dates: Extract<When, { type: 'turnEnd' }>[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    const first = seat === view.turn ? 0 : 1;
    for (let turn = first; turn <= MAX_TURNS; turn++) dates.push({ type: 'turnEnd', seat, turn });
  }
  return dates;
}

export const STARTS = ['sale', 'trade', 'loan', 'gift'] as const;
export type Start = (typeof STARTS)[number];

/** The first lines of a usual deal of `me` with `other`; every choice in them can be changed. */
export function startDeal(view: View, other: Seat, start: Start): readonly Line[] {
  const me = view.viewer as Seat;
  const [mine, theirs] = [slotsFor(view, me), slotsFor(view, other)];
  const free = mine.cards.filter((card) => !isBound(view, card));
  const goods: Gift = free.length > 0 ? { type: 'card', card: free[0]! } : property(mine);
  switch (start) {
    case 'sale':
      return [give(me, goods), give(other, price(theirs))];
    case 'trade':
      return [give(me, goods), give(other, property(theirs))];
    case 'gift':
      return [give(me, price(mine))];
    case 'loan': {
      const date = (seat: Seat): Later => ({ type: 'turnEnd', seat, turn: 1 });
      const [wanted, lent] = [property(theirs), property(mine)];
      if (wanted.type === 'property') {
        const card = mine.payingCards.find((one) => free.includes(one));
        return [
          give(other, wanted),
          ...(card === undefined ? [] : [{ line: 'share', seat: me, percent: 50, card } as const]),
          { line: 'return', seat: me, what: wanted, when: date(me) },
        ];
      }
      // Who has no property borrows one; where nobody has any, money is lent.
      return lent.type === 'property'
        ? [
            give(me, lent),
            give(other, price(theirs)),
            { line: 'return', seat: other, what: lent, when: date(other) },
          ]
        : [give(other, price(theirs)), give(me, price(theirs), date(me))];
    }
  }
}

const give = (seat: Seat, what: Gift, when: Moment = { type: 'now' }): Line => ({
  line: 'give',
  seat,
  what,
  when,
});

const USUAL_PRICE = 50;

/** Who has no money may have a card. */
const price = ({ mostCash, mostRandom }: Slots): Gift =>
  mostCash < STEP && mostRandom > 0
    ? { type: 'random', count: 1 }
    : { type: 'cash', amount: Math.max(STEP, Math.min(USUAL_PRICE, mostCash)) };

/** Who has no property has something else to give. */
const property = (slots: Slots): Gift =>
  slots.properties.length > 0 ? { type: 'property', property: slots.properties[0]! } : price(slots);

/** Is a card of the view's owner promised already? */
const isBound = (view: View, card: Card): boolean =>
  view.contracts.some(({ open }) =>
    open.some(({ clause }) =>
      namesIn(clause).some(({ card: named, role }) => named === card && role.seat === view.viewer),
    ),
  );
