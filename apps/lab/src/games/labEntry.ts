/** What a game brings along for the laboratory, beside its rules. */

import type { Json, Table } from '@parlor/kit';
import type { PlainGame } from '@parlor/testkit';
import type { Command } from '../cli/command.ts';

// Like `AnyGame`: nothing narrower than `any` accepts the options, states, views and moves of every game.
// oxlint-disable typescript/no-explicit-any
export interface LabEntry {
  /** The second implementation, and the facts by which the two are compared. */
  readonly plain: PlainGame<any>;
  readonly facts: (state: any) => Json;

  /** A game without it has no lead that could change. */
  readonly scoreNow?: ScoreNow;

  readonly floor?: Floor;

  readonly adviser?: Adviser;

  /** Commands about this game alone. */
  readonly commands?: readonly Command[];
}

/**
 * What the score sheet would say if a match were stopped where it stands: how
 * the table sees who is in front. In every game all of it lies open, so this
 * tells nothing that the players could not see.
 */
export interface ScoreNow {
  /** In words, for the page that shows what came of it. */
  readonly says: string;

  /** By seat. */
  of(state: any): readonly number[];
}

/**
 * A hand-written loop that plays the game as fast as this language allows: what its engine is measured against. Plays
 * matches `first` to `first + count - 1` exactly as `bench/playMatches.ts` does.
 */
export type Floor = (table: Table<object>, first: number, count: number) => BenchTotals;

/** What many matches came to. */
export interface BenchTotals {
  readonly moves: number;
  /** Of everything that was picked and scored: equal work has equal checksums. */
  readonly checksum: number;
}

/** What an answer brings on average, exactly, by the view of the seat that is asked; undefined where nothing can be worked out. */
export type Adviser = (view: any) => (move: any) => number | undefined;
