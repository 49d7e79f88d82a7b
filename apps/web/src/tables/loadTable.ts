/** The table of a game together with its messages, which follow the language of the page. */

import { type ReadonlySignal, signal } from '@preact/signals';
import type { AnyText } from '@parlor/kit';
import { loadMessages } from '@parlor/games/messages';
import { tables } from '@parlor/games/page';
import { type GameId, isGameId } from '@parlor/registry/ids';
import { language, need } from '../platform/language.ts';
import type { GameTable } from '@parlor/table-ui';

export interface LoadedTable {
  readonly table: GameTable;
  /** In the language of the page, whichever that is. */
  readonly text: ReadonlySignal<AnyText>;
}

const loaded = new Map<GameId, Promise<LoadedTable>>();

/** Rejects for a game that this page does not know. */
export async function loadTable(game: string): Promise<LoadedTable> {
  if (!isGameId(game)) throw new Error(`no table for ${game}`);
  const known = loaded.get(game) ?? load(game);
  loaded.set(game, known);
  known.catch(() => loaded.delete(game));
  return known;
}

async function load(game: GameId): Promise<LoadedTable> {
  const messages = loadMessages[game];
  // Both at once: `need` finds fetched what is being fetched here.
  const [table, first] = await Promise.all([tables[game](), messages[language.peek()]()]);
  const text = signal(table.textOf(first));
  await need<object>({
    load: (wanted) => messages[wanted](),
    use(words) {
      table.use(words);
      text.value = table.textOf(words);
    },
  });
  return { table, text };
}
