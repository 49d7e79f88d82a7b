/** A hash chain: the hash of each entry covers the one before it, the first one covers the heading. */

import { canonicalJson, hashText } from '@parlor/kit';

const CHAIN = 'parlor chain/2 ';

/** What the first entry is bound to. */
const chainStart = (heading: unknown): string => hashText(`${CHAIN}${canonicalJson(heading)}`);

const chainNext = (before: string, entry: unknown): string =>
  hashText(`${CHAIN}${before} ${canonicalJson(entry)}`);

/** Entries with their hashes. */
export function chained<Entry extends object>(
  heading: unknown,
  entries: readonly Entry[],
): (Entry & { readonly hash: string })[] {
  let hash = chainStart(heading);
  return entries.map((entry) => {
    hash = chainNext(hash, entry);
    return { ...entry, hash };
  });
}

/** The number, counted from 1, of the first entry that does not follow from what is before it; 0 when all do. */
export function brokenAt(heading: unknown, entries: readonly { readonly hash: string }[]): number {
  let before = chainStart(heading);
  for (const [i, { hash, ...entry }] of entries.entries()) {
    if (chainNext(before, entry) !== hash) return i + 1;
    before = hash;
  }
  return 0;
}
