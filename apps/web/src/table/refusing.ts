/** Why something was refused, in the best words there are. */

import type { Illegal, Who } from '@parlor/kit';
import type { AnyWords } from '@parlor/registry/words';
import { en } from '../words/en.ts';
import { type Key, t } from '../words/words.ts';

/** No game knows of these, details or not. */
const OF_THE_HOUSE: readonly string[] = [
  'too-many-tables',
  'too-many-tables-here',
  'too-much-data',
];

/**
 * The referee and the server give bare codes, for which the app has words. A
 * code of theirs that comes with details comes from the game, which knows what
 * lies on the table and says it better.
 */
export function inWords(why: Illegal, words: Pick<AnyWords, 'refused'>, who: Who): string {
  const key = `refused.${why.code}`;
  const isOurs = why.params === undefined || OF_THE_HOUSE.includes(why.code);
  return isOurs && key in en ? t(key as Key, why.params) : words.refused(why, who);
}
