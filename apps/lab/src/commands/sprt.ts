import {
  Duel,
  type DuelResult,
  duelSeries,
  type DuelRules,
  MEASURES,
  type Verdict,
} from '../arena/duel.ts';
import { playSeries } from '../arena/run.ts';
import { rotationsOf } from '../arena/series.ts';
import {
  ABOUT_SERIES,
  checkContestants,
  CHECKPOINT_OPTIONS,
  readNeededGame,
  readRunOptions,
  SERIES_OPTIONS,
} from '../arena/options.ts';
import type { Args } from '../cli/args.ts';
import { readTable } from '../games/choices.ts';
import { exampleAt } from '../games/exampleGames.ts';
import type { Command, OptionDoc } from '../cli/command.ts';
import { readRunSeed } from '../cli/seeds.ts';
import { EXIT } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import { paletteOf } from '../text/colour.ts';
import { percent, plural } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';

const MOST_DEALS = 5000;
const USUAL: DuelRules = { by: 'firsts', alpha: 0.01, beta: 0.01, margin: 0.03 };
const ERRORS = { min: 0.000_001, max: 0.5 };

/** The rules of a sequential test, for the ladder too. */
export const TEST_OPTIONS: readonly OptionDoc[] = [
  {
    flag: '--by <measure>',
    about: 'firsts (share of wins) or places (share of opponents left behind) (default: firsts)',
  },
  {
    flag: '--alpha <share>',
    about: `chance to find somebody better who is not (default: ${USUAL.alpha})`,
  },
  {
    flag: '--beta <share>',
    about: `chance to find somebody not better who is, by the margin (default: ${USUAL.beta})`,
  },
  {
    flag: '--margin <share>',
    about: `an advantage worth finding, above the fair share (default: ${USUAL.margin})`,
  },
];

export const readDuelRules = (args: Args): DuelRules => ({
  by: args.choice('by', MEASURES) ?? USUAL.by,
  alpha: args.decimal('alpha', ERRORS) ?? USUAL.alpha,
  beta: args.decimal('beta', ERRORS) ?? USUAL.beta,
  margin: args.decimal('margin', { min: 0.001, max: 0.45 }) ?? USUAL.margin,
});

export const sprt: Command = {
  name: 'sprt',
  takes: '<a> <b>',
  summary: 'is A better than B? Plays until the evidence suffices',
  about:
    'Seats one A among B, plays duplicate deals in every rotation and stops as soon as the evidence suffices: that A gets more than a fair share, or that it does not do so by the margin. ' +
    'The test bets on every deal at the odds of the opposite belief, and believes when the stake has grown to 1/alpha: it may be looked at after every deal, assumes nothing about how results are spread, ' +
    'and errs with at most the chance alpha. Evidence is printed as the logarithm of that stake. Exit code 0: A is better; 1: it is not, or the deals did not suffice.\n' +
    ABOUT_SERIES,
  options: [
    { flag: '--game <id>', about: 'which game' },
    { flag: '--seats <n>', about: 'players at the table (default: 4 where the game offers it)' },
    { flag: '--deals <n>', about: `at most so many deals (default: ${MOST_DEALS})` },
    ...TEST_OPTIONS,
    ...SERIES_OPTIONS,
    ...CHECKPOINT_OPTIONS,
    { flag: '--json', about: 'as one JSON object' },
  ],
  examples: [
    ...exampleAt(4, (game) => ({
      line: `parlor sprt expert skilled --game ${game}`,
      does: 'is the expert better than three skilled players?',
    })),
    ...exampleAt(3, (game) => ({
      line: `parlor sprt skilled:400 skilled:100 --game ${game} --seats 3 --by places`,
      does: 'do four times the iterations help?',
    })),
  ],

  async run(args, io) {
    const game = readNeededGame(args, 'sprt');
    const [a, b] = [args.positional(0)!, args.positional(1)!];
    const table = readTable(game, args);
    const series = duelSeries(game, table, a, b, readRunSeed(args));
    const duel = new Duel(series, readDuelRules(args));
    const options = readRunOptions(args, MOST_DEALS);
    await checkContestants(series);
    const progress = new Progress(io.err, options.deals * rotationsOf(series), 'matches at most');
    const { path } = await playSeries(
      series,
      options,
      io,
      progress,
      (deal) => duel.add(deal),
      () => evidence(duel.result()),
    );
    progress.clear();
    const result = duel.result();
    const full = { game, a, b, table, seed: series.seed, ...result };
    if (args.flag('json')) io.out.write(`${JSON.stringify(full, undefined, 2)}\n`);
    else print(a, b, result, io);
    if (io.stop.aborted && result.verdict === 'undecided') {
      io.err.write(`Interrupted; the same command goes on from there (${path}).\n`);
      return EXIT.interrupted;
    }
    return result.verdict === 'better' ? EXIT.fine : EXIT.failed;
  },
};

const evidence = (result: DuelResult): string =>
  `${percent(result.share)}, better ${ratio(result.better, result.betterBound)}, not better ${ratio(result.notBetter, result.notBetterBound)}`;

const ratio = (log: number, bound: number): string => `${log.toFixed(2)} of ${bound.toFixed(2)}`;

function print(a: string, b: string, result: DuelResult, io: Io): void {
  const { good, bad, bold } = paletteOf(io.out);
  const paint = { better: good, 'not-better': bad, undecided: bold }[result.verdict];
  io.out.write(`${paint(SAID[result.verdict](a, b))}\n`);
  const [low, high] = result.shareCi;
  const what = result.by === 'firsts' ? 'wins' : 'opponents left behind';
  io.out.write(
    `After ${plural(result.deals, 'deal')}: ${percent(result.share)} of ${what} (95 %: ${percent(low)} to ${percent(high)}), fair is ${percent(result.fair)}.\n` +
      `Evidence: ${evidence(result)}.\n`,
  );
}

const SAID: Readonly<Record<Verdict, (a: string, b: string) => string>> = {
  better: (a, b) => `${a} is better than ${b}.`,
  'not-better': (a, b) => `${a} is not better than ${b} by the margin.`,
  undecided: (a, b) => `It is not decided whether ${a} is better than ${b}.`,
};
