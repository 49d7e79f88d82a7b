/** What came of a command. */

import type { Illegal } from '@parlor/kit';
import type { ServerMessage } from '@parlor/protocol';

export interface Answer {
  readonly done?: Omit<Extract<ServerMessage, { type: 'done' }>, 'type' | 'key'>;
  readonly why?: Illegal;
  /** The answer has gone out already, before everybody else was told. */
  readonly isSent?: boolean;
}

export const DONE: Answer = { done: {} };
export const refuse = (code: string): Answer => ({ why: { code } });

/** Done, or why not. */
export const answerOf = (why: Illegal | undefined): Answer => (why ? { why } : DONE);
