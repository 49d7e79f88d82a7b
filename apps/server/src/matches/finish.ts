/** The end of a match: ratings, the opened seed, the table's last state. Done once, however often it is tried. */

import { rate, rating } from 'openskill';
import type { Outcome } from '@parlor/kit';
import type { Rating, Store } from '../store/store.ts';
import type { PlayedFor, TableDoc } from '../tables/tableDoc.ts';
import type { Tables } from '../tables/tables.ts';
import { standInsOf } from './standIns.ts';

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
  const standIns = standInsOf(await store.log(match, 0), doc.seats);
  // The table first: while the match counts as running, whoever takes it up ends it again.
  const changed = await tables.change(doc.id, (at) => ({
    ok: true,
    doc: at.status === 'finished' ? at : asFinished(at, standIns),
  }));
  if (!changed.ok) throw new Error(`the table of a finished match: ${changed.why.code}`);
  await store.finishMatch(match, now(), outcome, () => newRatings(store, doc, outcome, standIns));
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

/**
 * Everybody's rating after it. A match that says nothing about anybody (one rated party) changes nothing.
 * Whoever let a stand-in play does not rise by it: the mean goes down at most, and nobody is surer of it.
 */
async function newRatings(
  store: Store,
  doc: TableDoc,
  outcome: Outcome,
  standIns: readonly (PlayedFor | undefined)[],
): Promise<Rating[]> {
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
    const rated = after[seat]![0]!;
    const { mu, sigma } = standIns[seat]?.isCapped ? held(before[seat]![0]!, rated) : rated;
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

interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

/** What is left of a result that must not raise a rating. */
const held = (before: Strength, after: Strength): Strength => ({
  mu: Math.min(before.mu, after.mu),
  sigma: before.sigma,
});
