/** What is in a game's box and where it comes from, as text. */

import {
  extentOf,
  type Json,
  partsOf,
  type Source,
  SOURCES,
  spelledOut,
  type Tally,
  tallyOf,
} from '@parlor/kit';
import { loadBoxWords } from '@parlor/games/boxes';
import { type GameId, games } from '@parlor/registry';
import { contents } from '@parlor/registry/contents';
import type { Reader } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import { table } from './layout.ts';

/** The set a table plays with: its own, or Parlor's. */
function setAt(id: GameId, options: object | undefined): Json {
  const { editing, standard } = contents[id];
  const own = editing && (options as Readonly<Record<string, Json>> | undefined)?.[editing.option];
  return own ?? (standard as Json);
}

/** 'Edition 2 of the rules, values partly rebuilt (99 from the rulebook and 60 rebuilt).' */
export async function provenanceLine(
  id: GameId,
  { language, m }: Reader,
  options?: object,
): Promise<string> {
  const { box } = m;
  const words = await loadBoxWords[id][language]();
  const tally = tallyOf(partsOf(contents[id], setAt(id, options), words));
  return box.line({
    edition: games[id].rulesVersion,
    extent: box.extents[extentOf(tally)],
    counts: used(tally).map((source) => box.counts[source]({ count: tally[source] })),
  });
}

const used = (tally: Tally): readonly Source[] => SOURCES.filter((source) => tally[source] > 0);

export function rulebookLine(id: GameId, { m }: Reader): string {
  const { title, publisher, year } = contents[id].rulebook;
  const whose = [publisher, year].filter((part) => part !== undefined).join(', ');
  return m.box.rulebook({ title, whose });
}

/** Every value with its mark, and what the marks mean. */
export async function valuesTable(
  id: GameId,
  { language, m, out }: Io,
  options?: object,
): Promise<string> {
  const { box } = m;
  const words = await loadBoxWords[id][language]();
  const parts = partsOf(contents[id], setAt(id, options), words);
  const tally = tallyOf(parts);
  const lists = parts.map(({ name, totals, entries }) => {
    const rows = [
      ...totals.map((total) => [total.name, '', box.marks[total.source], String(total.have)]),
      ...entries
        .flatMap((entry) => spelledOut(entry))
        .flatMap((entry) =>
          entry.values.flatMap((value) =>
            value.source ? [[entry.name, value.name, box.marks[value.source], value.shown]] : [],
          ),
        ),
    ];
    return table([name, '', box.from, box.value], rows, out.columns);
  });
  return [
    rulebookLine(id, { language, m }),
    await provenanceLine(id, { language, m }, options),
    ...used(tally).map((source) => box.legend[source]),
    '',
    lists.join('\n\n'),
  ].join('\n');
}
