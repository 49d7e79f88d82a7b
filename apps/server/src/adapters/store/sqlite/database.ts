/** Opens a file with the SQLite of Node, or on older Nodes with a library that has the same interface. */

import { createRequire } from 'node:module';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { StoreError } from '../../../application/ports/storeError.ts';
import { storeError } from '../sql/errors.ts';
import { createForOwner } from './privacy.ts';

/** What both have in common. */
export type Database = Pick<
  DatabaseSyncInstance,
  'exec' | 'prepare' | 'close' | 'isOpen' | 'isTransaction'
>;

interface Sqlite {
  readonly DatabaseSync: new (
    path: string,
    options: { readonly readOnly?: boolean; readonly timeout?: number },
  ) => Database;
}

/** Not imported, because one of the two does not exist and the other cannot be bundled. */
function sqlite(): Sqlite {
  const own: unknown = process.getBuiltinModule?.('node:sqlite');
  return (own ?? createRequire(import.meta.url)('@photostructure/sqlite')) as Sqlite;
}

export const MEMORY = ':memory:';

/** Another process may hold the file for a moment: a backup, or a predecessor that is about to leave. */
const BUSY_TIMEOUT_MS = 10_000;

/** Marks a file as ours: 'Parl'. */
const APPLICATION_ID = 0x50_61_72_6c;

/** Opens or makes the file that a server works on. */
export function openDatabase(path: string): Database {
  // SQLite would let the umask decide who may read it; its log takes after the file.
  if (path !== MEMORY) createForOwner(path);
  return opened(path, {}, (database) => {
    const id = pragma(database, 'application_id');
    if (id !== APPLICATION_ID) {
      if (id !== 0 || hasTables(database)) {
        throw new StoreError('damaged', `${path} is a database, but none of Parlor's.`);
      }
      database.exec(`pragma application_id = ${APPLICATION_ID}`);
    }
    if (path !== MEMORY) database.exec('pragma journal_mode = wal');
    // A commit returns when the disk has it.
    database.exec('pragma synchronous = full');
    database.exec('pragma foreign_keys = on');
    expectWhole(database, path, 'quick_check');
  });
}

/** Opens a copy to read it, after looking at every page. */
export function openCopy(path: string): Database {
  return opened(path, { readOnly: true }, (database) => {
    if (pragma(database, 'application_id') !== APPLICATION_ID) {
      throw new StoreError('damaged', `${path} is no copy of a Parlor store.`);
    }
    expectWhole(database, path, 'integrity_check');
  });
}

/** A copy in the making: whoever crashes here begins again, so nothing needs to be durable yet. */
export function createCopy(path: string): Database {
  return opened(path, {}, (database) => {
    database.exec(`pragma application_id = ${APPLICATION_ID}`);
    database.exec('pragma journal_mode = off');
    database.exec('pragma synchronous = off');
  });
}

/** Opens to copy everything while others go on. */
export const openBeside = (path: string): Database => opened(path, { readOnly: true }, () => {});

function opened(
  path: string,
  options: { readonly readOnly?: boolean },
  prepare: (database: Database) => void,
): Database {
  const { DatabaseSync } = sqlite();
  let database: Database | undefined;
  try {
    database = new DatabaseSync(path, { ...options, timeout: BUSY_TIMEOUT_MS });
    prepare(database);
    return database;
  } catch (error) {
    database?.close();
    const { code, message } = storeError(error);
    throw new StoreError(code, message.includes(path) ? message : `${path}: ${message}`);
  }
}

function expectWhole(database: Database, path: string, check: 'quick_check' | 'integrity_check') {
  const found = pragma(database, `${check}(1)`);
  if (found !== 'ok') throw new StoreError('damaged', `${path} is damaged: ${String(found)}`);
}

function pragma(database: Database, name: string): unknown {
  const row = database.prepare(`pragma ${name}`).get() as Record<string, unknown> | undefined;
  return row && Object.values(row)[0];
}

const hasTables = (database: Database): boolean =>
  database.prepare('select 1 from sqlite_master').get() !== undefined;
