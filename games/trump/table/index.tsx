import { messages } from '../messages/en/index.ts';
import { words } from '../text/words.ts';
import type { GameTable } from '@parlor/web/table-ui';
import { Hand } from './Hand.tsx';
import { HowTo } from './howToLater.tsx';
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
import './styles/howTo.css';
import './styles/phone.css';
import './styles/shortPhone.css';
import './styles/phoneSale.css';
import './styles/phoneDeal.css';
import './styles/landscape.css';

catalogue.use(messages);

export const table: GameTable = { words, Table, Hand, HowTo, lessons };
