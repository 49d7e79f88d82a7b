/** The files of the repository: everything tracked, and everything new that is not ignored. */

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** @typedef {ReadonlyMap<string, string>} Tree path from the root, with slashes → text */

/** @returns {string[]} */
export function listFiles(root = ROOT) {
  const tracked = gitFiles(root) ?? walk(root, '');
  return tracked.filter((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile());
}

/** @returns {Tree} */
export function readTree(
  /** @type {(path: string) => boolean} */ wanted = () => true,
  root = ROOT,
) {
  const paths = listFiles(root).filter(wanted);
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** @returns {string[] | undefined} undefined where there is no git, or the tree is not its own repository */
function gitFiles(/** @type {string} */ root) {
  try {
    const git = (/** @type {string[]} */ ...args) =>
      execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    if (git('rev-parse', '--show-prefix').trim() !== '') return undefined;
    const listed = git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
    return [...new Set(listed.split('\0').filter(Boolean))].sort();
  } catch {
    return undefined;
  }
}

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', '.git']);

/** @returns {string[]} */
function walk(/** @type {string} */ root, /** @type {string} */ folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : walk(root, path);
    return [path];
  });
}

/** Prints what a check found and sets the exit code. `fine` is said when there is nothing. */
export function report(/** @type {readonly string[]} */ problems, /** @type {string} */ fine) {
  console.log(problems.length === 0 ? fine : problems.join('\n'));
  if (problems.length > 0) process.exitCode = 1;
}

/** Is this module the program that was started? */
export const isMain = (/** @type {string} */ url) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);
