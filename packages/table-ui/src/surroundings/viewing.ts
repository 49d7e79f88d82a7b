/** Looking at a match: all that a replay can offer. */

import type { Level, Outcome, Score, Seat, Viewer } from '@parlor/kit';
import type { ReadonlySignal } from '@preact/signals';

export interface Viewing {
  readonly game: GameInfo;
  readonly seats: ReadonlySignal<readonly SeatState[]>;
  /** The newest moment, long before it has been shown. */
  readonly moment: ReadonlySignal<Moment | undefined>;
}

/** How many look on without a seat, and how late they see everything, in seconds. */
export type Watching = ReadonlySignal<{ readonly count: number; readonly delay: number }>;

/** The match goes on while one looks: every moment follows another. Elsewhere somebody goes from one to any other. */
export interface Live {
  /** There is a table that shows every moment from now on; until then each brings along what led to it. */
  seen(): void;
  /** Where others go on while this page is closed: how far it had shown the match. */
  readonly lastLook?: LastLook;
}

export interface LastLook {
  /** The ply it has shown last; undefined where this device has not shown the match yet, or does not know. */
  ply(): number | undefined;
  note(ply: number): void;
}

/** What has to be known of a game outside its own table. */
export interface GameInfo {
  readonly id: string;
  /** In the language of the page: read it when it is shown. */
  readonly title: string;
  /** What its final scores count. */
  readonly score: Score;
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

/** What a viewer was told of one step: its events, and whether a bot made the move for somebody. */
export type ToldStep = readonly unknown[] & { readonly stoodIn?: StoodIn };

/** What a viewer was told, oldest first. */
export type ToldSteps = readonly ToldStep[];

/** A bot made a move for the person at this seat, who was away, or who was there but whose time was up. */
export interface StoodIn {
  readonly seat: Seat;
  readonly by: 'stand-in' | 'time-out';
}

/** A step as it is told, with what is known of who made it. */
export const toldStep = (events: readonly unknown[], stoodIn: StoodIn | undefined): ToldStep =>
  stoodIn ? Object.assign([...events], { stoodIn }) : events;

/** Where the match stands for one viewer, and what has just happened. */
export interface Moment {
  readonly version: number;
  readonly ply: number;
  readonly viewer: Viewer;
  readonly events: ToldStep;
  /** What led to these events, as far as it is known: with a moment that does not follow the one before. */
  readonly history?: ToldSteps | undefined;
  /** The ply that the last step of the history led to: this one, or the one before where its own step is among the events. */
  readonly historyPly?: number | undefined;
  /** The ply that the viewer's own last answer led to; undefined before the first, and for whoever has no seat. */
  readonly lastAnswer?: number | undefined;
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
  /** By seat, by this page's clock: from when on the others may ask to go on without it. Missing where they may not. */
  readonly stalls?: readonly (number | undefined)[];
  /** By seat: what was left of the time bank just then, in milliseconds; undefined for bots. Missing where there is none. */
  readonly banks?: readonly (number | undefined)[];
  /** The match pauses until then at the latest, by the clock of this page. */
  readonly paused?: Paused | undefined;
}

export interface Paused {
  /** Who asked for it. */
  readonly seat: Seat;
  readonly since: number;
  readonly until: number;
}
