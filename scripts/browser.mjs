/** Finds a Chromium for the browser tests, and gets one where that is possible. */

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { isMain } from './repoFiles.mjs';

/**
 * The browser without windows. A whole Chromium 156 stops drawing a page for good after
 * one in about a thousand changes of its size; this one did not in four thousand.
 */
const HEADLESS = 'chromium-headless-shell';

/** Debian's packages, the better one first. */
const DEBIAN_PACKAGES = [HEADLESS, 'chromium'];

const NAMES = [...DEBIAN_PACKAGES, 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const HOW_TO_GET_ONE =
  'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) or name one in PARLOR_BROWSER.';

/** For pages of our own on this machine: no sandbox as root, and no calls home. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns {string | undefined} the path of a browser */
export function findBrowser(env = process.env) {
  const named = env['PARLOR_BROWSER'];
  if (named) return isProgram(named) ? named : undefined;
  const folders = [...(env['PATH'] ?? '').split(delimiter), '/usr/bin'].filter(Boolean);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...ELSEWHERE].find(isProgram);
}

function isProgram(/** @type {string} */ path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What there is to install, the better one first, beside the browser that was found. */
export function packagesFor(/** @type {string | undefined} */ found) {
  if (!found) return DEBIAN_PACKAGES;
  return basename(found) === HEADLESS ? [] : [HEADLESS];
}

/**
 * Installs a browser where it can, also a better one than it finds.
 * @returns {string | undefined} what to do when there is none, in one line
 */
export function ensureBrowser() {
  const packages = packagesFor(findBrowser());
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (packages.length && isRootOnDebian && !process.env['PARLOR_BROWSER']) {
    console.error('Installing a browser for the tests (apt-get) …');
    aptGet('update', '-qq');
    packages.find((name) => aptGet('install', '-y', '-qq', '--no-install-recommends', name));
  }
  return findBrowser() ? undefined : HOW_TO_GET_ONE;
}

/** Its chatter is shown only when it fails. */
function aptGet(/** @type {string[]} */ ...args) {
  const { status, stderr } = spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=200', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) console.error(`apt-get ${args.join(' ')} failed.\n${stderr ?? ''}`);
  return status === 0;
}

if (isMain(import.meta.url)) {
  const problem = ensureBrowser();
  console.log(problem ?? findBrowser());
  if (problem) process.exitCode = 1;
}
