/** Why a set is refused, short enough to stand beside the value. */

import { type Illegal, sentenceOf } from '@parlor/kit';
import type { Messages } from '../../messages/en/index.ts';

export const refusedSet = (
  why: Illegal,
  { refusals, refusedInFull: { sentences, unknown } }: Messages['contents'],
): string => sentenceOf(refusals, why) ?? sentenceOf(sentences, why) ?? unknown;
