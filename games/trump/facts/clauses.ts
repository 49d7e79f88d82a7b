/**
 * The contract language (D-7.1, D-7.7). Each clause names the one who gives or
 * promises. Between two parties the other one is the taker; with more, it is named.
 */

import type { Seat } from '@parlor/kit';

export type Clause = ClauseOf<number>;

/** A clause as others than the parties see it: which card is meant is left open (D-7.5). */
export type HiddenClause = ClauseOf<number | null>;

export type ClauseOf<Named> =
  | GiveOf<Named>
  | PlayOf<Named>
  | AbstainOf<Named>
  | OptionOf<Named>
  | ShowOf<Named>;

export interface GiveOf<Named> {
  readonly type: 'give';
  readonly from: Seat;
  /** With three or four parties only. */
  readonly to?: Seat;
  readonly what: WhatOf<Named>;
  readonly when: WhenOf<Named>;
}

/** A promise to play a card by the end of one's n-th next turn. */
export interface PlayOf<Named> {
  readonly type: 'play';
  readonly seat: Seat;
  readonly card: Named;
  readonly turn: number;
  /** Whom a Tax is for, what a Force Sale puts up; left out, it is the player's choice. */
  readonly target?: Seat;
  readonly property?: number;
}

/** A promise not to do something. */
export interface AbstainOf<Named> {
  readonly type: 'abstain';
  readonly seat: Seat;
  readonly act: ActOf<Named>;
  readonly until: Until | null;
}

/** `seat` may have these gifts happen, all of them, on a turn of its own. */
export interface OptionOf<Named> {
  readonly type: 'option';
  readonly seat: Seat;
  readonly clauses: readonly GiveOf<Named>[];
  readonly until: Until | null;
}

/** When the deal is made `seat` shows a card, or the whole hand if none is named. */
export interface ShowOf<Named> {
  readonly type: 'show';
  readonly seat: Seat;
  readonly to?: Seat;
  readonly card: Named | null;
  /** To others than the parties: one card, which is left open. */
  readonly some?: true;
}

export type Give = GiveOf<number>;
export type Play = PlayOf<number>;
export type Abstain = AbstainOf<number>;
export type Option = OptionOf<number>;

export type WhatOf<Named> =
  | { readonly type: 'cash'; readonly amount: number }
  | { readonly type: 'property'; readonly property: number }
  | { readonly type: 'card'; readonly card: Named }
  | { readonly type: 'random'; readonly count: number }
  | { readonly type: 'share'; readonly percent: number; readonly atLeast?: number }
  | { readonly type: 'choice'; readonly by: Chooser };

export type WhenOf<Named> =
  | { readonly type: 'now' }
  | { readonly type: 'turnEnd'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Named; readonly payout: Payout }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly property: number;
      readonly until: Until | null;
    }
  | {
      readonly type: 'everyTurnEnd';
      readonly seat: Seat;
      readonly turns: number;
      readonly while: number | null;
    }
  | { readonly type: 'lapsed'; readonly clause: number };

export type ActOf<Named> =
  | { readonly type: 'tax'; readonly seat: Seat }
  | { readonly type: 'knockOut'; readonly seat: Seat }
  | { readonly type: 'forceSale'; readonly property: number }
  | { readonly type: 'bid'; readonly above: number; readonly property: number | null }
  | { readonly type: 'deal'; readonly about: AboutOf<Named> };

export type AboutOf<Named> = { readonly property: number } | { readonly card: Named };

/** Through the end of a seat's n-th next turn. */
export interface Until {
  readonly seat: Seat;
  readonly turn: number;
}

export type What = WhatOf<number>;
export type When = WhenOf<number>;
export type Act = ActOf<number>;

export const PAYOUTS = ['before', 'after'] as const;
export type Payout = (typeof PAYOUTS)[number];

export const CHOOSERS = ['giver', 'taker'] as const;
export type Chooser = (typeof CHOOSERS)[number];

export const MAX_CLAUSES = 8;
export const MAX_PROMISED_CASH = 5000;
export const MAX_RANDOM = 10;
export const FULL_SHARE = 100;
export const MAX_TURNS = 9;
export const MAX_OPTION_GIFTS = 4;

/** Gifts now, at a turn's end or on a played card, and promises to play: all that the first edition knew. */
export type SimpleClause = SimpleOf<number>;
export type HiddenSimple = SimpleOf<number | null>;
export type SimpleOf<Named> = SimpleGiveOf<Named> | PlayOf<Named>;
export interface SimpleGiveOf<Named> extends GiveOf<Named> {
  readonly what: Exclude<WhatOf<Named>, { type: 'choice' }>;
  readonly when: Extract<WhenOf<Named>, { type: 'now' | 'turnEnd' | 'played' }>;
}

export function isSimple<Named>(clause: ClauseOf<Named>): clause is SimpleOf<Named> {
  if (clause.type === 'play') return clause.target === undefined && clause.property === undefined;
  if (clause.type !== 'give') return false;
  const { to, what, when } = clause;
  return (
    to === undefined &&
    what.type !== 'choice' &&
    (what.type !== 'share' || what.atLeast === undefined) &&
    (when.type === 'now' || when.type === 'turnEnd' || when.type === 'played')
  );
}

/** At least two; the offerer first, the others in the order they were asked. */
export type Parties = readonly [Seat, Seat, ...Seat[]];

/** The taker of a gift or a show among these parties. */
export const takerOf = (
  { to }: { readonly to?: Seat },
  from: Seat,
  [first, second]: Parties,
): Seat => to ?? (first === from ? second : first);

/** The one whose clause it is: who gives, plays, abstains, shows or may use it. */
export const promiser = (clause: HiddenClause): Seat =>
  clause.type === 'give' ? clause.from : clause.seat;

/** Timed clauses come due at the end of a turn, whatever anybody plays; the game goes on for them. */
export const isTimed = (clause: HiddenClause): boolean =>
  clause.type === 'play' ||
  (clause.type === 'give' &&
    (clause.when.type === 'turnEnd' || clause.when.type === 'everyTurnEnd'));

export const isNow = (clause: HiddenClause): boolean =>
  clause.type === 'show' || (clause.type === 'give' && clause.when.type === 'now');

/** The turn whose end is the date of a clause, or the next of its dates. */
export function dateOf(clause: HiddenClause): Until | null {
  switch (clause.type) {
    case 'play':
      return { seat: clause.seat, turn: clause.turn };
    case 'abstain':
    case 'option':
      return clause.until;
    case 'show':
      return null;
    case 'give': {
      const { when } = clause;
      if (when.type === 'turnEnd') return { seat: when.seat, turn: when.turn };
      if (when.type === 'everyTurnEnd') return { seat: when.seat, turn: 1 };
      return when.type === 'bought' ? when.until : null;
    }
  }
}

const NO_GIFTS: readonly never[] = [];

/** What a clause gives, at any time and under any condition. */
export function giftsOf<Named>(clause: ClauseOf<Named>): readonly GiveOf<Named>[] {
  if (clause.type === 'give') return [clause];
  return clause.type === 'option' ? clause.clauses : NO_GIFTS;
}

/** Does a clause give this property at some time? */
export const transfers = (clause: HiddenClause, property: number): boolean =>
  giftsOf(clause).some(({ what }) => what.type === 'property' && what.property === property);

/** What `seat` has to lay down when the clauses are agreed on. */
export function cashNow(clauses: readonly HiddenClause[], seat: Seat): number {
  let sum = 0;
  for (const clause of clauses) {
    if (clause.type !== 'give' || clause.from !== seat || !isNow(clause)) continue;
    if (clause.what.type === 'cash') sum += clause.what.amount;
  }
  return sum;
}

/** The gifts of a clause that its giver must be ready for until then: not now, and not by one's own choice. */
export function boundGifts<Named>(clause: ClauseOf<Named>): readonly GiveOf<Named>[] {
  if (clause.type === 'option') return clause.clauses.filter(({ from }) => from !== clause.seat);
  return clause.type === 'give' && clause.when.type !== 'now' ? [clause] : NO_GIFTS;
}

const isCard = ({ what }: GiveOf<number | null>, card: number): boolean =>
  what.type === 'card' && what.card === card;

/** How many copies of `card` has `seat` to keep for this clause? An option takes as many as its gifts. */
export function copiesBound(clause: HiddenClause, seat: Seat, card: number): number {
  if (clause.type === 'play') return clause.seat === seat && clause.card === card ? 1 : 0;
  let copies = 0;
  for (const gift of boundGifts(clause)) {
    if (gift.from === seat && isCard(gift, card)) copies++;
  }
  return copies;
}

export const bindsCard = (clause: HiddenClause, seat: Seat, card: number): boolean =>
  copiesBound(clause, seat, card) > 0;

/** Has `seat` to keep `property` for this clause? */
export function bindsProperty(clause: HiddenClause, seat: Seat, property: number): boolean {
  if (clause.type !== 'give' && clause.type !== 'option') return false;
  return boundGifts(clause).some(
    ({ from, what }) => from === seat && what.type === 'property' && what.property === property,
  );
}
