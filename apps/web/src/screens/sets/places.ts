/** Where on the form each problem is said: at the deepest thing shown that it is about. */

import { type Part, type SetProblem, withInside } from '@parlor/kit';

/** What is wrong, by the path of what it is said at. */
export type Places = ReadonlyMap<string, string>;

export function placesOf(parts: readonly Part[], problems: readonly SetProblem[]): Places {
  const paths = parts.flatMap(({ path, entries }) => [
    path,
    ...entries
      .flatMap(withInside)
      .flatMap((entry) => [entry.path, ...entry.values.map((value) => value.path)]),
  ]);
  const places = new Map<string, string>();
  for (const { path, text } of problems) {
    const deepest = paths
      .filter((shown) => shown === path || path.startsWith(`${shown}/`))
      .reduce((best, shown) => (shown.length > best.length ? shown : best), '');
    places.set(deepest, text);
  }
  return places;
}
