/** A set of one's own from a file, as the pages save it, or bare. */

import type { Table } from '@parlor/kit';
import { parseTable, refusal } from '@parlor/match';
import { type GameId, games } from '@parlor/registry';
import { contents } from '@parlor/registry/contents';
import { words } from '@parlor/registry/words';
import { UsageError } from '../exit.ts';
import { readJsonFile } from '../files.ts';
import type { Io } from '../io.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The table with the set in place of Parlor's. */
export function withSet(id: GameId, table: Table<object>, path: string, io: Io): Table<object> {
  const { editing } = contents[id];
  if (!editing) throw new UsageError(`${id} takes no set of one's own`);
  const set = setIn(readJsonFile(path, io), id, path);
  const { seats } = table;
  const parsed = parseTable(games[id], {
    seats,
    options: { ...table.options, [editing.option]: set },
  });
  if (parsed.ok) return parsed.value;
  const why = refusal(parsed.why) ?? words[id].refused(parsed.why, (seat) => `seat ${seat}`);
  throw new UsageError(`${path} cannot be played with. ${why}`);
}

function setIn(input: unknown, id: GameId, path: string): unknown {
  const isEnvelope = typeof input === 'object' && input !== null && Object.hasOwn(input, 'parlor');
  if (!isEnvelope) return input;
  const { parlor, game, set } = input as Fields;
  if (parlor !== 'set' || typeof game !== 'string')
    throw new UsageError(`${path} is no set of Parlor`);
  if (game !== id) throw new UsageError(`${path} is a set of ${game}, not of ${id}`);
  return set;
}
