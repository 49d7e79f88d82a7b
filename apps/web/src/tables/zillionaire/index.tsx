import './zillionaire.css';
import './hand.css';
import './scenes.css';
import './howTo.css';
import './phone.css';
import { words } from '@parlor/zillionaire/words';
import type { View } from '@parlor/zillionaire';
import type { GameTable } from '../../table/gameTable.ts';
import { HowTo } from './howTo.tsx';
import { lessons } from './lessons.ts';
import { SmallHand } from './SmallHand.tsx';
import { Table } from './Table.tsx';

export const table: GameTable = {
  words,
  Table,
  Hand: ({ view }) => <SmallHand view={view as View} />,
  HowTo,
  lessons,
};
