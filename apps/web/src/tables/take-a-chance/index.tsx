import { words } from '@parlor/take-a-chance/words';
import type { GameTable } from '../../table/gameTable.ts';
import { Hand } from './Hand.tsx';
import { Table } from './Table.tsx';
import './take-a-chance.css';

export const table: GameTable = { words, Table, Hand };
