import { textOf } from '../text/textOf.ts';
import type { GameTable } from '@parlor/table-ui';
import { Hand } from './Hand.tsx';
import { lessons } from './lessons.ts';
import { catalogue } from './messages.ts';
import { Table } from './Table.tsx';
import './styles/board.css';
import './styles/stage.css';
import './styles/sale.css';
import './styles/bidding.css';
import './styles/mine.css';
import './styles/deal.css';
import './styles/picker.css';
import './styles/phone.css';
import './styles/shortPhone.css';
import './styles/phoneSale.css';
import './styles/phoneDeal.css';
import './styles/landscape.css';

export const table: GameTable = {
  textOf,
  use: catalogue.use,
  Table,
  Hand,
  howTo: () => import('./howTo.tsx'),
  lessons,
};
