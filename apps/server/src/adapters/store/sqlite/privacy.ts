/** What a store keeps is its owner's alone, whatever the umask says: it holds the secrets of the server and of every match. */

import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Warn } from '../sql/access.ts';

const OWNERS_FILE = 0o600;
const OWNERS_FOLDER = 0o700;
const OTHERS = 0o077;

/** Windows has no such modes; there a file takes after its folder. */
const HAS_MODES = process.platform !== 'win32';

/**
 * Makes an empty file unless there is one already. What stands in the way is for whoever opens it to find out.
 * One that exists is not even opened: to close it again would undo every lock that SQLite has on it in this process.
 */
export function createForOwner(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWNERS_FILE));
  } catch {}
}

/** Makes the folder of a database if it is missing, and closes to others what is there of both. */
export function closeToOthers(database: string, warn: Warn): void {
  const folder = dirname(database);
  mkdirSync(folder, { recursive: true, mode: OWNERS_FOLDER });
  closeFolder(folder, basename(database), warn);
  for (const suffix of ['', '-wal', '-shm']) closeFile(`${database}${suffix}`, warn);
}

export function closeFile(path: string, warn: Warn): void {
  tighten(path, OWNERS_FILE, warn);
}

/** Others may have business in a folder that holds other things too: then the files alone are closed. */
function closeFolder(folder: string, database: string, warn: Warn): void {
  if (!isOpen(folder)) return;
  if (readdirSync(folder).every((name) => name.startsWith(database))) {
    tighten(folder, OWNERS_FOLDER, warn);
  } else {
    warn(
      `Others may look into ${folder}. It holds more than the database, so this was left as it is.`,
    );
  }
}

function tighten(path: string, mode: number, warn: Warn): void {
  if (!isOpen(path)) return;
  try {
    chmodSync(path, mode);
    warn(`Others could read ${path}: from now on only its owner can.`);
  } catch {
    warn(`Others can read ${path}, and only its owner can change that.`);
  }
}

/** Can anybody but the owner do anything with what lies there? */
function isOpen(path: string): boolean {
  const found = HAS_MODES ? statSync(path, { throwIfNoEntry: false }) : undefined;
  return found !== undefined && (found.mode & OTHERS) !== 0;
}
