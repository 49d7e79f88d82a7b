/** People for tests of what is said. */

import { byName, type People, type Seat } from '@parlor/kit';

/** Nobody reads; players are called by the numbers of their seats, from 1 on. */
export const bySeat: People = byName((seat) => `Seat ${seat + 1}`);

/** These sit at the table, and one of them reads. */
export const peopleAt =
  (names: readonly string[], reader?: Seat): People =>
  (seat) => ({ name: names[seat] ?? '', isReader: seat === reader });
