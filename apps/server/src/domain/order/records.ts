/** What is kept of how order is kept: sanctions, acts of operators, reports, and whom people do not want to meet. */

import type { ReportReason } from '@parlor/kit';
import type { ChatLine } from '../records.ts';

/** What an operator has imposed on a person, or on everybody from a range of addresses. */
export interface Sanction {
  readonly id: string;
  /** A ban shuts out; whoever is silenced plays, but neither talks nor changes their name. */
  readonly kind: 'ban' | 'silence';
  /** A player's id, or a range such as 192.0.2.0/24. */
  readonly on: 'person' | 'range';
  readonly target: string;
  readonly at: number;
  /** Null: for good. */
  readonly until: number | null;
  readonly reason: string;
  readonly by: string;
}

/** One line of the audit log. */
export interface Act {
  /** Counts all acts, without a gap. */
  readonly n: number;
  readonly at: number;
  readonly operator: string;
  readonly act: ActKind;
  /** A player, a table, a report, a range or a word. */
  readonly target: string;
  readonly reason: string;
  /** What was done, in few words for whoever reads the log. */
  readonly detail: string;
  /** Tables that were changed: whoever shows them has to read them again. */
  readonly tables: readonly string[];
}

export type NewAct = Omit<Act, 'n'>;

export type ActKind =
  | 'ban'
  | 'silence'
  | 'lift'
  | 'rename'
  | 'close'
  | 'settle'
  | 'word'
  | 'unword'
  | 'delete';

export interface Report {
  readonly id: string;
  readonly at: number;
  /** Who reports, and about whom; both as players' ids. */
  readonly by: string;
  readonly about: string;
  /** As they were called then. */
  readonly name: string;
  readonly table: string;
  readonly reason: ReportReason;
  readonly words: string;
  /** The last lines of the table, as the server knows them. */
  readonly lines: readonly ChatLine[];
  /** Null while nobody has settled it. */
  readonly settledAt: number | null;
  readonly outcome: string;
}

export type NewReport = Omit<Report, 'settledAt' | 'outcome'>;

/** Somebody whom another person does not hear, or does not want to meet either. */
export interface ShunnedPerson {
  readonly player: string;
  readonly name: string;
  readonly how: 'mute' | 'block';
  readonly at: number;
}

/** A word that no name may be, or with stars around it have: as typed, and as it looks. */
export interface NameWord {
  readonly word: string;
  readonly at: number;
}
