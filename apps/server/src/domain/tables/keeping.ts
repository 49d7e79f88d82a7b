/**
 * Seats of people who are not there when a match is to begin. The host frees such a seat, puts a bot there, or keeps it:
 * then the match begins without waiting for its owner, who has no share in the dice, and a stand-in plays until they are back.
 */

import type { Level } from '@parlor/bots';
import {
  become,
  botSeat,
  type Changed,
  freeSeat,
  isGathering,
  nameBots,
  refuse,
  type SeatDoc,
  seatOf,
  type TableDoc,
} from './tableDoc.ts';

/** Bound to nothing, and kept for somebody who is away. */
function asKept(seat: SeatDoc): SeatDoc {
  const { commitment: _, ...rest } = seat;
  return { ...rest, contribution: '', isKept: true };
}

/** No longer kept: its owner is here, or is waited for again. */
export function notKept(seat: SeatDoc): SeatDoc {
  const { isKept: _, ...rest } = seat;
  return rest;
}

export interface Keeping {
  readonly whose: string;
  readonly isKept: boolean;
  /** Of those who sit here: who is at the table right now. */
  readonly here: ReadonlySet<string>;
}

/** The host keeps the seat of somebody who is away, or waits for them again. Whoever is here speaks for themselves. */
export function keepSeat(doc: TableDoc, player: string, { whose, isKept, here }: Keeping): Changed {
  if (!isGathering(doc)) return refuse('not-open');
  if (doc.host !== player) return refuse('not-your-table');
  const seat = seatOf(doc, whose);
  if (seat === undefined || whose === player) return refuse('not-seated');
  const before = doc.seats[seat]!;
  if ((before.isKept ?? false) === isKept) return { ok: true, doc };
  if (isKept && here.has(whose)) return refuse('still-here');
  return become(doc, replaced(doc, seat, isKept ? asKept(before) : notKept(before)));
}

/** The host puts a bot on the seat of somebody, who may sit down again where a seat is free. */
export function seatBotFor(
  doc: TableDoc,
  player: string,
  { whose, level }: { readonly whose: string; readonly level: Level },
  nameOf: (level: Level) => string,
): Changed {
  const seat = seatOf(doc, whose);
  if (whose === player && doc.host === player) return refuse('not-seated');
  const freed = freeSeat(doc, player, whose);
  if (!freed.ok || seat === undefined) return freed;
  const { seats } = replaced(freed.doc, seat, botSeat(level));
  return become(freed.doc, { seats: nameBots(seats, nameOf) });
}

/** Somebody has come to an open table: their seat waits for them from now on, and not for a bot. */
export function arrive(doc: TableDoc, player: string): Changed {
  const seat = seatOf(doc, player);
  if (!isGathering(doc) || seat === undefined || !doc.seats[seat]!.isKept) return { ok: true, doc };
  return become(doc, replaced(doc, seat, notKept(doc.seats[seat]!)));
}

/** The match begins: for whoever is not there the stand-in plays. Where people have a day for an answer, they have it. */
export const beginAway = ({ seats, clock }: TableDoc, here: ReadonlySet<string>) =>
  seats.map((seat) =>
    seat.isKept && clock !== 'daily' && !here.has(seat.player ?? '')
      ? { ...seat, isAway: true }
      : seat,
  );

const replaced = (doc: TableDoc, at: number, seat: SeatDoc) => ({
  seats: doc.seats.map((old, i) => (i === at ? seat : old)),
});
