/** Why something was refused, in the best words there are. */

import type { Illegal, Who } from '@parlor/kit';
import type { AnyWords } from '@parlor/registry/words';
import { refusedByHouse } from '../words/words.ts';

export const inWords = (why: Illegal, words: Pick<AnyWords, 'refused'>, who: Who): string =>
  refusedByHouse(why) ?? words.refused(why, who);
