/** What operators do, together with the line about it, and what is in force because of it. */

import type { Selectable } from 'kysely';
import type { Effect } from '../../../application/ports/orderStore.ts';
import type { Store } from '../../../application/ports/store.ts';
import type { Act, ActKind, NewAct, Sanction } from '../../../domain/order/records.ts';
import type { Access } from './access.ts';
import type { Db, Schema } from './schema.ts';
import { forget } from './departures.ts';
import { replace } from './tables.ts';
import { expectInteger, expectText } from './values.ts';

type Acting = Pick<Store, 'act' | 'actCount' | 'actsAfter' | 'lastActs' | 'inForce' | 'forgetActs'>;

/** Somebody else has changed a table meanwhile: nothing of the act is done. */
class Outrun extends Error {}

export const acting = ({ db, transact }: Access): Acting => ({
  act: async (act, effects) => {
    const row = rowOf(act);
    try {
      return await transact(async (tx) => {
        const n = await nextNumber(tx);
        for (const effect of effects) await perform(tx, effect);
        await tx
          .insertInto('acts')
          .values({ n, ...row })
          .execute();
        return n;
      });
    } catch (error) {
      if (error instanceof Outrun) return undefined;
      throw error;
    }
  },

  actCount: () => countIn(db),

  actsAfter: async (n, limit) => {
    const rows = await db
      .selectFrom('acts')
      .selectAll()
      .where('n', '>', expectInteger('n', n))
      .orderBy('n')
      .limit(limit)
      .execute();
    return rows.map(actOf);
  },

  lastActs: async (limit) => {
    const rows = await db
      .selectFrom('acts')
      .selectAll()
      .orderBy('n', 'desc')
      .limit(limit)
      .execute();
    return rows.map(actOf);
  },

  inForce: async () => {
    // First: what is done meanwhile is read again because of it.
    const acts = await countIn(db);
    const imposed = await db
      .selectFrom('sanctions')
      .selectAll()
      .where('lifted_at', 'is', null)
      .orderBy('at')
      .orderBy('id')
      .execute();
    const words = await db.selectFrom('name_words').selectAll().orderBy('word').execute();
    return { acts, sanctions: imposed.map(sanctionOf), words };
  },

  forgetActs: async (before) => {
    const then = expectInteger('before', before);
    await transact(async (tx) => {
      await tx.deleteFrom('acts').where('at', '<', then).execute();
      await tx
        .deleteFrom('sanctions')
        .where(({ or, eb }) => or([eb('lifted_at', '<', then), eb('until', '<', then)]))
        .execute();
    });
  },
});

async function countIn(db: Db): Promise<number> {
  const row = await db.selectFrom('act_count').select('n').executeTakeFirst();
  return row?.n ?? 0;
}

/** Whoever comes second waits here, so that numbers come in the order in which acts can be seen. */
async function nextNumber(tx: Db): Promise<number> {
  const { n } = await tx
    .insertInto('act_count')
    .values({ id: 1, n: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref, eb }) => ({ n: eb(ref('act_count.n'), '+', 1) })),
    )
    .returning('n')
    .executeTakeFirstOrThrow();
  return n;
}

async function perform(tx: Db, effect: Effect): Promise<void> {
  switch (effect.do) {
    case 'impose':
      await tx.insertInto('sanctions').values(rowOfSanction(effect.sanction)).execute();
      return;
    case 'lift':
      await tx
        .updateTable('sanctions')
        .set({ lifted_at: expectInteger('at', effect.at) })
        .where('kind', '=', effect.kind)
        .where('target', '=', expectText('target', effect.target))
        .where('lifted_at', 'is', null)
        .execute();
      return;
    case 'settle':
      await tx
        .updateTable('reports')
        .set({
          settled_at: expectInteger('at', effect.at),
          outcome: expectText('outcome', effect.outcome),
        })
        .where('id', '=', effect.report)
        .execute();
      return;
    case 'word':
      await tx
        .insertInto('name_words')
        .values({
          word: expectText('word', effect.word.word),
          at: expectInteger('at', effect.word.at),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return;
    case 'unword':
      await tx.deleteFrom('name_words').where('word', '=', effect.word).execute();
      return;
    case 'name':
      await tx
        .updateTable('players')
        .set({ name: expectText('name', effect.name) })
        .where('id', '=', effect.player)
        .execute();
      return;
    case 'forget':
      await forget(tx, effect.player, effect.at);
      return;
    case 'table':
      if (!(await replace(tx, effect.table))) throw new Outrun();
  }
}

const rowOf = (act: NewAct) => ({
  at: expectInteger('at', act.at),
  operator: expectText('operator', act.operator),
  act: expectText('act', act.act),
  target: expectText('target', act.target),
  reason: expectText('reason', act.reason),
  detail: expectText('detail', act.detail),
  tables: JSON.stringify(act.tables),
});

const actOf = (row: Selectable<Schema['acts']>): Act => ({
  ...row,
  act: row.act as ActKind,
  tables: JSON.parse(row.tables) as string[],
});

const rowOfSanction = (sanction: Sanction): Selectable<Schema['sanctions']> => ({
  id: expectText('id', sanction.id),
  kind: sanction.kind,
  target_kind: sanction.on,
  target: expectText('target', sanction.target),
  at: expectInteger('at', sanction.at),
  until: sanction.until === null ? null : expectInteger('until', sanction.until),
  reason: expectText('reason', sanction.reason),
  operator: expectText('by', sanction.by),
  lifted_at: null,
});

const sanctionOf = (row: Selectable<Schema['sanctions']>): Sanction => ({
  id: row.id,
  kind: row.kind,
  on: row.target_kind,
  target: row.target,
  at: row.at,
  until: row.until,
  reason: row.reason,
  by: row.operator,
});
