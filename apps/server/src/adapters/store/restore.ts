/** Brings a copy back, into whatever database is wanted. */

import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Access } from './sql/access.ts';
import { copyRows } from './sql/copyRows.ts';
import type { Machine } from '../../application/ports/world.ts';
import { StoreError } from '../../application/ports/storeError.ts';
import { storeError } from './sql/errors.ts';
import { migrate, schemaVersion } from './sql/migrations.ts';
import { type LastingConfig, silently } from './open.ts';
import { postgresAccess } from './postgres/access.ts';
import { closeFile, closeToOthers } from './sqlite/privacy.ts';
import { DATA_TABLES, type Db, NOT_TELLING, type Schema } from './sql/schema.ts';
import { sqliteAccess } from './sqlite/access.ts';
import { openCopy, openDatabase } from './sqlite/database.ts';
import { sqliteDialect } from './sqlite/dialect.ts';

export interface RestoreOptions {
  readonly machine: Machine;
  /** Throws away what is there. */
  readonly force?: boolean;
}

/**
 * Fills the store of `config` with the copy at `path`: all of it or nothing.
 * Refuses a store that holds anything, a copy of a newer program, a damaged file.
 */
export async function restoreStore(
  path: string,
  config: LastingConfig,
  { machine, force = false }: RestoreOptions,
): Promise<void> {
  if (!existsSync(path)) throw new StoreError('not-found', `There is no file ${path}.`);
  const folder = mkdtempSync(join(tmpdir(), 'parlor-restore-'));
  try {
    closeFile(path, config.warn ?? silently);
    await expectGoodCopy(path);
    const from = await upToDate(path, join(folder, 'copy.db'));
    try {
      const target = await accessOf(config, machine);
      try {
        await target.transact((to) => fill(from, to, { kind: target.kind, force }));
      } finally {
        await target.close();
      }
    } finally {
      await from.destroy();
    }
  } catch (error) {
    throw storeError(error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function accessOf(config: LastingConfig, machine: Machine): Promise<Access> {
  const { warn = silently } = config;
  if (config.kind === 'postgres') return postgresAccess(config.url, warn, machine);
  const { path } = config;
  closeToOthers(path, warn);
  return sqliteAccess(openDatabase(path), { path, machine });
}

async function expectGoodCopy(path: string): Promise<void> {
  const copy = new Kysely<Schema>({ dialect: sqliteDialect(openCopy(path)) });
  try {
    const version = await schemaVersion(copy, 'sqlite');
    const { rows: orphans } = await sql`pragma foreign_key_check`.execute(copy);
    if (version > 0 && orphans.length === 0) return;
    throw new StoreError('damaged', `${path} is not a whole copy of a store.`);
  } finally {
    await copy.destroy();
  }
}

/** The copy itself stays as it is, however old. */
async function upToDate(path: string, scratch: string): Promise<Db> {
  copyFileSync(path, scratch);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(openDatabase(scratch)) });
  await migrate(db, 'sqlite');
  return db;
}

async function fill(
  from: Db,
  to: Db,
  { kind, force }: { kind: Access['kind']; force: boolean },
): Promise<void> {
  if (kind === 'postgres') {
    const tables = sql.join(DATA_TABLES.map((table) => sql.table(table)));
    await sql`lock table ${tables} in exclusive mode`.execute(to);
  }
  if (!force) await expectEmpty(to);
  for (const table of DATA_TABLES.toReversed()) await to.deleteFrom(table).execute();
  await copyRows({ from, kind: 'sqlite', to });
}

async function expectEmpty(db: Db): Promise<void> {
  for (const table of DATA_TABLES) {
    if (NOT_TELLING.includes(table)) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length === 0) continue;
    throw new StoreError('not-empty', 'The store holds data already; to replace them takes force.');
  }
}
