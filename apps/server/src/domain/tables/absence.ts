/** Whoever is at the table of a match, but not with their mind, and whoever is not even there. */

import {
  become,
  type Changed,
  refuse,
  type SeatDoc,
  seatOf,
  type TableDoc,
  withSeat,
} from './tableDoc.ts';

/** So many questions in a row may somebody who is here let pass before the stand-in keeps the seat. */
const MOST_LATE = 2;

/** Does a bot answer this question: at its own seat, for somebody who is away, or once for somebody whose time was up? */
export const isPlayedByBot = ({ player, isAway, late }: SeatDoc, question: number): boolean =>
  player === null || isAway || late?.question === question;

/** Does the table wait for a sign of life from this person? */
export const isMissed = ({ isAway, late }: SeatDoc): boolean => isAway || (late?.count ?? 0) > 0;

/** Everyone else who is here in person. Bots never mind, and who is away has lost the say. */
export const votersAt = ({ seats }: TableDoc, seat: number): number[] =>
  seats.flatMap(({ player, isAway }, other) =>
    other !== seat && player !== null && !isAway ? [other] : [],
  );

/** The stand-in plays this seat from now on. */
export function setAway(doc: TableDoc, player: string): Changed {
  return atSeat(doc, player, (seat) => (seat.isAway ? undefined : { isAway: true }));
}

/** The time for this question was up, though its owner is here: the stand-in answers it, and only it. */
export function passOver(doc: TableDoc, player: string, question: number): Changed {
  return atSeat(doc, player, ({ late, isAway }) => {
    if (late?.question === question) return undefined;
    const count = (late?.count ?? 0) + 1;
    return { late: { count, question }, isAway: isAway || count >= MOST_LATE };
  });
}

/** A sign of life: the seat is its owner's again. What the stand-in is about to answer it still answers. */
export function comeBack(doc: TableDoc, player: string): Changed {
  return atSeat(doc, player, (seat) => {
    if (!isMissed(seat)) return undefined;
    return { isAway: false, ...(seat.late && { late: { ...seat.late, count: 0 } }) };
  });
}

function atSeat(
  doc: TableDoc,
  player: string,
  change: (seat: SeatDoc) => Partial<SeatDoc> | undefined,
): Changed {
  if (doc.status !== 'playing') return refuse('not-playing');
  const seat = seatOf(doc, player);
  if (seat === undefined) return refuse('not-seated');
  const changes = change(doc.seats[seat]!);
  return changes ? become(doc, withSeat(doc, seat, changes)) : { ok: true, doc };
}
