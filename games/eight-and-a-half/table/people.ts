/** Who sits at this table, as its owner reads of them. */

import type { People } from '@parlor/kit';
import type { TableModel } from '@parlor/table-ui/logic';

export const peopleAt =
  (model: TableModel): People =>
  (seat) => ({ name: model.nameOf(seat), isReader: seat === model.me.peek() });
