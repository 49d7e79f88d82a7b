/** What the host may still change about a table before the match. Whoever was ready was ready for something else. */

import type { CommandOf } from '@parlor/protocol';
import type { Table } from '@parlor/kit';
import { unbound } from './shares.ts';
import {
  become,
  type Changed,
  isGathering,
  isOpenSeat,
  OPEN_SEAT,
  refuse,
  type SeatDoc,
  type TableDoc,
} from './tableDoc.ts';

/** Everything but what makes another table necessary: what may be left out stays as it is. */
export type Arrangement = Pick<
  CommandOf<'arrange'>,
  'isPublic' | 'clock' | 'bank' | 'standIn' | 'watchDelay' | 'watchTalk'
>;

/** `table` is what the rules have made of the wished seats and options. */
export function arrange(
  doc: TableDoc,
  player: string,
  table: Table<object>,
  wish: Arrangement,
): Changed {
  if (!isGathering(doc)) return refuse('not-open');
  if (doc.host !== player) return refuse('not-your-table');
  const resized = resize(doc.seats, table.seats);
  if (!resized) return refuse('seat-taken');
  const next = withTalk(withBank({ ...doc, table, ...given(wish) }, wish.bank), wish.watchTalk);
  const isSame = JSON.stringify([next, resized]) === JSON.stringify([doc, doc.seats]);
  if (isSame) return { ok: true, doc };
  // Who may find the table changes nothing about the match.
  const isOtherMatch =
    JSON.stringify({ ...next, isPublic: doc.isPublic }) !== JSON.stringify(doc) ||
    resized.length !== doc.seats.length;
  const seats = resized.map((seat) =>
    isOtherMatch && seat.player !== player ? unbound(seat) : seat,
  );
  return become(next, { seats });
}

/** A day for each answer needs none beside it. */
function withBank(doc: TableDoc, wish: Arrangement['bank']): TableDoc {
  const { bank: had, ...rest } = doc;
  const bank = wish === undefined ? had : wish;
  return bank && doc.clock === 'none' ? { ...doc, bank } : rest;
}

/** Where those who watch are heard by everybody nothing is said about it. */
function withTalk(doc: TableDoc, wish: Arrangement['watchTalk']): TableDoc {
  const { watchTalk: had = 'table', ...rest } = doc;
  if (wish === undefined || wish === had) return doc;
  return wish === 'apart' ? { ...doc, watchTalk: wish } : rest;
}

const given = ({ isPublic, clock, standIn, watchDelay }: Arrangement): Partial<TableDoc> => ({
  ...(isPublic !== undefined && { isPublic }),
  ...(clock !== undefined && { clock }),
  ...(standIn !== undefined && { standIn }),
  ...(watchDelay !== undefined && { watchDelay }),
});

/** More seats are free ones; of fewer, free ones go first and then bots, from the end. Undefined where people are too many. */
function resize(seats: readonly SeatDoc[], count: number): readonly SeatDoc[] | undefined {
  const kept = [...seats];
  while (kept.length < count) kept.push(OPEN_SEAT);
  while (kept.length > count) {
    const open = kept.findLastIndex(isOpenSeat);
    const last = open >= 0 ? open : kept.findLastIndex(({ player }) => player === null);
    if (last < 0) return undefined;
    kept.splice(last, 1);
  }
  return kept;
}
