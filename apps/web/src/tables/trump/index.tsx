import { words } from '@parlor/trump/words';
import type { GameTable } from '../../table/gameTable.ts';
import { Hand } from './Hand.tsx';
import { HowTo } from './howTo.tsx';
import { lessons } from './lessons.ts';
import { Table } from './Table.tsx';
import './styles/board.css';
import './styles/stage.css';
import './styles/sale.css';
import './styles/mine.css';
import './styles/deal.css';
import './styles/howTo.css';
import './styles/phone.css';

export const table: GameTable = { words, Table, Hand, HowTo, lessons };
