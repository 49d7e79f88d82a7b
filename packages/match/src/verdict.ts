/** What all findings about a match file come to, once it is known whose keys one trusts. */

import type { AnyMatchFile } from './anyFile.ts';
import type { Finding } from './matchFile.ts';

/**
 * - `genuine`: everything fits, and a house that is known here has signed it
 * - `unknown-key`: everything fits, signed with a key that nobody knows here. Anybody can make
 *   one, play a match with dice of their own choice and sign it.
 * - `not-genuine`: something does not fit, or nobody has signed it
 */
export type Verdict = 'genuine' | 'unknown-key' | 'not-genuine';

export function verdictOn(
  { publicKey }: Pick<AnyMatchFile, 'publicKey'>,
  findings: readonly Finding[],
  knownKeys: readonly string[],
): Verdict {
  if (!findings.every(({ isFine }) => isFine)) return 'not-genuine';
  return knownKeys.includes(publicKey) ? 'genuine' : 'unknown-key';
}

/** Nothing is wrong with the match itself, but nobody vouches for it. */
export const isOnlyUnsigned = (
  { signature }: Pick<AnyMatchFile, 'signature'>,
  findings: readonly Finding[],
): boolean =>
  signature === '' && findings.every(({ check, isFine }) => isFine || check === 'signature');
