/** Why a set is refused, short enough to stand beside the value. */

import type { Illegal } from '@parlor/kit';
import type { Messages } from '../../messages/en/index.ts';
import { said } from '../textOf.ts';

export const refusedSet = (
  why: Illegal,
  { refusals, refusedInFull: { sentences, unknown } }: Messages['contents'],
): string => said(refusals, why) ?? said(sentences, why) ?? unknown;
