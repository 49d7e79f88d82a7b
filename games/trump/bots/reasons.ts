/** What a bot says, in English; the codes and what they claim are in facts/claims.ts. */

import { peopleOf, type Who } from '@parlor/kit';
import { byNumber, type Reason } from '@parlor/search';
import { english } from '../text/words.ts';

export const say = (reason: Reason, who: Who = byNumber): string =>
  english.reason(reason, peopleOf(who));
