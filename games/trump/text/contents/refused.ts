/** Why components are refused, short enough to stand beside them. */

import { type Illegal, sentenceOf } from '@parlor/kit';
import type { Messages } from '../../messages/en/index.ts';

export const refusedComponents = (
  why: Illegal,
  { refused, refusedOtherwise }: Messages['contents'],
): string => sentenceOf(refused, why) ?? refusedOtherwise;
