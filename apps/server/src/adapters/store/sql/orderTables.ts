/** The tables of how order is kept: a step of the schema. */

import type { Migration } from './migrations.ts';

/** Whom people do not want to meet, reports, what operators do, and what is in force because of it. */
export const orderTables: Migration = ({ id, byKey }) => [
  `create table shunned (
    player ${id} not null,
    other ${id} not null,
    name text not null,
    how ${id} not null check (how in ('mute', 'block')),
    at bigint not null,
    primary key (player, other)
  )${byKey}`,
  `create index shunned_by on shunned (other) where how = 'block'`,
  `create table reports (
    id ${id} primary key,
    at bigint not null,
    author ${id} not null,
    about ${id} not null,
    name text not null,
    table_id ${id} not null,
    reason ${id} not null,
    words text not null,
    lines text not null,
    settled_at bigint,
    outcome text not null
  )`,
  `create index reports_by_age on reports (at)`,
  `create index reports_about on reports (about, at)`,
  `create index reports_by_author on reports (author, at)`,
  `create table acts (
    n bigint primary key,
    at bigint not null,
    operator text not null,
    act ${id} not null,
    target text not null,
    reason text not null,
    detail text not null,
    tables text not null
  )`,
  // One row: whoever acts changes it first, so that acts are numbered one after the other.
  `create table act_count (id integer primary key, n bigint not null)`,
  `create table sanctions (
    id ${id} primary key,
    kind ${id} not null check (kind in ('ban', 'silence')),
    target_kind ${id} not null check (target_kind in ('person', 'range')),
    target ${id} not null,
    at bigint not null,
    until bigint,
    reason text not null,
    operator text not null,
    lifted_at bigint
  )${byKey}`,
  `create index sanctions_on on sanctions (target)`,
  `create table name_words (word ${id} primary key, at bigint not null)${byKey}`,
  // A table that an operator has closed in the middle of a match is kept as long as the match.
  `create index matches_by_table on matches (table_id)`,
];
