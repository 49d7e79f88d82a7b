/** Until somebody has thought about it, the game is played by the plain search. */

import { plainBrain } from '@parlor/search';
import { bazaar } from '../rules/index.ts';

export const brain = plainBrain(bazaar);
