/** What messages are told, in every language alike. People are persons, cards are kinds; the language names and bends them. */

import type { People, Person, Sentences } from '@parlor/kit';
import type { Claims } from '../facts/claims.ts';
import type { Refusals } from '../facts/refusals.ts';
import type { Card, From, Why } from '../facts/types.ts';

/** A sentence for every code that a move or a table is refused with. */
export type RefusalSentences = Sentences<Refusals>;

/** A sentence for every reason of the bots. */
export type ReasonSentences = Sentences<Claims, [people: People]>;

/** Cards that came to the pile in one turn. */
export interface Laid {
  readonly who: Person;
  readonly cards: readonly Card[];
  readonly from: From;
  /** Of the pile then. */
  readonly value: number;
}

export interface Collected {
  readonly who: Person;
  readonly count: number;
  readonly why: Why;
  readonly to: 'aside' | 'hand';
}

export interface Swapped {
  readonly who: Person;
  readonly other: Person;
  readonly give: Card;
  readonly take: Card;
}

/** By seat: how many points or cards somebody has. */
export interface Tally {
  readonly who: Person;
  readonly count: number;
}

export interface RoundEnd {
  readonly round: number;
  /** Nobody where the round was stopped (E-7.4). */
  readonly winner: Person | undefined;
  readonly loser: Person | undefined;
  readonly scored: readonly Tally[];
}

/** The hand of a seat as the table's text tells it. */
export type HandTold =
  | { readonly kind: 'mine' | 'hidden' | 'to-be-remembered' }
  | { readonly kind: 'known'; readonly cards: readonly Card[] };

export interface SeatTold {
  readonly who: Person;
  readonly handSize: number;
  readonly hand: HandTold;
  readonly bank: number;
  readonly open: readonly Card[];
  /** Of the Blind cards that are left, counted from 1. */
  readonly places: readonly number[];
  readonly aside: number;
  readonly points: number;
  readonly isOnTurn: boolean;
}

/** What a play leads to, for the one who has not made it yet. */
export type PlayResult =
  | {
      readonly kind: 'catch';
      readonly caught: Person;
      readonly cards: number;
      /** It was my last card. */
      readonly isOut: boolean;
    }
  | {
      readonly kind: 'pile';
      readonly change: 'raised' | 'reset' | 'unchanged' | 'begun-by-a-ghost';
      readonly value: number;
      readonly next: PlayRisk | undefined;
      /** My last card: the round is won, or it is if nobody catches me. */
      readonly out: 'won' | 'if-not-caught' | undefined;
    };

/** The weightiest thing that a play does to somebody. */
export type PlayRisk =
  | { readonly kind: 'demand' }
  /** This card would catch me. */
  | { readonly kind: 'risk'; readonly card: Card }
  | { readonly kind: 'escape'; readonly who: Person }
  /** Went out on a half, and is not caught. */
  | { readonly kind: 'lets-win'; readonly who: Person };

/** How a match was decided, where one alone has won it. */
export interface Decided {
  readonly winner: Person;
  readonly lead: number;
  /** Rounds in which the winner went out first. */
  readonly wins: number;
  readonly rounds: number;
  /** In the only round: the fewest cards, too. */
  readonly hasFewest: boolean;
  /** The first round after which the winner stayed in front. */
  readonly since: number | undefined;
}
