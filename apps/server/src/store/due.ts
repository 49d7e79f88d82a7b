/** Which node sees to which match, and when somebody has to. */

import { sql } from 'kysely';
import type { Access } from './access.ts';
import type { Store } from './store.ts';
import { expectInteger, expectText } from './values.ts';

type Work = Pick<Store, 'claim' | 'release' | 'takeDue' | 'renewLeases'>;

export const work = ({ kind, write }: Access): Work => {
  // In PostgreSQL others are at work at the same time: rows are locked in one order, or passed by.
  const inOrder = kind === 'postgres' ? sql`order by match_id for update` : sql``;
  const unlessLocked = kind === 'postgres' ? sql`for update of d skip locked` : sql``;
  return {
    claim: async (match, lease, now) => {
      const node = expectText('node', lease.node);
      const until = expectInteger('until', lease.until);
      const { rows } = await write((tx) =>
        sql`
          insert into due (match_id, due, node, until)
          select id, null, cast(${node} as text), cast(${until} as bigint) from matches
          where id = ${match} and status = 'playing'
          on conflict (match_id) do update set node = excluded.node, until = excluded.until
          where due.node is null or due.node = excluded.node or due.until <= ${now}
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

    takeDue: async (lease, now, limit) => {
      const node = expectText('node', lease.node);
      const { rows } = await write((tx) =>
        sql<{ match_id: string }>`
          with taken as (
            select d.match_id from due d join matches m on m.id = d.match_id
            where m.status = 'playing' and (
              (d.node is null and d.due <= ${now}) or (d.node is not null and d.until <= ${now})
            )
            order by case when d.node is null then d.due else d.until end, d.match_id
            limit ${limit}
            ${unlessLocked}
          )
          update due set node = ${node}, until = ${lease.until}
          where match_id in (select match_id from taken)
          returning match_id`.execute(tx),
      );
      return rows.map(({ match_id }) => match_id);
    },

    renewLeases: async (node, until) => {
      const later = expectInteger('until', until);
      const { rows } = await write((tx) =>
        sql<{ match_id: string }>`
          with mine as (select match_id from due where node = ${node} ${inOrder})
          update due set until = ${later}
          where match_id in (select match_id from mine)
          returning match_id`.execute(tx),
      );
      return rows.map(({ match_id }) => match_id);
    },
  };
};
