/** What must not be committed: download addresses in the lock file, loose versions, paths of somebody's machine. */

import { posix } from 'node:path';
import { isMain, readTree, report } from './repoFiles.mjs';

/** Folders that exist on one machine only, whether a person's or a build's. */
const MACHINE_PATH =
  /(?<![\w.$}/-])(?:\/(?:work|root|farm|builds?|workspaces?)\/|\/(?:home|Users)\/(?!<|\$|\{)[\w.-]+\/|\/tmp\/[a-z]|[A-Z]:\\Users\\)/;

const MOST_CHARACTERS_SHOWN = 80;

const LOCK = 'package-lock.json';

/** @typedef {{ resolved?: string, [kind: string]: unknown }} Locked */

/** @returns {Record<string, Locked>} */
const lockedIn = (/** @type {string} */ lock) => JSON.parse(lock).packages ?? {};

/** @returns {string[]} */
function addresses(/** @type {string} */ lock) {
  return Object.entries(lockedIn(lock))
    .filter(([, { resolved }]) => resolved !== undefined && /^[a-z+]+:/.test(resolved))
    .map(([name, { resolved }]) => `${LOCK}: ${name} has the address ${resolved}`);
}

const KINDS = ['dependencies', 'devDependencies'];

/** The next `npm install` would change the lock file, and `npm ci` may refuse it. @returns {string[]} */
function outOfStep(
  /** @type {string} */ lock,
  /** @type {string} */ path,
  /** @type {string} */ text,
) {
  const locked = lockedIn(lock)[posix.dirname(path).replace(/^\.$/, '')] ?? {};
  const manifest = JSON.parse(text);
  return KINDS.filter((kind) => sorted(locked[kind]) !== sorted(manifest[kind])).map(
    (kind) => `${LOCK} does not know the ${kind} of ${path}: run npm install`,
  );
}

const sorted = (/** @type {unknown} */ versions) =>
  JSON.stringify(Object.entries(versions ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));

/** @returns {string[]} */
function looseVersions(/** @type {string} */ path, /** @type {string} */ text) {
  const manifest = JSON.parse(text);
  return KINDS.flatMap((kind) =>
    Object.entries(manifest[kind] ?? {})
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))
      .map(([name, version]) => `${path}: ${name} is ${version}, not an exact version`),
  );
}

/** @returns {string[]} */
function machinePaths(/** @type {string} */ path, /** @type {string} */ text) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      MACHINE_PATH.test(line)
        ? `${path}:${index + 1} names a path of one machine: ${line.trim().slice(0, MOST_CHARACTERS_SHOWN)}`
        : [],
    );
}

/** @returns {string[]} */
export function hygiene(/** @type {import('./repoFiles.mjs').Tree} */ tree) {
  const lock = tree.get(LOCK) ?? '{}';
  return [...tree].flatMap(([path, text]) => {
    if (path === LOCK) return addresses(text);
    const isManifest = /^((packages|apps)\/.+\/)?package\.json$/.test(path);
    return [
      ...(isManifest ? [...looseVersions(path, text), ...outOfStep(lock, path, text)] : []),
      ...machinePaths(path, text),
    ];
  });
}

const BINARY = /\.(png|jpe?g|webp|gif|ico|woff2?|mp3|ogg|wav|gz|zip)$/;

if (isMain(import.meta.url)) {
  report(hygiene(readTree((path) => !BINARY.test(path))), 'Nothing of one machine.');
}
