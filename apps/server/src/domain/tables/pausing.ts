/**
 * A pause of a match that everybody at its table has agreed on. While it is on no clock runs, and nobody is played for
 * because of one. It is over when somebody says so or moves, and after a while by itself.
 */

import type { Pause } from '@parlor/host';
import { votersAt } from './absence.ts';
import { become, type Changed, refuse, type TableDoc } from './tableDoc.ts';

/** All that is known of the pauses of a match. */
export interface Pausing {
  /** By seat: how often its person has asked for one. */
  readonly asks: readonly number[];
  readonly request?: PauseRequest;
  /** Those there were, and the one there is, oldest first. */
  readonly held: readonly Pause[];
}

/** Somebody would like a pause that others have to agree to. */
export interface PauseRequest {
  readonly id: string;
  readonly seat: number;
  readonly agreed: readonly number[];
  /** When nobody is asked any more. */
  readonly until: number;
  /** What came of it stays here, so that every node can tell. */
  readonly state: 'asked' | 'granted' | 'denied';
}

/** So often may each person ask in a match, whatever comes of it: neither a means to stall nor one to pester others. */
const MOST_PAUSES = 2;

/** So long the others are asked. */
const ASKED_MS = 60_000;

/** When something is said about a pause. */
export interface Saying {
  readonly now: number;
  /** The newest entry of the match's log. */
  readonly n: number;
  /** So long a pause lasts at most. */
  readonly longest: number;
}

const NONE: Pausing = { asks: [], held: [] };

/** Other requests are named by keys, and those have no colon. */
const ABOUT = 'pause:';

export const pauseId = (seat: number, key: string): string => `${ABOUT}${seat}:${key}`;

export const isAboutPause = (request: string): boolean => request.startsWith(ABOUT);

/** The request that the others are being asked about. */
export const openRequest = ({ pausing }: TableDoc, now: number): PauseRequest | undefined => {
  const request = pausing?.request;
  return request?.state === 'asked' && now < request.until ? request : undefined;
};

/** The pause that is on: since it began nobody has moved. */
const pauseAt = ({ pausing = NONE }: TableDoc, { now, n }: Saying): Pause | undefined => {
  const last = pausing.held.at(-1);
  return last && now < last.until && n <= last.n ? last : undefined;
};

export function askForPause(doc: TableDoc, seat: number, id: string, saying: Saying): Changed {
  if (doc.status !== 'playing') return refuse('not-playing');
  if (pauseAt(doc, saying)) return refuse('already-paused');
  if (openRequest(doc, saying.now)) return refuse('already-asked');
  const { pausing = NONE } = doc;
  const asks = doc.seats.map((_, i) => (pausing.asks[i] ?? 0) + (i === seat ? 1 : 0));
  if (asks[seat]! > MOST_PAUSES) {
    return { ok: false, why: { code: 'too-many-pauses', params: { most: MOST_PAUSES } } };
  }
  const until = saying.now + ASKED_MS;
  const request: PauseRequest = { id, seat, agreed: [], until, state: 'asked' };
  return decided({ ...doc, pausing: { ...pausing, asks } }, request, saying);
}

/** What somebody else says to it; the last one who agrees has it begin. */
export function answerPause(
  doc: TableDoc,
  seat: number,
  { id, isFine }: { readonly id: string; readonly isFine: boolean },
  saying: Saying,
): Changed {
  const request = openRequest(doc, saying.now);
  const isAsked = request?.id === id && votersAt(doc, request.seat).includes(seat);
  if (doc.status !== 'playing' || !isAsked) return refuse('no-such-request');
  const agreed = isFine ? [...new Set([...request.agreed, seat])] : request.agreed;
  return decided(doc, { ...request, agreed, ...(!isFine && { state: 'denied' }) }, saying);
}

/** Anybody who plays may end it. */
export function goOn(doc: TableDoc, saying: Saying): Changed {
  const pause = pauseAt(doc, saying);
  if (!pause) return refuse('not-paused');
  const { pausing = NONE } = doc;
  const held = [...pausing.held.slice(0, -1), { ...pause, until: saying.now }];
  return become(doc, { pausing: { ...pausing, held } });
}

function decided(doc: TableDoc, request: PauseRequest, { now, n, longest }: Saying): Changed {
  const { pausing = NONE } = doc;
  const { seat, agreed, state } = request;
  const isGranted = state === 'asked' && votersAt(doc, seat).every((one) => agreed.includes(one));
  if (!isGranted) return become(doc, { pausing: { ...pausing, request } });
  const held = [...pausing.held, { seat, since: now, until: now + longest, n }];
  return become(doc, { pausing: { ...pausing, request: { ...request, state: 'granted' }, held } });
}
