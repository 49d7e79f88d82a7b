/**
 * Going on without somebody who keeps the others waiting: when all others agree they wait a last while for the answer, and
 * then a stand-in plays until its person shows that they are here. Any sign of life ends it, and waiting begins anew.
 */

import type { Waiting } from '@parlor/host';
import { comeBack, isMissed, passOver, setAway, votersAt } from './absence.ts';
import { become, type Changed, refuse, seatOf, type TableDoc } from './tableDoc.ts';

/** All that is known of it at a table. */
export interface Without {
  /** By seat: how often its person has asked for it. */
  readonly asks: readonly number[];
  readonly request?: WithoutRequest;
}

export interface WithoutRequest {
  readonly id: string;
  /** Who asks. */
  readonly seat: number;
  /** Who keeps the others waiting, and with what. */
  readonly about: number;
  readonly question: number;
  readonly agreed: readonly number[];
  /** When nobody is asked any more; once it is granted, when the last while is over if there is no pause. */
  readonly until: number;
  /** What came of it stays here, so that every node can tell. `back`: whoever it is about is here. */
  readonly state: 'asked' | 'granted' | 'denied' | 'back';
  /** When it was granted, or when they were back. */
  readonly since?: number;
  /** How long the last while is. */
  readonly ms: number;
}

/** How long somebody may keep the others waiting at a table, and what follows. */
export interface Patience {
  /** Before that nobody is asked to go on without them. */
  readonly stall: number;
  /** So long the others are asked. */
  readonly asked: number;
  /** So long whoever it is about has after that to show that they are here. */
  readonly lastWhile: number;
}

/** So often may each person ask in a match, whatever comes of it. */
const MOST_ASKS = 4;

const MINUTE_MS = 60_000;

/** When something is said about it. */
export interface Moment {
  readonly now: number;
  /** Undefined where a clock or a time bank decides. */
  readonly patience: Patience | undefined;
  /** What the seat is asked, and from when on the others may go on without it; undefined where it is asked nothing. */
  readonly waitedFor: { readonly question: number; readonly stallsAt: number } | undefined;
}

const NONE: Without = { asks: [] };

/** Other requests are named by keys, which have no colon, or begin otherwise. */
const ABOUT = 'without:';

export const withoutId = (seat: number, key: string): string => `${ABOUT}${seat}:${key}`;

export const isAboutWithout = (request: string): boolean => request.startsWith(ABOUT);

/** The request that the others are being asked about. */
export const openWithout = ({ without }: TableDoc, now: number): WithoutRequest | undefined => {
  const request = without?.request;
  return request?.state === 'asked' && now < request.until ? request : undefined;
};

/** Do the others want to go on without this seat, or have they agreed to? */
const isDoubted = (doc: TableDoc, seat: number, now: number): boolean => {
  const request = doc.without?.request;
  if (request?.about !== seat) return false;
  return request.state === 'granted' || openWithout(doc, now) !== undefined;
};

/** The others have agreed not to wait for this answer any longer than a last while. */
const isGivenUp = ({ without }: TableDoc, seat: number, question: number): boolean => {
  const request = without?.request;
  return request?.state === 'granted' && request.about === seat && request.question === question;
};

/** What follows from it for the time of an answer. */
export function waitingAt({ without }: TableDoc): Waiting | undefined {
  const request = without?.request;
  if (request?.since === undefined) return undefined;
  const { about: seat, question, since, ms, state } = request;
  return { seat, question, since, ...(state === 'granted' && { ms }) };
}

const votersOn = (doc: TableDoc, { seat, about }: Pick<WithoutRequest, 'seat' | 'about'>) =>
  votersAt(doc, seat).filter((one) => one !== about);

interface Wish {
  readonly id: string;
  readonly seat: number;
  readonly about: number;
}

export function askToGoOnWithout(doc: TableDoc, wish: Wish, moment: Moment): Changed {
  if (doc.status !== 'playing') return refuse('not-playing');
  const { now, patience, waitedFor } = moment;
  const { seat, about } = wish;
  if (!waitedFor || !votersAt(doc, seat).includes(about)) return refuse('not-waited-for');
  if (!patience) return refuse('clock-decides');
  const { question, stallsAt } = waitedFor;
  if (openWithout(doc, now) || isGivenUp(doc, about, question))
    return refuse('already-asked-without');
  if (now < stallsAt) {
    const minutes = Math.ceil((stallsAt - now) / MINUTE_MS);
    return { ok: false, why: { code: 'too-soon', params: { minutes } } };
  }
  const { without = NONE } = doc;
  const asks = doc.seats.map((_, i) => (without.asks[i] ?? 0) + (i === seat ? 1 : 0));
  if (asks[seat]! > MOST_ASKS) {
    return { ok: false, why: { code: 'too-many-asks', params: { most: MOST_ASKS } } };
  }
  const { asked, lastWhile: ms } = patience;
  const request = {
    ...wish,
    question,
    agreed: [],
    until: now + asked,
    state: 'asked',
    ms,
  } as const;
  return decided({ ...doc, without: { asks } }, request, now);
}

/** What somebody else says to it; with the last one who agrees the last while begins. */
export function answerWithout(
  doc: TableDoc,
  seat: number,
  { id, isFine }: { readonly id: string; readonly isFine: boolean },
  now: number,
): Changed {
  const request = openWithout(doc, now);
  const isAsked = request?.id === id && votersOn(doc, request).includes(seat);
  if (doc.status !== 'playing' || !isAsked) return refuse('no-such-request');
  if (!isFine) return settled(doc, { ...request, state: 'denied' });
  return decided(doc, { ...request, agreed: [...new Set([...request.agreed, seat])] }, now);
}

/** Would a sign of life from this person change anything? */
export const isLookedFor = (doc: TableDoc, seat: number, now: number): boolean =>
  isMissed(doc.seats[seat]!) || isDoubted(doc, seat, now);

/** Somebody shows that they are here: the seat is theirs, and nobody goes on without them. */
export function showLife(doc: TableDoc, player: string, now: number): Changed {
  const back = comeBack(doc, player);
  const seat = seatOf(doc, player);
  if (!back.ok || seat === undefined || !isDoubted(doc, seat, now)) return back;
  const { asks, request } = doc.without!;
  return become(back.doc, {
    without: { asks, request: { ...request!, state: 'back', since: now } },
  });
}

/** The time for an answer was up, though its owner is here: it is passed over, unless the others have agreed on more. */
export const runOut = (doc: TableDoc, player: string, question: number): Changed =>
  isGivenUp(doc, seatOf(doc, player) ?? -1, question)
    ? setAway(doc, player)
    : passOver(doc, player, question);

function decided(doc: TableDoc, request: WithoutRequest, now: number): Changed {
  const isGranted = votersOn(doc, request).every((one) => request.agreed.includes(one));
  if (!isGranted) return settled(doc, request);
  return settled(doc, { ...request, state: 'granted', since: now, until: now + request.ms });
}

const settled = (doc: TableDoc, request: WithoutRequest): Changed =>
  become(doc, { without: { ...(doc.without ?? NONE), request } });
