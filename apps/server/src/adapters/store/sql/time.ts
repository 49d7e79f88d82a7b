/** The clock of the store, and the newest time it keeps. */

import { sql } from 'kysely';
import type { Access } from './access.ts';
import type { Db } from './schema.ts';
import { LONGEST_LEASE_MS, type Store } from '../../../application/ports/store.ts';

type Time = Pick<Store, 'now' | 'newest'>;

export const time = ({ db, now }: Access): Time => ({
  now: async () => {
    const { rows } = await sql<{ now: number }>`select ${now()} as now`.execute(db);
    return rows[0]!.now;
  },
  newest: () => newestTime(db),
});

/**
 * Each part is the end of an index or a walk through something small. What is
 * missing is older than what is there: a match that has ended changed its table
 * then, and of its log the end counts. Leases and attendance last until after
 * they were written.
 */
export async function newestTime(db: Db): Promise<number> {
  const lease = sql.lit(LONGEST_LEASE_MS);
  const { rows } = await sql<{ at: number | null }>`
    select max(at) as at from (
      select max(updated_at) as at from tables
      union all select max(at) from chat
      union all select max(at) from refusals
      union all select max(at) from pulse
      union all select max(m.started_at) from due d join matches m on m.id = d.match_id
      union all select max((
        select l.at from log l where l.match_id = d.match_id order by l.n desc limit 1
      )) from due d
      union all select max(until) - ${lease} from due where node is not null
      union all select max(until) - ${lease} from attendance
    ) as times`.execute(db);
  return rows[0]?.at ?? 0;
}
