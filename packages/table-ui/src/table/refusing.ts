/** Why something was refused, in the best words there are: the house's for its own reasons, the game's for all others. */

import type { AnyText, Illegal, People } from '@parlor/kit';
import { refusedByHouse } from '../words/words.ts';

export const refusalInWords = (
  why: Illegal,
  text: Pick<AnyText, 'refused'>,
  people: People,
): string => refusedByHouse(why) ?? text.refused(why, people);
