/**
 * Who sits at the table of a match, and what was agreed on there. Tables, people and ratings stay outside the host;
 * this is all it needs of them.
 */

import type { Outcome, Seat } from '@parlor/kit';
import type { HostTypes } from './hostTypes.ts';

export interface Seating<T extends HostTypes> {
  /**
   * What was agreed on. Asked when a match is loaded, and when it is taken up: other hosts may have changed its table
   * meanwhile without anybody here noticing, so this is where it is read anew.
   */
  terms(match: T['Stored']): Promise<Terms>;

  /**
   * Who plays. Undefined when the table does not know of the match: it has not begun, or never will.
   * Asked at every step: it should be at hand.
   */
  players(match: T['Stored']): Promise<Players | undefined>;

  /** Whether the person on this seat is at the table of the match now. */
  presenceOf(match: T['Stored'], seat: Seat): Promise<Presence>;

  /**
   * Until when the match rests: nobody is at its table, and somebody may come back before that. Bots do not play among
   * themselves meanwhile, and nobody is given up; clocks go on. Undefined where it does not rest.
   */
  restsUntil(match: T['Stored']): Promise<number | undefined>;

  /** The time for this question was up, though its owner is here: a stand-in answers it, and only it. */
  passOver(match: T['Stored'], seat: Seat, question: number): Promise<void>;

  /** The owner of the seat is gone: a stand-in plays it from now on, until they are back. */
  setAway(match: T['Stored'], seat: Seat): Promise<void>;

  /**
   * The match is over. Called by whoever holds it, again and again until it succeeds, and again by whoever takes the
   * match up later: it must not matter how often.
   */
  finish(match: T['Stored'], outcome: Outcome): Promise<void>;

  /** The match has left memory: its table need not be at hand any more. */
  forget(match: T['Stored']): void;
}

export interface Terms {
  /** Milliseconds for one answer, or undefined where nothing presses. */
  readonly time: number | undefined;
  /** Beside that, or in its place: what everybody has for all their answers. */
  readonly bank?: TimeBank;
  /** How late the public watches, in milliseconds. */
  readonly watchDelay: number;
  /** After so many milliseconds somebody who is asked and not at the table is given up; undefined where people come and go. */
  readonly absence: number | undefined;
  /** When so many milliseconds have been waited for an answer, the others may agree to go on without it; missing where they may not. */
  readonly stall?: number;
}

/** Time that a seat uses up, in milliseconds. */
export interface TimeBank {
  readonly start: number;
  /** So many seats have one. */
  readonly seats: number;
  /** Comes in with every answer that stands. */
  readonly increment: number;
}

export interface Players {
  /** Does the table play this match? Not before it has begun, nor when it has ended. */
  readonly isPlaying: boolean;
  /** When the table has agreed to pause, oldest first, one after the other; missing where it cannot. */
  readonly pauses?: readonly Pause[];
  /** What was last agreed about somebody who keeps the others waiting; missing where nothing was. */
  readonly waiting?: Waiting;
  /** Who answers a question to this seat. */
  at(seat: Seat, question: number): Player;
}

/** Time that no clock counts, and in which nobody is played for. */
export interface Pause {
  /** Who asked for it. */
  readonly seat: Seat;
  readonly since: number;
  /** When it was over, or is at the latest. */
  readonly until: number;
  /** The newest entry of the log just then: the next one ends it. */
  readonly n: number;
}

/** The others wait only a while longer for an answer; or waiting for somebody begins anew, who has shown that they are here. */
export interface Waiting {
  readonly seat: Seat;
  readonly question: number;
  readonly since: number;
  /** So many milliseconds longer; missing where it begins anew. */
  readonly ms?: number;
}

export type Player =
  /** Only they can answer, for as long as they have time and are here. */
  | { readonly kind: 'person' }
  | {
      readonly kind: 'bot';
      /** The host does not look into it: it is handed to the bots. */
      readonly level: string;
      /** It answers for somebody who is here, but whose time was up. */
      readonly isLate: boolean;
    };

export type Presence =
  | { readonly isHere: true }
  /** When they were last seen at the table, by the clock of the house; 0 when they never were. */
  | { readonly isHere: false; readonly lastSeen: number };
