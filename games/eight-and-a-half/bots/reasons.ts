/** Why a move is worth a look: reasons by code, with what each claims. */

import { reasonsOf } from '@parlor/search';
import type { Claims } from '../facts/claims.ts';

export const reason = reasonsOf<Claims>();
