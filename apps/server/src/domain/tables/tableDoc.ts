/**
 * A table as the server knows it, and everything that can be done to it:
 * pure functions from one document to the next, or a reason why not.
 */

import {
  canonicalJson,
  commitmentTo,
  type Illegal,
  type Json,
  ownData,
  type Table,
  withoutData,
} from '@parlor/kit';
import { type CommandOf, LIMITS, looksOf, type TableInfo } from '@parlor/protocol';
import type { Level } from '@parlor/bots';
import { tellApart } from '@parlor/bots/namesakes';
import type { Seated, StoredTable } from '../records.ts';
import type { Without } from './goingWithout.ts';
import { mentionOf, mentionsAt } from './mentions.ts';
import type { Pausing } from './pausing.ts';

export interface TableDoc {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly table: Table<object>;
  readonly status: StoredTable['status'];
  readonly isPublic: boolean;
  readonly clock: TableInfo['clock'];
  readonly bank?: NonNullable<TableInfo['bank']>;
  readonly standIn: Level;
  readonly watchDelay: number;
  /** Those who watch talk among themselves; absent where everybody hears them. */
  readonly watchTalk?: 'apart';
  readonly host: string;
  /** A name for the place it was opened from; nobody is told. */
  readonly openedFrom?: string;
  readonly seats: readonly SeatDoc[];
  readonly match: string | null;
  readonly rematch: string | null;
  /** Who has no seat here but may expect one: whoever was away when it was laid again, or lost the seat to the host. */
  readonly invited?: readonly string[];
  /** Whom the host has sent away: they cannot sit down here, nor talk. */
  readonly removed?: readonly Removed[];
  /** How the host came to be host, when somebody else was before. */
  readonly passed?: Passed;
  /** Who has closed it, if somebody did: an empty table closes by itself. */
  readonly closedBy?: 'host' | 'operator';
  readonly openedAt?: number;
  readonly takeBack: TakeBackRequest | null;
  /** Absent where nobody has asked for a pause. */
  readonly pausing?: Pausing;
  /** Absent where nobody has asked to go on without somebody. */
  readonly without?: Without;
  readonly updatedAt: number;
  /** The names of the last commands that changed it: a repeat must have no second effect. */
  readonly done?: readonly string[];

  /** Whether the match changes ratings; absent at tables from before one could choose, where every match did. */
  readonly isRated?: boolean;
  /** How often shares were to be opened here, and it was called off. */
  readonly aborts?: number;
  /** Shares are being opened, until then. The table is still `open` for whoever knows nothing of it. */
  readonly opening?: { readonly until: number };

  /** Never leaves the server before the match is over. */
  readonly serverSeed: string;
}

/** Somebody the host does not want at the table, under the name they had there. */
export interface Removed {
  readonly player: string;
  readonly name: string;
}

/** How somebody came to be host: the one before got up, has been away for long, or asked them to. */
export interface Passed {
  /** The name of the one before. */
  readonly from: string;
  /** Their id, which is told nobody; absent at tables from before it was noted. */
  readonly player?: string;
  readonly how: 'left' | 'away' | 'given';
}

export interface SeatDoc {
  /** A player's id, or null for a bot or an open seat. */
  readonly player: string | null;
  readonly name: string;
  /** Of a person: a name for the place where they sat down, where it is known; nobody is told. */
  readonly from?: string;
  readonly level: Level | null;
  /** A person's share of the dice: opened when the match is to begin, or handed over when ready. Empty until then, and for bots. */
  readonly contribution: string;
  /** What binds a person to a share. */
  readonly commitment?: string;
  readonly isAway: boolean;
  /** The match begins, or began, without waiting for this person: see `keeping.ts`. */
  readonly isKept?: boolean;
  /** Questions in a row that this person let pass while here, and the last of them, which the stand-in answers. */
  readonly late?: Late;
  /** Of a person, once the match is over. */
  readonly playedFor?: PlayedFor;
}

export interface Late {
  readonly count: number;
  readonly question: number;
}

/** What a stand-in did for a person in a match, and what follows from it. */
export interface PlayedFor {
  readonly moves: number;
  /** The rating does not rise by this match; false only where none would change. */
  readonly isCapped: boolean;
}

/** Somebody would like a move back that others have to agree to. */
export interface TakeBackRequest {
  readonly id: string;
  readonly seat: number;
  /** How many moves are to be left. */
  readonly ply: number;
  /** The log as it was then: once it goes on the request has lapsed. */
  readonly n: number;
  readonly agreed: readonly number[];
  /** What came of it stays here, so that every node can tell. */
  readonly state: 'asked' | 'granted' | 'denied';
}

export type Changed =
  | { readonly ok: true; readonly doc: TableDoc }
  | { readonly ok: false; readonly why: Illegal };

export const OPEN_SEAT: SeatDoc = {
  player: null,
  name: '',
  level: null,
  contribution: '',
  isAway: false,
};

export const personSeat = (player: string, name: string, from?: string): SeatDoc => ({
  ...OPEN_SEAT,
  player,
  name,
  ...(from && { from }),
});
export const botSeat = (level: Level): SeatDoc => ({ ...OPEN_SEAT, level });

/** Every bot under a name of its own, which none of the people has: those of one level are told apart by their seats. */
export function nameBots(
  seats: readonly SeatDoc[],
  nameOf: (level: Level) => string,
): readonly SeatDoc[] {
  const people = new Set(
    seats.flatMap(({ player, name }) => (player === null ? [] : [looksOf(name)])),
  );
  const names = tellApart(
    seats.map(({ level }) => (level === null ? undefined : nameOf(level))),
    (name) => people.has(looksOf(name)),
  );
  return seats.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name }));
}

/** What somebody is called at a seat: whoever has a namesake at the table, even one by looks only, has a number, too. */
function calledAt(seats: readonly SeatDoc[], place: number, name: string): string {
  const taken = new Set(seats.flatMap((seat, i) => (i === place ? [] : [looksOf(seat.name)])));
  let called = name;
  for (let n = 2; taken.has(looksOf(called)); n++) {
    const number = ` ${n}`;
    called = `${cutTo(name, LIMITS.name - number.length)}${number}`;
  }
  return called;
}

/** No seat: a spectator. */
const NOWHERE = -1;

/** What somebody who talks is called: as at their seat, and nobody who watches as anybody who plays. */
export function speakerName(doc: TableDoc, player: string, name: string): string {
  const seat = seatOf(doc, player);
  return seat === undefined ? calledAt(doc.seats, NOWHERE, name) : doc.seats[seat]!.name;
}

/** No longer than that, and no half of a letter at its end. */
function cutTo(name: string, most: number): string {
  let cut = '';
  for (const letter of name) {
    if (cut.length + letter.length > most) break;
    cut += letter;
  }
  return cut.trimEnd();
}

/** People who sit down together, each under a name of their own. */
export const namePeople = (seats: readonly SeatDoc[]): readonly SeatDoc[] =>
  seats.reduce<readonly SeatDoc[]>((named, seat) => {
    const { player, name } = seat;
    const bots = seats.slice(named.length + 1).filter((other) => other.player === null);
    const called = player === null ? name : calledAt([...named, seat, ...bots], named.length, name);
    return [...named, { ...seat, name: called }];
  }, []);

export const refuse = (code: string): Changed => ({ ok: false, why: { code } });
export const become = (doc: TableDoc, changes: Partial<TableDoc>): Changed => ({
  ok: true,
  doc: { ...doc, ...changes },
});

export const withSeat = (
  doc: TableDoc,
  seat: number,
  changes: Partial<SeatDoc>,
): Partial<TableDoc> => ({
  seats: doc.seats.map((old, i) => (i === seat ? { ...old, ...changes } : old)),
});

export const seatOf = (doc: TableDoc, player: string): number | undefined => {
  const seat = doc.seats.findIndex((one) => one.player === player);
  return seat < 0 ? undefined : seat;
};

/** Has this player a seat there, and not left it for good? */
export const isSeatedAt = ({ seats }: TableDoc, player: string): boolean =>
  seats.some((seat) => seat.player === player && !seat.isAway);

/** Everybody who has a seat and plays it in person. */
export const playersOf = ({ seats }: TableDoc): string[] =>
  seats.flatMap(({ player, isAway }) => (player === null || isAway ? [] : [player]));

/** Do people still come and go, and get ready? */
export const isGathering = ({ status, opening }: TableDoc): boolean =>
  status === 'open' && opening === undefined;

export const isOpenSeat = ({ player, level }: SeatDoc): boolean =>
  player === null && level === null;

export function sit(
  doc: TableDoc,
  player: string,
  name: string,
  seat: number,
  from?: string,
): Changed {
  if (!isGathering(doc)) return refuse('not-open');
  const before = seatOf(doc, player);
  if (before === seat) return refuse('already-seated');
  if (doc.removed?.some((one) => one.player === player)) return refuse('removed');
  const wanted = doc.seats[seat];
  if (!wanted || !isOpenSeat(wanted)) return refuse('seat-taken');
  // Whoever has a seat changes it, as they are: ready or not.
  if (before !== undefined) {
    const own = doc.seats[before]!;
    const moved = doc.seats.map((old, i) => (i === seat ? own : i === before ? OPEN_SEAT : old));
    return become(doc, { seats: moved });
  }
  const invited = doc.invited?.filter((one) => one !== player);
  const taken = personSeat(player, calledAt(doc.seats, seat, name), from);
  const seats = doc.seats.map((old, i) => (i === seat ? taken : old));
  return become(doc, { seats, ...(invited && { invited }) });
}

/** Nobody will ever play here: of a set of one's own the name is enough. */
export const close = (doc: TableDoc, closedBy?: TableDoc['closedBy']): Changed =>
  become(doc, {
    status: 'closed',
    table: withoutData(doc.table, ownData(doc.table.options)),
    ...(closedBy && { closedBy }),
  });

/** Gets up before the match; a table nobody sits at closes. Of those who are `here` the first is host then. */
export function stand(doc: TableDoc, player: string, here?: ReadonlySet<string>): Changed {
  if (!isGathering(doc)) return refuse('not-open');
  const seat = seatOf(doc, player);
  if (seat === undefined) return refuse('not-seated');
  // All of it: what bound whoever sat here binds nobody after them.
  const changed = { ...doc, seats: doc.seats.map((old, i) => (i === seat ? OPEN_SEAT : old)) };
  const people = changed.seats.flatMap((one) => one.player ?? []);
  const heir = people.find((one) => here?.has(one)) ?? people[0];
  if (heir === undefined) return close(changed);
  if (doc.host !== player) return become(changed, {});
  return become(changed, {
    host: heir,
    passed: { from: doc.seats[seat]!.name, how: 'left', player },
  });
}

/** Whoever lost a seat before so many others has long found another one. */
const MOST_INVITED = 16;

/** They find the table among theirs, and may sit down again as long as a seat is free. */
export const invite = (doc: TableDoc, whom: readonly string[]): TableDoc =>
  whom.length === 0
    ? doc
    : { ...doc, invited: [...(doc.invited ?? []), ...whom].slice(-MOST_INVITED) };

/** The host frees somebody's seat. It was theirs, so they may have it again as long as it is free. */
export function freeSeat(doc: TableDoc, player: string, whose: string): Changed {
  if (!isGathering(doc)) return refuse('not-open');
  if (doc.host !== player) return refuse('not-your-table');
  const freed = stand(doc, whose);
  if (!freed.ok || whose === player) return freed;
  return { ok: true, doc: invite(freed.doc, [whose]) };
}

/** Whoever is called otherwise now is called so at the table, until the match is over. */
export function renameSeat(doc: TableDoc, player: string, name: string): Changed {
  const seat = seatOf(doc, player);
  const isRunning = doc.status === 'open' || doc.status === 'playing';
  if (seat === undefined || !isRunning) return { ok: true, doc };
  const called = calledAt(doc.seats, seat, name);
  if (doc.seats[seat]!.name === called) return { ok: true, doc };
  return become(doc, withSeat(doc, seat, { name: called }));
}

/** Nobody has been here for long: it closes, unless somebody has touched it since. */
export const closeEmpty = (doc: TableDoc, since: number): Changed =>
  isGathering(doc) && doc.updatedAt < since ? close(doc) : { ok: true, doc };

/** The host puts a bot on a seat, or takes it away. */
export function seatBot(
  doc: TableDoc,
  player: string,
  { seat, level }: Pick<CommandOf<'seat-bot'>, 'seat' | 'level'>,
  nameOf: (level: Level) => string,
): Changed {
  if (!isGathering(doc)) return refuse('not-open');
  if (doc.host !== player) return refuse('not-your-table');
  const wanted = doc.seats[seat];
  if (!wanted || wanted.player !== null) return refuse('seat-taken');
  const seats = doc.seats.map((old, i) => {
    if (i !== seat) return old;
    return level ? botSeat(level) : OPEN_SEAT;
  });
  return become(doc, { seats: nameBots(seats, nameOf) });
}

/** A share that was handed to the house, and that nothing binds its person to. */
export const isUnbound = ({ contribution, commitment = '' }: SeatDoc): boolean =>
  contribution !== '' && commitment === '';

/** Where a match is to count whoever is bound to nothing is not ready: tables from before that was so have such people. */
export const isReadyAt = (doc: TableDoc, seat: SeatDoc): boolean => {
  const { player, level, contribution, commitment = '', isKept = false } = seat;
  if (player === null) return level !== null;
  if (isGathering(doc) && isRatedAt(doc) && isUnbound(seat)) return false;
  return isKept || contribution !== '' || commitment !== '';
};

/** Tables from before one could choose are rated. */
export const isRatedAt = ({ isRated = true }: Pick<TableDoc, 'isRated'>): boolean => isRated;

/** Nobody repeats a command after so many others of their own; and a crowd does not make a table heavy. */
const MOST_DONE = 32;
const MOST_DONE_BY_ALL = 256;

/** A command as a table remembers it. */
export const commandName = (player: string, key: string): string => `${player} ${key}`;

export const wasDone = ({ done = [] }: TableDoc, name: string): boolean => done.includes(name);

export function noteDone(doc: TableDoc, name: string): TableDoc {
  const { done = [] } = doc;
  const player = name.slice(0, name.indexOf(' ') + 1);
  const own = done.filter((one) => one.startsWith(player));
  const forgotten = own.length < MOST_DONE ? undefined : own[0];
  const rest = done.filter((one) => one !== forgotten);
  return { ...doc, done: [...rest.slice(1 - MOST_DONE_BY_ALL), name] };
}

/** What anybody may know who knows the table. */
export const tableInfo = (doc: TableDoc): TableInfo => ({
  id: doc.id,
  version: doc.version,
  game: doc.game,
  options: doc.table.options as Record<string, unknown>,
  status: doc.status,
  isPublic: doc.isPublic,
  clock: doc.clock,
  ...(doc.bank && { bank: doc.bank }),
  standIn: doc.standIn,
  watchDelay: doc.watchDelay,
  ...(doc.watchTalk && { watchTalk: doc.watchTalk }),
  host: doc.host,
  seats: doc.seats.map((seat) => ({
    kind: seat.player !== null ? 'person' : seat.level !== null ? 'bot' : 'open',
    name: seat.name,
    player: seat.player,
    level: seat.level,
    isReady: isReadyAt(doc, seat),
    isAway: seat.isAway,
    ...(seat.isKept && { isKept: true }),
    ...(seat.playedFor && { playedFor: seat.playedFor }),
    ...(seat.commitment !== undefined && { commitment: seat.commitment }),
    ...(seat.commitment !== undefined && doc.opening && { hasOpened: seat.contribution !== '' }),
  })),
  match: doc.match,
  rematch: doc.rematch,
  ...(doc.passed &&
    doc.status === 'open' && { passed: { from: doc.passed.from, how: doc.passed.how } }),
  ...(doc.closedBy && { closedBy: doc.closedBy }),
  fairness: {
    commitment: commitmentTo(doc.serverSeed),
    // Until all are open a share is its owner's business: the last to speak must not choose with open eyes.
    contributions: doc.status === 'open' ? [] : doc.seats.map(({ contribution }) => contribution),
    serverSeed: doc.status === 'finished' ? doc.serverSeed : null,
  },
  isRated: isRatedAt(doc),
  aborts: doc.aborts ?? 0,
  ...(doc.opening && { opening: doc.opening }),
});

/** What the sets of one's own take that a table keeps. */
export const dataBytes = ({ table }: TableDoc): number =>
  [...ownData(table.options).byName.values()].reduce(
    (bytes, set) => bytes + Buffer.byteLength(canonicalJson(set)),
    0,
  );

/** Shares that are all open wait for nobody; all others for their time. */
const dueAt = ({ opening, seats, updatedAt }: TableDoc): Pick<StoredTable, 'dueAt'> => {
  if (!opening) return {};
  const isWaiting = seats.some((seat) => seat.commitment !== undefined && seat.contribution === '');
  return { dueAt: isWaiting ? opening.until : updatedAt };
};

const seatedAt = ({ seats }: TableDoc): Seated[] =>
  seats.flatMap(({ player, isAway, from = '' }) =>
    player === null || isAway ? [] : [{ player, place: from }],
  );

export function toStored(doc: TableDoc): StoredTable {
  const isOver = doc.status === 'finished' || doc.status === 'closed';
  // Where somebody was is kept no longer than it has to be.
  const { openedFrom = '', ...rest } = doc;
  const ended = { ...rest, seats: doc.seats.map(({ from: _from, ...seat }) => seat) };
  return {
    id: doc.id,
    version: doc.version,
    game: doc.game,
    status: doc.status,
    isPublic: doc.isPublic,
    players: [
      ...doc.seats.flatMap(({ player }) => player ?? []),
      ...(doc.status === 'open' ? (doc.invited ?? []) : []),
      ...mentionsAt(doc)
        .filter((player) => seatOf(doc, player) === undefined)
        .map(mentionOf),
    ],
    host: doc.host,
    isHosted: !doc.seats.some(({ player, isAway }) => player === doc.host && isAway),
    openedFrom: isOver ? '' : openedFrom,
    seated: isOver ? [] : seatedAt(doc),
    updatedAt: doc.updatedAt,
    ...dueAt(doc),
    doc: (isOver ? ended : doc) as unknown as Json,
  };
}

export const fromStored = (stored: StoredTable): TableDoc => stored.doc as unknown as TableDoc;
