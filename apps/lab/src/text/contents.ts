/** What is in a game's box and where it comes from, as text. */

import {
  extentOf,
  type Extent,
  type Json,
  partsOf,
  type Source,
  SOURCES,
  spelledOut,
  tallyOf,
} from '@parlor/kit';
import { type GameId, games } from '@parlor/registry';
import { contents } from '@parlor/registry/contents';
import { table } from './layout.ts';

const MARKS: Readonly<Record<Source, string>> = {
  rulebook: 'rulebook',
  published: 'reviews',
  rebuilt: 'rebuilt',
  house: 'the table’s own',
};

const LEGEND: Readonly<Record<Source, string>> = {
  rulebook: 'the rulebook says so',
  published: 'the rulebook is silent, published reviews agree',
  rebuilt: 'the rulebook is silent, the value is Parlor’s',
  house: 'entered for this table',
};

const EXTENT_WORDS: Readonly<Record<Extent, string>> = {
  none: 'all values from the rulebook',
  published: 'values from the rulebook and from published reviews',
  house: 'values of the table’s own',
  few: 'a few values rebuilt',
  partly: 'values partly rebuilt',
  mostly: 'values mostly rebuilt',
};

/** The set a table plays with: its own, or Parlor's. */
function setAt(id: GameId, options: object | undefined): Json {
  const { editing, standard } = contents[id];
  const own = editing && (options as Readonly<Record<string, Json>> | undefined)?.[editing.option];
  return own ?? (standard as Json);
}

/** 'Edition 2, values partly rebuilt (99 from the rulebook, 60 rebuilt).' */
export function provenanceLine(id: GameId, options?: object): string {
  const tally = tallyOf(partsOf(contents[id], setAt(id, options), 'en'));
  const counts = SOURCES.filter((source) => tally[source] > 0).map((source) =>
    source === 'rulebook'
      ? `${tally[source]} from the rulebook`
      : `${tally[source]} ${MARKS[source]}`,
  );
  const edition = `Edition ${games[id].rulesVersion}`;
  return `${edition}, ${EXTENT_WORDS[extentOf(tally)]} (${counts.join(', ')}).`;
}

export function rulebookLine(id: GameId): string {
  const { title, publisher, year } = contents[id].rulebook;
  const whose = [publisher, year].filter((part) => part !== undefined).join(', ');
  return `Rulebook: ${title}${whose === '' ? '' : ` (${whose})`}.`;
}

/** Every value with its mark, and what the marks mean. */
export function valuesTable(id: GameId, options?: object, width?: number): string {
  const parts = partsOf(contents[id], setAt(id, options), 'en');
  const tally = tallyOf(parts);
  const lists = parts.map(({ name, totals, entries }) => {
    const rows = [
      ...totals.map((total) => [total.name, '', MARKS[total.source], String(total.have)]),
      ...entries
        .flatMap((entry) => spelledOut(entry))
        .flatMap((entry) =>
          entry.values.flatMap((value) =>
            value.source ? [[entry.name, value.name, MARKS[value.source], value.shown]] : [],
          ),
        ),
    ];
    return table([name, '', 'from', 'value'], rows, width);
  });
  const legend = SOURCES.filter((source) => tally[source] > 0).map(
    (source) => `${MARKS[source]}: ${LEGEND[source]}`,
  );
  return [rulebookLine(id), provenanceLine(id, options), ...legend, '', lists.join('\n\n')].join(
    '\n',
  );
}
