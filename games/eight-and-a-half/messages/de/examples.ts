/** Die Beispiele der Anleitung in Worten. */

import { capital, either, inWords, list, plural } from '@parlor/grammar/de';
import { valueName } from '../../facts/cards.ts';
import type { Fitting, Raise, Room } from '../../facts/examples.ts';
import { one } from './naming.ts';

/** „zwei auf 8 ergeben 9“. */
const raised = ({ on, halves, makes }: Raise): string =>
  `${inWords(halves)} auf ${valueName(on)} ergeben ${valueName(makes)}`;

export const Raised = (raises: readonly Raise[]): string => capital(list(raises.map(raised)));

const roomOn = ({ on, most }: Room): string =>
  `auf ${valueName(on)} ${plural(most, { one: 'passt nur eine', other: `passen ${inWords(most)}` })}`;

export const RoomOn = (rooms: readonly Room[]): string => capital(list(rooms.map(roomOn)));

/** „eine 9, eine 0, eine Halbe oder ein Geist“. */
export const fitting = ({ fits }: Fitting): string => either(fits.map(one));
