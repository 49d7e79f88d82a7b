/** What a host may do beside filling seats, and who is host when the host is gone. All of it before the match. */

import {
  become,
  type Changed,
  close,
  isGathering,
  refuse,
  seatOf,
  stand,
  type TableDoc,
} from './tableDoc.ts';

/** Nobody sends so many away from one table; whoever was sent away first may come back. */
const MOST_REMOVED = 32;

export const isRemoved = ({ removed }: TableDoc, player: string): boolean =>
  removed?.some((one) => one.player === player) ?? false;

/** Only the host, and only before the match: while shares are opened nobody may choose who takes part. */
const asHost = (doc: TableDoc, player: string, change: () => Changed): Changed => {
  if (!isGathering(doc)) return refuse('not-open');
  return doc.host === player ? change() : refuse('not-your-table');
};

/**
 * The host sends somebody away. Unlike whoever has only lost the seat they held for too long (`freeSeat`), they
 * cannot sit down or talk here until the host lets them.
 */
export const remove = (doc: TableDoc, player: string, whose: string): Changed =>
  asHost(doc, player, () => {
    const seat = seatOf(doc, whose);
    if (seat === undefined || whose === player) return refuse('not-seated');
    const { name } = doc.seats[seat]!;
    const left = stand(doc, whose);
    if (!left.ok) return left;
    const others = (doc.removed ?? []).filter((one) => one.player !== whose);
    return become(left.doc, {
      removed: [...others, { player: whose, name }].slice(-MOST_REMOVED),
      invited: (doc.invited ?? []).filter((one) => one !== whose),
    });
  });

/** The host has thought better of it: whoever was sent away may sit down again, and finds the table among theirs. */
export const letBack = (doc: TableDoc, player: string, whose: string): Changed =>
  asHost(doc, player, () => {
    if (!isRemoved(doc, whose)) return refuse('unknown-person');
    return become(doc, {
      removed: doc.removed!.filter((one) => one.player !== whose),
      invited: [...(doc.invited ?? []), whose],
    });
  });

/** Somebody else at the table is host from now on. */
export const handOver = (doc: TableDoc, player: string, to: string): Changed =>
  asHost(doc, player, () => {
    if (to === player || seatOf(doc, to) === undefined) return refuse('not-seated');
    return become(doc, { host: to, passed: { from: nameAt(doc, player), how: 'given', player } });
  });

export const closeTable = (doc: TableDoc, player: string): Changed =>
  asHost(doc, player, () => close(doc, 'host'));

/** The operator closes a table, whether or not its match has begun. What is over stays as it is. */
export function closeByOperator(doc: TableDoc): Changed {
  const { opening: _called, ...rest } = doc;
  const isRunning = doc.status === 'open' || doc.status === 'playing';
  return isRunning ? close(rest, 'operator') : refuse('not-open');
}

/** The host has been away for long: the first of those who sit here and are present takes over. */
export function passHosting(doc: TableDoc, from: string, here: ReadonlySet<string>): Changed {
  const heir = doc.seats.find(({ player }) => player !== null && here.has(player))?.player;
  // Meanwhile somebody else may be host, or the match may have begun.
  if (!isGathering(doc) || doc.host !== from || !heir || heir === from) {
    return { ok: true, doc };
  }
  return become(doc, {
    host: heir,
    passed: { from: nameAt(doc, from), how: 'away', player: from },
  });
}

const nameAt = (doc: TableDoc, player: string): string => {
  const seat = seatOf(doc, player);
  return seat === undefined ? '' : doc.seats[seat]!.name;
};
