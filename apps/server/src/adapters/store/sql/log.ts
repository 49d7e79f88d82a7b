/** The logs of the matches, and where to begin reading them. */

import type { Json } from '@parlor/kit';
import type { Selectable } from 'kysely';
import type { Access } from './access.ts';
import type { Db, Schema } from './schema.ts';
import type { LogBody, LogEntry } from '@parlor/host';
import type { Store } from '../../../application/ports/store.ts';
import { expectInteger, listsOf } from './values.ts';

type Log = Pick<Store, 'append' | 'log' | 'heads' | 'appendedAs' | 'saveSnapshot' | 'snapshot'>;

export const log = ({ db, write, append }: Access): Log => ({
  append,

  log: async (match, after) => {
    const rows = await db
      .selectFrom('log')
      .selectAll()
      .where('match_id', '=', match)
      .where('n', '>', after)
      .orderBy('n')
      .execute();
    return rows.map(entryOf);
  },

  heads: async (matches) => {
    const heads = new Map<string, number>();
    for (const some of listsOf(matches)) {
      const rows = await db
        .selectFrom('log')
        .select((eb) => ['match_id', eb.fn.max('n').as('n')])
        .where('match_id', 'in', some)
        .groupBy('match_id')
        .execute();
      for (const { match_id, n } of rows) heads.set(match_id, n);
    }
    return heads;
  },

  appendedAs: (match, player, key) => appendedAs(db, match, player, key),

  saveSnapshot: async (match, n, snapshot) => {
    const row = {
      match_id: match,
      n: expectInteger('n', n),
      snapshot: JSON.stringify(snapshot),
    };
    await write((tx) =>
      tx
        .insertInto('snapshots')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .column('match_id')
            .doUpdateSet({ n: row.n, snapshot: row.snapshot })
            // Whoever was slower must not put the clock back.
            .where('snapshots.n', '<=', row.n),
        )
        .execute(),
    );
  },

  snapshot: async (match) => {
    const row = await db
      .selectFrom('snapshots')
      .selectAll()
      .where('match_id', '=', match)
      .executeTakeFirst();
    return row && { n: row.n, snapshot: JSON.parse(row.snapshot) as Json };
  },
});

export async function appendedAs(
  db: Db,
  match: string,
  player: string,
  key: string,
): Promise<LogEntry | undefined> {
  const row = await db
    .selectFrom('log')
    .selectAll()
    .where('match_id', '=', match)
    .where('player', '=', player)
    .where('key', '=', key)
    .executeTakeFirst();
  return row && entryOf(row);
}

const entryOf = (row: Selectable<Schema['log']>): LogEntry => ({
  match: row.match_id,
  n: row.n,
  at: row.at,
  seat: row.seat,
  player: row.player,
  key: row.key,
  body: JSON.parse(row.body) as LogBody,
});
