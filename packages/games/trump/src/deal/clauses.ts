/**
 * The contract language (D-7.1). A contract binds two parties; each clause
 * names the one who gives or promises, the other is the taker.
 */

import type { Seat } from '@parlor/kit';

export type Clause = ClauseOf<number>;

/** A clause as others than the parties see it: which card is meant is left open (D-7.5). */
export type HiddenClause = ClauseOf<number | null>;

export type ClauseOf<Named> = GiveOf<Named> | PlayOf<Named>;

export interface GiveOf<Named> {
  readonly type: 'give';
  readonly from: Seat;
  readonly what: WhatOf<Named>;
  readonly when: WhenOf<Named>;
}

/** A promise to play a card by the end of one's n-th next turn. */
export interface PlayOf<Named> {
  readonly type: 'play';
  readonly seat: Seat;
  readonly card: Named;
  readonly turn: number;
}

export type Give = GiveOf<number>;
export type Play = PlayOf<number>;

export type WhatOf<Named> =
  | { readonly type: 'cash'; readonly amount: number }
  | { readonly type: 'property'; readonly property: number }
  | { readonly type: 'card'; readonly card: Named }
  | { readonly type: 'random'; readonly count: number }
  | { readonly type: 'share'; readonly percent: number };

export type WhenOf<Named> =
  | { readonly type: 'now' }
  | { readonly type: 'turnEnd'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Named; readonly payout: Payout };

export type What = WhatOf<number>;
export type When = WhenOf<number>;

export const PAYOUTS = ['before', 'after'] as const;
export type Payout = (typeof PAYOUTS)[number];

export const MAX_CLAUSES = 8;
export const MAX_PROMISED_CASH = 5000;
export const MAX_RANDOM = 10;
export const FULL_SHARE = 100;
export const MAX_TURNS = 9;

/** Who is bound by a clause. */
export const promiser = (clause: HiddenClause): Seat =>
  clause.type === 'give' ? clause.from : clause.seat;

/** Timed clauses come due at the end of a turn, whatever anybody plays. */
export const isTimed = (clause: HiddenClause): boolean =>
  clause.type === 'play' || clause.when.type === 'turnEnd';

export const isNow = (clause: HiddenClause): boolean =>
  clause.type === 'give' && clause.when.type === 'now';

/** What `seat` has to lay down when the clauses are agreed on. */
export function cashNow(clauses: readonly HiddenClause[], seat: Seat): number {
  let sum = 0;
  for (const clause of clauses) {
    if (clause.type !== 'give' || clause.from !== seat || !isNow(clause)) continue;
    if (clause.what.type === 'cash') sum += clause.what.amount;
  }
  return sum;
}

/** The card a clause makes its promiser give later or play: it has to stay in hand until then. */
export function promisedCard(clause: Clause): number | undefined {
  if (clause.type === 'play') return clause.card;
  return clause.what.type === 'card' && clause.when.type !== 'now' ? clause.what.card : undefined;
}

/** The property a clause is about, if any. */
export const propertyOf = (clause: HiddenClause): number | undefined =>
  clause.type === 'give' && clause.what.type === 'property' ? clause.what.property : undefined;

/** The clause with every card name replaced by what `name` makes of it, in the order they stand. */
export function renameCards<From, To>(
  clause: ClauseOf<From>,
  name: (card: From, role: CardRole) => To,
): ClauseOf<To> {
  if (clause.type === 'play')
    return { ...clause, card: name(clause.card, { seat: clause.seat, use: 'play' }) };
  const { from, what, when } = clause;
  const use = when.type === 'now' ? 'give now' : 'give later';
  return {
    type: 'give',
    from,
    what:
      what.type === 'card' ? { type: 'card', card: name(what.card, { seat: from, use }) } : what,
    when:
      when.type === 'played'
        ? { ...when, card: name(when.card, { seat: when.seat, use: 'trigger' }) }
        : when,
  };
}

/** Whose hand a named card is looked for in, and what for. */
export interface CardRole {
  readonly seat: Seat;
  readonly use: 'give now' | 'give later' | 'play' | 'trigger';
}

/** Every card that a clause is about: to be given at any time, to be played, or waited for. */
export function cardsNamed<Named>(clause: ClauseOf<Named>): Named[] {
  const cards: Named[] = [];
  renameCards(clause, (card) => cards.push(card));
  return cards;
}

const hide = (): null => null;

export const hideCards = (clause: HiddenClause): HiddenClause => renameCards(clause, hide);

export const hideAllCards = (clauses: readonly HiddenClause[]): HiddenClause[] =>
  clauses.map(hideCards);
