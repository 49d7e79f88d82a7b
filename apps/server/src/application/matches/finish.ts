/** The end of a match: ratings, the opened seed, the table's last state. Done once, however often it is tried. */

import type { Outcome } from '@parlor/kit';
import type { Store } from '../ports/store.ts';
import { isRatedAt, type PlayedFor, type TableDoc } from '../../domain/tables/tableDoc.ts';
import type { Tables } from '../tables/tables.ts';
import { ratedAt, ratingsAfter } from '../../domain/ratings/ratings.ts';
import { neverCame, standInsOf } from '../../domain/ratings/standIns.ts';

export interface FinishParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly now: () => number;
}

export async function finish(
  { store, tables, now }: FinishParts,
  match: string,
  doc: TableDoc,
  outcome: Outcome,
): Promise<void> {
  const log = await store.log(match, 0);
  const played = standInsOf(log, doc.seats);
  const absent = neverCame(log, doc.seats);
  const isRated = isRatedAt(doc);
  // Where no rating changes none is kept from rising.
  const standIns = isRated ? played : played.map((one) => one && { ...one, isCapped: false });
  // The table first: while the match counts as running, whoever takes it up ends it again.
  const changed = await tables.change(doc.id, (at) => ({
    ok: true,
    doc: at.status === 'finished' ? at : asFinished(at, standIns),
  }));
  if (!changed.ok) throw new Error(`the table of a finished match: ${changed.why.code}`);
  await store.finishMatch(match, now(), outcome, async () => {
    if (!isRated) return [];
    const before = await store.ratings(doc.game, ratedAt(doc));
    return ratingsAfter(doc, outcome, standIns, before).filter(({ id }) => !absent.has(id));
  });
}

const asFinished = (doc: TableDoc, standIns: readonly (PlayedFor | undefined)[]): TableDoc => ({
  ...doc,
  status: 'finished',
  takeBack: null,
  seats: doc.seats.map((seat, i) => {
    const playedFor = standIns[i];
    return playedFor ? { ...seat, playedFor } : seat;
  }),
});
