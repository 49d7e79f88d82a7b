import { textOf } from '../text/textOf.ts';
import type { GameTable } from '@parlor/table-ui';
import { Hand } from './Hand.tsx';
import { lessons } from './lessons.ts';
import { catalogue } from './messages.ts';
import { Table } from './Table.tsx';
import './styles/board.css';
import './styles/skyline.css';
import './styles/piles.css';
import './styles/seats.css';
import './styles/mine.css';
import './styles/openSteal.css';
import './styles/ending.css';
import './styles/places.css';
import './styles/phone.css';

export const table: GameTable = {
  textOf,
  use: catalogue.use,
  Table,
  Hand,
  howTo: () => import('./howTo.tsx'),
  lessons,
};
