/** What the page can ask about matches of this device, and what it is told of them. Plain data in and out. */

import type { Illegal, Seat, Viewer } from '@parlor/kit';
import type { Update } from '@parlor/match';
import type { Reason } from '@parlor/table-ui';
import type { StorageProblem } from '../platform/database.ts';

/** An update without its game's types: the page's tables put them back. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyUpdate = Update<any>;

/** One table of this page at which a match is played. */
export type SessionId = number;

export interface LocalCalls {
  /** Sits down to a match, at one seat of it: from now on there is news, and its bots may think here. */
  enterMatch(match: string, seat: Seat): Promise<EnteredMatch>;

  /** What has happened since it was last asked for, as soon as there is any; nothing once the session is over. */
  news(session: SessionId): Promise<readonly LocalNews[]>;

  /** Nothing happens here any more, unless another tab sees to it. */
  leaveMatch(session: SessionId): Promise<void>;

  /** Why an answer was refused; null once it is stored. */
  answer(session: SessionId, question: number, move: unknown): Promise<Illegal | null>;

  /** Back to one's own last move, with all that others did since: at home nobody minds. */
  takeBack(session: SessionId): Promise<Illegal | null>;

  /** What led to where the match stands. */
  history(session: SessionId): Promise<LocalHistory>;

  /** How long bots take at least. */
  setPace(ms: number): Promise<void>;
}

/** Where the match stands, with what the seat was told before the last step. */
export type EnteredMatch = LocalUpdate & {
  readonly session: SessionId;
  readonly history: readonly (readonly unknown[])[];
};

/** Where a match stands, after which entry of its log. */
export type LocalUpdate = AnyUpdate & {
  readonly version: number;
  readonly viewer: Viewer;
  /** The ply that the seat's own last answer led to. */
  readonly lastAnswer?: number | undefined;
};

export interface LocalHistory {
  readonly version: number;
  readonly ply: number;
  readonly steps: readonly (readonly unknown[])[];
}

export type LocalNews =
  | (LocalUpdate & { readonly type: 'update' })
  | { readonly type: 'thinking'; readonly seats: readonly Seat[] }
  /** What a bot says about the move it has just made. */
  | { readonly type: 'remark'; readonly id: string; readonly seat: Seat; readonly remark: Reason }
  /** Nothing can be stored, and so nothing goes on; it is tried again. */
  | { readonly type: 'problem'; readonly code: StorageProblem };
