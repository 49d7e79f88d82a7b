/** What commands were refused with: whoever says one again hears the same. */

import type { Illegal } from '@parlor/kit';
import { sql } from 'kysely';
import type { Access } from './access.ts';
import { appendedAs } from './log.ts';
import type { Db } from './schema.ts';
import type { CommandName, Store } from '../../../application/ports/store.ts';
import { expectInteger, expectText } from './values.ts';

type Refusals = Pick<Store, 'keepRefusal' | 'refusal' | 'forgetRefusals'>;

/** Of each player the newest: whoever is refused all day long fills no disk. */
const MOST_OF_A_PLAYER = 256;

export const refusals = ({ db, kind, write, transact }: Access): Refusals => ({
  keepRefusal: async ({ player, key, at, why, log }) => {
    const row = {
      player: expectText('player', player),
      key: expectText('key', key),
      at: expectInteger('at', at),
      why: JSON.stringify(why),
    };
    return transact(async (tx) => {
      // Appending takes the match to share: from here on either the entry is there, or it is refused.
      if (log && kind === 'postgres') {
        await sql`update matches set status = status where id = ${log.match}`.execute(tx);
      }
      const first = await refusalOf(tx, row);
      if (first) return { is: 'refused', why: first };
      const entry = log && (await appendedAs(tx, log.match, log.player, key));
      if (entry) return { is: 'done', entry };
      await tx
        .insertInto('refusals')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const kept = await refusalOf(tx, row);
      await forgetOldest(tx, player);
      return { is: 'refused', why: kept ?? why };
    });
  },

  refusal: (command) => refusalOf(db, command),

  forgetRefusals: async (before) => {
    const then = expectInteger('before', before);
    await write((tx) => tx.deleteFrom('refusals').where('at', '<', then).execute());
  },
});

async function refusalOf(db: Db, { player, key }: CommandName): Promise<Illegal | undefined> {
  const row = await db
    .selectFrom('refusals')
    .select('why')
    .where('player', '=', player)
    .where('key', '=', key)
    .executeTakeFirst();
  return row && (JSON.parse(row.why) as Illegal);
}

const forgetOldest = (tx: Db, player: string) =>
  sql`
    delete from refusals where player = ${player} and at < (
      select at from refusals where player = ${player}
      order by at desc limit 1 offset ${MOST_OF_A_PLAYER - 1}
    )`.execute(tx);
