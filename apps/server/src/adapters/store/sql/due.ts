/** Which node sees to which match, and when somebody has to. Leases run by the clock of the store, the same for every node. */

import { sql } from 'kysely';
import type { Access } from './access.ts';
import { LONGEST_LEASE_MS, type Lease, type Store } from '../../../application/ports/store.ts';
import { expectInteger, expectText } from './values.ts';

type Work = Pick<Store, 'claim' | 'release' | 'takeDue' | 'renewLeases'>;

const expectLease = ({ node, ms }: Lease): Lease => ({
  node: expectText('node', node),
  ms: expectInteger('ms', ms, 0, LONGEST_LEASE_MS),
});

export const work = ({ kind, now, write }: Access): Work => {
  // In PostgreSQL others are at work at the same time: rows are locked in one order, or passed by.
  const inOrder = kind === 'postgres' ? sql`order by match_id for update` : sql``;
  const unlessLocked = kind === 'postgres' ? sql`for update of d skip locked` : sql``;
  const isDead = (until: string) => {
    const at = sql.ref(until);
    // Nobody was ever given so long: the store's clock has been set back since.
    return sql`(${at} <= ${now()} or ${at} > ${now()} + ${sql.lit(LONGEST_LEASE_MS)})`;
  };
  return {
    claim: async (match, lease) => {
      const { node, ms } = expectLease(lease);
      const { rows } = await write((tx) =>
        sql`
          insert into due (match_id, due, node, until)
          select id, null, cast(${node} as text), ${now()} + cast(${ms} as bigint) from matches
          where id = ${match} and status = 'playing'
          on conflict (match_id) do update set node = excluded.node, until = excluded.until
          where due.node is null or due.node = excluded.node or ${isDead('due.until')}
          returning match_id`.execute(tx),
      );
      return rows.length > 0;
    },

    release: async (match, node, due) => {
      const at = due === null ? null : expectInteger('due', due);
      await write((tx) =>
        tx
          .updateTable('due')
          .set({ due: at, node: null, until: 0 })
          .where('match_id', '=', match)
          .where('node', '=', node)
          .execute(),
      );
    },

    takeDue: async (lease, dueBy, limit) => {
      const { node, ms } = expectLease(lease);
      const { rows } = await write((tx) =>
        sql<{ match_id: string }>`
          with taken as (
            select d.match_id from due d join matches m on m.id = d.match_id
            where m.status = 'playing' and (
              (d.node is null and d.due <= ${dueBy}) or (d.node is not null and ${isDead('d.until')})
            )
            order by case when d.node is null then d.due else d.until end, d.match_id
            limit ${limit}
            ${unlessLocked}
          )
          update due set node = ${node}, until = ${now()} + cast(${ms} as bigint)
          where match_id in (select match_id from taken)
          returning match_id`.execute(tx),
      );
      return rows.map(({ match_id }) => match_id);
    },

    renewLeases: async (lease) => {
      const { node, ms } = expectLease(lease);
      const { rows } = await write((tx) =>
        sql<{ match_id: string }>`
          with mine as (select match_id from due where node = ${node} ${inOrder})
          update due set until = ${now()} + cast(${ms} as bigint)
          where match_id in (select match_id from mine)
          returning match_id`.execute(tx),
      );
      return rows.map(({ match_id }) => match_id);
    },
  };
};
