/** A set of one's own from a file, as the pages save it, or bare. */

import type { Table } from '@parlor/kit';
import { parseTable } from '@parlor/match';
import { type GameId, games } from '@parlor/registry';
import { contents } from '@parlor/registry/contents';
import { UsageError } from '../terminal/exit.ts';
import { readJsonFile } from '../cli/files.ts';
import type { Io } from '../terminal/io.ts';
import { refusedBy } from '../text/refused.ts';
import { usage } from '../cli/args.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The table with the set in place of Parlor's. */
export function withSet(id: GameId, table: Table<object>, path: string, io: Io): Table<object> {
  const { editing } = contents[id];
  if (!editing) throw usage((say) => say.noSet({ game: id }));
  const set = setIn(readJsonFile(path, io), id, path);
  const { seats } = table;
  const parsed = parseTable(games[id], {
    seats,
    options: { ...table.options, [editing.option]: set },
  });
  if (parsed.ok) return parsed.value;
  throw new UsageError(async (reader) =>
    reader.m.usage.unplayableSet({ path, why: await refusedBy(id, parsed.why, reader) }),
  );
}

function setIn(input: unknown, id: GameId, path: string): unknown {
  const isEnvelope = typeof input === 'object' && input !== null && Object.hasOwn(input, 'parlor');
  if (!isEnvelope) return input;
  const { parlor, game, set } = input as Fields;
  if (parlor !== 'set' || typeof game !== 'string') throw usage((say) => say.notASet({ path }));
  if (game !== id) throw usage((say) => say.setOfOther({ path, game, expected: id }));
  return set;
}
