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

/** SQLite: FULL. */
const FULL_RESULT = 13;

/** SQLite: CORRUPT and NOTADB. */
const DAMAGED_RESULTS = new Set([11, 26]);

/** SQLite: BUSY, LOCKED, IOERR, CANTOPEN. */
const PASSING_RESULTS = new Set([5, 6, 10, 14]);

/** The low byte of an extended result code is the primary one. */
const PRIMARY = 0xff;

/** Any driver's error in our own words; what is a StoreError already stays one. */
export function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (!(error instanceof Error)) return new StoreError('refused', 'The database failed.');
  const code = 'code' in error ? String(error.code) : '';
  const message = firstWords(error);
  if ('errcode' in error && typeof error.errcode === 'number') {
    const result = error.errcode & PRIMARY;
    const text = `SQLite: ${message}`;
    if (DAMAGED_RESULTS.has(result)) return new StoreError('damaged', text);
    if (result === FULL_RESULT) return new StoreError('full', text);
    return new StoreError(PASSING_RESULTS.has(result) ? 'unavailable' : 'refused', text);
  }
  const suffix = code === '' ? '' : ` (${code})`;
  const text = `The database: ${message}${suffix}`;
  if (FULL_CODES.has(code)) return new StoreError('full', text);
  const isPassing =
    PASSING_SYSTEM_CODES.has(code) || PASSING_STATES.test(code) || PASSING_MESSAGES.test(message);
  return new StoreError(isPassing ? 'unavailable' : 'refused', text);
}

/** Node gathers the failures of several addresses into one error without a message of its own. */
function firstWords(error: Error): string {
  if (error.message === '' && error instanceof AggregateError) {
    const first: unknown = error.errors[0];
    if (first instanceof Error) return first.message;
  }
  return error.message;
}
