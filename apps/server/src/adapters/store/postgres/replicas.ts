/** Would a replica that takes over know everything that was acknowledged? */

import { CompiledQuery, sql } from 'kysely';
import type { Warn } from '../sql/access.ts';
import type { Db } from '../sql/schema.ts';

/**
 * For every connection. What is acknowledged must be on the disk, and on those of the replicas that PostgreSQL waits
 * for, even where the server's default takes it easier.
 */
export const DURABLE = CompiledQuery.raw(
  `select set_config('synchronous_commit', 'on', false)
   where current_setting('synchronous_commit') in ('off', 'local', 'remote_write')`,
);

/** A replica that nobody waits for may be meant for reading or for copies only: that is for its owner to know. */
export async function warnOfReplicas(db: Db, warn: Warn): Promise<void> {
  const { rows } = await sql<{ behind: number }>`
    select cast(count(*) as int) as behind from pg_stat_replication
    where current_setting('synchronous_standby_names') = ''`.execute(db);
  const behind = rows[0]?.behind ?? 0;
  if (behind === 0) return;
  warn(
    `PostgreSQL has replicas (${behind}) and waits for none of them: if one of them takes over, the newest moves are lost although they were acknowledged. Set synchronous_standby_names, or never fail over to them.`,
  );
}
