/** Who is signed in where. */

import type { Selectable } from 'kysely';
import type { Session } from '../../../domain/records.ts';
import type { SessionCalls } from '../../../application/ports/store.ts';
import type { Access } from './access.ts';
import type { Schema } from './schema.ts';
import { expectInteger, expectText, listsOf } from './values.ts';

export const sessions = ({ db, write, transact }: Access): SessionCalls => ({
  createSession: async ({ id, player, device, createdAt, seenAt }, most) => {
    const row = {
      id: expectText('id', id),
      player: expectText('player', player),
      device: expectText('device', device),
      created_at: expectInteger('createdAt', createdAt),
      seen_at: expectInteger('seenAt', seenAt),
    };
    await transact(async (tx) => {
      await tx.insertInto('sessions').values(row).execute();
      const known = await tx
        .selectFrom('sessions')
        .select('id')
        .where('player', '=', player)
        .orderBy('seen_at', 'desc')
        .orderBy('id')
        .execute();
      for (const old of known.slice(most)) {
        await tx.deleteFrom('sessions').where('id', '=', old.id).execute();
      }
    });
  },

  session: async (id) => {
    const row = await db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
    return row && sessionOf(row);
  },

  sessionsOf: async (player) => {
    const rows = await db
      .selectFrom('sessions')
      .selectAll()
      .where('player', '=', player)
      .orderBy('seen_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(sessionOf);
  },

  seeSession: async (id, at) => {
    const seen_at = expectInteger('at', at);
    await write((tx) =>
      tx
        .updateTable('sessions')
        .set({ seen_at })
        .where('id', '=', id)
        .where('seen_at', '<', seen_at)
        .execute(),
    );
  },

  endSessions: (player, which) =>
    transact(async (tx) => {
      const known = await tx
        .selectFrom('sessions')
        .select('id')
        .where('player', '=', player)
        .execute();
      const isMeant = (id: string) => ('only' in which ? id === which.only : id !== which.allBut);
      const ended = known.map(({ id }) => id).filter(isMeant);
      for (const some of listsOf(ended)) {
        await tx.deleteFrom('sessions').where('id', 'in', some).execute();
      }
      if ('allBut' in which) {
        await tx.updateTable('players').set({ old_cookies: 0 }).where('id', '=', player).execute();
      }
      return ended;
    }),

  liveSessions: async (ids) => {
    const live = new Set<string>();
    for (const some of listsOf(ids)) {
      const rows = await db.selectFrom('sessions').select('id').where('id', 'in', some).execute();
      for (const { id } of rows) live.add(id);
    }
    return live;
  },

  hasOldCookies: async (player) => {
    const row = await db
      .selectFrom('players')
      .select('old_cookies')
      .where('id', '=', player)
      .executeTakeFirst();
    return row?.old_cookies === 1;
  },
});

const sessionOf = (row: Selectable<Schema['sessions']>): Session => ({
  id: row.id,
  player: row.player,
  device: row.device,
  createdAt: row.created_at,
  seenAt: row.seen_at,
});
