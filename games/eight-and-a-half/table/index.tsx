/** The table of 8½. */

import './styles/dial.css';
import './styles/pile.css';
import './styles/stores.css';
import './styles/mine.css';
import './styles/points.css';
import './styles/phone.css';
import './styles/swap.css';
import { messages } from '../messages/en/index.ts';
import { words } from '../text/words.ts';
import type { GameTable } from '@parlor/web/table-ui';
import { Hand } from './Hand.tsx';
import { HowTo } from './howTo.tsx';
import { lessons } from './lessons.ts';
import { catalogue } from './messages.ts';
import { Table } from './Table.tsx';

catalogue.use(messages);

export const table: GameTable = { words, Table, Hand, HowTo, lessons };
