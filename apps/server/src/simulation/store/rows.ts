/** What the simulated database holds. Values are copied and frozen when they come in and shared when they go out: whoever changes what it was given is found out. */

import type { Illegal } from '@parlor/kit';
import type { LogEntry } from '@parlor/host';
import type { Act, NameWord, Report, Sanction, ShunnedPerson } from '../../domain/order/records.ts';
import type { Attendance } from '../../application/ports/store.ts';
import type {
  ChatLine,
  Passkey,
  Player,
  Rating,
  Session,
  StoredMatch,
  StoredTable,
} from '../../domain/records.ts';

export interface MatchRow {
  stored: StoredMatch;
  readonly entries: LogEntry[];
  /** By player and key. */
  readonly byCommand: Map<string, LogEntry>;
  snapshot: { readonly n: number; readonly snapshot: never } | undefined;
}

export interface DueRow {
  due: number | null;
  node: string | null;
  until: number;
}

export interface RefusalRow {
  readonly at: number;
  readonly why: Illegal;
}

export class Rows {
  readonly players = new Map<
    string,
    Player & {
      readonly renames: string;
      readonly seenAt: number;
      readonly recoveryUntil: number;
      readonly hasOldCookies: boolean;
    }
  >();
  readonly sessions = new Map<string, Session>();
  /** By session. */
  readonly challenges = new Map<string, { readonly challenge: string; readonly until: number }>();
  readonly passkeys = new Map<string, Passkey>();
  /** By player: since when. */
  readonly departures = new Map<string, number>();
  arrivals: { readonly place: string; readonly at: number }[] = [];
  uploads: { readonly place: string; readonly at: number; readonly bytes: number }[] = [];
  charges: { readonly account: string; readonly hour: number; readonly bytes: number }[] = [];
  readonly tables = new Map<string, StoredTable>();
  /** Those that are open or playing. */
  readonly running = new Set<string>();
  readonly matches = new Map<string, MatchRow>();
  readonly due = new Map<string, DueRow>();
  /** By player, then by key; in the order in which they came. */
  readonly refusals = new Map<string, Map<string, RefusalRow>>();
  /** By table, then by player and node. */
  readonly attendance = new Map<string, Map<string, Attendance>>();
  readonly chat = new Map<string, Map<string, ChatLine>>();
  readonly ratings = new Map<string, Rating>();
  readonly secrets = new Map<string, string>();
  /** By whose wish, then by whom. */
  readonly shunned = new Map<string, Map<string, ShunnedPerson>>();
  readonly reports = new Map<string, Report>();
  acts: Act[] = [];
  actCount = 0;
  sanctions: (Sanction & { readonly liftedAt: number | null })[] = [];
  readonly nameWords = new Map<string, NameWord>();
  /** The newest time of anything but running matches. */
  newest = 0;
  newestAttendance = 0;

  noteTime(at: number): void {
    this.newest = Math.max(this.newest, at);
  }

  /** How many rows there are of everything, for whoever looks for growth. */
  counts(): Record<string, number> {
    const nested = (maps: Iterable<{ readonly size: number }>) => {
      let sum = 0;
      for (const { size } of maps) sum += size;
      return sum;
    };
    return {
      players: this.players.size,
      tables: this.tables.size,
      matches: this.matches.size,
      due: this.due.size,
      refusals: nested(this.refusals.values()),
      attendance: nested(this.attendance.values()),
      chat: nested(this.chat.values()),
      ratings: this.ratings.size,
    };
  }
}

/** As a database has it: what is not JSON is gone, and nobody changes it any more. */
export const kept = <Value>(value: Value): Value =>
  frozen(JSON.parse(JSON.stringify(value)) as Value);

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
