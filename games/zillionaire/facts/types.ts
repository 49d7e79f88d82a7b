/** The game's nouns. */

import type { Seat, Viewer } from '@parlor/kit';

/** Z-1.2: ranks low to high; a number card's rank is its number. */
export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type Rank = number;

export const LOWEST_RANK = 1;
export const FIVE = 5;
export const BUMP = 9;
export const BANKRUPT = 10;
export const BANKROLL = 11;
export const MILLIONAIRE = 12;
export const ZILLIONAIRE = 13;
export const HIGHEST_RANK = ZILLIONAIRE;

/** What stands where a rank would, when there is none. */
export const NO_RANK = 0;

/** Z-5.3: the statuses, from the top. */
export const STATUSES = [
  'Rich',
  'Money to Burn',
  'Upper Crust',
  'Credit Crazy',
  'Thin Ice',
  'Poor',
] as const;
export type Status = (typeof STATUSES)[number];

export interface Options {
  readonly games: number;
}

export interface Play {
  readonly type: 'play';
  readonly rank: Rank;
  readonly count: number;
}

export interface Pass {
  readonly type: 'pass';
}

export type Move = Play | Pass;

/** What lies in the tray: `count` is the number asked for, 0 while a led 5 leaves it open. */
export interface Top {
  readonly rank: Rank;
  readonly count: number;
  readonly by: Seat;
}

/** The cards that moved between the viewer and the other of the couple before this game. */
export interface Exchange {
  readonly with: Seat;
  readonly gave: readonly Rank[];
  readonly got: readonly Rank[];
}

/** One turn taken in this game: `rank` is `NO_RANK` and `count` 0 for a pass. */
export type Turn = readonly [seat: Seat, rank: Rank, count: number];

export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly games: number;
  readonly game: number;
  readonly dealer: Seat;
  /** Seats clockwise, starting with the dealer. */
  readonly seating: readonly Seat[];
  /** Whose turn it is; null when the match is over. */
  readonly turn: Seat | null;
  readonly top: Top | null;
  /** Own cards by rank, ascending; null for the public. */
  readonly hand: readonly Rank[] | null;
  readonly handSizes: readonly number[];
  readonly exchange: Exchange | null;
  /** Every play and pass of this game: who could beat what, and did not. */
  readonly history: readonly Turn[];
  readonly out: readonly Seat[];
  readonly points: readonly number[];
  /** Completed games: seats from Rich to Poor. */
  readonly finished: readonly (readonly Seat[])[];
}

export type Event =
  | {
      readonly type: 'gameStarted';
      readonly game: number;
      readonly dealer: Seat;
      readonly seating: readonly Seat[];
    }
  | {
      readonly type: 'dealt';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: readonly Rank[];
    }
  | {
      readonly type: 'exchanged';
      readonly richer: Seat;
      readonly poorer: Seat;
      readonly count: number;
      readonly cards?: { readonly down: readonly Rank[]; readonly up: readonly Rank[] };
    }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly rank: Rank;
      readonly count: number;
      /** How many cards the play stands for; 0 for a 5 that leaves it open. */
      readonly asks: number;
      readonly left: number;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'bumped'; readonly seat: Seat }
  | { readonly type: 'roundWon'; readonly seat: Seat; readonly leads: Seat }
  | {
      readonly type: 'statusTaken';
      readonly seat: Seat;
      readonly status: Status;
      readonly points: number;
    }
  | { readonly type: 'scored'; readonly game: number; readonly points: readonly number[] };
