/** The packages of a tree as they declare themselves, and which of their files are only there for tests. */

import { posix } from 'node:path';

/** @typedef {import('./repoFiles.mjs').Tree} Tree */

/**
 * @typedef {object} Package
 * @property {string} folder
 * @property {string} name
 * @property {ReadonlyMap<string, string>} exports  subpath such as './state' → path of the file
 * @property {ReadonlySet<string>} dependencies
 * @property {ReadonlySet<string>} devDependencies
 */

/** @returns {Package[]} */
export function packagesOf(/** @type {Tree} */ tree) {
  return [...tree]
    .filter(([path]) => /^(games|packages|apps|docs)\/.*package\.json$/.test(path))
    .map(([path, text]) => {
      const { name, exports = {}, dependencies = {}, devDependencies = {} } = JSON.parse(text);
      const folder = posix.dirname(path);
      const entries = Object.entries(typeof exports === 'string' ? { '.': exports } : exports);
      return {
        folder,
        name,
        exports: new Map(
          entries.flatMap(([at, file]) => exported(tree, at, posix.join(folder, String(file)))),
        ),
        dependencies: new Set(Object.keys(dependencies)),
        devDependencies: new Set(Object.keys(devDependencies)),
      };
    });
}

/**
 * A star stands for whatever lies there: './editions/*' exports every file of that folder, './src/*.ts' those
 * with this ending and no tests.
 *
 * @returns {[string, string][]}
 */
function exported(
  /** @type {Tree} */ tree,
  /** @type {string} */ subpath,
  /** @type {string} */ file,
) {
  const [folder, ending] = file.split('*');
  if (folder === undefined || ending === undefined) return [[subpath, file]];
  return [...tree.keys()]
    .filter((path) => path.startsWith(folder) && path.endsWith(ending))
    .map((path) => ({ path, star: path.slice(folder.length, path.length - ending.length) }))
    .filter(({ path, star }) => ending === '' || !(star.includes('/') || isTestFile(path)))
    .map(({ path, star }) => [subpath.replace('*', star), path]);
}

export const holds = (/** @type {Package} */ { folder }, /** @type {string} */ path) =>
  path.startsWith(`${folder}/`);

/** '@parlor/kit/x/y' → ['@parlor/kit', './x/y'] @returns {[string, string]} */
export function splitSpecifier(/** @type {string} */ specifier) {
  const parts = specifier.split('/');
  const length = specifier.startsWith('@') ? 2 : 1;
  const rest = parts.slice(length).join('/');
  return [parts.slice(0, length).join('/'), rest === '' ? '.' : `./${rest}`];
}

export const isRelative = (/** @type {string} */ specifier) => specifier.startsWith('.');

export const resolve = (/** @type {string} */ path, /** @type {string} */ specifier) =>
  posix.join(posix.dirname(path), specifier);

/** What a package exports for the tests of others, and for nothing else. */
export const FOR_TESTS = './testing';

const isTestFile = (/** @type {string} */ path) => /\.(test|long)\.[cm]?[jt]sx?$/.test(path);

/**
 * Tests, and the files that nothing but tests leads to: in a package with
 * exports, all that cannot be reached from them, `./testing` left out.
 *
 * @param {ReadonlyMap<string, readonly { specifier: string }[]>} imports by path
 * @param {readonly Package[]} packages
 * @returns {ReadonlySet<string>}
 */
export function testCode(imports, packages) {
  const reached = new Set();
  const queue = [
    ...packages.flatMap((one) =>
      [...one.exports].filter(([at]) => at !== FOR_TESTS).map(([, path]) => path),
    ),
    ...[...imports.keys()].filter(isProgram),
  ];
  for (const path of queue) {
    if (reached.has(path)) continue;
    reached.add(path);
    for (const { specifier } of imports.get(path) ?? []) {
      if (isRelative(specifier)) queue.push(resolve(path, specifier));
    }
  }
  const isExported = (/** @type {string} */ path) =>
    packages.some((one) => one.exports.size > 0 && holds(one, path));
  return new Set(
    [...imports.keys()].filter(
      (path) => isTestFile(path) || (isExported(path) && !reached.has(path)),
    ),
  );
}

/** What is started rather than imported: a program, or a thread of one. */
const isProgram = (/** @type {string} */ path) =>
  /^apps\/[^/]+\/(vite\.config\.ts|src\/(main\.tsx?|.*\.worker\.ts))$/.test(path);
