import { games } from '@parlor/registry';
import { Difference, runDifferential } from '@parlor/testkit';
import { inBatches, type Batch } from '../laws/batches.ts';
import {
  GAME_OPTION,
  nameOf,
  PRESET_OPTION,
  type PresetTable,
  readTables,
  SEATS_OPTION,
} from '../games/choices.ts';
import { ANY_GAME } from '../games/exampleGames.ts';
import type { Command } from '../cli/command.ts';
import { readRunSeed } from '../cli/seeds.ts';
import { EXIT } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import { labs } from '@parlor/games/lab';
import { keepRegression } from '../laws/regressions.ts';
import { paletteOf } from '../text/colour.ts';
import { table } from '../text/layout.ts';
import { grouped, plural } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';

const USUAL_MATCHES = 10_000;

export const differential: Command = {
  name: 'differential',
  takes: '',
  summary: 'compare every game with its second, plain implementation',
  about:
    'Every game has been written twice: once to be fast, once to be plain. This plays random matches in both at the same time and ' +
    'stops at the first position, list of moves, verdict or outcome they disagree about; exit code 1 then, and the match is kept as a regression.',
  options: [
    GAME_OPTION,
    SEATS_OPTION,
    PRESET_OPTION,
    {
      flag: '--matches <n>',
      about: `matches for each game, shared out over its tables (default: ${USUAL_MATCHES})`,
    },
    {
      flag: '--seed <n>',
      about: 'where the matches start: match i has the seed n + i (default: 1)',
    },
  ],
  examples: [
    { line: 'parlor differential --matches 200', does: 'a quick look at every game' },
    {
      line: `parlor differential --game ${ANY_GAME} --seed 50000`,
      does: 'ten thousand fresh matches of one game',
    },
  ],

  async run(args, io) {
    const matches = args.whole('matches', { min: 1, max: 100_000_000 }) ?? USUAL_MATCHES;
    const seed = readRunSeed(args);
    const tables = readTables(args);
    const shares = tables.map((at) => shareOf(at, tables, matches));
    const progress = new Progress(
      io.err,
      shares.reduce((sum, share) => sum + share, 0),
      'matches',
    );
    const rows: (string | number)[][] = [];
    for (const [index, at] of tables.entries()) {
      if (io.stop.aborted) break;
      const share = { seed, matches: shares[index]! };
      const { done, difference } = await compare(at, share, progress, io);
      rows.push([nameOf(at), grouped(done), difference ? 'DIFFERENT' : 'the same']);
      if (difference) {
        printRows(rows, progress, io);
        return reportDifference(difference, at, io);
      }
    }
    printRows(rows, progress, io);
    if (!io.stop.aborted) return EXIT.fine;
    io.err.write(`Interrupted: ${plural(rows.length, 'table')} of ${tables.length} looked at.\n`);
    return EXIT.interrupted;
  },
};

/** The matches of a game, shared out evenly; every table gets at least one. */
function shareOf({ id }: PresetTable, tables: readonly PresetTable[], matches: number): number {
  const ofTheGame = tables.filter((other) => other.id === id).length;
  return Math.ceil(matches / ofTheGame);
}

function printRows(rows: (string | number)[][], progress: Progress, io: Io): void {
  progress.clear();
  io.out.write(`${table(['table', 'matches', 'result'], rows)}\n`);
}

async function compare(at: PresetTable, share: Batch, progress: Progress, io: Io) {
  const found: Difference[] = [];
  const done = await inBatches(io, progress, nameOf(at), share, (batch) => {
    const difference = firstDifference(at, batch);
    if (difference) found.push(difference);
    return difference === undefined;
  });
  return { done, difference: found[0] };
}

function firstDifference({ id, table: at }: PresetTable, batch: Batch): Difference | undefined {
  const { plain, facts } = labs[id];
  try {
    runDifferential(games[id], plain, facts, at, batch);
    return undefined;
  } catch (error) {
    if (error instanceof Difference) return error;
    throw error;
  }
}

function reportDifference(
  { message, record }: Difference,
  { id, preset, table: { seats } }: PresetTable,
  io: Io,
): typeof EXIT.failed {
  const { bad } = paletteOf(io.out);
  const again = `parlor differential --game ${id} --seats ${seats} --preset ${preset} --matches 1 --seed ${record.seed}`;
  const kept = keepRegression(id, record, io);
  io.out.write(`\n${bad(message)}\n\nTo see it again: ${again}\n`);
  if (kept) io.out.write(`Kept for every test run to look at: ${kept}\n`);
  return EXIT.failed;
}
