/** Why a move is worth a look: reasons by code, with what each claims. */

import { peopleOf, type Who } from '@parlor/kit';
import { type Reason, reasonsOf } from '@parlor/search';
import type { Claims } from '../facts/claims.ts';
import { english } from '../text/words.ts';

export const reason = reasonsOf<Claims>();

export const say = (why: Reason, who: Who): string => english.reason(why, peopleOf(who));
