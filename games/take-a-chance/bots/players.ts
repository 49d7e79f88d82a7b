/** The players that only look and do not search. */

import { CASUAL, casualOf } from './casual.ts';
import { policyOf } from './policy.ts';
import { STYLE } from './worth.ts';

export const casual = casualOf(CASUAL);

/** Plays all sides of the matches in the head. */
export const player = policyOf(STYLE);
