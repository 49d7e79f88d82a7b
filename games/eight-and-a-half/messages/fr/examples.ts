/** Les exemples de la règle, en toutes lettres. */

import { capital, either, inWords, list } from '@parlor/grammar/fr';
import { valueName } from '../../facts/cards.ts';
import type { Fitting, Raise, Room } from '../../facts/examples.ts';
import { one } from './naming.ts';

/** « deux sur 8 font 9 ». */
const raised = ({ on, halves, makes }: Raise): string =>
  `${inWords(halves)} sur ${valueName(on)} font ${valueName(makes)}`;

export const Raised = (raises: readonly Raise[]): string => capital(list(raises.map(raised)));

const roomOn = ({ on, most }: Room): string => `${inWords(most)} sur ${valueName(on)}`;

/** « On peut en poser au plus un sur 8 et trois sur 7 ». */
export const RoomOn = (rooms: readonly Room[]): string =>
  `On peut en poser au plus ${list(rooms.map(roomOn))}`;

/** « un 9, un 0, un Demi ou un Fantôme ». */
export const fitting = ({ fits }: Fitting): string => either(fits.map(one));
