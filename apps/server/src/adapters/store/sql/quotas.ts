/** How many tables one may have and how many may come from one place: counted where every node counts. */

import { sql } from 'kysely';
import type { DatabaseKind } from './access.ts';
import type { Db } from './schema.ts';
import type {
  ArrivalLimit,
  Created,
  DataQuota,
  Overdrawn,
  SeatQuota,
  TableQuota,
} from '../../../application/ports/store.ts';
import { expectInteger, expectText } from './values.ts';

/** Any numbers will do, as long as every node has the same ones and they differ. */
const LOCKS = { host: 7_236_512, place: 7_236_513 } as const;

/**
 * Until the transaction ends, whoever else counts for the same host or place waits. SQLite has one
 * writer at a time; in PostgreSQL two could count together, and both find room for one more.
 */
export async function oneAfterTheOther(
  tx: Db,
  kind: DatabaseKind,
  names: Partial<Record<keyof typeof LOCKS, string>>,
): Promise<void> {
  if (kind !== 'postgres') return;
  // Always in this order, so that nobody waits in a circle.
  for (const what of ['host', 'place'] as const) {
    const name = names[what];
    if (name === undefined || name === '') continue;
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS[what])}, hashtext(${name}))`.execute(tx);
  }
}

/** Tables that are not over. As text, not as parameters: only then an index of these rows is known to do. */
export const IS_RUNNING = sql<boolean>`status in ('open', 'playing')`;

/** Why there is no room for this table, if there is none. */
export async function fullness(
  tx: Db,
  { host, opened_from }: { readonly host: string; readonly opened_from: string },
  { perHost, perPlace }: TableQuota,
): Promise<Created | undefined> {
  const running = tx.selectFrom('tables').select('id').where(IS_RUNNING);
  const own = await running
    .where(sql<boolean>`is_hosted = 1`)
    .where('host', '=', host)
    .orderBy('updated_at', 'desc')
    .limit(perHost)
    .execute();
  if (own.length >= perHost) return { is: 'host-full', tables: own.map(({ id }) => id) };
  if (opened_from === '') return undefined;
  const here = await running
    .where(sql<boolean>`opened_from <> ''`)
    .where('opened_from', '=', opened_from)
    .limit(perPlace)
    .execute();
  return here.length >= perPlace ? { is: 'place-full' } : undefined;
}

/** Whose seats are too many when somebody sits down at this table, if they are: what one has there already does not count. */
export async function seatsFull(
  tx: Db,
  table: string,
  { player, place, perPlayer, perPlace }: SeatQuota,
): Promise<Overdrawn | undefined> {
  const taken = tx
    .selectFrom('table_players')
    .innerJoin('tables', 'tables.id', 'table_players.table_id')
    .select('tables.id')
    .where('is_seated', '=', 1)
    .where(IS_RUNNING);
  const own = await taken
    .where('player', '=', expectText('player', player))
    .where('table_id', '<>', table)
    .limit(perPlayer)
    .execute();
  if (own.length >= perPlayer) return 'person';
  if (expectText('place', place) === '') return undefined;
  const here = await taken
    .where(sql<boolean>`place <> ''`)
    .where('place', '=', place)
    .where(({ not, and, eb }) => not(and([eb('table_id', '=', table), eb('player', '=', player)])))
    .limit(perPlace)
    .execute();
  return here.length >= perPlace ? 'place' : undefined;
}

/** Notes the sets that a new table brings along; says so when they are too much from one place. */
export async function bringData(
  tx: Db,
  { id, opened_from: place }: { readonly id: string; readonly opened_from: string },
  quota: DataQuota,
): Promise<Created | undefined> {
  const bytes = expectInteger('bytes', quota.bytes);
  if (bytes === 0 || place === '') return undefined;
  const lately = await tx
    .selectFrom('uploads')
    .select('bytes')
    .where('place', '=', place)
    .where('at', '>', expectInteger('since', quota.since))
    .execute();
  const brought = lately.reduce((sum, one) => sum + one.bytes, 0);
  if (brought + bytes > quota.most) return { is: 'data-full' };
  const at = expectInteger('at', quota.at);
  await tx.insertInto('uploads').values({ place, at, table_id: id, bytes }).execute();
  return undefined;
}

/** Notes that somebody has come from a place; false when too many have. */
export async function letIn(
  tx: Db,
  kind: DatabaseKind,
  who: { readonly player: string; readonly at: number },
  { from, since, most }: ArrivalLimit,
): Promise<boolean> {
  const place = expectText('from', from);
  await oneAfterTheOther(tx, kind, { place });
  const lately = await tx
    .selectFrom('arrivals')
    .select('player')
    .where('place', '=', place)
    .where('at', '>', expectInteger('since', since))
    .limit(most)
    .execute();
  if (lately.length >= most) return false;
  await tx
    .insertInto('arrivals')
    .values({ place, ...who })
    .execute();
  return true;
}
