/** What the rules thread of a page can be asked. Plain data in and out. */

import type {
  Difference,
  Extent,
  Illegal,
  Json,
  Language,
  Part,
  Rulebook,
  Seat,
  SetEdit,
  SetProblem,
  Viewer,
} from '@parlor/kit';
import type { Finding, Verdict } from '@parlor/match';
import type { Level, Persona } from '@parlor/bots';
import type { GameId } from '@parlor/registry';
import type { Decided, Hint } from '@parlor/table-ui';
import type { NewDice } from '../offline/newMatch.ts';
import type { AnyUpdate, LocalCalls } from './localCalls.ts';

export type { AnyUpdate };

/** The rules of one match: its game, in the edition it began with. */
export interface MatchRules {
  readonly game: GameId;
  readonly edition: number;
}

export interface EngineCalls extends LocalCalls {
  /** What a table of this game can be like. */
  about(game: GameId): Promise<About>;
  /** How strong players of this game call themselves. */
  personas(game: GameId): Promise<Readonly<Record<Level, Persona>>>;

  /** What the owner of a view may do; null when that cannot be listed. */
  legal(rules: MatchRules, view: unknown, seat: Seat): Promise<unknown[] | null>;
  /** Why a move is not allowed, or null. */
  check(rules: MatchRules, view: unknown, seat: Seat, move: unknown): Promise<Illegal | null>;
  /** Why there can be no such table, or null. */
  checkTable(game: GameId, seats: number, options: unknown): Promise<Illegal | null>;

  /** What is in the box, with the marks of every value: Parlor's set for null, or another that passed `refusedSet`. */
  contents(game: GameId, set: Json | null, language: Language): Promise<BoxContents>;
  /** Parlor's set as data, to begin with. */
  standardSet(game: GameId): Promise<Json>;
  /** Why any JSON at all is no set of this game, in words, or null. */
  refusedSet(game: GameId, input: unknown, language: Language): Promise<string | null>;
  /** A set with one thing changed, and what there is to say about it. */
  editSet(game: GameId, set: Json, edit: SetEdit, language: Language): Promise<EditedSet>;

  /**
   * What the table of one game wants to know beside what all games answer: `calls` of its folder. Null in an edition
   * that is no longer the newest, where the answer may be another.
   */
  ask(rules: MatchRules, call: string, view: unknown, seat: Seat): Promise<unknown>;

  hints(rules: MatchRules, view: unknown, seat: Seat): Promise<readonly Hint[]>;
  /** Everybody's chance to win by seat, as far as `view` tells; undefined when there was trouble. */
  chances(rules: MatchRules, view: unknown): Promise<readonly number[] | undefined>;

  /** Every moment of a finished record as `viewer` saw it. */
  replay(record: Json, viewer: Viewer): Promise<ReplayResult>;
  /**
   * What decided a finished match, as the bots see it; null when nothing stands out. Gives way to whatever is
   * thought about after it.
   */
  decided(record: Json): Promise<Decided | null>;
  /** The dice of a new match of this device, by the levels of its bots; people have none. */
  newDice(levels: readonly (Level | undefined)[]): Promise<NewDice>;
  /** A new key to sign with. */
  newKeys(): Promise<{ readonly signingKey: string; readonly publicKey: string }>;
  /** A finished match of this device as a file, signed with this key; null where there is none, or the dice were known before. */
  matchFile(id: string, signingKey: string): Promise<unknown>;
  /** Recomputes a match file; `knownKeys` are those of the houses that are known. */
  verify(
    file: unknown,
    knownKeys: readonly string[],
  ): Promise<
    | {
        readonly about: VerifiedFile;
        readonly findings: readonly Finding[];
        readonly verdict: Verdict;
        /** Nothing else is wrong, but nobody has signed it. */
        readonly isOnlyUnsigned: boolean;
      }
    | { readonly why: Illegal }
  >;
}

/** What a match file says about itself. */
export interface VerifiedFile {
  readonly game: string;
  readonly edition: number;
  readonly names: readonly string[];
  /** Of a format that tells moves alone. */
  readonly isMovesOnly: boolean;
  /** Seats of people whom nothing in the file binds to their share of the dice. */
  readonly unbound: readonly number[];
  readonly publicKey: string;
  readonly isSigned: boolean;
}

export interface BoxContents {
  readonly edition: number;
  readonly rulebook: Rulebook;
  /** Of Parlor's set. */
  readonly extent: Extent;
  readonly parts: readonly Part[];
  /** In what the set is not Parlor's. */
  readonly differences: readonly Difference[];
  /** What is wrong with it; nothing if it can be played. */
  readonly problems: readonly SetProblem[];
  /** Whether sets of this game can be entered, and how much they can say about themselves. */
  readonly editing: { readonly option: string; readonly keepsMarks: boolean } | null;
}

export interface EditedSet {
  readonly set: Json;
  readonly contents: BoxContents;
}

export interface About {
  readonly rulesVersion: number;
  readonly seatCounts: readonly number[];
  readonly presets: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly options: Readonly<Record<string, OptionAbout>>;
}

/** One option as data: what the kit's spec says, without functions. */
// oxlint-disable-next-line typescript/no-explicit-any
export type OptionAbout = any;

export type ReplayResult =
  | { readonly ok: true; readonly moments: readonly AnyUpdate[]; readonly movers: readonly Seat[] }
  | { readonly ok: false; readonly why: Illegal };
