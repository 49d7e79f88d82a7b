import { words } from '@parlor/pure-profit/words';
import type { GameTable } from '../../table/gameTable.ts';
import { Hand } from './Hand.tsx';
import { HowTo } from './howTo.tsx';
import { lessons } from './lessons.ts';
import { Table } from './Table.tsx';
import './pure-profit.css';
import './phone.css';

export const table: GameTable = { words, Table, Hand, HowTo, lessons };
