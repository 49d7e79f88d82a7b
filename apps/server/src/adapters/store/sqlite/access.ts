/** The store's way to a SQLite file. */

import { Kysely, sql } from 'kysely';
import { steadyClock } from '../../../application/time/clocks.ts';
import type { Machine } from '../../../application/ports/world.ts';
import type { Access } from '../sql/access.ts';
import { entryOf } from '../sql/append.ts';
import { migrate } from '../sql/migrations.ts';
import type { Schema } from '../sql/schema.ts';
import { newestTime } from '../sql/time.ts';
import { type Database, MEMORY } from './database.ts';
import { sqliteDialect } from './dialect.ts';
import { GroupCommit } from './groupCommit.ts';
import { OwnFile } from './ownFile.ts';
import { expectRoom } from './room.ts';

export interface SqliteOptions {
  /** Where the database lies. */
  readonly path: string;
  readonly machine: Pick<Machine, 'wall' | 'monotonic' | 'defer'>;
}

/** Takes over `database`: it is closed with the access, or when that cannot be had. */
export async function sqliteAccess(database: Database, options: SqliteOptions): Promise<Access> {
  try {
    return await accessTo(database, options);
  } catch (error) {
    database.close();
    throw error;
  }
}

async function accessTo(database: Database, { path, machine }: SqliteOptions): Promise<Access> {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(database) });
  await migrate(db, 'sqlite');
  // SQLite has no clock but the machine's, which may have been set back since it was last open.
  const clock = steadyClock(await newestTime(db), machine);
  const own = path === MEMORY ? undefined : new OwnFile(path);
  const group = new GroupCommit(database, db, { ...machine, expectOwnFile: () => own?.expect() });
  return {
    kind: 'sqlite',
    now: () => sql<number>`${clock()}`,
    db,
    write: (work) => group.write(work),
    transact: (work) => group.transact(work),
    append: async (entry, command) => group.append(entryOf(entry, command)),
    expectRoom: async () => {
      if (path !== MEMORY) await expectRoom(path);
    },
    failed: (error) => own?.note(error),
    close: async () => {
      await db.destroy();
      own?.close();
    },
  };
}
