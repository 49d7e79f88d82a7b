/**
 * What is in a game's box, value by value, and where each value comes from.
 *
 * A game describes its components once. Lists of them, summaries of what is
 * rebuilt, what a table's own set changes and the form to enter one are all made of
 * that description, so none of them can claim more than the marks in the data.
 * Types only; `marks.ts` and `setEditing.ts` work with them. Rules never look at it.
 */

import type { Illegal } from './game.ts';
import type { Json } from './json.ts';

/**
 * Who vouches for a value: the rulebook; published reviews that agree; nobody, because we rebuilt it; or
 * somebody who entered it, as a rule from a box of their own.
 */
export const SOURCES = ['rulebook', 'published', 'rebuilt', 'house'] as const;
export type Source = (typeof SOURCES)[number];

/** The rulebook that a game was built from. */
export interface Rulebook {
  readonly title: string;
  readonly publisher?: string;
  readonly year?: number;
}

/** `Words`: what the game calls these things in one language. Whoever wants to read hands them in. */
export interface Contents<Set, Words> {
  readonly rulebook: Rulebook;

  /** What Parlor plays with. */
  readonly standard: Set;

  parts(set: Set, words: Words): readonly Part[];

  /** How a set is entered; undefined where a table cannot bring one. */
  readonly editing?: Editing<Set, Words>;
}

export interface Editing<Set, Words> {
  /** The option of the table that takes a set. */
  readonly option: string;

  /** The game's own check: why any JSON at all is no set to play with. */
  check(input: unknown): Illegal | undefined;

  /** The set with one thing changed. Whatever is entered is marked `house`. */
  edit(set: Set, edit: SetEdit): Set;

  /** Whether a set can say that a value is the box's own though it equals ours. */
  readonly keepsMarks: boolean;

  /** The path of what a refusal is about, as deep as it tells. */
  where(why: Illegal, set: Set): string;

  /** The refusal in words that stand beside what they are about. */
  refused(why: Illegal, words: Words): string;
}

/** Like `AnyGame`: nothing narrower accepts the contents of every game. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyContents = Contents<any, any>;

export type SetEdit =
  /** With a source: the value goes back to what it was, mark and all. */
  | { readonly type: 'put'; readonly path: string; readonly value: Json; readonly source?: Source }
  | { readonly type: 'mark'; readonly path: string; readonly source: Source }
  | { readonly type: 'add'; readonly path: string; readonly item: Json }
  | { readonly type: 'remove'; readonly path: string; readonly at: number }
  | { readonly type: 'move'; readonly path: string; readonly at: number; readonly to: number };

/** A kind of component: colours, tickets, the board. */
export interface Part {
  readonly path: string;
  readonly name: string;
  readonly totals: readonly Total[];
  readonly entries: readonly Entry[];
  readonly adds?: readonly Addition[];
}

/** How many there are of something, beside how many there should be. */
export interface Total {
  readonly name: string;
  readonly have: number;
  /** How many there are in Parlor's set. */
  readonly given: number;
  readonly source: Source;
}

/** A card, a ticket, a space: what has values of its own. */
export interface Entry {
  readonly path: string;
  /** The same in every set for what is the same thing. */
  readonly key: string;
  readonly name: string;
  readonly values: readonly Value[];
  /** What it is made of, where that can be changed piece by piece. */
  readonly inside?: readonly Entry[];
  readonly adds?: readonly Addition[];
  /** The list it is a member of, and what can be done with it there. */
  readonly member?: Member;
}

export interface Member {
  readonly list: string;
  readonly at: number;
  /** Where it can be moved to, as neighbours. */
  readonly moves?: { readonly up: boolean; readonly down: boolean };
}

/** Something that can be added to a list. */
export interface Addition {
  readonly path: string;
  readonly name: string;
  readonly item: Json;
}

export interface Value {
  readonly path: string;
  /** What it is of its entry: 'price'. */
  readonly field: string;
  readonly name: string;
  readonly value: string | number;
  readonly shown: string;
  /** Null where the mark of what it is inside of holds. */
  readonly source: Source | null;
  /** How it is entered; undefined for what is only shown. */
  readonly input?: Input;
  /** The same value of Parlor's set, filled in by `partsOf`. */
  readonly standard?: Pick<Value, 'value' | 'shown' | 'source'>;
}

export type Input =
  | { readonly type: 'text' }
  | { readonly type: 'number'; readonly step: number }
  | { readonly type: 'choice'; readonly choices: readonly Choice[] };

type Choice = readonly [value: string, name: string];
