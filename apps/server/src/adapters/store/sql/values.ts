/** Guards at the door: what one database would refuse, or keep differently from the other, gets into neither. */

import { StoreError } from '../../../application/ports/storeError.ts';

/** PostgreSQL keeps no NUL, and half a surrogate pair is no text. */
const NOT_TEXT = /\0|\p{Surrogate}/u;

export function expectText(what: string, value: string): string {
  if (typeof value === 'string' && !NOT_TEXT.test(value)) return value;
  throw new StoreError('bad-value', `${what} is not a text that can be kept.`);
}

export function expectInteger(
  what: string,
  value: number,
  least = Number.MIN_SAFE_INTEGER,
  most = Number.MAX_SAFE_INTEGER,
): number {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
  throw new StoreError('bad-value', `${what} is not a whole number between ${least} and ${most}.`);
}

/** Databases bound the number of parameters. */
const MOST_IN_A_LIST = 1_000;

/** All of `values`, in lists that a statement can take. */
export function* listsOf<A>(values: readonly A[]): Iterable<A[]> {
  for (let at = 0; at < values.length; at += MOST_IN_A_LIST) {
    yield values.slice(at, at + MOST_IN_A_LIST);
  }
}
