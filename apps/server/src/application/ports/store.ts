/**
 * What the server keeps, and the promises of whoever keeps it.
 *
 * A write that is acknowledged survives the death of the process. Races are
 * decided by keys: of two nodes that append the same entry one is told
 * `conflict`, of two that change the same table one is told `false`.
 */

import type { Illegal, Json, Outcome } from '@parlor/kit';
import type { LogEntry } from '@parlor/host';
import type { Report, Sanction } from '../../domain/order/records.ts';
import type { OrderStore } from './orderStore.ts';
import type {
  ChatLine,
  ChatPart,
  Passkey,
  Player,
  Rating,
  Session,
  StoredMatch,
  StoredTable,
} from '../../domain/records.ts';

export interface Store extends SessionCalls, PasskeyCalls, DepartureCalls, OrderStore {
  // People

  /** False, and nothing has changed, when too many have come from there lately. */
  createPlayer(player: Player, limit?: ArrivalLimit): Promise<boolean>;
  player(id: string): Promise<Player | undefined>;
  /** Whom a recovery link belongs to, if it is still good at that moment. It is used up by this. */
  useRecovery(recoveryHash: string, at: number): Promise<Player | undefined>;
  /** By a command with that key, if it was one: of those the last ones are known, and false says that it is a repeat. */
  renamePlayer(id: string, name: string, key?: string): Promise<boolean>;
  /** Only one recovery link is good at a time, and not longer than until then. */
  setRecovery(id: string, recoveryHash: string, until: number): Promise<void>;
  /** Forgets from where anybody came before that. */
  forgetArrivals(before: number): Promise<void>;

  // Tables: documents under a version

  /** Puts up a table unless its id is taken or, with a quota, that would be too many. Of many who try at once, no more get in than may. */
  createTable(table: StoredTable, quota?: TableQuota): Promise<Created>;
  table(id: string): Promise<StoredTable | undefined>;
  /**
   * Replaces version `table.version - 1`; false when another version is there by now. With a quota, somebody sits down
   * there: then it says whose seats are too many, if they are.
   */
  replaceTable(table: StoredTable, quota?: SeatQuota): Promise<boolean | Overdrawn>;
  /** The versions of those of these tables that exist. */
  tableVersions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Public tables people can join or watch, newest first; of each host the newest `perHost`. */
  lobby(limit: number, perHost: number): Promise<StoredTable[]>;
  /** Open tables that nobody has touched or been at since then, those longest left first. */
  emptyTables(since: EmptySince, limit: number): Promise<string[]>;
  /** Tables that somebody has to see to by then, those due first first. */
  dueTables(by: number, limit: number): Promise<string[]>;
  /** Tables where this player sits or is expected, or that speak of them (`mentionOf`), newest first; those of these kinds, if any are given. */
  tablesOf(
    player: string,
    limit: number,
    statuses?: readonly StoredTable['status'][],
  ): Promise<StoredTable[]>;
  /** Those of them that are not over, by id: the first so many after this one. Read on from the last, none is missed that was there before. */
  runningTablesOf(player: string, after: string, limit: number): Promise<StoredTable[]>;

  // Matches

  /** False when the match exists already; nothing has changed then. It is due at once, and nobody holds it. */
  createMatch(match: StoredMatch): Promise<boolean>;
  match(id: string): Promise<StoredMatch | undefined>;

  /**
   * Appends one entry to a log. Many calls at once are made durable together.
   * `conflict`: an entry with this number is there already. `repeat`: the same
   * player's command was appended before, as number `n`.
   *
   * `conflict` is also the answer to a number that would leave a gap and to a
   * match that is finished: whoever gets it loads the match again. A match that
   * does not exist is an error.
   *
   * `refused`: the command that led to the entry was refused before, and nothing
   * has changed. It has the entry's own player and key unless others are given.
   */
  append(entry: LogEntry, command?: CommandName): Promise<Appended>;
  /** The entries numbered above `after`, ascending. */
  log(match: string, after: number): Promise<LogEntry[]>;
  /** The newest entry number of each of these matches that has any. */
  heads(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Where a command of `player` was appended before. */
  appendedAs(match: string, player: string, key: string): Promise<LogEntry | undefined>;

  saveSnapshot(match: string, n: number, snapshot: Json): Promise<void>;
  snapshot(match: string): Promise<{ readonly n: number; readonly snapshot: Json } | undefined>;

  /**
   * Ends a match and books its ratings, once: false when it was ended before.
   *
   * Each rating is the one after this match and counts it in `matches`. Another
   * match of the same bot may be booked between reading the old rating and
   * booking the new one: then `ratings`, if it is a function, is asked again; a
   * list is refused with the code `stale`, and nothing has changed.
   */
  finishMatch(
    id: string,
    at: number,
    outcome: Outcome,
    ratings: readonly Rating[] | Rate,
  ): Promise<boolean>;
  /** Finished and running matches of a player, newest first; those that began before one of them, if it is given. */
  matchesOf(
    player: string,
    limit: number,
    before?: Pick<StoredMatch, 'id' | 'startedAt'>,
  ): Promise<StoredMatch[]>;

  // Refusals

  /**
   * Keeps a refusal, to be said afterwards; the first one of a command counts.
   * What has been appended is not refused any more: then the entry comes back.
   * A while later, or after many others of the same player, it is forgotten.
   */
  keepRefusal(refusal: Refusal): Promise<Kept>;
  /** Why a command was refused, if it was. */
  refusal(command: CommandName): Promise<Illegal | undefined>;
  /** Forgets what was refused before that. */
  forgetRefusals(before: number): Promise<void>;

  // Work to be done. A node that holds a match sees to its bots and clocks.

  /** Takes a running match unless a living node holds it; true when it is now `lease.node`'s. */
  claim(match: string, lease: Lease): Promise<boolean>;
  /** Lets go of a match that `node` holds; whoever is around at `due` takes it up again. Null: it waits for people only. */
  release(match: string, node: string, due: number | null): Promise<void>;
  /** Takes over up to `limit` running matches: those whose holder has died (lease run out), and those nobody holds that are due by then. */
  takeDue(lease: Lease, dueBy: number, limit: number): Promise<string[]>;
  /** Returns the matches `lease.node` holds, from now on for so long. */
  renewLeases(lease: Lease): Promise<string[]>;

  // Who is at which table

  /** Notes that these are at these tables on `node` until then, unless it is said again; or that they left then. */
  attend(node: string, present: readonly Present[], until: number): Promise<void>;
  /** Until when who was seen at these tables, and on which node. */
  attendance(tables: readonly string[]): Promise<Attendance[]>;
  /** Forgets whoever was last seen before that. */
  forgetAttendance(before: number): Promise<void>;

  // Talk

  /** The same id twice is one line. Says for whom it would be too much; then it is not kept. */
  addChat(line: ChatLine, charge?: Charge): Promise<Overdrawn | undefined>;
  /** The newest lines, oldest first; of one part of the talk, where one is named. */
  chat(table: string, limit: number, part?: ChatPart): Promise<ChatLine[]>;

  // Ratings

  ratings(game: string, ids: readonly string[]): Promise<Rating[]>;
  /** Best first, by what is almost certain of their strength: mu - 3 sigma. */
  ranking(game: string, limit: number): Promise<Rating[]>;

  // What ends

  /** Notes that somebody was seen then. */
  seePlayer(id: string, at: number): Promise<void>;
  /** Forgets what was charged before that. */
  forgetCharges(before: number): Promise<void>;
  /** Forgets what was said before that. */
  forgetChat(before: number): Promise<void>;
  /** Deletes tables that were closed before that where no match has begun, and what was said at them; says how many, `limit` at most. */
  forgetTables(before: number, limit: number): Promise<number>;
  /**
   * Deletes guests who were last seen before that and left nothing: no match, no
   * seat, no link or passkey to come back by. Says how many, `limit` at most.
   */
  forgetGuests(before: number, limit: number): Promise<number>;

  // Time

  /** The store's own clock, by which leases run. */
  now(): Promise<number>;
  /** The newest time at which anything was kept, whatever any clock says now; 0 in an empty store. */
  newest(): Promise<number>;

  // Upkeep

  /** A secret of the server by name, made with `make` the first time anybody asks on any node. */
  secret(name: string, make: () => string): Promise<string>;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  /** Resolves when something small has been made durable and there is room for more. */
  probe(): Promise<void>;
  /** Writes a consistent copy to a new file while everything goes on; `restoreStore` reads it. */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}

/** Who is signed in where. */
export interface SessionCalls {
  /** Of each player the `most` seen last are kept. */
  createSession(session: Session, most: number): Promise<void>;
  session(id: string): Promise<Session | undefined>;
  /** Seen last first. */
  sessionsOf(player: string): Promise<Session[]>;
  seeSession(id: string, at: number): Promise<void>;
  /** Ends one session of a player, or all but one; says which. Cookies from before there were sessions end with the latter. */
  endSessions(player: string, which: WhichSessions): Promise<string[]>;
  /** Those of them that have not ended. */
  liveSessions(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Are cookies from before there were sessions still good for this player? */
  hasOldCookies(player: string): Promise<boolean>;
}

/** Keys that a device or a password manager keeps, to sign in with. */
export interface PasskeyCalls {
  /** Notes what a session was given to sign; the one before it is worth nothing from now on. */
  setChallenge(session: string, challenge: string, until: number): Promise<void>;
  /** What a session was given to sign, if it is still good at that moment. It is used up by this. */
  takeChallenge(session: string, at: number): Promise<string | undefined>;
  /** False, and nothing has changed, when it is known already or its player has `most` of them. */
  addPasskey(passkey: Passkey, most: number): Promise<boolean>;
  passkey(id: string): Promise<Passkey | undefined>;
  /** Oldest first. */
  passkeysOf(player: string): Promise<Passkey[]>;
  /** Notes that it was used. False, and nothing has changed, when its counter has been there before: somebody has a copy. */
  usePasskey(id: string, counter: number, at: number): Promise<boolean>;
  /** False when the player has no such key. */
  removePasskey(player: string, id: string): Promise<boolean>;
}

/** What is kept about one person, and how it is forgotten. */
export interface DepartureCalls {
  /** What somebody has said, oldest first. */
  linesOf(player: string): Promise<ChatLine[]>;
  ratingsOf(player: string): Promise<Rating[]>;
  /** What is kept because of somebody beside what they play and say; each list newest first. */
  keptAbout(player: string): Promise<KeptAbout>;
  /**
   * Forgets a player with all that is theirs alone: name, sessions, passkeys, links, words, ratings and refusals; and notes
   * that their tables have to follow. Doing it again has the same effect. False when nobody was ever known by that id.
   */
  forgetPlayer(id: string, at: number): Promise<boolean>;
  /** Players who were forgotten before that, while it is not done with; longest ago first. */
  departures(before: number, limit: number): Promise<string[]>;
  /** A departure is done with: in the matches they played they are called `as` from now on. */
  endDeparture(id: string, as: string): Promise<void>;
}

/** In each of them only what is about this person: of a report they have written not what others said there. */
export interface KeptAbout {
  readonly reports: readonly Pick<
    Report,
    'at' | 'table' | 'name' | 'reason' | 'words' | 'settledAt'
  >[];
  readonly sanctions: readonly (Pick<Sanction, 'kind' | 'at' | 'until'> & {
    readonly liftedAt: number | null;
  })[];
  /** Bytes that were kept for them, by the hour: see `Charge`. */
  readonly charges: readonly { readonly at: number; readonly bytes: number }[];
  readonly refusals: readonly { readonly at: number; readonly code: string }[];
}

export type WhichSessions = { readonly only: string } | { readonly allBut: string | undefined };

/** How many may come from one place since some moment. */
export interface ArrivalLimit {
  /** A name for the place; the address itself is not kept. */
  readonly from: string;
  readonly since: number;
  readonly most: number;
}

/** Somebody at a table: a player, or whoever acts for one. */
export interface Present {
  readonly table: string;
  readonly player: string;
}

export interface Attendance extends Present {
  readonly node: string;
  readonly until: number;
}

/** How many tables that are not over a host may have, and all who open them from one place. */
export interface TableQuota {
  readonly perHost: number;
  readonly perPlace: number;
  /** For a table that brings sets of its own: they are kept for as long as the record of its match. */
  readonly data?: DataQuota;
  /** For its host, who sits down at it. */
  readonly seat?: SeatQuota;
  readonly charge?: Charge;
}

/** At how many tables that are not over one person may have a seat, and how many seats everybody at one place. */
export interface SeatQuota {
  readonly player: string;
  readonly place: string;
  readonly perPlayer: number;
  readonly perPlace: number;
}

/**
 * Something that is kept because of somebody. What one person, and all from one place, have had kept in the day before
 * `at` is added up by the hour, whatever has become of it.
 */
export interface Charge {
  readonly bytes: number;
  readonly at: number;
  readonly person: string;
  readonly mostOfPerson: number;
  /** Empty where it is not known. */
  readonly place: string;
  readonly mostOfPlace: number;
}

/** Who has had as much kept in a day as they may. */
export type Overdrawn = 'person' | 'place';

export interface DataQuota {
  /** Of this table's own sets. */
  readonly bytes: number;
  readonly at: number;
  /** So many bytes may be brought from one place since then, whatever has become of the tables. */
  readonly since: number;
  readonly most: number;
}

export type Created =
  | { readonly is: 'done' }
  /** The id is taken. */
  | { readonly is: 'there' }
  /** The host has these already. */
  | { readonly is: 'host-full'; readonly tables: readonly string[] }
  | { readonly is: 'place-full' }
  /** Too many bytes of own sets from this place. */
  | { readonly is: 'data-full' }
  /** Whoever sits down has too many seats, or everybody at their place has. */
  | { readonly is: 'seats-full'; readonly by: Overdrawn }
  | { readonly is: 'overdrawn'; readonly by: Overdrawn };

/** Public tables are left for dead sooner than those that only friends know of. */
export interface EmptySince {
  readonly ofPublic: number;
  readonly ofPrivate: number;
}

export type Appended =
  | { readonly is: 'done' }
  | { readonly is: 'conflict' }
  | { readonly is: 'repeat'; readonly n: number }
  | { readonly is: 'refused'; readonly why: Illegal };

/** A command by whoever said it: the same key of another player is another command. */
export interface CommandName {
  readonly player: string;
  readonly key: string;
}

export interface Refusal extends CommandName {
  readonly at: number;
  readonly why: Illegal;
  /** The log a command would have been appended to, and as whose entry; null for commands that never are. */
  readonly log: { readonly match: string; readonly player: string } | null;
}

export type Kept =
  | { readonly is: 'refused'; readonly why: Illegal }
  | { readonly is: 'done'; readonly entry: LogEntry };

/** Reads the ratings as they are and reckons what they become. */
export type Rate = () => Promise<readonly Rating[]>;

/** From the moment it is given, by the store's clock. */
export interface Lease {
  readonly node: string;
  readonly ms: number;
}

export const LONGEST_LEASE_MS = 60_000;
