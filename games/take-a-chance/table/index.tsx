import { messages } from '../messages/en/index.ts';
import { words } from '../text/words.ts';
import type { GameTable } from '@parlor/web/table-ui';
import { Hand } from './Hand.tsx';
import { HowTo } from './howTo.tsx';
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
import './styles/howTo.css';
import './styles/worth.css';
import './styles/notes.css';
import './styles/phone.css';

// Until the app loads the messages of its language.
catalogue.use(messages);

export const table: GameTable = { words, Table, Hand, HowTo, lessons };
