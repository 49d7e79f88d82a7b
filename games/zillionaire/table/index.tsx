import './zillionaire.css';
import './hand.css';
import './scenes.css';
import './phone.css';
import { textOf } from '../text/textOf.ts';
import type { View } from '../rules/index.ts';
import type { GameTable } from '@parlor/table-ui';
import { lessons } from './lessons.ts';
import { catalogue } from './messages.ts';
import { SmallHand } from './SmallHand.tsx';
import { Table } from './Table.tsx';

export const table: GameTable = {
  textOf,
  use: catalogue.use,
  Table,
  Hand: ({ view }) => <SmallHand view={view as View} />,
  howTo: () => import('./howTo.tsx'),
  lessons,
};
