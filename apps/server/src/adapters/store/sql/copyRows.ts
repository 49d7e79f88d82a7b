/** Carries all rows from one database to another. */

import { sql } from 'kysely';
import type { DatabaseKind } from './access.ts';
import { DATA_TABLES, type DataTable, type Db, type Schema } from './schema.ts';

/** Few enough for the parameters that a statement may have. */
const ROWS_AT_ONCE = 500;

export interface Carriage {
  readonly from: Db;
  /** What `from` is; in PostgreSQL it must be a transaction. */
  readonly kind: DatabaseKind;
  readonly to: Db;
}

export async function copyRows({ from, kind, to }: Carriage): Promise<void> {
  for (const table of DATA_TABLES) {
    const chunks = kind === 'postgres' ? fetched(from, table) : streamed(from, table);
    for await (const rows of chunks) await insert(to, table, rows);
  }
}

type Row = Record<string, unknown>;

async function* fetched(db: Db, table: DataTable): AsyncIterable<Row[]> {
  await sql`declare rows_of_it no scroll cursor for select * from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from rows_of_it`.execute(db);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close rows_of_it`.execute(db);
}

async function* streamed(db: Db, table: DataTable): AsyncIterable<Row[]> {
  let rows: Row[] = [];
  for await (const row of db.selectFrom(table).selectAll().stream(ROWS_AT_ONCE)) {
    rows.push({ ...row });
    if (rows.length < ROWS_AT_ONCE) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** The rows come from a table of the same name and schema. */
async function insert(db: Db, table: DataTable, rows: readonly Row[]): Promise<void> {
  await db
    .insertInto(table as 'secrets')
    .values(rows as unknown as Schema['secrets'][])
    .execute();
}
