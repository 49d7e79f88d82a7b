/** The schema, step by step. A step that was ever released is never changed: the next one is added. */

import { sql } from 'kysely';
import type { DatabaseKind } from './access.ts';
import { StoreError } from '../../../application/ports/storeError.ts';
import { chargeTable } from './charges.ts';
import { orderTables } from './orderTables.ts';
import type { Db } from './schema.ts';

/** The few words in which the two databases differ. */
interface Words {
  /** Identifiers are compared byte by byte, whatever language the database speaks. */
  readonly id: string;
  /** Rows lie in the order of their key, where that can be had. */
  readonly byKey: string;
  /** A field, which is a text, of a column with a JSON object. */
  readonly field: (column: string, name: string) => string;
  /** The objects, or texts, of a list in the document of a table, each as `one.value`. */
  readonly each: (list: string) => string;
  /** Of such a text, what stands before the first blank, or all of it. */
  readonly firstWord: string;
  /** The document of a table without how its host came to be host. */
  readonly withoutPassed: string;
}

export type Migration = (words: Words) => readonly string[];

const WORDS: Record<DatabaseKind, Words> = {
  sqlite: {
    id: 'text',
    byKey: ' without rowid',
    field: (column, name) => `${column} ->> '${name}'`,
    each: (list) => `json_each(tables.doc, '$.${list}') as one`,
    firstWord: `substr(one.value, 1, instr(one.value || ' ', ' ') - 1)`,
    withoutPassed: `json_remove(doc, '$.passed')`,
  },
  postgres: {
    id: 'text collate "C"',
    byKey: '',
    // It reads the whole object, and stumbles over characters that it cannot keep: they are blanks meanwhile.
    field: (column, name) =>
      String.raw`regexp_replace(${column}, '\\u[0-9a-fA-F]{4}', '\\u0020', 'g')::json ->> '${name}'`,
    each: (list) =>
      String.raw`json_array_elements(regexp_replace(tables.doc, '\\u[0-9a-fA-F]{4}', '\\u0020', 'g')::json -> '${list}') as one(value)`,
    firstWord: `split_part(one.value #>> '{}', ' ', 1)`,
    withoutPassed: String.raw`regexp_replace(doc, ',"passed":\{"from":"([^"\\]|\\.)*","how":"[a-z]+"\}', '')`,
  },
};

const first: Migration = ({ id, byKey }) => [
  `create table players (
    id ${id} primary key,
    name text not null,
    recovery_hash ${id} unique,
    created_at bigint not null,
    seen_at bigint not null
  )${byKey}`,
  `create table tables (
    id ${id} primary key,
    version integer not null,
    game ${id} not null,
    status ${id} not null check (status in ('open', 'playing', 'finished', 'closed')),
    is_public integer not null,
    players text not null,
    updated_at bigint not null,
    doc text not null
  )`,
  `create index tables_in_lobby on tables (updated_at)
    where is_public = 1 and status in ('open', 'playing')`,
  `create table table_players (
    player ${id} not null,
    table_id ${id} not null references tables (id),
    primary key (player, table_id)
  )${byKey}`,
  `create index table_players_by_table on table_players (table_id)`,
  `create table matches (
    id ${id} primary key,
    table_id ${id} not null,
    game ${id} not null,
    status ${id} not null check (status in ('playing', 'finished')),
    header text not null,
    fairness text not null,
    seats text not null,
    started_at bigint not null,
    finished_at bigint,
    outcome text
  )`,
  `create table match_players (
    player ${id} not null,
    started_at bigint not null,
    match_id ${id} not null references matches (id),
    primary key (player, started_at, match_id)
  )${byKey}`,
  `create table log (
    match_id ${id} not null references matches (id),
    n integer not null check (n > 0),
    at bigint not null,
    seat integer not null,
    player ${id} not null,
    key ${id} not null,
    body text not null,
    primary key (match_id, n),
    unique (match_id, player, key)
  )${byKey}`,
  `create table snapshots (
    match_id ${id} primary key references matches (id),
    n integer not null,
    snapshot text not null
  )`,
  `create table due (
    match_id ${id} primary key references matches (id),
    due bigint,
    node ${id},
    until bigint not null
  )${byKey}`,
  `create index due_next on due (due) where node is null and due is not null`,
  `create index due_held on due (until) where node is not null`,
  `create index due_by_node on due (node) where node is not null`,
  `create table chat (
    table_id ${id} not null,
    id ${id} not null,
    at bigint not null,
    player ${id} not null,
    name text not null,
    text text not null,
    primary key (table_id, id)
  )`,
  `create index chat_newest on chat (table_id, at, id)`,
  `create table ratings (
    game ${id} not null,
    id ${id} not null,
    name text not null,
    mu double precision not null,
    sigma double precision not null,
    matches integer not null,
    primary key (game, id)
  )${byKey}`,
  `create index ratings_ranking on ratings (game, (mu - 3 * sigma))`,
  `create table answers (
    player ${id} not null,
    key ${id} not null,
    answer text not null,
    at bigint not null,
    primary key (player, key)
  )${byKey}`,
  `create index answers_by_age on answers (at)`,
  `create table secrets (name ${id} primary key, value text not null)${byKey}`,
];

/** Who is, or was last, at which table on which node. Kept without an index of its age: it changes all the time. */
const second: Migration = ({ id, byKey }) => [
  `create table attendance (
    table_id ${id} not null,
    player ${id} not null,
    node ${id} not null,
    until bigint not null,
    primary key (table_id, player, node)
  )${byKey}`,
];

/** Answers to commands that were done follow from what they changed; none are kept beside it. */
const third: Migration = () => [`drop table answers`];

/** A refused command changes nothing that its answer could follow from: that one is kept. */
const fourth: Migration = ({ id, byKey }) => [
  `create table refusals (
    player ${id} not null,
    key ${id} not null,
    at bigint not null,
    why text not null,
    primary key (player, key)
  )${byKey}`,
  `create index refusals_of_player on refusals (player, at)`,
  `create index refusals_by_age on refusals (at)`,
  `alter table players add column renames text not null default ''`,
];

/** Time goes on from the newest that is kept. */
const fifth: Migration = () => [
  `create index tables_by_age on tables (updated_at)`,
  `create index chat_by_age on chat (at)`,
];

/** Whoever asks whether anything can be kept has this row written anew. */
const sixth: Migration = () => [`create table pulse (id integer primary key, at bigint not null)`];

/** Whose table it is and where it was opened from, so that nobody has too many; and how many came from where. */
const seventh: Migration = ({ id, byKey, field }) => [
  `alter table tables add column host ${id} not null default ''`,
  `alter table tables add column is_hosted integer not null default 1`,
  `alter table tables add column opened_from ${id} not null default ''`,
  `update tables set host = coalesce(${field('doc', 'host')}, '')
    where status in ('open', 'playing')`,
  `create index tables_hosted on tables (host)
    where is_hosted = 1 and status in ('open', 'playing')`,
  `create index tables_by_place on tables (opened_from)
    where opened_from <> '' and status in ('open', 'playing')`,
  `create index tables_open on tables (updated_at) where status = 'open'`,
  // The lobby takes the newest of each host.
  `drop index tables_in_lobby`,
  `create index tables_listed on tables (host, updated_at, id)
    where is_public = 1 and status in ('open', 'playing')`,
  `create table arrivals (
    place ${id} not null,
    at bigint not null,
    player ${id} not null,
    primary key (place, at, player)
  )${byKey}`,
];

/** How many bytes of sets of one's own were brought from where. */
const eighth: Migration = ({ id, byKey }) => [
  `create table uploads (
    place ${id} not null,
    at bigint not null,
    table_id ${id} not null,
    bytes integer not null,
    primary key (place, at, table_id)
  )${byKey}`,
];

/** What nobody has needed for long is found without a look at everything else. */
const ninth: Migration = () => [
  `create index tables_closed on tables (updated_at) where status = 'closed'`,
  `create index players_by_visit on players (seen_at) where recovery_hash is null`,
  // So far it was not noted when guests came back: nobody counts as gone before anything was last changed.
  `update players set seen_at = (select coalesce(max(updated_at), players.seen_at) from tables)
    where seen_at < (select coalesce(max(updated_at), players.seen_at) from tables)`,
];

/** Who is signed in where. Links to come back by end; those that are about are good for a month more. */
const tenth: Migration = ({ id, byKey }) => [
  `create table sessions (
    id ${id} primary key,
    player ${id} not null references players (id),
    device text not null,
    created_at bigint not null,
    seen_at bigint not null
  )${byKey}`,
  `create index sessions_of_player on sessions (player, seen_at)`,
  `alter table players add column recovery_until bigint not null default 0`,
  `update players set recovery_until = 2592000000 + (
      select coalesce(max(updated_at), 0) from tables)
    where recovery_hash is not null`,
  `alter table players add column old_cookies integer not null default 1`,
];

/** Keys to sign in with, what a session was given to sign, and people who are being forgotten. */
const eleventh: Migration = ({ id, byKey }) => [
  `alter table sessions add column challenge text`,
  `alter table sessions add column challenge_until bigint not null default 0`,
  `create table passkeys (
    id ${id} primary key,
    player ${id} not null references players (id),
    public_key text not null,
    counter bigint not null,
    device text not null,
    created_at bigint not null,
    used_at bigint
  )${byKey}`,
  `create index passkeys_of_player on passkeys (player, created_at)`,
  `create table departures (player ${id} primary key, at bigint not null)${byKey}`,
  `create index chat_of_player on chat (player, at)`,
];

/** Tables that somebody has to see to: shares are being opened there. */
const twelfth: Migration = () => [
  `alter table tables add column due_at bigint`,
  `create index tables_due on tables (due_at) where due_at is not null`,
];

/** Whom a table speaks of without a seat there, as `mentionOf` names them. Whose name the one of a former host is was not noted. */
const mentions: Migration = ({ each, firstWord, withoutPassed }) => [
  `update tables set doc = ${withoutPassed} where doc like '%"passed":{"from":%'`,
  `insert into table_players (player, table_id)
    select 'about:' || (one.value ->> 'player'), tables.id from tables, ${each('removed')}
    where tables.doc like '%"removed":[{%'
    union
    select 'about:' || ${firstWord}, tables.id from tables, ${each('done')}
    where tables.doc like '%"done":["%'
    union
    select 'about:' || ${firstWord}, tables.id from tables, ${each('invited')}
    where tables.doc like '%"invited":["%'`,
];

/** What those who watch say among themselves. */
const apartTalk: Migration = () => [`alter table chat add column apart integer not null default 0`];

/** Who of those a table knows has a seat, and where they sat down. Of tables from before, everybody seems to have one. */
const seatTable: Migration = ({ id }) => [
  `alter table table_players add column is_seated integer not null default 1`,
  `alter table table_players add column place ${id} not null default ''`,
  `create index table_players_by_place on table_players (place) where place <> ''`,
];

export const MIGRATIONS: readonly Migration[] = [
  first,
  second,
  third,
  fourth,
  fifth,
  sixth,
  seventh,
  eighth,
  ninth,
  tenth,
  eleventh,
  twelfth,
  orderTables,
  chargeTable,
  mentions,
  apartTalk,
  seatTable,
];

/** Any number will do, as long as every node asks for the same one. */
const ADVISORY_LOCK = 7_236_511_402;

/**
 * Brings the schema up to date, all steps or none. Nodes that start together
 * wait for each other; whoever comes second finds nothing to do.
 */
export async function migrate(
  db: Db,
  kind: DatabaseKind,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  if ((await schemaVersion(db, kind, migrations)) === migrations.length) return;
  await db.transaction().execute(async (tx) => {
    if (kind === 'postgres') {
      await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(tx);
    }
    const version = await schemaVersion(tx, kind, migrations);
    const steps = migrations.slice(version);
    if (steps.length === 0) return;
    if (version === 0) {
      await sql`create table schema_version (version integer not null)`.execute(tx);
      await tx.insertInto('schema_version').values({ version: 0 }).execute();
    }
    for (const step of steps) {
      for (const statement of step(WORDS[kind])) await sql.raw(statement).execute(tx);
    }
    await tx.updateTable('schema_version').set({ version: migrations.length }).execute();
  });
}

/** 0 where nothing has been made yet. Refuses what a newer program wrote. */
export async function schemaVersion(
  db: Db,
  kind: DatabaseKind,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<number> {
  const found =
    kind === 'postgres'
      ? // A table is read, not asked for by name: names are remembered from before the lock.
        await sql`select 1 from pg_tables where tablename = 'schema_version'
          and schemaname = any (current_schemas(false))`.execute(db)
      : await sql`select 1 from sqlite_master where name = 'schema_version'`.execute(db);
  if (found.rows.length === 0) return 0;
  const row = await db.selectFrom('schema_version').select('version').executeTakeFirst();
  const version = row?.version ?? 0;
  if (version <= migrations.length) return version;
  throw new StoreError(
    'newer-schema',
    `The data have schema ${version}, this program knows up to ${migrations.length}: start a newer version of it.`,
  );
}
