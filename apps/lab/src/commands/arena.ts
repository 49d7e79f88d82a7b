import { shelves as english } from '@parlor/games/english';
import { knowsWaiting } from '../measure/stopwatch.ts';
import { splitContestants } from '../arena/contestants.ts';
import { firstShare } from '../matches/playMatch.ts';
import { arenaPage } from '../arena/page.ts';
import { playSeries } from '../arena/run.ts';
import { rotationsOf, type Series } from '../arena/series.ts';
import {
  INTERVALS,
  meanOverDeal,
  type SeatResult,
  type SeriesResult,
  seriesResult,
} from '../arena/seriesResult.ts';
import { Sample } from '../measure/statistics.ts';
import {
  ABOUT_SERIES,
  checkContestants,
  CHECKPOINT_OPTIONS,
  readNeededGame,
  readRunOptions,
  SERIES_OPTIONS,
} from '../arena/options.ts';
import type { Args } from '../cli/args.ts';
import { readTableFor } from '../games/choices.ts';
import { exampleAt } from '../games/exampleGames.ts';
import type { Command } from '../cli/command.ts';
import { readRunSeed } from '../cli/seeds.ts';
import { EXIT, type ExitCode, UsageError } from '../terminal/exit.ts';
import { writeTextFile } from '../cli/files.ts';
import type { Io } from '../terminal/io.ts';
import { paletteOf } from '../text/colour.ts';
import { table } from '../text/layout.ts';
import { milliseconds, percent, plural } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';

const USUAL_DEALS = 100;

/** What `--json` prints. */
export interface ArenaResult extends SeriesResult {
  readonly game: string;
  readonly table: Series['table'];
  readonly seed: number;
  readonly intervals: string;
  readonly times: string;
  /** Whether all deals that were asked for were played. */
  readonly complete: boolean;
}

export const arena: Command = {
  name: 'arena',
  takes: '',
  summary: 'let bots play each other and measure who is better',
  about:
    'Plays duplicate deals: every deal once in every rotation of the contestants, so that nobody owes a win to the cards or the seat. Reports wins (shared ones in parts), points, places and decision times ' +
    'with confidence intervals. Answers that are illegal, or later than twice the time a level may take, are counted, and an illegal one is replaced by a random legal move; exit code 1 if there were any.\n' +
    ABOUT_SERIES,
  options: [
    { flag: '--game <id>', about: 'which game' },
    {
      flag: '--seats <list>',
      about: 'the contestants, with commas between them, as they sit in the first rotation',
    },
    { flag: '--deals <n>', about: `how many deals (default: ${USUAL_DEALS})` },
    ...SERIES_OPTIONS,
    ...CHECKPOINT_OPTIONS,
    { flag: '--json', about: 'as one JSON object' },
    { flag: '--report <file>', about: 'also as a page that opens in any browser, offline' },
  ],
  examples: [
    ...exampleAt(4, (game) => ({
      line: `parlor arena --game ${game} --seats expert,casual,casual,casual --deals 200`,
      does: 'how often does one expert win against three casual players?',
    })),
    ...exampleAt(3, (game) => ({
      line: `parlor arena --game ${game} --seats oracle,casual,casual --report luck.html`,
      does: 'how much is there to win for somebody who sees all cards?',
    })),
    ...exampleAt(3, (game) => ({
      line: `parlor arena --game ${game} --seats exec:./mybot.py,skilled:200,skilled:200`,
      does: 'a program of your own against a search of 200 iterations',
    })),
  ],

  async run(args, io) {
    const series = readSeries(args);
    const options = readRunOptions(args, USUAL_DEALS);
    const report = args.text('report');
    await checkContestants(series);
    const progress = new Progress(io.err, options.deals * rotationsOf(series), 'matches');
    const running = new Sample();
    const { played, before, path } = await playSeries(
      series,
      options,
      io,
      progress,
      (deal) => {
        running.add(meanOverDeal(series, deal, 0, firstShare));
        return true;
      },
      () => runningResult(series.contestants[0]!, running),
    );
    progress.clear();
    const standing = seriesResult(series, played);
    const result: ArenaResult = {
      game: series.game,
      ...standing,
      table: series.table,
      seed: series.seed,
      intervals: INTERVALS,
      times: knowsWaiting
        ? 'milliseconds of an answer, without the time spent waiting for a processor'
        : 'milliseconds of an answer by the clock',
      complete: standing.deals === options.deals,
    };
    if (before > 0) io.err.write(`${plural(before, 'match', 'matches')} kept from before.\n`);
    if (args.flag('json')) io.out.write(`${JSON.stringify(result, undefined, 2)}\n`);
    else print(result, io);
    if (report !== undefined) {
      writeTextFile(report, arenaPage(series, result, played), io);
      io.err.write(`The report is in ${report}.\n`);
    }
    return verdict(result, path, io);
  },
};

function readSeries(args: Args): Series {
  const game = readNeededGame(args, 'arena');
  const list = args.text('seats');
  if (list === undefined) throw new UsageError('arena needs --seats, such as expert,casual,casual');
  const contestants = splitContestants(list);
  return {
    game,
    table: readTableFor(game, contestants.length, args),
    contestants,
    seed: readRunSeed(args),
  };
}

function runningResult(bot: string, sample: Sample): string {
  if (sample.count === 0) return bot;
  const [low, high] = sample.interval95([0, 1]);
  return `${bot} wins ${percent(sample.mean)} (${percent(low)} to ${percent(high)}) of ${plural(sample.count, 'deal')}`;
}

function print(result: ArenaResult, io: Io): void {
  const { bold } = paletteOf(io.out);
  const { deals, matches, seats } = result;
  const head = ['contestant', 'firsts', '95 %', 'points', 'place', 'p50 ms', 'p99 ms', 'max ms'];
  const rows = seats.map((seat) => [
    seat.bot,
    percent(seat.firstShare),
    `${percent(seat.firstShareCi[0])} to ${percent(seat.firstShareCi[1])}`,
    seat.meanPoints.toFixed(2),
    seat.meanPlace.toFixed(2),
    milliseconds(seat.decisionMsP50),
    milliseconds(seat.decisionMsP99),
    milliseconds(seat.decisionMsMax),
    seat.illegal,
    seat.late,
  ]);
  const name = english[result.game as Series['game']].title;
  io.out.write(
    `${bold(name)}: ${plural(deals, 'deal')}, ${plural(matches, 'match', 'matches')}, ${result.meanMoves.toFixed(0)} moves a match\n\n`,
  );
  io.out.write(`${table([...head, 'illegal', 'late'], rows)}\n\n`);
  io.out.write(
    `Intervals: ${INTERVALS}.\nTimes: ${result.times}.\nMemory of a thread: ${result.memoryMb} MB at most.\n`,
  );
}

function verdict({ seats, deals }: ArenaResult, path: string, io: Io): ExitCode {
  const { bad } = paletteOf(io.err);
  const guilty = seats.filter(({ illegal, late }) => illegal + late > 0);
  for (const seat of guilty) io.err.write(`${bad(complaint(seat))}\n`);
  if (io.stop.aborted) {
    io.err.write(
      `Interrupted after ${plural(deals, 'deal')}; the same command goes on from there (${path}).\n`,
    );
    return EXIT.interrupted;
  }
  return guilty.length > 0 ? EXIT.failed : EXIT.fine;
}

const complaint = ({ bot, illegal, late, fault }: SeatResult): string =>
  `${bot}: ${plural(illegal, 'illegal answer')}, ${plural(late, 'late answer')}${fault === undefined ? '' : `; the first: ${fault}`}`;
