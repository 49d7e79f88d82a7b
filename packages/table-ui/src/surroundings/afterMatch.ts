/** What there is to do once a match is over. */

import type { Illegal, Seat } from '@parlor/kit';
import type { ReadonlySignal } from '@preact/signals';

export interface AfterMatch {
  /** Where the match can be seen again: from its beginning, or at one moment as everybody saw it. */
  replay(at?: number): string;
  /** What decided it, as the bots see it; null when nothing stands out. */
  decided(): Promise<Decided | null>;
  /** Plays again; the address of the new table, or why there is none. */
  again(): Promise<string | Illegal | undefined>;
  /** Where the same people play again, once one of them wants to. */
  readonly rematch?: ReadonlySignal<string | undefined>;
  /** What this device found when it compared the dice with what it had noted; undefined before, and where it noted nothing. */
  readonly dice?: ReadonlySignal<DiceCheck | undefined>;
  /** Where the file of the match is checked in full. */
  verify?(): string;
}

/** What can be wrong with the dice of a match, or with what the house says about them. */
export type DiceFault = 'house' | 'share' | 'others' | 'count' | 'rated' | 'key' | 'file';

export interface DiceCheck {
  /**
   * `unread`: the file was not to be had. `apart`: its person was away when the match began, and has no share in them.
   * `unbound`: nothing is wrong, but somebody else could choose theirs when all others were known.
   */
  readonly is: 'fine' | 'wrong' | 'unread' | 'apart' | 'unbound';
  readonly faults: readonly DiceFault[];
  /** Those who were bound to nothing. */
  readonly unbound: readonly Seat[];
}

export interface Decided {
  /** The moment after the move that decided it. */
  readonly at: number;
  readonly winner: Seat;
  /** The winner's chance before and after it. */
  readonly before: number;
  readonly after: number;
  /** What everybody saw happen, and the table as it lay then. */
  readonly events: readonly unknown[];
  readonly view: unknown;
}
