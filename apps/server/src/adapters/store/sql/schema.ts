/** The tables as rows. JSON is kept as text, so that both databases give back the very bytes. */

import type { Generated, Kysely } from 'kysely';

export interface Schema {
  schema_version: { version: number };
  players: {
    id: string;
    name: string;
    recovery_hash: string | null;
    created_at: number;
    /** Within a day: whoever comes back and leaves nothing is known by it. */
    seen_at: number;
    recovery_until: Generated<number>;
    /** Whether cookies from before there were sessions are good: 1 or 0. */
    old_cookies: Generated<number>;
    /** The keys of the last commands that renamed, newest first, each between blanks. */
    renames: Generated<string>;
  };
  sessions: {
    id: string;
    player: string;
    device: string;
    created_at: number;
    seen_at: number;
    /** What it was given to sign last. */
    challenge: Generated<string | null>;
    challenge_until: Generated<number>;
  };
  passkeys: {
    id: string;
    player: string;
    public_key: string;
    counter: number;
    device: string;
    created_at: number;
    used_at: number | null;
  };
  departures: { player: string; at: number };
  tables: {
    id: string;
    version: number;
    game: string;
    status: 'open' | 'playing' | 'finished' | 'closed';
    is_public: number;
    players: string;
    updated_at: number;
    doc: string;
    host: string;
    is_hosted: number;
    opened_from: string;
    due_at: number | null;
  };
  table_players: { player: string; table_id: string; is_seated: number; place: string };
  matches: {
    id: string;
    table_id: string;
    game: string;
    status: 'playing' | 'finished';
    header: string;
    fairness: string;
    seats: string;
    started_at: number;
    finished_at: number | null;
    outcome: string | null;
  };
  match_players: { player: string; started_at: number; match_id: string };
  log: {
    match_id: string;
    n: number;
    at: number;
    seat: number;
    player: string;
    key: string;
    body: string;
  };
  snapshots: { match_id: string; n: number; snapshot: string };
  refusals: { player: string; key: string; at: number; why: string };
  due: { match_id: string; due: number | null; node: string | null; until: number };
  arrivals: { place: string; at: number; player: string };
  uploads: { place: string; at: number; table_id: string; bytes: number };
  charges: { account: string; hour: number; bytes: number };
  attendance: { table_id: string; player: string; node: string; until: number };
  chat: {
    table_id: string;
    id: string;
    at: number;
    player: string;
    name: string;
    text: string;
    apart: number;
  };
  ratings: {
    game: string;
    id: string;
    name: string;
    mu: number;
    sigma: number;
    matches: number;
  };
  secrets: { name: string; value: string };
  pulse: { id: number; at: number };
  shunned: { player: string; other: string; name: string; how: 'mute' | 'block'; at: number };
  reports: {
    id: string;
    at: number;
    author: string;
    about: string;
    name: string;
    table_id: string;
    reason: string;
    words: string;
    lines: string;
    settled_at: number | null;
    outcome: string;
  };
  acts: {
    n: number;
    at: number;
    operator: string;
    act: string;
    target: string;
    reason: string;
    detail: string;
    tables: string;
  };
  act_count: { id: number; n: number };
  sanctions: {
    id: string;
    kind: 'ban' | 'silence';
    target_kind: 'person' | 'range';
    target: string;
    at: number;
    until: number | null;
    reason: string;
    operator: string;
    lifted_at: number | null;
  };
  name_words: { word: string; at: number };
}

export type Db = Kysely<Schema>;

/** Everything that is copied by a backup, in an order that foreign keys allow. Not who is there just now or has just come, nor the pulse. */
export const DATA_TABLES = [
  'players',
  'sessions',
  'passkeys',
  'departures',
  'tables',
  'table_players',
  'matches',
  'match_players',
  'log',
  'snapshots',
  'refusals',
  'due',
  'chat',
  'ratings',
  'secrets',
  'shunned',
  'reports',
  'acts',
  'act_count',
  'sanctions',
  'name_words',
] as const satisfies readonly (keyof Schema)[];

export type DataTable = (typeof DATA_TABLES)[number];

/** A server that was only ever opened has made its secrets, but nobody has been there. */
export const NOT_TELLING: readonly DataTable[] = ['secrets', 'act_count'];
