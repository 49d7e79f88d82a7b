/** Tables: documents that change under a version, and who sits at them. */

import type { Json } from '@parlor/kit';
import { type Selectable, sql } from 'kysely';
import type { Access } from './access.ts';
import { charge } from './charges.ts';
import { bringData, fullness, IS_RUNNING, oneAfterTheOther, seatsFull } from './quotas.ts';
import type { Db, Schema } from './schema.ts';
import type { StoredTable } from '../../../domain/records.ts';
import type { Store } from '../../../application/ports/store.ts';
import { expectInteger, expectText, listsOf } from './values.ts';

type Tables = Pick<
  Store,
  | 'createTable'
  | 'table'
  | 'replaceTable'
  | 'tableVersions'
  | 'lobby'
  | 'emptyTables'
  | 'dueTables'
  | 'tablesOf'
  | 'runningTablesOf'
  | 'runningTables'
>;

export const tables = ({ db, kind, transact }: Access): Tables => ({
  createTable: async (table, quota) => {
    const row = rowOf(table);
    return transact(async (tx) => {
      if (quota) {
        await oneAfterTheOther(tx, kind, { host: row.host, place: row.opened_from });
        const known = tx.selectFrom('tables').select('id').where('id', '=', row.id);
        if (await known.executeTakeFirst()) return { is: 'there' };
        const by = quota.seat && (await seatsFull(tx, row.id, quota.seat));
        const full =
          (await fullness(tx, row, quota)) ??
          (by && { is: 'seats-full' as const, by }) ??
          (quota.data && (await bringData(tx, row, quota.data)));
        if (full) return full;
        const over = quota.charge && (await charge(tx, kind, quota.charge));
        if (over) {
          await tx.deleteFrom('uploads').where('table_id', '=', row.id).execute();
          return { is: 'overdrawn', by: over };
        }
      }
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('tables')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) return { is: 'there' };
      await seat(tx, table);
      return { is: 'done' };
    });
  },

  table: async (id) => {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    return row && tableOf(row);
  },

  replaceTable: (table, quota) =>
    transact(async (tx) => {
      if (quota) {
        await oneAfterTheOther(tx, kind, { host: quota.player, place: quota.place });
        const by = await seatsFull(tx, table.id, quota);
        if (by) return by;
      }
      return replace(tx, table);
    }),

  tableVersions: async (ids) => {
    const versions = new Map<string, number>();
    for (const some of listsOf(ids)) {
      const rows = await db
        .selectFrom('tables')
        .select(['id', 'version'])
        .where('id', 'in', some)
        .execute();
      for (const { id, version } of rows) versions.set(id, version);
    }
    return versions;
  },

  lobby: async (limit, perHost) => {
    const place = sql<number>`row_number() over (partition by host order by updated_at desc, id)`;
    // What is listed is found in the index alone; only that is read as a whole.
    const rows = await db
      .with('ranked', (ranking) =>
        ranking
          .selectFrom('tables')
          .select(['id', 'updated_at', place.as('place')])
          .where(sql<boolean>`is_public = 1`)
          .where(IS_RUNNING),
      )
      .with('listed', (listing) =>
        listing
          .selectFrom('ranked')
          .select('id')
          .where('place', '<=', perHost)
          .orderBy('updated_at', 'desc')
          .orderBy('id')
          .limit(limit),
      )
      .selectFrom('tables')
      .selectAll()
      .where('id', 'in', (listed) => listed.selectFrom('listed').select('id'))
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(tableOf);
  },

  runningTables: async (limit) => {
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      .where(IS_RUNNING)
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(tableOf);
  },

  emptyTables: async ({ ofPublic, ofPrivate }, limit) => {
    const since = sql<number>`case when is_public = 1
      then cast(${ofPublic} as bigint) else cast(${ofPrivate} as bigint) end`;
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where(sql<boolean>`status = 'open'`)
      .where('updated_at', '<', Math.max(ofPublic, ofPrivate))
      .where('updated_at', '<', since)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('attendance')
              .select('table_id')
              .whereRef('table_id', '=', 'tables.id')
              .where('until', '>=', since),
          ),
        ),
      )
      .orderBy('updated_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  dueTables: async (by, limit) => {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('due_at', 'is not', null)
      .where('due_at', '<=', by)
      .orderBy('due_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  tablesOf: async (player, limit, statuses) => {
    const rows = await db
      .selectFrom('table_players')
      .innerJoin('tables', 'tables.id', 'table_players.table_id')
      .selectAll('tables')
      .where('table_players.player', '=', player)
      .$if(statuses !== undefined, (found) => found.where('tables.status', 'in', [...statuses!]))
      .orderBy('tables.updated_at', 'desc')
      .orderBy('tables.id')
      .limit(limit)
      .execute();
    return rows.map(tableOf);
  },

  runningTablesOf: async (player, after, limit) => {
    const rows = await db
      .selectFrom('table_players')
      .innerJoin('tables', 'tables.id', 'table_players.table_id')
      .selectAll('tables')
      .where('table_players.player', '=', player)
      .where('table_players.table_id', '>', after)
      .where(IS_RUNNING)
      .orderBy('table_players.table_id')
      .limit(limit)
      .execute();
    return rows.map(tableOf);
  },
});

/** Replaces the version before; false when another one is there. */
export async function replace(tx: Db, table: StoredTable): Promise<boolean> {
  const { id, ...row } = rowOf(table);
  const { numUpdatedRows } = await tx
    .updateTable('tables')
    .set(row)
    .where('id', '=', id)
    .where('version', '=', row.version - 1)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await tx.deleteFrom('table_players').where('table_id', '=', id).execute();
  await seat(tx, table);
  return true;
}

async function seat(tx: Db, { id, players, seated = [] }: StoredTable): Promise<void> {
  const rows = [...new Set(players)].map((player) => {
    const own = seated.find((one) => one.player === player);
    const place = expectText('place', own?.place ?? '');
    return { player, table_id: id, is_seated: own ? 1 : 0, place };
  });
  if (rows.length > 0) await tx.insertInto('table_players').values(rows).execute();
}

function rowOf(table: StoredTable): Selectable<Schema['tables']> {
  for (const player of table.players) expectText('player', player);
  return {
    id: expectText('id', table.id),
    version: expectInteger('version', table.version),
    game: expectText('game', table.game),
    status: table.status,
    is_public: table.isPublic ? 1 : 0,
    players: JSON.stringify(table.players),
    host: expectText('host', table.host),
    is_hosted: table.isHosted ? 1 : 0,
    opened_from: expectText('openedFrom', table.openedFrom),
    updated_at: expectInteger('updatedAt', table.updatedAt),
    due_at: table.dueAt === undefined ? null : expectInteger('dueAt', table.dueAt),
    doc: JSON.stringify(table.doc),
  };
}

const tableOf = (row: Selectable<Schema['tables']>): StoredTable => ({
  id: row.id,
  version: row.version,
  game: row.game,
  status: row.status,
  isPublic: row.is_public === 1,
  players: JSON.parse(row.players) as string[],
  host: row.host,
  isHosted: row.is_hosted === 1,
  openedFrom: row.opened_from,
  updatedAt: row.updated_at,
  ...(row.due_at !== null && { dueAt: row.due_at }),
  doc: JSON.parse(row.doc) as Json,
});
