/** Why a set is refused, short enough to stand beside the value. */

import type { Illegal } from '@parlor/kit';
import type { Messages } from '../../messages/en/index.ts';
import { said } from '../textOf.ts';

export const refusedSet = (why: Illegal, { contents, refusals }: Messages): string =>
  said(contents.refusals, why) ?? said(refusals.sentences, why) ?? refusals.unknown;
