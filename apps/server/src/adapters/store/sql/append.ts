/**
 * Appending many entries to many logs with one statement.
 *
 * The statement takes from the list whatever may be appended; the keys of the
 * log decide, so it does not matter who else is at work. Only for what it left
 * over a second one asks why.
 */

import type { Illegal } from '@parlor/kit';
import { type RawBuilder, sql } from 'kysely';
import type { DatabaseKind } from './access.ts';
import { StoreError } from '../../../application/ports/storeError.ts';
import type { Db } from './schema.ts';
import type { LogEntry } from '@parlor/host';
import type { Appended, CommandName } from '../../../application/ports/store.ts';
import { expectInteger, expectText } from './values.ts';

/** An entry as a row, and the command that led to it. */
export interface Entry {
  readonly match_id: string;
  readonly n: number;
  readonly at: number;
  readonly seat: number;
  readonly player: string;
  readonly key: string;
  readonly body: string;
  readonly said_by: string;
  readonly said_key: string;
}

const MOST_ENTRIES = 2 ** 31 - 1;

/** Throws for what could not be kept, before it gets among others. */
export function entryOf(entry: LogEntry, command: CommandName = entry): Entry {
  return {
    match_id: expectText('match', entry.match),
    n: expectInteger('n', entry.n, 1, MOST_ENTRIES),
    at: expectInteger('at', entry.at),
    seat: expectInteger('seat', entry.seat, -1, MOST_ENTRIES),
    player: expectText('player', entry.player),
    key: expectText('key', entry.key),
    body: JSON.stringify(entry.body),
    said_by: expectText('player', command.player),
    said_key: expectText('key', command.key),
  };
}

/** The answers in the order of `entries`; an error stands for the entry it belongs to. */
export async function appendAll(
  db: Db,
  kind: DatabaseKind,
  entries: readonly Entry[],
): Promise<(Appended | StoreError)[]> {
  const answers = new Map<Entry, Appended | StoreError>();
  for (const round of rounds(entries)) {
    const done = await insert(db, kind, round);
    for (const entry of round) if (done.has(entry.match_id)) answers.set(entry, { is: 'done' });
    const left = round.filter((entry) => !done.has(entry.match_id));
    if (left.length > 0) await explain(db, kind, left, answers);
  }
  return entries.map((entry) => answers.get(entry)!);
}

/** A statement does not see its own rows: of each match it takes one, and the later ones come after it. */
function rounds(entries: readonly Entry[]): Entry[][] {
  const seen = new Map<string, number>();
  const rounds: Entry[][] = [];
  for (const entry of entries) {
    const round = seen.get(entry.match_id) ?? 0;
    seen.set(entry.match_id, round + 1);
    const list = rounds[round];
    if (list) list.push(entry);
    else rounds.push([entry]);
  }
  return rounds;
}

/** Why the command of an entry was refused; null when it was not. */
const refusalOf = sql`(
  select r.why from refusals r where r.player = e.said_by and r.key = e.said_key
)`;

/**
 * PostgreSQL only. Whoever keeps a refusal writes to its match first. A statement that began before
 * that and waited for it gets to see the match as it is now, but nothing else: so it looks whether
 * the match is still what it was when the statement began.
 */
const UNTOUCHED = sql`m.xmin = (select before.xmin from matches before where before.id = e.match_id)`;

/** Appends what can be and returns the matches of those. */
async function insert(
  db: Db,
  kind: DatabaseKind,
  entries: readonly Entry[],
): Promise<ReadonlySet<string>> {
  // Ordered, so that two nodes lock in the same order. Locked, so that nobody ends the match meanwhile.
  // A head and a refusal are looked up for each entry: of an `exists` PostgreSQL may make a walk through the whole table.
  const insertion = sql`
    insert into log (match_id, n, at, seat, player, key, body)
    select e.match_id, e.n, e.at, e.seat, e.player, e.key, e.body
    from entry e join matches m on m.id = e.match_id and m.status = 'playing'
    where e.n = 1 + coalesce((select max(head.n) from log head where head.match_id = e.match_id), 0)
    and ${refusalOf} is null
    ${kind === 'postgres' ? sql`and ${UNTOUCHED}` : sql``}
    order by e.match_id
    ${kind === 'postgres' ? sql`for share of m` : sql``}
    on conflict do nothing
    returning match_id`;
  const { rows } = await sql<Pick<Entry, 'match_id'>>`
    with entry as materialized (${listed(kind, entries)}) ${insertion}`.execute(db);
  return new Set(rows.map(({ match_id }) => match_id));
}

/** Why these were not appended. Whatever stood in their way is durable, or part of the same transaction. */
async function explain(
  db: Db,
  kind: DatabaseKind,
  entries: readonly Entry[],
  answers: Map<Entry, Appended | StoreError>,
): Promise<void> {
  const { rows } = await sql<Reason>`
    with entry as materialized (${listed(kind, entries)})
    select e.match_id, m.id as known, l.n, ${refusalOf} as why
    from entry e
    left join matches m on m.id = e.match_id
    left join log l on l.match_id = e.match_id and l.player = e.player and l.key = e.key`.execute(
    db,
  );
  const reasons = new Map(rows.map((row) => [row.match_id, row]));
  for (const entry of entries) {
    answers.set(entry, answerTo(reasons.get(entry.match_id)!));
  }
}

interface Reason {
  readonly match_id: string;
  readonly known: string | null;
  readonly n: number | null;
  readonly why: string | null;
}

function answerTo({ known, n, why }: Reason): Appended | StoreError {
  if (known === null) return new StoreError('unknown', 'There is no such match.');
  if (why !== null) return { is: 'refused', why: JSON.parse(why) as Illegal };
  return n === null ? { is: 'conflict' } : { is: 'repeat', n };
}

/** The entries as a table: one parameter, so that the statement is the same for any number of them. */
function listed(kind: DatabaseKind, entries: readonly Entry[]): RawBuilder<unknown> {
  const json = JSON.stringify(entries);
  if (kind === 'postgres') {
    return sql`
      select * from json_to_recordset(${json}::json) as e (
        match_id text collate "C", n integer, at bigint, seat integer, player text, key text,
        body text, said_by text, said_key text
      )`;
  }
  return sql`
    select value ->> 'match_id' as match_id, value ->> 'n' as n, value ->> 'at' as at,
      value ->> 'seat' as seat, value ->> 'player' as player, value ->> 'key' as key,
      value ->> 'body' as body, value ->> 'said_by' as said_by, value ->> 'said_key' as said_key
    from json_each(${json})`;
}
