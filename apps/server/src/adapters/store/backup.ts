/** Copies of a store as one SQLite file, whatever database it came from. */

import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import type { Access } from './sql/access.ts';
import { copyRows } from './sql/copyRows.ts';
import { StoreError } from '../../application/ports/storeError.ts';
import { migrate } from './sql/migrations.ts';
import type { Schema } from './sql/schema.ts';
import { createForOwner } from './sqlite/privacy.ts';
import { createCopy, type Database, openBeside } from './sqlite/database.ts';
import { sqliteDialect } from './sqlite/dialect.ts';

/** Copies a SQLite file that others go on writing. Takes its time: not for the server's own thread. */
export function copyFile(from: string, to: string): void {
  const draft = draftOf(to);
  const database = openBeside(from);
  try {
    copyDatabase(database, draft);
  } finally {
    database.close();
  }
  keep(draft, to);
}

/** Copies a database in memory, which only its own connection can see. */
export function copyMemory(database: Database, to: string): void {
  const draft = draftOf(to);
  copyDatabase(database, draft);
  keep(draft, to);
}

const copyDatabase = (database: Database, to: string): void => {
  database.prepare('vacuum into ?').run(to);
};

/** Copies everything that PostgreSQL holds at one moment. */
export async function copyPostgres({ db }: Access, to: string): Promise<void> {
  const draft = draftOf(to);
  const copy = new Kysely<Schema>({ dialect: sqliteDialect(createCopy(draft)) });
  try {
    await migrate(copy, 'sqlite');
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((from) => copyRows({ from, kind: 'postgres', to: copy }));
  } finally {
    await copy.destroy();
  }
  keep(draft, to);
}

/** Where a copy grows: half of one must never look like a whole one. */
function draftOf(path: string): string {
  if (existsSync(path)) throw new StoreError('exists', `${path} exists already.`);
  if (!existsSync(dirname(path))) {
    throw new StoreError('not-found', `There is no folder ${dirname(path)}.`);
  }
  const draft = `${path}.part`;
  rmSync(draft, { force: true });
  createForOwner(draft);
  return draft;
}

function keep(draft: string, path: string): void {
  sync(draft);
  renameSync(draft, path);
  sync(dirname(path));
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
