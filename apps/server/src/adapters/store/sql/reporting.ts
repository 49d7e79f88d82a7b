/** What people have told the operator about each other. */

import type { ReportReason } from '@parlor/kit';
import type { Selectable } from 'kysely';
import type { Report } from '../../../domain/order/records.ts';
import type { ChatLine } from '../../../domain/records.ts';
import type { Store } from '../../../application/ports/store.ts';
import type { Access } from './access.ts';
import { charge } from './charges.ts';
import type { Schema } from './schema.ts';
import { expectInteger, expectText } from './values.ts';

type Reporting = Pick<Store, 'addReport' | 'reports' | 'report' | 'reportsAbout' | 'forgetReports'>;

export const reporting = ({ db, kind, write, transact }: Access): Reporting => ({
  addReport: async (report, { since, most, charge: cost }) => {
    const row = rowOf(report);
    return transact(async (tx) => {
      const known = tx.selectFrom('reports').select('id').where('id', '=', row.id);
      if (await known.executeTakeFirst()) return 'noted';
      const { written } = await tx
        .selectFrom('reports')
        .select(({ fn }) => fn.countAll<number>().as('written'))
        .where('author', '=', row.author)
        .where('at', '>', expectInteger('since', since))
        .executeTakeFirstOrThrow();
      if (Number(written) >= most) return 'too-many';
      const by = cost && (await charge(tx, kind, cost));
      if (by) return by;
      await tx
        .insertInto('reports')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return 'noted';
    });
  },

  reports: async (which, limit) => {
    const rows = await db
      .selectFrom('reports')
      .selectAll()
      .$if(which === 'open', (all) => all.where('settled_at', 'is', null))
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(reportOf);
  },

  report: async (id) => {
    const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
    return row && reportOf(row);
  },

  reportsAbout: async (player, limit) => {
    const rows = await db
      .selectFrom('reports')
      .selectAll()
      .where('about', '=', player)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(reportOf);
  },

  forgetReports: async (before) => {
    const then = expectInteger('before', before);
    await write((tx) => tx.deleteFrom('reports').where('at', '<', then).execute());
  },
});

type Row = Selectable<Schema['reports']>;

const rowOf = (report: Parameters<Store['addReport']>[0]): Row => ({
  id: expectText('id', report.id),
  at: expectInteger('at', report.at),
  author: expectText('by', report.by),
  about: expectText('about', report.about),
  name: expectText('name', report.name),
  table_id: expectText('table', report.table),
  reason: expectText('reason', report.reason),
  words: expectText('words', report.words),
  lines: expectText('lines', JSON.stringify(report.lines)),
  settled_at: null,
  outcome: '',
});

const reportOf = (row: Row): Report => ({
  id: row.id,
  at: row.at,
  by: row.author,
  about: row.about,
  name: row.name,
  table: row.table_id,
  reason: row.reason as ReportReason,
  words: row.words,
  lines: JSON.parse(row.lines) as ChatLine[],
  settledAt: row.settled_at,
  outcome: row.outcome,
});
