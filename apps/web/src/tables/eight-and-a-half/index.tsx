import { words } from '@parlor/eight-and-a-half/words';
import type { GameTable } from '../../table/gameTable.ts';
import { TableFrame } from '../../table/TableFrame.tsx';

export const table: GameTable = {
  words,
  Table: ({ model }) => <TableFrame model={model} />,
};
