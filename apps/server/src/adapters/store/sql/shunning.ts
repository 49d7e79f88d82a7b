/** Whom people do not want to hear or meet. */

import { sql } from 'kysely';
import type { Access } from './access.ts';
import { charge } from './charges.ts';
import type { Store } from '../../../application/ports/store.ts';
import { expectInteger, expectText, listsOf } from './values.ts';

type Shunning = Pick<Store, 'shun' | 'unshun' | 'shunnedBy' | 'blocksBetween'>;

/** As text, not as a parameter: only then the index of these rows is known to do. */
const IS_BLOCK = sql<boolean>`how = 'block'`;

export const shunning = ({ db, kind, write, transact }: Access): Shunning => ({
  shun: async (player, { player: whom, name, how, at }, { most, charge: cost }) => {
    const row = {
      player: expectText('player', player),
      other: expectText('whom', whom),
      name: expectText('name', name),
      how,
      at: expectInteger('at', at),
    };
    return transact(async (tx) => {
      const noted = await tx
        .selectFrom('shunned')
        .select('other')
        .where('player', '=', player)
        .execute();
      if (noted.every(({ other }) => other !== whom)) {
        if (noted.length >= most) return 'too-many';
        const by = cost && (await charge(tx, kind, cost));
        if (by) return by;
      }
      await tx
        .insertInto('shunned')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['player', 'other']).doUpdateSet({ how, name, at }),
        )
        .execute();
      return 'noted';
    });
  },

  unshun: async (player, whom) => {
    await write((tx) =>
      tx.deleteFrom('shunned').where('player', '=', player).where('other', '=', whom).execute(),
    );
  },

  shunnedBy: async (player) => {
    const rows = await db
      .selectFrom('shunned')
      .selectAll()
      .where('player', '=', player)
      .orderBy('at', 'desc')
      .orderBy('other')
      .execute();
    return rows.map(({ other, name, how, at }) => ({ player: other, name, how, at }));
  },

  blocksBetween: async (these, those) => {
    const found = new Map<string, readonly [string, string]>();
    const blocks = db.selectFrom('shunned').select(['player', 'other']);
    for (const some of listsOf(these)) {
      for (const others of listsOf(those)) {
        // Two questions, so that each has an index.
        const by = blocks.where('player', 'in', some).where('other', 'in', others);
        for (const { player, other } of await by.where(IS_BLOCK).execute()) {
          found.set(`${player} ${other}`, [player, other]);
        }
        const of = blocks.where('other', 'in', some).where('player', 'in', others);
        for (const { player, other } of await of.where(IS_BLOCK).execute()) {
          found.set(`${other} ${player}`, [other, player]);
        }
      }
    }
    return [...found.values()];
  },
});
