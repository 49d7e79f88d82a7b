/** What the store keeps of how order is kept. */

import type {
  Act,
  NameWord,
  NewAct,
  NewReport,
  Report,
  Sanction,
  ShunnedPerson,
} from '../../domain/order/records.ts';
import type { Player, StoredTable } from '../../domain/records.ts';
import type { Charge, Overdrawn } from './store.ts';

/** Whether something was kept, or why not: somebody has too many, or too much in a day. */
export type Noted = 'noted' | 'too-many' | Overdrawn;

export interface OrderStore {
  // Whom people do not want to hear or meet

  /** Notes it, in place of what was noted of the same person, unless there are `most` others already. */
  shun(
    player: string,
    whom: ShunnedPerson,
    limit: { readonly most: number; readonly charge?: Charge },
  ): Promise<Noted>;
  unshun(player: string, whom: string): Promise<void>;
  /** Whom somebody has muted or blocked, newest first. */
  shunnedBy(player: string): Promise<ShunnedPerson[]>;
  /** Pairs of one of these and one of those where either has blocked the other. */
  blocksBetween(
    these: readonly string[],
    those: readonly string[],
  ): Promise<(readonly [string, string])[]>;

  // Reports

  /** Keeps a report, unless its author has written `most` since then; the same id twice is one. */
  addReport(
    report: NewReport,
    limit: { readonly since: number; readonly most: number; readonly charge?: Charge },
  ): Promise<Noted>;
  /** Newest first; those that nobody has settled, or all. */
  reports(which: 'open' | 'all', limit: number): Promise<Report[]>;
  report(id: string): Promise<Report | undefined>;
  /** Reports about somebody, newest first. */
  reportsAbout(player: string, limit: number): Promise<Report[]>;
  forgetReports(before: number): Promise<void>;

  // What operators do

  /**
   * Does what an operator has decided and writes it down, both or neither; says which act it was. Undefined, and
   * nothing has changed, when a table was changed by somebody else meanwhile.
   */
  act(act: NewAct, effects: readonly Effect[]): Promise<number | undefined>;
  /** How many acts there were: whoever knows so many knows what is in force. */
  actCount(): Promise<number>;
  /** The acts after that one, in their order. */
  actsAfter(n: number, limit: number): Promise<Act[]>;
  /** Newest first. */
  lastActs(limit: number): Promise<Act[]>;
  /** All sanctions that nobody has lifted, those that have run out among them, and the words that no name may be. */
  inForce(): Promise<InForceNow>;
  /** Forgets acts from before that, and sanctions that had ended by then. */
  forgetActs(before: number): Promise<void>;

  // Looking around

  /** People with this id, or with this in their names; seen last first. */
  findPeople(text: string, limit: number): Promise<SeenPlayer[]>;
  /** Tables that are not over, newest first. */
  runningTables(limit: number): Promise<StoredTable[]>;
}

export interface SeenPlayer extends Player {
  readonly seenAt: number;
}

export interface InForceNow {
  /** How many acts had led to it. */
  readonly acts: number;
  readonly sanctions: readonly Sanction[];
  readonly words: readonly NameWord[];
}

export type Effect =
  | { readonly do: 'impose'; readonly sanction: Sanction }
  /** Of one kind, all that somebody or a range has. */
  | {
      readonly do: 'lift';
      readonly kind: Sanction['kind'];
      readonly target: string;
      readonly at: number;
    }
  | {
      readonly do: 'settle';
      readonly report: string;
      readonly at: number;
      readonly outcome: string;
    }
  | { readonly do: 'word'; readonly word: NameWord }
  | { readonly do: 'unword'; readonly word: string }
  | { readonly do: 'name'; readonly player: string; readonly name: string }
  /** Deletes a person, as they could themselves. */
  | { readonly do: 'forget'; readonly player: string; readonly at: number }
  /** Replaces the version before it. */
  | { readonly do: 'table'; readonly table: StoredTable };
