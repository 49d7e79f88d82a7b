import { type BenchResult, parseResult, type RowResult } from '../bench/result.ts';
import { compare } from '../bench/compare.ts';
import { Row } from '../bench/row.ts';
import { benchSearch } from '../bench/searchBench.ts';
import type { Args } from '../cli/args.ts';
import {
  GAME_OPTION,
  type PresetTable,
  presetTables,
  readTables,
  SEATS_OPTION,
} from '../games/choices.ts';
import { ANY_GAME, exampleAt } from '../games/exampleGames.ts';
import type { Command } from '../cli/command.ts';
import { EXIT, type ExitCode, UsageError } from '../terminal/exit.ts';
import { readJsonFile } from '../cli/files.ts';
import { type Io, shouldStop } from '../terminal/io.ts';
import { GAME_IDS } from '@parlor/registry';
import { paletteOf } from '../text/colour.ts';
import { table } from '../text/layout.ts';
import { grouped } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';

const ROUNDS = 9;
const METHOD = `per second of processor time, best of ${ROUNDS} interleaved rounds, all games in one process`;
const USUAL_SECONDS = 2;
const WARM_UP_SHARE = 0.25;

export const bench: Command = {
  name: 'bench',
  takes: '',
  summary: 'how fast the engine plays at random, and what memory that takes',
  about:
    'Plays at random through the contract, the way simulations do, and measures moves, games, clones and sampled worlds a second ' +
    'and the memory allocated per move. All rows take turns in short rounds, so that a busy machine hits all alike; the best round counts, and seconds are those of the processor. ' +
    'The checksum proves that two runs did the same work. A floor is a hand-written loop that plays the same matches.',
  options: [
    GAME_OPTION,
    SEATS_OPTION,
    { flag: '--all', about: 'every preset (default: the standard one)' },
    {
      flag: '--search',
      about:
        'measures the generic search instead: iterations and worlds a second, in the shortest matches',
    },
    { flag: '--seconds <n>', about: `processor time for each row (default: ${USUAL_SECONDS})` },
    { flag: '--json', about: 'as one JSON object, to keep and to compare with' },
    {
      flag: '--compare <file>',
      about: 'what changed since that JSON; exit code 1 if anything is over 15 % slower',
    },
  ],
  examples: [
    { line: 'parlor bench', does: 'every game at every number of seats' },
    { line: 'parlor bench --json > before.json', does: 'figures to compare with later' },
    { line: `parlor bench --game ${ANY_GAME} --compare before.json`, does: 'did it get slower?' },
    ...exampleAt(4, (game) => ({
      line: `parlor bench --search --game ${game} --seats 4`,
      does: 'how fast can bots think?',
    })),
  ],

  async run(args, io) {
    const seconds = args.decimal('seconds', { min: 0.01, max: 600 }) ?? USUAL_SECONDS;
    if (args.flag('search')) return search(args, seconds * 1000, io);
    const before = readBefore(args, io);
    const chosen = readTables(args).filter(
      ({ preset }) => args.flag('all') || preset === 'standard',
    );
    const rows = await measure(chosen, seconds * 1000, io);
    if (!rows) {
      io.err.write('Interrupted before anything was measured.\n');
      return EXIT.interrupted;
    }
    const result: BenchResult = {
      node: process.version,
      method: METHOD,
      rows: rows.map((row) => row.result()),
    };
    if (args.flag('json')) io.out.write(`${JSON.stringify(result, undefined, 2)}\n`);
    else print(result, io);
    return verdict(result, before, args.flag('json') ? io.err : io.out, io);
  },
};

function search(args: Args, milliseconds: number, io: Io): Promise<ExitCode> {
  if (args.text('compare') !== undefined) {
    throw new UsageError('--compare does not go with --search');
  }
  if (args.flag('all'))
    throw new UsageError('--all does not go with --search: presets do not count');
  const chosen = readTables(args).filter(({ preset }) => preset === 'standard');
  return benchSearch(chosen, milliseconds, args.flag('json'), io);
}

function readBefore(args: Args, io: Io): BenchResult | undefined {
  const path = args.text('compare');
  if (path === undefined) return undefined;
  const result = parseResult(readJsonFile(path, io));
  if (!result) throw new UsageError(`${path} was not written by “parlor bench --json”`);
  return result;
}

/** The rows measured, as far as the time allowed; undefined when not even one round was done. */
async function measure(
  chosen: readonly PresetTable[],
  milliseconds: number,
  io: Io,
): Promise<Row[] | undefined> {
  const rows: Row[] = [];
  const progress = new Progress(io.err, chosen.length * (ROUNDS + 2), 'slices');
  const tick = async (row: Row): Promise<boolean> => {
    progress.advance(1, row.name);
    return shouldStop(io);
  };
  try {
    // Engines are slower where several games run through the same driver, as they do in earnest.
    for (const at of oneTableOfEveryGame()) new Row(at).warmUp(milliseconds / ROUNDS);
    for (const at of chosen) {
      const row = new Row(at);
      rows.push(row);
      row.warmUp(milliseconds * WARM_UP_SHARE);
      if (await tick(row)) return undefined;
    }
    for (const row of rows) {
      row.measureMemory();
      if (await tick(row)) return undefined;
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const row of rows) {
        row.slice(milliseconds / ROUNDS);
        if (await tick(row)) return round > 0 ? rows : undefined;
      }
    }
    return rows;
  } finally {
    progress.clear();
  }
}

const oneTableOfEveryGame = (): PresetTable[] => GAME_IDS.map((id) => presetTables(id)[0]!);

function print({ node, method, rows }: BenchResult, io: Io): void {
  const head = [
    'game',
    'seats',
    'preset',
    'moves/s',
    'games/s',
    'clones/s',
    'worlds/s',
    'bytes/move',
  ];
  const lines = rows.map((row) => [
    row.game,
    row.seats,
    row.preset,
    grouped(row.movesPerSecond),
    grouped(row.gamesPerSecond),
    grouped(row.clonesPerSecond),
    grouped(row.worldsPerSecond),
    row.bytesPerMove.toFixed(1),
    row.floor ? `${Math.round((100 * row.movesPerSecond) / row.floor.movesPerSecond)} %` : '–',
    row.checksum.toString(16).padStart(8, '0'),
  ]);
  io.out.write(`${table([...head, 'of floor', 'checksum'], lines)}\n\nNode ${node}; ${method}.\n`);
}

function verdict(
  result: BenchResult,
  before: BenchResult | undefined,
  screen: Io['out'],
  io: Io,
): ExitCode {
  const { bad } = paletteOf(screen);
  const cheats = result.rows.filter(floorDiffers);
  for (const { game, seats } of cheats) {
    screen.write(bad(`${game} with ${seats} seats: the floor does not play the same matches.\n`));
  }
  const compared = before && compare(before, result);
  if (compared) {
    screen.write(`\n${table(compared.head, compared.rows)}\n`);
    for (const line of compared.slower) screen.write(bad(`Slower: ${line}\n`));
  }
  if (io.stop.aborted) {
    io.err.write('Interrupted: the figures are those of the rounds done by then.\n');
    return EXIT.interrupted;
  }
  const failed = cheats.length > 0 || (compared?.slower.length ?? 0) > 0;
  return failed ? EXIT.failed : EXIT.fine;
}

const floorDiffers = ({ floor, checksum }: RowResult): boolean =>
  floor !== undefined && floor.checksum !== checksum;
