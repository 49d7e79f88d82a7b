/** The reasons that bots give; what each of them claims is in the facts, and the words for it in the messages. */

import { reasonsOf } from '@parlor/search';
import type { Claims } from '../facts/claims.ts';

export const reason = reasonsOf<Claims>();
