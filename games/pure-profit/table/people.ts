/** Who sits where, as whoever looks at this table reads it. */

import type { People } from '@parlor/kit';
import type { TableModel } from '@parlor/web/table-logic';

export const peopleAt =
  ({ nameOf, me }: TableModel): People =>
  (seat) => ({ name: nameOf(seat), isReader: seat === me.value });
