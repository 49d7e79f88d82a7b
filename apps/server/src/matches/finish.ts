/** The end of a match: ratings, the opened seed, the table's last state. Done once, however often it is tried. */

import { rate, rating } from 'openskill';
import type { Outcome } from '@parlor/kit';
import type { Rating, Store } from '../store/store.ts';
import type { TableDoc } from '../tables/tableDoc.ts';
import type { Tables } from '../tables/tables.ts';

export interface FinishParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly now: () => number;
}

/** The same bot has the same rating wherever it plays. */
const ratedAs = ({ player, level }: TableDoc['seats'][number]): string => player ?? `bot:${level}`;

export async function finish(
  { store, tables, now }: FinishParts,
  match: string,
  doc: TableDoc,
  outcome: Outcome,
): Promise<void> {
  // The table first: while the match counts as running, whoever takes it up ends it again.
  const changed = await tables.change(doc.id, (at) => ({
    ok: true,
    doc: at.status === 'finished' ? at : { ...at, status: 'finished', takeBack: null },
  }));
  if (!changed.ok) throw new Error(`the table of a finished match: ${changed.why.code}`);
  await store.finishMatch(match, now(), outcome, () => newRatings(store, doc, outcome));
}

/** Everybody's rating after it. A match that says nothing about anybody (one rated party) changes nothing. */
async function newRatings(store: Store, doc: TableDoc, outcome: Outcome): Promise<Rating[]> {
  const ids = doc.seats.map(ratedAs);
  if (new Set(ids).size < 2) return [];
  const known = new Map(
    (await store.ratings(doc.game, [...new Set(ids)])).map((one) => [one.id, one]),
  );
  const before = ids.map((id) => {
    const { mu, sigma } = known.get(id) ?? rating();
    return [rating({ mu, sigma })];
  });
  const after = rate(before, { rank: [...outcome.places] });
  const merged = new Map<string, Rating>();
  ids.forEach((id, seat) => {
    const [{ mu, sigma }] = after[seat] as [{ mu: number; sigma: number }];
    const old = merged.get(id);
    // Several bots of a level are one party: their ratings meet in the middle.
    const share = old ? 0.5 : 0;
    merged.set(id, {
      game: doc.game,
      id,
      // The first of its level has the name of them all.
      name: old?.name ?? doc.seats[seat]!.name,
      mu: mu + share * ((old?.mu ?? mu) - mu),
      sigma: sigma + share * ((old?.sigma ?? sigma) - sigma),
      matches: (known.get(id)?.matches ?? 0) + 1,
    });
  });
  return [...merged.values()];
}
