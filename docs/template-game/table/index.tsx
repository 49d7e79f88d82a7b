/** Until it has pieces of its own, the table shows the game as text. */

import { type GameTable, TableFrame } from '@parlor/table-ui';
import { textOf } from '../text/textOf.ts';
import { catalogue } from './messages.ts';

export const table: GameTable = {
  textOf,
  use: catalogue.use,
  Table: ({ model }) => <TableFrame model={model} />,
};
