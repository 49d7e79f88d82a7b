/** Who sits where, as the reader of this table sees it. */

import type { People } from '@parlor/kit';
import type { TableModel } from '@parlor/table-ui/logic';

export const peopleAt =
  (model: TableModel): People =>
  (seat) => ({ name: model.nameOf(seat), isReader: seat === model.me.value });
