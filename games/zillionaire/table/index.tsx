import './zillionaire.css';
import './hand.css';
import './scenes.css';
import './howTo.css';
import './phone.css';
import { messages } from '../messages/en/index.ts';
import { words } from '../text/words.ts';
import type { View } from '../rules/index.ts';
import type { GameTable } from '@parlor/web/table-ui';
import { HowTo } from './howTo.tsx';
import { lessons } from './lessons.ts';
import { catalogue } from './messages.ts';
import { SmallHand } from './SmallHand.tsx';
import { Table } from './Table.tsx';

catalogue.use(messages);

export const table: GameTable = {
  words,
  Table,
  Hand: ({ view }) => <SmallHand view={view as View} />,
  HowTo,
  lessons,
};
