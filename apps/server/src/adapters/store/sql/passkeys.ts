/** Keys to sign in with, and what is given to be signed by them. */

import type { Selectable } from 'kysely';
import type { Passkey } from '../../../domain/records.ts';
import type { PasskeyCalls } from '../../../application/ports/store.ts';
import type { Access } from './access.ts';
import type { Schema } from './schema.ts';
import { expectInteger, expectText } from './values.ts';

export const passkeys = ({ db, kind, write, transact }: Access): PasskeyCalls => ({
  setChallenge: async (session, challenge, until) => {
    const change = {
      challenge: expectText('challenge', challenge),
      challenge_until: expectInteger('until', until),
    };
    await write((tx) => tx.updateTable('sessions').set(change).where('id', '=', session).execute());
  },

  takeChallenge: (session, at) =>
    transact(async (tx) => {
      const row = await tx
        .selectFrom('sessions')
        .select(['challenge', 'challenge_until'])
        .where('id', '=', session)
        .executeTakeFirst();
      const given = row?.challenge ?? undefined;
      if (!row || given === undefined) return undefined;
      const taken = await tx
        .updateTable('sessions')
        .set({ challenge: null })
        .where('id', '=', session)
        .where('challenge', '=', given)
        .executeTakeFirstOrThrow();
      // Of two who answer at once, one is heard.
      const isMine = taken.numUpdatedRows > 0n;
      return isMine && row.challenge_until > expectInteger('at', at) ? given : undefined;
    }),

  addPasskey: ({ id, player, publicKey, counter, device, createdAt, usedAt }, most) => {
    const row = {
      id: expectText('id', id),
      player: expectText('player', player),
      public_key: expectText('publicKey', publicKey),
      counter: expectInteger('counter', counter, 0),
      device: expectText('device', device),
      created_at: expectInteger('createdAt', createdAt),
      used_at: usedAt === null ? null : expectInteger('usedAt', usedAt),
    };
    return transact(async (tx) => {
      // Two that are added at once must see each other.
      const owner = tx.selectFrom('players').select('id').where('id', '=', player);
      await (kind === 'postgres' ? owner.forUpdate() : owner).executeTakeFirst();
      const own = await tx
        .selectFrom('passkeys')
        .select('id')
        .where('player', '=', player)
        .execute();
      if (own.length >= most) return false;
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('passkeys')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    });
  },

  passkey: async (id) => {
    const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    return row && passkeyOf(row);
  },

  passkeysOf: async (player) => {
    const rows = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('player', '=', player)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(passkeyOf);
  },

  usePasskey: async (id, counter, at) => {
    const used = {
      counter: expectInteger('counter', counter, 0),
      used_at: expectInteger('at', at),
    };
    return write(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('passkeys')
        .set(used)
        .where('id', '=', id)
        // Where nobody counts it is 0 each time.
        .where('counter', counter === 0 ? '=' : '<', counter)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    });
  },

  removePasskey: async (player, id) =>
    write(async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('player', '=', player)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    }),
});

const passkeyOf = (row: Selectable<Schema['passkeys']>): Passkey => ({
  id: row.id,
  player: row.player,
  publicKey: row.public_key,
  counter: row.counter,
  device: row.device,
  createdAt: row.created_at,
  usedAt: row.used_at,
});
