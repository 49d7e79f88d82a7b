/** Who is at which table, on whichever node. */

import { sql } from 'kysely';
import type { Access } from './access.ts';
import type { Store } from '../../../application/ports/store.ts';
import { expectInteger, expectText, listsOf } from './values.ts';

type Attending = Pick<Store, 'attend' | 'attendance' | 'forgetAttendance'>;

export const attending = ({ db, kind, write }: Access): Attending => ({
  attend: async (node, present, until) => {
    const by = expectText('node', node);
    const then = expectInteger('until', until);
    // One parameter, so that the statement is the same for any number of them; a row cannot be written twice by one.
    const rows = new Map(
      present.map(({ table, player }) => [
        `${table} ${player}`,
        { table_id: expectText('table', table), player: expectText('player', player) },
      ]),
    );
    if (rows.size === 0) return;
    const json = JSON.stringify([...rows.values()]);
    const listed =
      kind === 'postgres'
        ? sql`select * from json_to_recordset(${json}::json) as e (table_id text, player text)`
        : sql`select value ->> 'table_id' as table_id, value ->> 'player' as player from json_each(${json})`;
    // In one order, so that two writes of a node do not wait for each other in a circle.
    await write((tx) =>
      sql`
        insert into attendance (table_id, player, node, until)
        select table_id, player, cast(${by} as text), cast(${then} as bigint)
        from (${listed}) as listed where true order by table_id, player
        on conflict (table_id, player, node) do update set until = excluded.until`.execute(tx),
    );
  },

  attendance: async (tables) => {
    const found = [];
    for (const some of listsOf(tables)) {
      const rows = await db
        .selectFrom('attendance')
        .selectAll()
        .where('table_id', 'in', some)
        .execute();
      for (const { table_id, ...row } of rows) found.push({ table: table_id, ...row });
    }
    return found;
  },

  forgetAttendance: async (before) => {
    const then = expectInteger('before', before);
    await write((tx) => tx.deleteFrom('attendance').where('until', '<', then).execute());
  },
});
