/** The table of 8½. */

import './styles/dial.css';
import './styles/pile.css';
import './styles/stores.css';
import './styles/mine.css';
import './styles/points.css';
import './styles/phone.css';
import './styles/swap.css';
import { textOf } from '../text/textOf.ts';
import type { GameTable } from '@parlor/table-ui';
import { Hand } from './Hand.tsx';
import { lessons } from './lessons.ts';
import { catalogue } from './messages.ts';
import { Table } from './Table.tsx';

export const table: GameTable = {
  textOf,
  use: catalogue.use,
  Table,
  Hand,
  howTo: () => import('./howTo.tsx'),
  lessons,
};
