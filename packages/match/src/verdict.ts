/** What all findings about a match file come to, once it is known whose key the house's is. */

import type { Finding, MatchFile } from './matchFile.ts';

/**
 * - `genuine`: everything fits, and the house has signed it
 * - `unknown-key`: everything fits, signed with a key that is not the house's. Anybody can make
 *   one, play a match with dice of their own choice and sign it.
 * - `unchecked`: everything fits, but there was no key to compare with
 * - `unsigned`: everything fits, and there is no signature at all
 * - `broken`: something does not fit
 */
export type Verdict = 'genuine' | 'unknown-key' | 'unchecked' | 'unsigned' | 'broken';

export function verdictOn(
  { publicKey, signature }: Pick<MatchFile, 'publicKey' | 'signature'>,
  findings: readonly Finding[],
  houseKey: string | undefined,
): Verdict {
  const wrong = findings.filter(({ isFine }) => !isFine);
  if (signature === '' && wrong.every(({ check }) => check === 'signature')) return 'unsigned';
  if (wrong.length > 0) return 'broken';
  if (houseKey === undefined) return 'unchecked';
  return publicKey === houseKey ? 'genuine' : 'unknown-key';
}
