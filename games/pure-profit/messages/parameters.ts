/** What messages in every language are told, where it is more than a few values. */

import type { Person } from '@parlor/kit';
import type { Bankrupt, Card, Value } from '../facts/types.ts';

/** How many cards a Steal of the first edition takes from whom. */
export interface Taking {
  readonly victim: Person;
  readonly count: number;
}

/** A Bankrupt and what it takes, if it finds a value card. */
export interface Loss {
  readonly bankrupt: Bankrupt;
  readonly value: Value | undefined;
}

/** What the hand has cards for. */
export interface Uses {
  readonly canBank: boolean;
  readonly canDiscard: boolean;
  readonly canSteal: boolean;
}

/** A player in the table as text. */
export interface SeatLine {
  readonly who: Person;
  /** Who is stolen from can be typed by number. */
  readonly seat: number;
  /** 0 for an empty Bank. */
  readonly top: number;
  /** How many cards are in the Bank, and in the hand. */
  readonly bank: number;
  readonly cards: number;
  /** What the reader knows of the hand. */
  readonly known: readonly Card[];
  /** What the earlier games of a series have brought. */
  readonly earlier: number | undefined;
  readonly isOnTurn: boolean;
}

/** How a single game was won, and who came closest. */
export interface Completed {
  readonly winner: Person;
  readonly cards: number;
  readonly closest: Person;
  /** 0 when nobody else had begun a Bank. */
  readonly top: number;
}
