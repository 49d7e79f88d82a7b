/** What most commands about a table come down to. */

import { type Changed, commandName, type TableDoc } from '../../domain/tables/tableDoc.ts';
import type { SeatQuota } from '../ports/store.ts';
import type { Tables } from '../tables/tables.ts';
import { type Answer, DONE } from './answer.ts';
import type { Caller } from './caller.ts';

/** Changes a table once: a repeat, on whichever node, gets the first answer. */
export async function changeOnce(
  tables: Tables,
  who: Caller,
  { table, key }: { readonly table: string; readonly key: string },
  change: (doc: TableDoc) => Changed,
  seat?: SeatQuota,
): Promise<Answer> {
  const changed = await tables.change(table, change, commandName(who.player, key), seat);
  return changed.ok ? DONE : { why: changed.why };
}
