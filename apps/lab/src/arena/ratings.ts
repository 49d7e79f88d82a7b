/** Ratings of several contestants from matches of all of them together. */

import { rate, rating } from 'openskill';
import { contestantAt, type Series } from './series.ts';
import type { Played } from './matchRun.ts';

export interface Rated {
  readonly name: string;
  readonly mu: number;
  /** How uncertain the rating is: one standard deviation. */
  readonly sigma: number;
}

/** Rates those who sat at the tables of one or more series, by the places they reached. */
export function ratingsOf(
  tables: readonly { readonly series: Series; readonly played: readonly Played[] }[],
): Rated[] {
  const ratings = new Map<string, { mu: number; sigma: number }>();
  for (const { series } of tables) {
    for (const name of series.contestants) ratings.set(name, rating());
  }
  for (const { series, played } of tables) {
    for (const { rotation, places } of played) {
      const names = places.map(
        (_, seat) => series.contestants[contestantAt(places.length, rotation, seat)]!,
      );
      const after = rate(
        names.map((name) => [ratings.get(name)!]),
        { rank: [...places] },
      );
      // One name may have sat there more than once: it takes the mean of what happened to it.
      for (const name of new Set(names)) {
        const own = after.filter((_, seat) => names[seat] === name).map(([one]) => one!);
        ratings.set(name, {
          mu: own.reduce((sum, { mu }) => sum + mu, 0) / own.length,
          sigma: own.reduce((sum, { sigma }) => sum + sigma, 0) / own.length,
        });
      }
    }
  }
  return [...ratings].map(([name, { mu, sigma }]) => ({ name, mu, sigma }));
}
