/**
 * Makes a fresh clone ready to run: the right Node, and the packages the lock
 * file names. Uses nothing but Node itself, as there may be nothing else yet.
 *
 * node_modules/.parlor-lock holds the hash of the lock file that was installed.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { isMain, ROOT } from './repoFiles.mjs';

const LOCK = 'package-lock.json';

/** Why this version of Node will not do, or undefined. `engines` is written '>=20.19'. */
export function nodeTooOld(/** @type {string} */ version, /** @type {string} */ engines) {
  const [major = 0, minor = 0] = numbers(version);
  const [wantMajor = 0, wantMinor = 0] = numbers(engines);
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return undefined;
  return `Parlor needs Node ${wantMajor}.${wantMinor} or newer, this is ${version}.`;
}

const numbers = (/** @type {string} */ text) => (text.match(/\d+/g) ?? []).map(Number);

/**
 * What must be there: to run the house, or to develop it as well. `npm ci --omit=dev` brings the former only.
 * @typedef {'run' | 'develop'} Purpose
 */

export function isInstalled(root = ROOT, /** @type {Purpose} */ purpose = 'run') {
  const stamp = stampOf(root);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockHash(root)) return false;
  return purpose === 'run' || hasTools(root);
}

/** Are the packages there that only development needs? Those of other platforms are optional, and never are. */
function hasTools(/** @type {string} */ root) {
  /** @type {Record<string, { dev?: boolean, optional?: boolean }>} */
  const locked = JSON.parse(readFileSync(join(root, LOCK), 'utf8')).packages ?? {};
  return Object.entries(locked)
    .filter(([, { dev, optional }]) => dev && !optional)
    .every(([path]) => existsSync(join(root, path)));
}

/** Remembers that node_modules holds what the lock file says. npm runs it after every install. */
export function markInstalled(root = ROOT) {
  if (existsSync(join(root, 'node_modules'))) writeFileSync(stampOf(root), lockHash(root));
}

const stampOf = (/** @type {string} */ root) => join(root, 'node_modules/.parlor-lock');

const lockHash = (/** @type {string} */ root) => sha256(readFileSync(join(root, LOCK)));

const sha256 = (/** @type {string | Buffer} */ data) =>
  createHash('sha256').update(data).digest('hex');

/** Leaves the process with a line to read when this machine cannot run Parlor. */
export async function ensureInstalled(/** @type {Purpose} */ purpose) {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const tooOld = nodeTooOld(process.versions.node, engines.node);
  if (tooOld) fail(tooOld);
  if (isInstalled(ROOT, purpose)) return;
  // The lock lies outside the tree: npm empties node_modules, and the tree stays clean.
  await withLock(join(tmpdir(), `parlor-install-${sha256(ROOT).slice(0, 16)}`), () => {
    if (!isInstalled(ROOT, purpose)) install();
  });
}

function install() {
  console.error('Installing packages (npm ci) …');
  const { status, error } = spawnSync(
    'npm',
    // No package may need a script of its own to be installed.
    ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    // Windows finds npm.cmd only through a shell.
    { cwd: ROOT, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' },
  );
  if (error) fail(`npm could not be started: ${error.message}`);
  if (status !== 0) fail(`npm ci failed with exit code ${status}.`);
  markInstalled();
}

/** @returns {never} */
function fail(/** @type {string} */ line) {
  console.error(line);
  process.exit(1);
}

if (isMain(import.meta.url)) markInstalled();
