/** The store's way to a SQLite file. */

import { Kysely } from 'kysely';
import type { Access } from '../access.ts';
import { entryOf } from '../append.ts';
import { migrate } from '../migrations.ts';
import type { Schema } from '../schema.ts';
import type { Database } from './database.ts';
import { sqliteDialect } from './dialect.ts';
import { GroupCommit } from './groupCommit.ts';

/** Takes over `database`: it is closed with the access, or when that cannot be had. */
export async function sqliteAccess(database: Database): Promise<Access> {
  try {
    return await accessTo(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

async function accessTo(database: Database): Promise<Access> {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(database) });
  await migrate(db, 'sqlite');
  const group = new GroupCommit(database, db);
  return {
    kind: 'sqlite',
    db,
    write: (work) => group.write(work),
    transact: (work) => group.transact(work),
    append: async (entry, command) => group.append(entryOf(entry, command)),
    close: () => db.destroy(),
  };
}
