/** What is deleted when nobody has needed it for long. Matches that were begun are kept. */

import { sql } from 'kysely';
import type { Access } from './access.ts';
import type { Store } from '../../../application/ports/store.ts';
import { expectInteger, expectText, listsOf } from './values.ts';

type Retention = Pick<Store, 'seePlayer' | 'forgetChat' | 'forgetTables' | 'forgetGuests'>;

export const retention = ({ write, transact }: Access): Retention => ({
  seePlayer: async (id, at) => {
    const seen_at = expectInteger('at', at);
    const player = expectText('id', id);
    await write((tx) =>
      tx
        .updateTable('players')
        .set({ seen_at })
        .where('id', '=', player)
        .where('seen_at', '<', seen_at)
        .execute(),
    );
  },

  forgetChat: async (before) => {
    const then = expectInteger('before', before);
    await write((tx) => tx.deleteFrom('chat').where('at', '<', then).execute());
  },

  forgetTables: (before, limit) =>
    transact(async (tx) => {
      const old = await tx
        .selectFrom('tables')
        .select('id')
        // As text, not as a parameter: only then the index of these rows is known to do.
        .where(sql<boolean>`status = 'closed'`)
        .where('updated_at', '<', expectInteger('before', before))
        .orderBy('updated_at')
        .limit(limit)
        .execute();
      const ids = old.map(({ id }) => id);
      for (const some of listsOf(ids)) {
        await tx.deleteFrom('chat').where('table_id', 'in', some).execute();
        await tx.deleteFrom('table_players').where('table_id', 'in', some).execute();
        await tx.deleteFrom('tables').where('id', 'in', some).execute();
      }
      return ids.length;
    }),

  forgetGuests: (before, limit) =>
    transact(async (tx) => {
      const idle = await tx
        .selectFrom('players')
        .select('id')
        .where('seen_at', '<', expectInteger('before', before))
        .where('recovery_hash', 'is', null)
        .where(({ not, or, exists, selectFrom }) =>
          not(
            or([
              exists(
                selectFrom('table_players')
                  .select('player')
                  .whereRef('table_players.player', '=', 'players.id'),
              ),
              exists(
                selectFrom('passkeys')
                  .select('player')
                  .whereRef('passkeys.player', '=', 'players.id'),
              ),
              exists(
                selectFrom('match_players')
                  .select('player')
                  .whereRef('match_players.player', '=', 'players.id'),
              ),
            ]),
          ),
        )
        .orderBy('seen_at')
        .limit(limit)
        .execute();
      const ids = idle.map(({ id }) => id);
      for (const some of listsOf(ids)) {
        await tx.deleteFrom('refusals').where('player', 'in', some).execute();
        await tx.deleteFrom('sessions').where('player', 'in', some).execute();
        await tx.deleteFrom('players').where('id', 'in', some).execute();
      }
      return ids.length;
    }),
});
