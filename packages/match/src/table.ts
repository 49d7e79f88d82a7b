/** A table from untrusted input: offered seats, known options, a combination the game plays. */

import type { Game, GameTypes, Table } from '@parlor/kit';
import { checkDataBounds, parseOptions } from '@parlor/kit';
import { accepted, type Result, refused } from './result.ts';
import { isObject } from './shape.ts';

/** Seats and options as somebody asks for them; options left out take their defaults. */
export interface TableWish {
  readonly seats: unknown;
  readonly options?: unknown;
}

export function parseTable<T extends GameTypes>(
  game: Game<T>,
  wish: TableWish,
): Result<Table<T['Options']>> {
  if (!isObject(wish)) return refused('table-not-an-object');
  const { seats } = wish;
  if (typeof seats !== 'number' || !game.seatCounts.includes(seats)) {
    return refused('seats-not-offered', { offered: game.seatCounts.join(', ') });
  }
  const parsed = parseOptions<T['Options']>(game.options, game.presets.standard, wish.options);
  if (!parsed.ok) return parsed;
  const table = { seats, options: ownCopy(parsed.options) };
  const why = game.checkTable(table);
  return why ? { ok: false, why } : accepted(table);
}

/** As `parseTable`, for a table that is only now to be opened: a set of one's own must not be larger than sets may be today. */
export function parseNewTable<T extends GameTypes>(
  game: Game<T>,
  wish: TableWish,
): Result<Table<T['Options']>> {
  const why = isObject(wish) ? checkDataBounds(game.options, wish.options) : undefined;
  return why ? { ok: false, why } : parseTable(game, wish);
}

/** A copy that nobody else holds, and what JSON makes of it, so that it equals its own record. */
const ownCopy = <Options extends object>(options: Options): Options =>
  JSON.parse(JSON.stringify(options)) as Options;
