/** How a match changes ratings. */

import { rate, rating } from 'openskill';
import type { Outcome } from '@parlor/kit';
import type { Rating } from '../records.ts';
import { isFormer } from '../tables/former.ts';
import type { PlayedFor, TableDoc } from '../tables/tableDoc.ts';

/** The same bot has the same rating wherever it plays. */
const ratedAs = ({ player, level }: TableDoc['seats'][number]): string => player ?? `bot:${level}`;

/** Whose ratings a match at this table may change. A match of one rated party says nothing about anybody. */
export function ratedAt({ seats }: TableDoc): readonly string[] {
  const ids = [...new Set(seats.map(ratedAs))];
  return ids.length < 2 ? [] : ids;
}

/**
 * Everybody's rating after a match, from those before it.
 * Whoever let a stand-in play does not rise by it: the mean goes down at most, and nobody is surer of it.
 */
export function ratingsAfter(
  doc: TableDoc,
  outcome: Outcome,
  standIns: readonly (PlayedFor | undefined)[],
  ratingsBefore: readonly Rating[],
): Rating[] {
  if (ratedAt(doc).length === 0) return [];
  const ids = doc.seats.map(ratedAs);
  const known = new Map(ratingsBefore.map((one) => [one.id, one]));
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
  return [...merged.values()].filter(({ id }) => !isFormer(id));
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
