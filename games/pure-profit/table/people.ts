/** Who sits where, as whoever looks at this table reads it. */

import type { People } from '@parlor/kit';
import type { TableModel } from '@parlor/table-ui/logic';

export const peopleAt =
  ({ nameOf, me }: TableModel): People =>
  (seat) => ({ name: nameOf(seat), isReader: seat === me.value });
