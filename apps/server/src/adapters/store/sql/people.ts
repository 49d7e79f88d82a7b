/** Players, and how they come back. */

import { type Selectable, sql } from 'kysely';
import type { Access } from './access.ts';
import { StoreError } from '../../../application/ports/storeError.ts';
import { letIn } from './quotas.ts';
import type { Schema } from './schema.ts';
import type { Player } from '../../../domain/records.ts';
import type { Store } from '../../../application/ports/store.ts';
import { expectInteger, expectText } from './values.ts';

type People = Pick<
  Store,
  | 'createPlayer'
  | 'player'
  | 'useRecovery'
  | 'renamePlayer'
  | 'setRecovery'
  | 'forgetArrivals'
  | 'findPeople'
>;

/** Characters of keys that a player was renamed by: at least the last 32. */
const RENAMES_KNOWN = 32 * 66;

export const people = ({ db, kind, write, transact }: Access): People => ({
  createPlayer: async ({ id, name, recoveryHash, createdAt }, limit) => {
    const row = {
      id: expectText('id', id),
      name: expectText('name', name),
      recovery_hash: recoveryHash === null ? null : expectText('recoveryHash', recoveryHash),
      created_at: expectInteger('createdAt', createdAt),
      seen_at: createdAt,
    };
    return transact(async (tx) => {
      if (limit && !(await letIn(tx, kind, { player: id, at: createdAt }, limit))) return false;
      await tx.insertInto('players').values(row).execute();
      return true;
    });
  },

  player: async (id) => {
    const row = await db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();
    return row && playerOf(row);
  },

  useRecovery: (recoveryHash, at) => {
    const then = expectInteger('at', at);
    return transact(async (tx) => {
      const row = await tx
        .selectFrom('players')
        .selectAll()
        .where('recovery_hash', '=', recoveryHash)
        .where('recovery_until', '>', then)
        .executeTakeFirst();
      if (!row) return undefined;
      const used = await tx
        .updateTable('players')
        .set({ recovery_hash: null })
        .where('recovery_hash', '=', recoveryHash)
        .executeTakeFirstOrThrow();
      // Of two who have the same link and use it at once, one gets in.
      return used.numUpdatedRows === 0n ? undefined : { ...playerOf(row), recoveryHash: null };
    });
  },

  renamePlayer: async (id, name, key = '') => {
    const fresh = expectText('name', name);
    const mark = key && ` ${expectText('key', key)} `;
    return write(async (tx) => {
      const renamed = await tx
        .updateTable('players')
        .set({ name: fresh, renames: sql`substr(${mark} || renames, 1, ${RENAMES_KNOWN})` })
        .where('id', '=', id)
        .where(sql<boolean>`replace(renames, ${mark}, '') = renames`)
        .executeTakeFirstOrThrow();
      if (renamed.numUpdatedRows > 0n) return true;
      const known = tx.selectFrom('players').select('id').where('id', '=', id);
      if (!(await known.executeTakeFirst())) throw unknownPlayer();
      return false;
    });
  },

  setRecovery: async (id, recoveryHash, until) => {
    const recovery_hash = expectText('recoveryHash', recoveryHash);
    const recovery_until = expectInteger('until', until);
    await write(async (tx) => {
      const change = { recovery_hash, recovery_until };
      const update = tx.updateTable('players').set(change).where('id', '=', id);
      expectOne(await update.executeTakeFirstOrThrow());
    });
  },

  findPeople: async (text, limit) => {
    const sought = expectText('text', text);
    // What is there when it is left out has not had it; both databases know this word.
    const has = sql<boolean>`replace(lower(name), lower(cast(${sought} as text)), '') <> lower(name)`;
    const rows = await db
      .selectFrom('players')
      .selectAll()
      .where((where) => where.or([where('id', '=', sought), has]))
      .orderBy('seen_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...playerOf(row), seenAt: row.seen_at }));
  },

  forgetArrivals: async (before) => {
    const then = expectInteger('before', before);
    await write(async (tx) => {
      await tx.deleteFrom('arrivals').where('at', '<', then).execute();
      await tx.deleteFrom('uploads').where('at', '<', then).execute();
    });
  },
});

const playerOf = (row: Selectable<Schema['players']>): Player => ({
  id: row.id,
  name: row.name,
  recoveryHash: row.recovery_hash,
  createdAt: row.created_at,
});

function expectOne({ numUpdatedRows }: { readonly numUpdatedRows: bigint }): void {
  if (numUpdatedRows === 0n) throw unknownPlayer();
}

const unknownPlayer = (): StoreError => new StoreError('unknown', 'There is no such player.');
