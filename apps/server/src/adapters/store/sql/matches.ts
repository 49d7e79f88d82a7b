/** Matches from their first day to their last. */

import type { Json, Outcome } from '@parlor/kit';
import type { Selectable } from 'kysely';
import type { Access } from './access.ts';
import type { Core } from './core.ts';
import { bookRatings } from './ratings.ts';
import type { Schema } from './schema.ts';
import type { StoredMatch } from '../../../domain/records.ts';
import { expectInteger, expectText } from './values.ts';

type Matches = Pick<Core, 'createMatch' | 'match' | 'finishMatch' | 'matchesOf'>;

/** Thrown to undo a transaction, caught right outside it. */
class Stale extends Error {}

export const matches = ({ db, transact }: Access): Matches => ({
  createMatch: async (match) => {
    const row = rowOf(match);
    return transact(async (tx) => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('matches')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) return false;
      const players = [...new Set(match.seats)].map((player) => ({
        player,
        started_at: row.started_at,
        match_id: row.id,
      }));
      if (players.length > 0) await tx.insertInto('match_players').values(players).execute();
      // Should its maker die right now, somebody else finds it waiting.
      const due = { match_id: row.id, due: row.started_at, node: null, until: 0 };
      await tx.insertInto('due').values(due).execute();
      return true;
    });
  },

  match: async (id) => {
    const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    return row && matchOf(row);
  },

  finishMatch: async (id, at, outcome, ratings) => {
    const finished = {
      status: 'finished',
      finished_at: expectInteger('at', at),
      outcome: JSON.stringify(outcome),
    } as const;
    try {
      return await transact(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('matches')
          .set(finished)
          .where('id', '=', id)
          .where('status', '=', 'playing')
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return 'before';
        if (!(await bookRatings(tx, ratings))) throw new Stale();
        await tx.deleteFrom('due').where('match_id', '=', id).execute();
        return 'done';
      });
    } catch (error) {
      if (error instanceof Stale) return 'stale';
      throw error;
    }
  },

  matchesOf: async (player, limit, before) => {
    const rows = await db
      .selectFrom('match_players')
      .innerJoin('matches', 'matches.id', 'match_players.match_id')
      .selectAll('matches')
      .where('match_players.player', '=', player)
      .$if(before !== undefined, (found) =>
        found.where(({ eb, and, or }) =>
          or([
            eb('match_players.started_at', '<', before!.startedAt),
            and([
              eb('match_players.started_at', '=', before!.startedAt),
              eb('match_players.match_id', '<', before!.id),
            ]),
          ]),
        ),
      )
      .orderBy('match_players.started_at', 'desc')
      .orderBy('match_players.match_id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(matchOf);
  },
});

/** The ids of all matches, in their order. */
export async function matchIds({ db }: Access): Promise<string[]> {
  const rows = await db.selectFrom('matches').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

function rowOf(match: StoredMatch): Selectable<Schema['matches']> {
  for (const player of match.seats) expectText('seat', player);
  return {
    id: expectText('id', match.id),
    table_id: expectText('table', match.table),
    game: expectText('game', match.game),
    status: match.status,
    header: JSON.stringify(match.header),
    fairness: JSON.stringify(match.fairness),
    seats: JSON.stringify(match.seats),
    started_at: expectInteger('startedAt', match.startedAt),
    finished_at: match.finishedAt,
    outcome: match.outcome === null ? null : JSON.stringify(match.outcome),
  };
}

const matchOf = (row: Selectable<Schema['matches']>): StoredMatch => ({
  id: row.id,
  table: row.table_id,
  game: row.game,
  status: row.status,
  header: JSON.parse(row.header) as Json,
  fairness: JSON.parse(row.fairness) as Json,
  seats: JSON.parse(row.seats) as string[],
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
});
