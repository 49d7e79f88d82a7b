/** Strength per game, of people and bots on one scale. */

import { sql } from 'kysely';
import type { Access } from './access.ts';
import type { Db } from './schema.ts';
import type { Rating } from '../../../domain/records.ts';
import type { Store } from '../../../application/ports/store.ts';
import { expectInteger, expectText } from './values.ts';

type Ratings = Pick<Store, 'ratings' | 'ranking'>;

export const ratings = ({ db }: Access): Ratings => ({
  ratings: async (game, ids) => {
    if (ids.length === 0) return [];
    return db
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', game)
      .where('id', 'in', [...ids])
      .orderBy('id')
      .execute();
  },

  ranking: (game, limit) =>
    db
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', game)
      .orderBy(sql`(mu - 3 * sigma)`, 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),
});

/** False when one of them is not the next after what is kept. Two matches of one bot often end together. */
export async function bookRatings(tx: Db, ratings: readonly Rating[]): Promise<boolean> {
  // In PostgreSQL everybody locks in the same order.
  const inOrder = [...ratings].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const { game, id, name, mu, sigma, matches } of inOrder) {
    const row = {
      game: expectText('game', game),
      id: expectText('id', id),
      name: expectText('name', name),
      mu,
      sigma,
      matches: expectInteger('matches', matches, 1),
    };
    const booked = matches === 1 ? await enter(tx, row) : await replace(tx, row);
    if (booked === 0n) return false;
  }
  return true;
}

async function enter(tx: Db, row: Rating): Promise<bigint | undefined> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('ratings')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows;
}

async function replace(tx: Db, { game, id, name, mu, sigma, matches }: Rating): Promise<bigint> {
  const { numUpdatedRows } = await tx
    .updateTable('ratings')
    .set({ name, mu, sigma, matches })
    .where('game', '=', game)
    .where('id', '=', id)
    .where('matches', '=', matches - 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows;
}
