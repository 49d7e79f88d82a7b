/** What drivers throw, in our own words. */

import { StoreError } from '../../../application/ports/storeError.ts';

/** SQLSTATE classes and codes after which a later call may succeed. */
const PASSING_STATES = /^(?:08|53|57|55006|25006|40)/;

const PASSING_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);

/** `pg` has no code for these. */
const PASSING_MESSAGES = /connection terminated|timeout exceeded|connection timeout|not queryable/i;

/** PostgreSQL, and the system itself. */
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** The system: nothing may be written there. */
const READ_ONLY_CODES = new Set(['EROFS', '25006']);

/** SQLite: READONLY. */
const READ_ONLY_RESULT = 8;

/** SQLite: FULL. */
const FULL_RESULT = 13;

/** SQLite: CORRUPT and NOTADB. */
const DAMAGED_RESULTS = new Set([11, 26]);

/** SQLite: BUSY, LOCKED, IOERR, CANTOPEN. */
const PASSING_RESULTS = new Set([5, 6, 10, 14]);

/** What SQLite says where its library for older Nodes leaves out the number: in whatever was read. */
const RESULTS: Readonly<Record<string, number>> = {
  'database is locked': 5,
  'database table is locked': 6,
  'attempt to write a readonly database': 8,
  'disk I/O error': 10,
  'database disk image is malformed': 11,
  'database or disk is full': 13,
  'unable to open database file': 14,
  'file is not a database': 26,
};

/** The low byte of an extended result code is the primary one. */
const PRIMARY = 0xff;

/** Any driver's error in our own words; what is a StoreError already stays one. */
export function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (!(error instanceof Error)) return new StoreError('refused', 'The database failed.');
  const code = 'code' in error ? String(error.code) : '';
  const message = firstWords(error);
  const result = sqliteResult(error, message);
  if (result !== undefined) {
    const text = `SQLite: ${message}`;
    if (DAMAGED_RESULTS.has(result)) return new StoreError('damaged', text);
    if (result === FULL_RESULT) return new StoreError('full', text);
    if (result === READ_ONLY_RESULT) return new StoreError('read-only', text);
    return new StoreError(PASSING_RESULTS.has(result) ? 'unavailable' : 'refused', text);
  }
  const suffix = code === '' ? '' : ` (${code})`;
  const text = `The database: ${message}${suffix}`;
  if (FULL_CODES.has(code)) return new StoreError('full', text);
  if (READ_ONLY_CODES.has(code)) return new StoreError('read-only', text);
  const isPassing =
    PASSING_SYSTEM_CODES.has(code) || PASSING_STATES.test(code) || PASSING_MESSAGES.test(message);
  return new StoreError(isPassing ? 'unavailable' : 'refused', text);
}

/** The primary result code, if it was SQLite. */
function sqliteResult(error: Error, message: string): number | undefined {
  if ('errcode' in error && typeof error.errcode === 'number') return error.errcode & PRIMARY;
  return 'code' in error && error.code === 'ERR_SQLITE_ERROR' ? RESULTS[message] : undefined;
}

/** Node gathers the failures of several addresses into one error without a message of its own. */
function firstWords(error: Error): string {
  if (error.message === '' && error instanceof AggregateError) {
    const first: unknown = error.errors[0];
    if (first instanceof Error) return first.message;
  }
  return error.message;
}
