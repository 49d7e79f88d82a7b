/** What is said across the table. */

import { type Illegal, type ReportReason } from '@parlor/kit';
import type { ReadonlySignal } from '@preact/signals';
import type { Reason } from './engine.ts';

export interface Social {
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** Saying something oneself: where there is anybody else who hears it. */
  readonly speaking?: Speaking;
}

export interface Speaking {
  /** Only those who watch hear what one says. */
  readonly isApart: ReadonlySignal<boolean>;
  say(words: { readonly text: string } | { readonly phrase: string }): Promise<Illegal | undefined>;
  /** Whose talk is not wanted, with the names they had. */
  readonly muted: ReadonlySignal<readonly { readonly player: string; readonly name: string }[]>;
  /** Whether what they say is shown. */
  mute(player: string, isMuted: boolean): void;
  /** Not heard, and not met at one's own tables either. */
  block(player: string): Promise<Illegal | undefined>;
  /** Tells whoever runs the server about somebody at this table. */
  report(player: string, report: PersonReport): Promise<Illegal | undefined>;
}

export interface PersonReport {
  readonly reason: ReportReason;
  readonly words: string;
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
  /** Said among those who watch. */
  readonly isApart?: boolean;
  /** Said before one came to the table. */
  readonly isEarlier: boolean;
}
