/** Los ejemplos de las reglas, con palabras. */

import { capital, either, inWords, list, plural } from '@parlor/grammar/es';
import { valueName } from '../../facts/cards.ts';
import type { Fitting, Raise, Room } from '../../facts/examples.ts';
import { one } from './naming.ts';

/** “dos sobre 8 hacen 9”. */
const raised = ({ on, halves, makes }: Raise): string =>
  `${inWords(halves)} sobre ${valueName(on)} hacen ${valueName(makes)}`;

export const Raised = (raises: readonly Raise[]): string => capital(list(raises.map(raised)));

const roomOn = ({ on, most }: Room): string =>
  `sobre ${valueName(on)} ${plural(most, { one: 'solo cabe uno', other: `caben ${inWords(most)}` })}`;

/** “Sobre 8 solo cabe uno y sobre 7 caben tres”. */
export const RoomOn = (rooms: readonly Room[]): string => capital(list(rooms.map(roomOn)));

/** “un 9, un 0, un Medio o un Fantasma”. */
export const fitting = ({ fits }: Fitting): string => either(fits.map(one));
