/** Matches of the simulated database, their logs, and the ratings they lead to. */

import type { LogEntry } from '@parlor/host';
import { entryOf } from '../../adapters/store/sql/append.ts';
import type { Core } from '../../adapters/store/sql/core.ts';
import { expectInteger, expectText } from '../../adapters/store/sql/values.ts';
import { StoreError } from '../../application/ports/storeError.ts';
import type { Rating, StoredMatch } from '../../domain/records.ts';
import { kept, type Rows } from './rows.ts';

type Matches = Pick<
  Core,
  | 'createMatch'
  | 'match'
  | 'append'
  | 'log'
  | 'heads'
  | 'appendedAs'
  | 'saveSnapshot'
  | 'snapshot'
  | 'finishMatch'
  | 'matchesOf'
  | 'ratings'
  | 'ranking'
>;

/** A player and one of their keys. */
export const nameOf = (player: string, key: string): string => `${player}\n${key}`;

export const memoryMatches = (rows: Rows): Matches => ({
  createMatch: async (match) => {
    for (const seat of match.seats) expectText('seat', seat);
    const id = expectText('id', match.id);
    const due = expectInteger('startedAt', match.startedAt);
    if (rows.matches.has(id)) return false;
    const stored = kept(match);
    rows.matches.set(id, { stored, entries: [], byCommand: new Map(), snapshot: undefined });
    rows.due.set(id, { due, node: null, until: 0 });
    return true;
  },

  match: async (id) => rows.matches.get(id)?.stored,

  append: async (entry, command = entry) => {
    // Throws for what no database would take.
    entryOf(entry, command);
    const row = rows.matches.get(entry.match);
    if (!row) throw new StoreError('unknown', 'There is no such match.');
    const refused = rows.refusals.get(command.player)?.get(command.key);
    if (refused) return { is: 'refused', why: refused.why };
    const name = nameOf(entry.player, entry.key);
    const before = row.byCommand.get(name);
    if (before) return { is: 'repeat', n: before.n };
    if (row.stored.status !== 'playing' || entry.n !== row.entries.length + 1) {
      return { is: 'conflict' };
    }
    const fresh = kept(entry);
    row.entries.push(fresh);
    row.byCommand.set(name, fresh);
    return { is: 'done' };
  },

  log: async (match, after) => rows.matches.get(match)?.entries.slice(Math.max(0, after)) ?? [],

  heads: async (matches) =>
    new Map(
      matches.flatMap((id) => {
        const count = rows.matches.get(id)?.entries.length ?? 0;
        return count > 0 ? [[id, count] as const] : [];
      }),
    ),

  appendedAs: async (match, player, key) => appendedAs(rows, match, player, key),

  saveSnapshot: async (match, n, snapshot) => {
    const row = rows.matches.get(match);
    if (!row) throw new StoreError('refused', 'There is no such match.');
    if ((row.snapshot?.n ?? 0) > expectInteger('n', n)) return;
    row.snapshot = { n, snapshot: kept(snapshot) as never };
  },

  snapshot: async (match) => rows.matches.get(match)?.snapshot,

  finishMatch: async (id, at, outcome, ratings) => {
    const row = rows.matches.get(id);
    const finishedAt = expectInteger('at', at);
    if (row?.stored.status !== 'playing') return 'before';
    if (!ratings.every((rating) => isNext(rows, rating))) return 'stale';
    for (const rating of ratings) rows.ratings.set(ratingName(rating), kept(rating));
    row.stored = Object.freeze({
      ...row.stored,
      ...{ status: 'finished' as const, finishedAt, outcome: kept(outcome) },
    });
    rows.due.delete(id);
    return 'done';
  },

  matchesOf: async (player, limit, before) =>
    [...rows.matches.values()]
      .map(({ stored }) => stored)
      .filter((one) => one.seats.includes(player) && (!before || newestFirst(before, one) < 0))
      .sort(newestFirst)
      .slice(0, limit),

  ratings: async (game, ids) =>
    [...new Set(ids)].sort().flatMap((id) => rows.ratings.get(ratingName({ game, id })) ?? []),

  ranking: async (game, limit) =>
    [...rows.ratings.values()]
      .filter((rating) => rating.game === game)
      .sort((a, b) => certain(b) - certain(a) || (a.id < b.id ? -1 : 1))
      .slice(0, limit),
});

type Begun = Pick<StoredMatch, 'id' | 'startedAt'>;

const newestFirst = (a: Begun, b: Begun): number =>
  b.startedAt - a.startedAt || (a.id > b.id ? -1 : a.id < b.id ? 1 : 0);

export const appendedAs = (
  rows: Rows,
  match: string,
  player: string,
  key: string,
): LogEntry | undefined => rows.matches.get(match)?.byCommand.get(nameOf(player, key));

const ratingName = ({ game, id }: Pick<Rating, 'game' | 'id'>): string => `${game}\n${id}`;

const certain = ({ mu, sigma }: Rating): number => mu - 3 * sigma;

/** Does it follow on what is kept? */
function isNext(rows: Rows, rating: Rating): boolean {
  expectText('name', rating.name);
  const before = rows.ratings.get(ratingName(rating))?.matches ?? 0;
  return expectInteger('matches', rating.matches, 1) === before + 1;
}
