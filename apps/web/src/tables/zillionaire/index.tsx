import './zillionaire.css';
import './phone.css';
import { words } from '@parlor/zillionaire/words';
import type { View } from '@parlor/zillionaire';
import type { GameTable } from '../../table/gameTable.ts';
import { SmallHand } from './HandCards.tsx';
import { HowTo } from './howTo.tsx';
import { lessons } from './lessons.ts';
import { Table } from './Table.tsx';

export const table: GameTable = {
  words,
  Table,
  Hand: ({ view }) => <SmallHand view={view as View} />,
  HowTo,
  lessons,
};
