/** The examples of how to play in words. */

import { capital, either, inWords, list, plural } from '@parlor/grammar/en';
import { valueName } from '../../facts/cards.ts';
import type { Fitting, Raise, Room } from '../../facts/examples.ts';
import { one } from './naming.ts';

/** "two on 8 make 9". */
const raised = ({ on, halves, makes }: Raise): string =>
  `${inWords(halves)} on ${valueName(on)} make ${valueName(makes)}`;

/** "Two on 8 make 9 and three on 7 make 8½". */
export const Raised = (raises: readonly Raise[]): string => capital(list(raises.map(raised)));

const roomOn = ({ on, most }: Room): string =>
  `on ${valueName(on)} ${plural(most, { one: 'only one fits', other: `${inWords(most)} fit` })}`;

/** "On 8 only one fits and on 7 three fit". */
export const RoomOn = (rooms: readonly Room[]): string => capital(list(rooms.map(roomOn)));

/** "a 9, a 0, a Half or a Ghost". */
export const fitting = ({ fits }: Fitting): string => either(fits.map(one));
