/**
 * Seats of people who had their data deleted. A match that was begun keeps the seat, under an id that leads to nobody and
 * without a name: an empty name of a person means a former guest, in whatever language somebody reads it.
 */

import type { Without } from './goingWithout.ts';
import { unmention } from './mentions.ts';
import type { Pausing } from './pausing.ts';
import { standUp } from './shares.ts';
import { become, seatOf, type Changed, type SeatDoc, type TableDoc } from './tableDoc.ts';

const FORMER = 'former:';

/** What takes the place of a player's id: another one at each table. */
export const formerId = (random: string): string => `${FORMER}${random}`;

export const isFormer = (player: string): boolean => player.startsWith(FORMER);

export interface Forgetting {
  /** What the seat belongs to from now on, if it has to stay. */
  readonly as: string;
  /** Of the house, if a start has to be called off for it. */
  readonly freshSeed: string;
}

/** Forgets somebody at a table, whether they have a seat there or it only speaks of them. */
export function forgetAt(doc: TableDoc, player: string, forgetting: Forgetting): Changed {
  const left = leaveFor(doc, player, forgetting);
  // Getting up itself is noted, and whom it leaves as host.
  return left.ok ? { ok: true, doc: unmention(left.doc, player) } : left;
}

function leaveFor(doc: TableDoc, player: string, { as, freshSeed }: Forgetting): Changed {
  const seat = seatOf(doc, player);
  // A seat at an open table is free again, and somebody else is the host; nobody is where nobody is left.
  if (seat !== undefined && doc.status === 'open') {
    const stood = standUp(doc, player, freshSeed);
    if (!stood.ok) return stood;
    return become(stood.doc, { host: stood.doc.host === player ? as : stood.doc.host });
  }
  const host = doc.host === player ? (heirOf(doc, player) ?? as) : doc.host;
  if (seat === undefined) return become(doc, { host });
  const isAway = doc.status === 'playing' || doc.seats[seat]!.isAway;
  const { from: _from, ...left } = doc.seats[seat]!;
  const former: SeatDoc = { ...left, player: as, name: '', isAway };
  // Nobody is left to whom a move could be given back.
  const takeBack = doc.takeBack?.seat === seat ? null : doc.takeBack;
  const pausing = doc.pausing && withoutRequestOf(doc.pausing, seat);
  const without = doc.without && withoutDoubts(doc.without, seat);
  return become(doc, {
    seats: doc.seats.map((old, i) => (i === seat ? former : old)),
    ...{ host, takeBack },
    ...(pausing && { pausing }),
    ...(without && { without }),
  });
}

function withoutRequestOf(pausing: Pausing, seat: number): Pausing {
  const { request, ...rest } = pausing;
  return request?.seat === seat ? rest : pausing;
}

/** Nobody asks any more, or nobody is asked about. */
function withoutDoubts(without: Without, seat: number): Without {
  const { request, ...rest } = without;
  return request?.seat === seat || request?.about === seat ? rest : without;
}

/** Whoever plays on in person; it matters only while the match lasts. */
const heirOf = ({ seats, status }: TableDoc, player: string): string | undefined =>
  status !== 'playing'
    ? undefined
    : (seats.find((one) => one.player !== null && one.player !== player && !one.isAway)?.player ??
      undefined);
