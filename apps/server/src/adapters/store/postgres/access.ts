/** The store's way to PostgreSQL. */

import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Access, Write } from '../sql/access.ts';
import { entryOf } from '../sql/append.ts';
import { StoreError } from '../../../application/ports/storeError.ts';
import { storeError } from '../sql/errors.ts';
import { migrate } from '../sql/migrations.ts';
import type { Schema } from '../sql/schema.ts';
import type { Machine } from '../../../application/ports/world.ts';
import { AppendLanes } from './appendLanes.ts';
import { openPool, placeOf } from './pool.ts';
import { DURABLE, warnOfReplicas } from './replicas.ts';
import { again } from './retry.ts';

/** Of the statement, not of each word of it; and unlike the clock itself it can be looked up in an index. */
const NOW = sql<number>`cast(extract(epoch from statement_timestamp()) * 1000 as bigint)`;

export async function postgresAccess(
  url: string,
  warn: (message: string) => void,
  machine: Pick<Machine, 'defer'>,
): Promise<Access> {
  const pool = openPool(url, warn);
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(DURABLE);
      },
    }),
  });
  try {
    await migrate(db, 'postgres');
    await warnOfReplicas(db, warn);
  } catch (error) {
    await db.destroy();
    const { code, message } = storeError(error);
    if (code !== 'unavailable' && code !== 'refused') throw error;
    throw new StoreError(code, `${message}, at ${placeOf(url)}`);
  }
  const lanes = new AppendLanes(db, machine);
  return {
    kind: 'postgres',
    now: () => NOW,
    db,
    write: (work) => again(() => work(db)),
    transact: <A>(work: Write<A>) => again(() => db.transaction().execute(work)),
    append: async (entry, command) => lanes.append(entryOf(entry, command)),
    // Only PostgreSQL itself knows, and says so when it writes.
    expectRoom: async () => {},
    close: () => db.destroy(),
  };
}
