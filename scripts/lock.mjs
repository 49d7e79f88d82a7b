/** One at a time, across processes: a folder is made by exactly one of those who try. */

import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 40;

/** A holder that has not yet written its process id may take this long to do so. */
const GRACE_MS = 5_000;

/**
 * Runs `work` while holding `lock`, a path nobody else uses. Waits for another
 * holder; takes over from one that died.
 *
 * @template A
 * @param {string} lock
 * @param {() => A | Promise<A>} work
 * @returns {Promise<A>}
 */
export async function withLock(lock, work) {
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) {
    if (isAbandoned(lock)) rmSync(lock, { recursive: true, force: true });
    else await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function take(/** @type {string} */ lock) {
  try {
    mkdirSync(lock);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
  writeFileSync(join(lock, 'pid'), String(process.pid));
  return true;
}

function isAbandoned(/** @type {string} */ lock) {
  try {
    const pid = Number(readFileSync(join(lock, 'pid'), 'utf8'));
    if (pid > 0) return !isAlive(pid);
  } catch {
    // No process id yet, or the lock has just been released.
  }
  try {
    return Date.now() - statSync(lock).mtimeMs > GRACE_MS;
  } catch {
    return false;
  }
}

function isAlive(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

const hasCode = (/** @type {unknown} */ error, /** @type {string} */ code) =>
  error instanceof Error && 'code' in error && error.code === code;
