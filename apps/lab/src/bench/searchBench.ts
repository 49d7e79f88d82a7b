/** `parlor bench --search`. */

import { GAME_IDS } from '@parlor/registry';
import type { PresetTable } from '../games/choices.ts';
import { EXIT, type ExitCode } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import { table } from '../text/layout.ts';
import { grouped } from '../text/numbers.ts';
import { measureInRounds, ROUNDS } from './rounds.ts';
import { ITERATIONS, SearchRow, type SearchResult } from './search.ts';

const METHOD =
  `iterations per second of processor time, best of ${ROUNDS} interleaved rounds, all games in one process; ` +
  `the generic tree search with ${grouped(ITERATIONS)} iterations a decision, playouts at random to the end of the match, decisions from all over random matches of the shortest length`;

/** Measures the search at the chosen tables and prints the figures. */
export async function benchSearch(
  chosen: readonly PresetTable[],
  milliseconds: number,
  asJson: boolean,
  io: Io,
): Promise<ExitCode> {
  // Engines are slower where several games run through the same search, as they do in earnest.
  const others = GAME_IDS.filter((id) => chosen.every((at) => at.id !== id));
  for (const id of others) new SearchRow(id, OTHERS_SEATS).warmUp(milliseconds / ROUNDS);
  const rows = chosen.map(({ id, table: { seats } }) => new SearchRow(id, seats));
  if (!(await measureInRounds(rows, milliseconds, io))) {
    io.err.write('Interrupted before anything was measured.\n');
    return EXIT.interrupted;
  }
  const results = rows.map((row) => row.result());
  const { version } = process;
  if (asJson) {
    const result = { node: version, method: METHOD, rows: results };
    io.out.write(`${JSON.stringify(result, undefined, 2)}\n`);
  } else io.out.write(`${printed(results)}\n\nNode ${version}; ${METHOD}.\n`);
  if (!io.stop.aborted) return EXIT.fine;
  io.err.write('Interrupted: the figures are those of the rounds done by then.\n');
  return EXIT.interrupted;
}

/** Every game can be played by so many. */
const OTHERS_SEATS = 3;

const printed = (results: readonly SearchResult[]): string =>
  table(
    ['game', 'seats', 'options', 'iterations/s', 'worlds/s', 'checksum'],
    results.map((row) => [
      row.game,
      row.seats,
      JSON.stringify(row.options),
      grouped(row.iterationsPerSecond),
      grouped(row.worldsPerSecond),
      row.checksum.toString(16).padStart(8, '0'),
    ]),
  );
