import { words } from '@parlor/take-a-chance/words';
import type { GameTable } from '../../table/gameTable.ts';
import { Hand } from './Hand.tsx';
import { HowTo } from './howTo.tsx';
import { lessons } from './lessons.ts';
import { Table } from './Table.tsx';
import './take-a-chance.css';
import './phone.css';

export const table: GameTable = { words, Table, Hand, HowTo, lessons };
