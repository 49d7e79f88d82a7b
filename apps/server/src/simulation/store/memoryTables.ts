/** Tables of the simulated database, and how many of them one may have. */

import type {
  Created,
  Overdrawn,
  SeatQuota,
  Store,
  TableQuota,
} from '../../application/ports/store.ts';
import type { Seated, StoredTable } from '../../domain/records.ts';
import { expectInteger, expectText } from '../../adapters/store/sql/values.ts';
import { charge } from './memoryCharges.ts';
import { kept, type Rows } from './rows.ts';

type Tables = Pick<
  Store,
  | 'createTable'
  | 'table'
  | 'replaceTable'
  | 'tableVersions'
  | 'lobby'
  | 'emptyTables'
  | 'dueTables'
  | 'tablesOf'
  | 'runningTablesOf'
  | 'forgetTables'
>;

export const memoryTables = (rows: Rows): Tables => ({
  createTable: async (table, quota) => {
    const row = checked(table);
    if (rows.tables.has(row.id)) return { is: 'there' };
    const uploads = [...rows.uploads];
    const seats = quota?.seat && seatsFull(rows, row.id, quota.seat);
    const full = quota && fullness(rows, row, quota, seats);
    if (full) return full;
    const by = charge(rows, quota?.charge);
    if (by) {
      rows.uploads = uploads;
      return { is: 'overdrawn', by };
    }
    put(rows, row);
    return { is: 'done' };
  },

  table: async (id) => rows.tables.get(id),

  replaceTable: async (table, quota) => {
    const row = checked(table);
    const full = quota && seatsFull(rows, row.id, quota);
    if (full) return full;
    if (rows.tables.get(row.id)?.version !== row.version - 1) return false;
    put(rows, row);
    return true;
  },

  tableVersions: async (ids) =>
    new Map(
      ids.flatMap((id) => {
        const table = rows.tables.get(id);
        return table ? [[id, table.version] as const] : [];
      }),
    ),

  lobby: async (limit, perHost) => {
    const hosted = new Map<string, number>();
    const isAmongNewest = ({ host }: StoredTable) => {
      const place = (hosted.get(host) ?? 0) + 1;
      hosted.set(host, place);
      return place <= perHost;
    };
    return running(rows)
      .filter(({ isPublic }) => isPublic)
      .sort(newestFirst)
      .filter(isAmongNewest)
      .slice(0, limit);
  },

  emptyTables: async ({ ofPublic, ofPrivate }, limit) =>
    running(rows)
      .filter(({ id, status, isPublic, updatedAt }) => {
        const since = isPublic ? ofPublic : ofPrivate;
        const seen = [...(rows.attendance.get(id)?.values() ?? [])];
        return status === 'open' && updatedAt < since && seen.every(({ until }) => until < since);
      })
      .sort((a, b) => a.updatedAt - b.updatedAt || (a.id < b.id ? -1 : 1))
      .slice(0, limit)
      .map(({ id }) => id),

  dueTables: async (by, limit) =>
    running(rows)
      .flatMap(({ id, dueAt }) => (dueAt === undefined || dueAt > by ? [] : [{ id, dueAt }]))
      .sort((a, b) => a.dueAt - b.dueAt || (a.id < b.id ? -1 : 1))
      .slice(0, limit)
      .map(({ id }) => id),

  tablesOf: async (player, limit, statuses) =>
    [...rows.tables.values()]
      .filter(
        ({ players, status }) => players.includes(player) && (statuses?.includes(status) ?? true),
      )
      .sort(newestFirst)
      .slice(0, limit),

  runningTablesOf: async (player, after, limit) =>
    running(rows)
      .filter(({ id, players }) => players.includes(player) && id > after)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .slice(0, limit),

  forgetTables: async (before, limit) => {
    const played = new Set([...rows.matches.values()].map(({ stored }) => stored.table));
    const old = [...rows.tables.values()]
      .filter(({ status, updatedAt }) => status === 'closed' && updatedAt < before)
      .filter(({ id }) => !played.has(id))
      .sort((a, b) => a.updatedAt - b.updatedAt)
      .slice(0, limit);
    for (const { id } of old) {
      rows.tables.delete(id);
      rows.chat.delete(id);
    }
    return old.length;
  },
});

const newestFirst = (a: StoredTable, b: StoredTable): number =>
  b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1);

const running = (rows: Rows): StoredTable[] => [...rows.running].map((id) => rows.tables.get(id)!);

export function put(rows: Rows, row: StoredTable): void {
  rows.tables.set(row.id, row);
  if (row.status === 'open' || row.status === 'playing') rows.running.add(row.id);
  else rows.running.delete(row.id);
  rows.noteTime(row.updatedAt);
}

/** Why there is no room for this table, if there is none; notes the sets it brings along if there is. */
function fullness(
  rows: Rows,
  row: StoredTable,
  quota: TableQuota,
  seats: Overdrawn | undefined,
): Created | undefined {
  const others = running(rows);
  const own = others
    .filter(({ host, isHosted }) => isHosted && host === row.host)
    .sort(newestFirst);
  if (own.length >= quota.perHost) {
    return { is: 'host-full', tables: own.slice(0, quota.perHost).map(({ id }) => id) };
  }
  const place = row.openedFrom;
  const here = others.filter(({ openedFrom }) => place !== '' && openedFrom === place);
  if (here.length >= quota.perPlace) return { is: 'place-full' };
  if (seats) return { is: 'seats-full', by: seats };
  if (place === '') return undefined;
  const { bytes, at, since, most } = quota.data ?? { bytes: 0, at: 0, since: 0, most: 0 };
  if (expectInteger('bytes', bytes) === 0) return undefined;
  const lately = rows.uploads.filter((one) => one.place === place && one.at > since);
  if (lately.reduce((sum, one) => sum + one.bytes, bytes) > most) return { is: 'data-full' };
  rows.uploads.push({ place, at: expectInteger('at', at), bytes });
  return undefined;
}

/** Whose seats are too many when somebody sits down at this table, if they are. */
function seatsFull(rows: Rows, table: string, quota: SeatQuota): Overdrawn | undefined {
  const { player, place, perPlayer, perPlace } = quota;
  const taken = running(rows).flatMap(({ id, seated = [] }) =>
    seated.filter((one) => id !== table || one.player !== player),
  );
  if (taken.filter((one) => one.player === player).length >= perPlayer) return 'person';
  const isHere = (one: Seated) => place !== '' && one.place === place;
  return taken.filter(isHere).length >= perPlace ? 'place' : undefined;
}

function checked(table: StoredTable): StoredTable {
  const { id, game, host, openedFrom, version, updatedAt } = table;
  for (const [what, text] of Object.entries({ id, game, host, openedFrom })) expectText(what, text);
  for (const [what, number] of Object.entries({ version, updatedAt })) expectInteger(what, number);
  return kept(table);
}
