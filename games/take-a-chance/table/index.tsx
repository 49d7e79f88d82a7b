import { textOf } from '../text/textOf.ts';
import type { GameTable } from '@parlor/table-ui';
import { Hand } from './Hand.tsx';
import { lessons } from './lessons.ts';
import { catalogue } from './messages.ts';
import { Table } from './Table.tsx';
import './styles/colours.css';
import './styles/seats.css';
import './styles/middle.css';
import './styles/dice.css';
import './styles/doors.css';
import './styles/sides.css';
import './styles/cards.css';
import './styles/mine.css';
import './styles/paper.css';
import './styles/auction.css';
import './styles/rail.css';
import './styles/worth.css';
import './styles/notes.css';
import './styles/phone.css';

export const table: GameTable = {
  textOf,
  use: catalogue.use,
  Table,
  Hand,
  howTo: () => import('./howTo.tsx'),
  lessons,
};
