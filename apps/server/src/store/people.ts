/** Players, and how they come back. */

import { type Selectable, sql } from 'kysely';
import type { Access } from './access.ts';
import { StoreError } from './errors.ts';
import type { Schema } from './schema.ts';
import type { Player, Store } from './store.ts';
import { expectInteger, expectText, listsOf } from './values.ts';

type People = Pick<
  Store,
  'createPlayer' | 'player' | 'playerByRecovery' | 'renamePlayer' | 'setRecovery' | 'touch'
>;

export const people = ({ db, kind, write }: Access): People => ({
  createPlayer: async ({ id, name, recoveryHash, createdAt, seenAt }) => {
    const row = {
      id: expectText('id', id),
      name: expectText('name', name),
      recovery_hash: recoveryHash === null ? null : expectText('recoveryHash', recoveryHash),
      created_at: expectInteger('createdAt', createdAt),
      seen_at: expectInteger('seenAt', seenAt),
    };
    await write((tx) => tx.insertInto('players').values(row).execute());
  },

  player: async (id) => {
    const row = await db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();
    return row && playerOf(row);
  },

  playerByRecovery: async (recoveryHash) => {
    const row = await db
      .selectFrom('players')
      .selectAll()
      .where('recovery_hash', '=', recoveryHash)
      .executeTakeFirst();
    return row && playerOf(row);
  },

  renamePlayer: async (id, name) => {
    const fresh = expectText('name', name);
    await write(async (tx) => {
      const update = tx.updateTable('players').set({ name: fresh }).where('id', '=', id);
      expectOne(await update.executeTakeFirstOrThrow());
    });
  },

  setRecovery: async (id, recoveryHash) => {
    const recovery_hash = expectText('recoveryHash', recoveryHash);
    await write(async (tx) => {
      const update = tx.updateTable('players').set({ recovery_hash }).where('id', '=', id);
      expectOne(await update.executeTakeFirstOrThrow());
    });
  },

  touch: async (players, at) => {
    const seen = expectInteger('at', at);
    // Two nodes may note the same people: both lock them in the same order.
    const inOrder = kind === 'postgres' ? sql`order by id for update` : sql``;
    for (const some of listsOf([...new Set(players)])) {
      await write((tx) =>
        sql`
          with seen as (
            select id from players where id in (${sql.join(some)}) and seen_at < ${seen} ${inOrder}
          )
          update players set seen_at = ${seen} where id in (select id from seen)`.execute(tx),
      );
    }
  },
});

const playerOf = (row: Selectable<Schema['players']>): Player => ({
  id: row.id,
  name: row.name,
  recoveryHash: row.recovery_hash,
  createdAt: row.created_at,
  seenAt: row.seen_at,
});

function expectOne({ numUpdatedRows }: { readonly numUpdatedRows: bigint }): void {
  if (numUpdatedRows === 0n) throw new StoreError('unknown', 'There is no such player.');
}
