/** What is kept about one person, and how it is forgotten. */

import type { Illegal, ReportReason } from '@parlor/kit';
import type { DepartureCalls } from '../../../application/ports/store.ts';
import type { Access } from './access.ts';
import { HOUR_MS } from './charges.ts';
import type { Db } from './schema.ts';
import { lineOf } from './upkeep.ts';
import { expectInteger, expectText, listsOf } from './values.ts';

export const departures = ({ db, transact }: Access): DepartureCalls => ({
  linesOf: async (player) => {
    const rows = await db
      .selectFrom('chat')
      .selectAll()
      .where('player', '=', player)
      .orderBy('at')
      .orderBy('id')
      .execute();
    return rows.map(lineOf);
  },

  ratingsOf: (player) =>
    db.selectFrom('ratings').selectAll().where('id', '=', player).orderBy('game').execute(),

  keptAbout: async (player) => {
    const written = await db
      .selectFrom('reports')
      .select(['at', 'table_id', 'name', 'reason', 'words', 'settled_at'])
      .where('author', '=', player)
      .orderBy('at', 'desc')
      .orderBy('id')
      .execute();
    const imposed = await db
      .selectFrom('sanctions')
      .select(['kind', 'at', 'until', 'lifted_at'])
      .where('target_kind', '=', 'person')
      .where('target', '=', player)
      .orderBy('at', 'desc')
      .orderBy('id')
      .execute();
    const charged = await db
      .selectFrom('charges')
      .select(['hour', 'bytes'])
      .where('account', '=', player)
      .orderBy('hour', 'desc')
      .execute();
    const refused = await db
      .selectFrom('refusals')
      .select(['at', 'why'])
      .where('player', '=', player)
      .orderBy('at', 'desc')
      .orderBy('key')
      .execute();
    return {
      reports: written.map(({ table_id: table, reason, settled_at: settledAt, ...report }) => ({
        ...{ ...report, table, settledAt },
        reason: reason as ReportReason,
      })),
      sanctions: imposed.map(({ lifted_at: liftedAt, ...sanction }) => ({ ...sanction, liftedAt })),
      charges: charged.map(({ hour, bytes }) => ({ at: hour * HOUR_MS, bytes: Number(bytes) })),
      refusals: refused.map(({ at, why }) => ({ at, code: (JSON.parse(why) as Illegal).code })),
    };
  },

  forgetPlayer: (id, at) => transact((tx) => forget(tx, id, at)),

  departures: async (before, limit) => {
    const rows = await db
      .selectFrom('departures')
      .select('player')
      .where('at', '<', expectInteger('before', before))
      .orderBy('at')
      .orderBy('player')
      .limit(limit)
      .execute();
    return rows.map(({ player }) => player);
  },

  endDeparture: (id, as) => {
    expectText('as', as);
    return transact(async (tx) => {
      const played = await tx
        .selectFrom('match_players')
        .innerJoin('matches', 'matches.id', 'match_players.match_id')
        .select(['matches.id', 'matches.seats'])
        .where('match_players.player', '=', id)
        .execute();
      for (const { id: match, seats } of played) {
        const renamed = (JSON.parse(seats) as string[]).map((seat) => (seat === id ? as : seat));
        await tx
          .updateTable('matches')
          .set({ seats: JSON.stringify(renamed) })
          .where('id', '=', match)
          .execute();
      }
      for (const some of listsOf(played.map((match) => match.id))) {
        const moves = tx.updateTable('log').set({ player: as }).where('match_id', 'in', some);
        await moves.where('player', '=', id).execute();
      }
      await tx.deleteFrom('match_players').where('player', '=', id).execute();
      await tx.deleteFrom('departures').where('player', '=', id).execute();
    });
  },
});

/** False when nobody is known by that id. What is told of somebody to the operator goes with them; what they told stays, without them. */
export async function forget(tx: Db, id: string, at: number): Promise<boolean> {
  const departure = { player: expectText('id', id), at: expectInteger('at', at) };
  const known = await tx.selectFrom('players').select('id').where('id', '=', id).executeTakeFirst();
  const leaving = await tx
    .selectFrom('departures')
    .select('player')
    .where('player', '=', id)
    .executeTakeFirst();
  if (!known && !leaving) return false;
  await tx
    .insertInto('departures')
    .values(departure)
    .onConflict((conflict) => conflict.column('player').doNothing())
    .execute();
  for (const table of [
    'sessions',
    'passkeys',
    'refusals',
    'chat',
    'attendance',
    'shunned',
  ] as const) {
    await tx.deleteFrom(table).where('player', '=', id).execute();
  }
  await tx.deleteFrom('shunned').where('other', '=', id).execute();
  await tx.deleteFrom('reports').where('about', '=', id).execute();
  await tx.updateTable('reports').set({ author: '' }).where('author', '=', id).execute();
  await tx.deleteFrom('arrivals').where('player', '=', id).execute();
  await tx.deleteFrom('charges').where('account', '=', id).execute();
  await tx.deleteFrom('ratings').where('id', '=', id).execute();
  await tx.deleteFrom('players').where('id', '=', id).execute();
  return true;
}
