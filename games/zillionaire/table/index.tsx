import './styles/board.css';
import './styles/hand.css';
import './styles/scenes.css';
import './styles/phone.css';
import { textOf } from '../text/textOf.ts';
import type { GameTable } from '@parlor/table-ui';
import { lessons } from './lessons.ts';
import { catalogue } from './messages.ts';
import { Hand } from './Hand.tsx';
import { Table } from './Table.tsx';

export const table: GameTable = {
  textOf,
  use: catalogue.use,
  Table,
  Hand,
  howTo: () => import('./howTo.tsx'),
  lessons,
};
