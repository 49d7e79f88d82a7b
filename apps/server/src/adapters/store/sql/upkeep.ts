/** Talk, the secrets of the server, and whether it is well. */

import { sql } from 'kysely';
import type { ChatLine } from '../../../domain/records.ts';
import type { Access } from './access.ts';
import { charge } from './charges.ts';
import type { Core } from './core.ts';
import type { Db, Schema } from './schema.ts';
import { expectInteger, expectText } from './values.ts';

export const lineOf = ({ table_id: table, apart, ...line }: Schema['chat']): ChatLine => ({
  ...{ table, ...line },
  ...(apart !== 0 && { isApart: true }),
});

type Upkeep = Pick<Core, 'addChat' | 'chat' | 'readSecret' | 'keepSecret' | 'ping' | 'probe'>;

export const upkeep = ({ db, kind, now, write, transact, expectRoom }: Access): Upkeep => ({
  addChat: async ({ table, id, at, player, name, text, isApart = false }, cost) => {
    const row = {
      table_id: expectText('table', table),
      id: expectText('id', id),
      at: expectInteger('at', at),
      player: expectText('player', player),
      name: expectText('name', name),
      text: expectText('text', text),
      apart: Number(isApart),
    };
    const add = async (tx: Db) => {
      await tx
        .insertInto('chat')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return undefined;
    };
    if (!cost) return write(add);
    return transact(async (tx) => {
      const known = tx.selectFrom('chat').select('id').where('table_id', '=', row.table_id);
      if (await known.where('id', '=', row.id).executeTakeFirst()) return undefined;
      return (await charge(tx, kind, cost)) ?? add(tx);
    });
  },

  chat: async (table, limit, part) => {
    const rows = await db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .$if(part !== undefined, (lines) => lines.where('apart', '=', Number(part === 'apart')))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse().map(lineOf);
  },

  readSecret: async (name) => {
    const row = await db
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.value;
  },

  keepSecret: (name, value) =>
    transact(async (tx) => {
      await tx
        .insertInto('secrets')
        .values({ name: expectText('name', name), value: expectText('value', value) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const kept = await tx
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return kept.value;
    }),

  ping: async () => {
    await sql`select 1`.execute(db);
  },

  probe: async () => {
    await write((tx) =>
      sql`
        insert into pulse (id, at) values (1, ${now()})
        on conflict (id) do update set at = excluded.at`.execute(tx),
    );
    await expectRoom();
  },
});
