/** The store's way to a SQLite file. */

import { Kysely, sql } from 'kysely';
import { type Clocks, MACHINE, steadyClock } from '../../time/clocks.ts';
import type { Access } from '../access.ts';
import { entryOf } from '../append.ts';
import { migrate } from '../migrations.ts';
import type { Schema } from '../schema.ts';
import { newestTime } from '../time.ts';
import type { Database } from './database.ts';
import { sqliteDialect } from './dialect.ts';
import { GroupCommit } from './groupCommit.ts';

export interface SqliteOptions {
  readonly clocks?: Clocks;
}

/** Takes over `database`: it is closed with the access, or when that cannot be had. */
export async function sqliteAccess(
  database: Database,
  options: SqliteOptions = {},
): Promise<Access> {
  try {
    return await accessTo(database, options);
  } catch (error) {
    database.close();
    throw error;
  }
}

async function accessTo(database: Database, { clocks = MACHINE }: SqliteOptions): Promise<Access> {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(database) });
  await migrate(db, 'sqlite');
  // SQLite has no clock but the machine's, which may have been set back since it was last open.
  const clock = steadyClock(await newestTime(db), clocks);
  const group = new GroupCommit(database, db);
  return {
    kind: 'sqlite',
    now: () => sql<number>`${clock()}`,
    db,
    write: (work) => group.write(work),
    transact: (work) => group.transact(work),
    append: async (entry, command) => group.append(entryOf(entry, command)),
    close: () => db.destroy(),
  };
}
