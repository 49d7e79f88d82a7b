import { LEVELS } from '@parlor/bots';
import type { Table } from '@parlor/kit';
import type { GameId } from '@parlor/registry';
import { shelves as english } from '@parlor/games/english';
import { splitContestants } from '../arena/contestants.ts';
import { Duel, type DuelResult, duelSeries, type DuelRules } from '../arena/duel.ts';
import { type Rated, ratingsOf } from '../arena/ratings.ts';
import { playSeries, type RunOptions } from '../arena/run.ts';
import { rotationsOf, type Series } from '../arena/series.ts';
import type { Played } from '../arena/matchRun.ts';
import {
  ABOUT_SERIES,
  checkContestants,
  FRESH_OPTION,
  readDeals,
  readJobs,
  SERIES_OPTIONS,
} from '../arena/options.ts';
import { GAME_OPTION, readGames, readTable } from '../games/choices.ts';
import { exampleAt } from '../games/exampleGames.ts';
import type { Command } from '../cli/command.ts';
import { readRunSeed } from '../cli/seeds.ts';
import { EXIT, UsageError } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import { paletteOf } from '../text/colour.ts';
import { table } from '../text/layout.ts';
import { percent, plural } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';
import { readDuelRules, TEST_OPTIONS } from './sprt.ts';

const USUAL_MIXED_DEALS = 50;
const MOST_DEALS = 2000;

/** What `--json` prints for a game. */
interface Ladder {
  readonly game: GameId;
  readonly table: Table<object>;
  readonly seed: number;
  /** From the lowest level up. */
  readonly ratings: readonly Rated[];
  readonly mixedMatches: number;
  readonly steps: readonly Step[];
  /** Each level is better than the one below, with the confidence asked for. */
  readonly monotone: boolean;
}

interface Step extends DuelResult {
  readonly upper: string;
  readonly lower: string;
}

interface Climb {
  readonly levels: readonly string[];
  readonly seed: number;
  readonly mixed: RunOptions;
  readonly duels: RunOptions;
  readonly rules: DuelRules;
}

export const ladder: Command = {
  name: 'ladder',
  takes: '',
  summary: 'all levels of a game against each other: is every one better than the one below?',
  about:
    'Seats all levels at mixed tables and rates them (Weng–Lin, by the library openskill; sigma is the uncertainty), then lets each level play the one below, one against a table full, ' +
    'by the sequential test of “parlor sprt”. The ladder is monotone if every step is found better; it says so if not, and exits with 1.\n' +
    ABOUT_SERIES,
  options: [
    GAME_OPTION,
    { flag: '--seats <n>', about: 'players at the table (default: 4 where the game offers it)' },
    {
      flag: '--levels <list>',
      about: `the contestants, from the bottom up (default: ${LEVELS.join(',')})`,
    },
    { flag: '--deals <n>', about: `at most so many deals for a step (default: ${MOST_DEALS})` },
    {
      flag: '--mixed <n>',
      about: `deals at every mixed table, for the ratings (default: ${USUAL_MIXED_DEALS})`,
    },
    ...TEST_OPTIONS,
    ...SERIES_OPTIONS,
    FRESH_OPTION,
    { flag: '--json', about: 'as one JSON object' },
  ],
  examples: [
    ...exampleAt(4, (game) => ({
      line: `parlor ladder --game ${game}`,
      does: 'one game at four seats',
    })),
    ...exampleAt(3, (game) => ({
      line: `parlor ladder --game ${game} --seats 3 --levels casual,skilled:100,expert:400 --mixed 5`,
      does: 'three of the levels, with small budgets',
    })),
  ],

  async run(args, io) {
    const levels = splitContestants(args.text('levels') ?? LEVELS.join(','));
    if (levels.length < 2 || new Set(levels).size < levels.length) {
      throw new UsageError('--levels takes at least two contestants, none of them twice');
    }
    const jobs = readJobs(args);
    const keep = { file: undefined, fresh: args.flag('fresh') };
    const mixed = args.whole('mixed', { min: 1, max: 1_000_000 }) ?? USUAL_MIXED_DEALS;
    const climb: Climb = {
      levels,
      seed: readRunSeed(args),
      mixed: { deals: mixed, jobs, keep },
      duels: { deals: readDeals(args, MOST_DEALS), jobs, keep },
      rules: readDuelRules(args),
    };
    const tables = readGames(args).map((game) => ({ game, table: readTable(game, args) }));
    for (const { game, table: at } of tables) {
      await checkContestants({ game, table: at, contestants: levels, seed: climb.seed });
    }
    const ladders: Ladder[] = [];
    for (const { game, table: at } of tables) {
      if (io.stop.aborted) break;
      const found = await climbUp(game, at, climb, io);
      ladders.push(found);
      if (!args.flag('json')) print(found, io);
    }
    if (args.flag('json')) io.out.write(`${JSON.stringify({ ladders }, undefined, 2)}\n`);
    if (io.stop.aborted) {
      io.err.write('Interrupted; the same command goes on from there.\n');
      return EXIT.interrupted;
    }
    return ladders.every(({ monotone }) => monotone) ? EXIT.fine : EXIT.failed;
  },
};

async function climbUp(
  game: GameId,
  at: Table<object>,
  { levels, seed, mixed, duels, rules }: Climb,
  io: Io,
): Promise<Ladder> {
  const tables: { series: Series; played: readonly Played[] }[] = [];
  for (const contestants of mixedTables(levels, at.seats)) {
    const series = { game, table: at, contestants, seed };
    const { played } = await playOn(series, mixed, io, 'mixed tables', () => true);
    tables.push({ series, played });
  }
  const steps: Step[] = [];
  for (let rung = 1; rung < levels.length && !io.stop.aborted; rung++) {
    const [lower, upper] = [levels[rung - 1]!, levels[rung]!];
    const series = duelSeries(game, at, upper, lower, seed);
    const duel = new Duel(series, rules);
    await playOn(series, duels, io, `${upper} against ${lower}`, (deal) => duel.add(deal));
    steps.push({ upper, lower, ...duel.result() });
  }
  const ratings = ratingsOf(tables);
  return {
    game,
    table: at,
    seed,
    ratings: levels.map((level) => ratings.find(({ name }) => name === level)!),
    mixedMatches: tables.reduce((sum, { played }) => sum + played.length, 0),
    steps,
    monotone:
      steps.length === levels.length - 1 && steps.every(({ verdict }) => verdict === 'better'),
  };
}

async function playOn(
  series: Series,
  options: RunOptions,
  io: Io,
  label: string,
  onDeal: (deal: readonly Played[]) => boolean,
) {
  const progress = new Progress(io.err, options.deals * rotationsOf(series), 'matches at most');
  const run = await playSeries(
    series,
    options,
    io,
    progress,
    onDeal,
    () => `${series.game}, ${label}`,
  );
  progress.clear();
  return run;
}

/**
 * Tables at which all levels meet: with fewer seats than levels, as many
 * neighbours on the ladder as fit, from its foot to its top; with more, the
 * levels again from the bottom up.
 */
function mixedTables(levels: readonly string[], seats: number): string[][] {
  if (seats >= levels.length) {
    return [Array.from({ length: seats }, (_, seat) => levels[seat % levels.length]!)];
  }
  return Array.from({ length: levels.length - seats + 1 }, (_, from) =>
    levels.slice(from, from + seats),
  );
}

function print({ game, table: at, ratings, mixedMatches, steps, monotone }: Ladder, io: Io): void {
  const { bold, good, bad } = paletteOf(io.out);
  io.out.write(`${bold(english[game].title)}, ${plural(at.seats, 'seat')}\n\n`);
  const rated = [...ratings].reverse().map(({ name, mu, sigma }) => {
    const step = steps.find(({ upper }) => upper === name);
    if (!step) return [name, mu.toFixed(1), sigma.toFixed(1), '', '', ''];
    const [low, high] = step.shareCi;
    return [
      name,
      mu.toFixed(1),
      sigma.toFixed(1),
      `${percent(step.share)} (${percent(low)} to ${percent(high)}), fair ${percent(step.fair)}`,
      step.deals,
      step.verdict === 'better' ? `better than ${step.lower}` : `${step.verdict}: ${step.lower}`,
    ];
  });
  const share = steps[0]?.by === 'places' ? 'beats' : 'wins';
  const head = ['level', 'rating', 'sigma', `${share} against the level below`, 'deals', 'verdict'];
  io.out.write(`${table(head, rated)}\n\n`);
  io.out.write(`Ratings from ${plural(mixedMatches, 'match', 'matches')} at mixed tables.\n`);
  io.out.write(`${monotone ? good('Monotone.') : bad('Not monotone, as far as was played.')}\n\n`);
}
