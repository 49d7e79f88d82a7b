/** All code of a tree: where it lies, whether it is there for tests, and what it imports. */

import { holds, packagesOf, testCode } from '../packages.mjs';
import { importsOf, parse } from '../syntax.mjs';
import { placeOf } from './places.mjs';

/** @typedef {import('../packages.mjs').Package} Package */
/** @typedef {import('./places.mjs').Place} Place */

/**
 * @typedef {object} Source
 * @property {string} path
 * @property {Place} place
 * @property {boolean} isTest
 * @property {Package | undefined} owner
 * @property {import('../syntax.mjs').Import[]} imports
 */

/** All code of a tree, with what it imports. */
export function sourcesOf(/** @type {import('../repoFiles.mjs').Tree} */ tree) {
  const packages = packagesOf(tree);
  const programs = new Map(
    [...tree]
      .filter(([path]) => isSource(path) && placeOf(path))
      .map(([path, text]) => [path, parse(path, text)]),
  );
  const imports = new Map(
    [...programs].map(([path, program]) => [path, importsOf(tree.get(path) ?? '', program)]),
  );
  const tests = testCode(imports, packages);
  const sources = [...imports].map(([path, named]) => ({
    path,
    place: /** @type {Place} */ (placeOf(path)),
    isTest: tests.has(path),
    owner: packages.find((one) => holds(one, path)),
    imports: named,
  }));
  return { packages, programs, sources };
}

export const isSource = (/** @type {string} */ path) => /\.[cm]?[jt]sx?$/.test(path);
