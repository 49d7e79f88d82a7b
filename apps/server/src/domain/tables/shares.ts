/**
 * Shares of the dice. Whoever is ready is bound to one that nobody else knows, and the house to its own. When the match
 * is to begin they are opened: a table is *opening* until the last one is open. Where somebody does not open theirs, or
 * leaves, it is called off: everybody is bound anew, the house too, so that nobody can choose between two seeds.
 */

import { shareCommitment } from '@parlor/kit';
import { beginAway, notKept } from './keeping.ts';
import {
  become,
  type Changed,
  close,
  isGathering,
  isRatedAt,
  isReadyAt,
  isUnbound,
  invite,
  OPEN_SEAT,
  refuse,
  type SeatDoc,
  seatOf,
  stand,
  type TableDoc,
  withSeat,
} from './tableDoc.ts';

/** Ready, and bound to a share; binding oneself again replaces it. */
export function commit(doc: TableDoc, player: string, commitment: string): Changed {
  if (!isGathering(doc)) return refuse('not-open');
  const seat = seatOf(doc, player);
  if (seat === undefined) return refuse('not-seated');
  const seats = doc.seats.map((old, i) =>
    i === seat ? { ...notKept(old), commitment, contribution: '' } : old,
  );
  return become(doc, { seats });
}

/**
 * Ready, with a contribution that binds nobody, as older programs say it. Whoever runs the house could wait for all
 * others and choose theirs then: where the match is to count it is not taken.
 */
export function makeReady(doc: TableDoc, player: string, contribution: string): Changed {
  if (!isGathering(doc)) return refuse('not-open');
  const seat = seatOf(doc, player);
  if (seat === undefined) return refuse('not-seated');
  if (isRatedAt(doc)) return refuse('unbound-share');
  const seats = doc.seats.map((old, i) =>
    i === seat ? { ...unbound(notKept(old)), contribution } : old,
  );
  return become(doc, { seats });
}

/** Is somebody bound to a share that is not open yet? */
const isShut = ({ commitment = '', contribution }: SeatDoc): boolean =>
  commitment !== '' && contribution === '';

export const isAllOpen = ({ seats }: TableDoc): boolean => !seats.some(isShut);

/** Was everybody bound who has a share, before any was opened? Bots have none, nor whoever was away at the start. */
export const isCommitted = ({ seats }: TableDoc): boolean => !seats.some(isUnbound);

/** The host wants to begin: from here on the seats are what they are, and shares are opened. */
export function beginOpening(doc: TableDoc, player: string, until: number): Changed {
  if (!isGathering(doc)) return refuse('not-open');
  if (doc.host !== player) return refuse('not-your-table');
  if (!doc.seats.every((seat) => isReadyAt(doc, seat))) return refuse('not-ready');
  return become(doc, { opening: { until } });
}

export function openShare(doc: TableDoc, player: string, share: string): Changed {
  const seat = seatOf(doc, player);
  if (seat === undefined) return refuse('not-seated');
  const { commitment, contribution } = doc.seats[seat]!;
  if (!doc.opening || commitment === undefined) return refuse('not-opening');
  if (shareCommitment(share) !== commitment) return refuse('wrong-share');
  if (contribution !== '') return { ok: true, doc };
  return become(doc, withSeat(doc, seat, { contribution: share }));
}

export interface MatchMade {
  readonly match: string;
  readonly serverSeed: string;
  /** Those who are at the table. */
  readonly here: ReadonlySet<string>;
}

/** Every share is open: the match begins, if it was made of this seed of the house. */
export function begin(doc: TableDoc, { match, serverSeed, here }: MatchMade): Changed {
  const { opening, ...rest } = doc;
  const isItsOwn = serverSeed === doc.serverSeed;
  if (!opening || !isItsOwn || !isAllOpen(doc)) return refuse('not-opening');
  return become(rest, { status: 'playing', match, seats: beginAway(doc, here) });
}

/** Gets up before the match. While shares are opened that calls it off; when all are open it is too late. */
export function standUp(
  doc: TableDoc,
  player: string,
  freshSeed: string,
  here?: ReadonlySet<string>,
): Changed {
  if (!doc.opening) return stand(doc, player, here);
  if (seatOf(doc, player) === undefined) return refuse('not-seated');
  return isAllOpen(doc) ? refuse('not-open') : callOff(doc, [player], freshSeed);
}

/**
 * The time to open is over: whoever has not opened loses the seat. Where nobody at all has, nobody
 * has learned anything and nobody is waited for: then all keep theirs.
 */
export function overdue(doc: TableDoc, now: number, freshSeed: string): Changed {
  if (!doc.opening || now < doc.opening.until) return { ok: true, doc };
  const bound = doc.seats.filter(({ commitment = '' }) => commitment !== '');
  const missing = bound.filter(isShut);
  const leaving = missing.length === bound.length ? [] : missing;
  return callOff(
    doc,
    leaving.flatMap(({ player }) => player ?? []),
    freshSeed,
  );
}

/** Back to before anybody was bound to anything, the house among them; and it counts. */
function callOff(doc: TableDoc, leaving: readonly string[], serverSeed: string): Changed {
  const { opening: _, ...rest } = doc;
  const seats = doc.seats.map((seat) =>
    seat.player !== null && leaving.includes(seat.player) ? OPEN_SEAT : unbound(seat),
  );
  const off: TableDoc = { ...rest, seats, serverSeed, aborts: (doc.aborts ?? 0) + 1 };
  const [heir] = seats.flatMap(({ player }) => player ?? []);
  if (heir === undefined) return close(off);
  const host = leaving.includes(doc.host) ? heir : doc.host;
  return become(invite(off, leaving), { host });
}

/** The host decides whether the match counts. Everybody else was ready for something else, and is not any more; nor is a host who is bound to nothing. */
export function setRated(doc: TableDoc, player: string, isRated: boolean): Changed {
  if (!isGathering(doc)) return refuse('not-open');
  if (doc.host !== player) return refuse('not-your-table');
  if (isRatedAt(doc) === isRated) return { ok: true, doc };
  const stays = (seat: SeatDoc) => seat.player === player && !(isRated && isUnbound(seat));
  const seats = doc.seats.map((seat) => (stays(seat) ? seat : unbound(seat)));
  return become(doc, { isRated, seats });
}

export function unbound(seat: SeatDoc): SeatDoc {
  const { commitment: _, ...rest } = seat;
  return { ...rest, contribution: '' };
}
