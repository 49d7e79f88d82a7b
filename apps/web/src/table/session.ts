/**
 * A place at a table, wherever the match is played: on a server or in this
 * page. The table screens know this and nothing else.
 */

import type { Illegal, Outcome, Seat, Viewer } from '@parlor/kit';
import type { Level, Reason } from '@parlor/bots';
import type { GameId } from '@parlor/registry';
import type { ReadonlySignal } from '@preact/signals';
import type { MatchRules } from '../engine/calls.ts';

export interface Session {
  readonly game: GameId;
  readonly kind: 'online' | 'local' | 'replay';
  /** Names this table in links and storage. */
  readonly id: string;
  /** Names the match in links to its replay. */
  readonly match: string;
  readonly options: Readonly<Record<string, unknown>>;

  readonly seats: ReadonlySignal<readonly SeatState[]>;
  /** The newest moment, long before it has been shown. */
  readonly moment: ReadonlySignal<Moment | undefined>;
  /** `lost`: trying again; `gone`: for so long that something else must be wrong. */
  readonly line: ReadonlySignal<'open' | 'lost' | 'gone'>;
  /** May hints and counts help here? Not where the match counts for a rating. */
  readonly aids: ReadonlySignal<boolean>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** So many questions in a row I let pass until a bot answered for me; online only. */
  readonly late: ReadonlySignal<number>;
  /** Somebody asks for a move back. */
  readonly takeBackAsked: ReadonlySignal<TakeBackAsked | undefined>;
  /** Where the same people play again, once somebody wants to. */
  readonly rematch: ReadonlySignal<string | undefined>;
  /** Whoever the device has to be passed on to before anything of theirs is shown; hot-seat only. */
  readonly handOver: ReadonlySignal<Seat | undefined>;

  /** There is a table that shows every moment from now on; until then each brings along what led to it. */
  seen(): void;
  /** Why it was refused, or undefined when it stands. */
  answer(question: number, move: unknown): Promise<Illegal | undefined>;
  takeBack(): Promise<Illegal | undefined>;
  agree(isFine: boolean): Promise<Illegal | undefined>;
  say(words: { readonly text: string } | { readonly phrase: string }): Promise<Illegal | undefined>;
  /** Whether what they say is shown; online only. */
  mute(player: string, isMuted: boolean): void;
  /** Tries to reach the server now rather than soon. */
  retry(): void;
  /** The person at this seat has the device now. */
  takeOver(seat: Seat): Promise<void>;
  /** Takes the seat back from the bot that plays there meanwhile; online only. */
  comeBack(): Promise<void>;
  /** Leaves for good: a bot plays on. */
  leave(): Promise<void>;
  /** Plays again; the address of the new table, or why there is none. */
  again(): Promise<string | Illegal | undefined>;
  /** The record of a finished match, for replays. */
  record(): Promise<unknown>;
  close(): void;
}

export interface SeatState {
  readonly name: string;
  readonly kind: 'me' | 'person' | 'bot' | 'open';
  readonly level: Level | undefined;
  readonly isAway: boolean;
  readonly isConnected: boolean;
  readonly isThinking: boolean;
  /** Once the match is over: what a bot did for this person; a rating that is capped does not rise by it. */
  readonly playedFor?: { readonly moves: number; readonly isCapped: boolean } | undefined;
}

/** What a viewer was told, a list of events for every step, oldest first. */
export type Steps = readonly (readonly unknown[])[];

/** Where the match stands for one viewer, and what has just happened. */
export interface Moment {
  readonly version: number;
  /** What the match began with: only they can say what is legal in it. */
  readonly rules: MatchRules;
  readonly ply: number;
  readonly viewer: Viewer;
  readonly events: readonly unknown[];
  /** What led to these events, as far as it is known: with a moment that does not follow the one before. */
  readonly history?: Steps | undefined;
  readonly view: unknown;
  readonly questions: readonly {
    readonly seat: Seat;
    readonly kind: string;
    readonly sealed: boolean;
    readonly optional: boolean;
  }[];
  readonly question:
    | {
        readonly id: number;
        readonly kind: string;
        readonly sealed: boolean;
        readonly optional: boolean;
      }
    | undefined;
  readonly outcome: Outcome | undefined;
  /** By seat, in milliseconds of this page's clock; undefined where nothing presses. */
  readonly deadlines: readonly (number | undefined)[];
}

/** What somebody said: in words of their own, or as something that every reader has words for. */
export type Said =
  | { readonly text: string }
  | { readonly phrase: string }
  | { readonly remark: Reason };

export interface ChatLine {
  readonly id: string;
  readonly name: string;
  readonly player: string;
  readonly said: Said;
  readonly isBot: boolean;
  readonly isMine: boolean;
  /** Said before one came to the table. */
  readonly isEarlier: boolean;
}

export interface TakeBackAsked {
  readonly request: string;
  readonly seat: Seat;
  readonly isMine: boolean;
  readonly state: 'asked' | 'granted' | 'denied';
}
