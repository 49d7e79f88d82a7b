/** Until it has pieces of its own, the table shows the game as text. */

import { type GameTable, TableFrame } from '@parlor/web/table-ui';
import { words } from '../text/words.ts';

export const table: GameTable = {
  words,
  Table: ({ model }) => <TableFrame model={model} />,
};
