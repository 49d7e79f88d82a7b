/** Which folders import which: the arrows that imports really draw, whatever the table allows. */

import { folderGraphs } from '../folders.mjs';
import { isRelative, resolve, splitSpecifier } from '../packages.mjs';
import { fits, nameOf, placeOf } from './places.mjs';
import { sourcesOf } from './sources.mjs';

/** @typedef {import('../packages.mjs').Package} Package */
/** @typedef {import('./sources.mjs').Source} Source */

/** Code whose folders must not import each other in a circle. */
const IN_FOLDERS = /^(apps|games|packages)\//;

/** The graphs of the folders of apps, games and packages. */
export function foldersOf(
  /** @type {import('../repoFiles.mjs').Tree} */ tree,
  { packages, sources } = sourcesOf(tree),
) {
  const edges = sources.flatMap((source) =>
    source.imports.flatMap((one) => {
      const to = importedPath(source, one, packages);
      return to ? { from: source.path, to, line: one.line } : [];
    }),
  );
  const tests = new Set(sources.filter(({ isTest }) => isTest).map(({ path }) => path));
  const doors = new Set(packages.flatMap(({ exports }) => [...exports.values()]));
  return folderGraphs(edges, tests, doors);
}

/**
 * The file that an import leads to, if it is one whose folder counts. Types that a row of the table
 * opens, and nothing but types, do not: there a folder says what it is made for, and knows no code.
 *
 * @returns {string | undefined}
 */
function importedPath(
  /** @type {Source} */ source,
  /** @type {import('../syntax.mjs').Import} */ { specifier, typeOnly },
  /** @type {readonly Package[]} */ packages,
) {
  const [name, subpath] = splitSpecifier(specifier);
  const path = isRelative(specifier)
    ? resolve(source.path, specifier)
    : packages.find((one) => one.name === name)?.exports.get(subpath);
  const there = path && placeOf(path);
  if (!there || !IN_FOLDERS.test(path) || !IN_FOLDERS.test(source.path)) return undefined;
  const isOpenAsType =
    typeOnly &&
    source.place.arrow.types?.some((pattern) => fits(pattern, nameOf(there), source.place.game));
  return isOpenAsType ? undefined : path;
}
