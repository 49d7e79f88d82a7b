/** The rules as the server asks them: behind a message port, with plain data in and out. */

import type { Referee } from '@parlor/host';
import type { Illegal, Table } from '@parlor/kit';
import type { StoredMatch } from '../../domain/records.ts';

/** What the match host handles on the server. */
export interface ServerTypes {
  /** The update of one viewer, as JSON text ready to send. Sets of one's own stand in it by name. */
  Position: string;
  /** The last steps as one viewer was told them, as JSON text. */
  History: string;
  Stored: StoredMatch;
}

export interface ServerReferee extends Referee<ServerTypes> {
  /** Whether a table can be opened, and with which options: asked before there is a match. */
  tableFor(game: string, seats: number, options: unknown): TableFor | Promise<TableFor>;
  /** The same of one that was opened before: sets of one's own may have been larger then. */
  tableAgain(game: string, seats: number, options: unknown): TableFor | Promise<TableFor>;
}

export type TableFor =
  | { readonly ok: true; readonly table: Table<object> }
  | { readonly ok: false; readonly why: Illegal };
