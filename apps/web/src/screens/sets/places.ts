/** Where on the form each problem is said: at the deepest thing shown that it is about. */

import { type Part, type SetProblem, spelledOut, withInside } from '@parlor/kit';

/** What a path leads to, in words: 'Purple: Price'; nothing for what is not on the form. */
export function nameOf(parts: readonly Part[], path: string): string | undefined {
  for (const part of parts) {
    if (part.path === path) return part.name;
    for (const entry of part.entries.flatMap((one) => spelledOut(one))) {
      if (entry.path === path) return entry.name;
      const value = entry.values.find((one) => one.path === path);
      if (value) return `${entry.name}: ${value.name}`;
    }
  }
  return undefined;
}

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
