import { LEVELS } from '@parlor/bots';
import { shelves as english } from '@parlor/games/english';
import { splitContestants } from '../arena/contestants.ts';
import {
  ABOUT_SERIES,
  checkContestants,
  FRESH_OPTION,
  readJobs,
  SERIES_OPTIONS,
} from '../arena/options.ts';
import { readGame } from '../games/choices.ts';
import { ANY_GAME, exampleWith, ownComponents, shortestAndUsual } from '../games/exampleGames.ts';
import type { Command } from '../cli/command.ts';
import { readRunSeed } from '../cli/seeds.ts';
import { EXIT, UsageError } from '../terminal/exit.ts';
import { writeTextFile } from '../cli/files.ts';
import type { Io } from '../terminal/io.ts';
import type { CellFacts } from '../study/facts.ts';
import { cellsOf, readSeatCounts, readSweeps } from '../study/plan.ts';
import { runStudy, type Study } from '../study/study.ts';
import { paletteOf } from '../text/colour.ts';
import { proseWidth, table, wrap } from '../text/layout.ts';
import { percent, plural } from '../text/numbers.ts';

const USUAL_MATCHES = 100;
const MOST_MATCHES = 10_000_000;

export const lab: Command = {
  name: 'lab',
  takes: '<game>',
  summary: 'study a game: turn order, length, choices, scores, lead changes',
  about:
    'Lets players of one kind play each other at every table and reports what the game is like for them: does it matter who starts, how long is a match, how much is there to decide, how far apart are the scores, ' +
    'how often does the lead change. Writes a page with drawings that opens in any browser, offline. Options of the game can be swept and stand side by side.\n' +
    `Players are named as contestants are. ${ABOUT_SERIES} Every table gets a first look before any is finished.`,
  options: [
    {
      flag: '--seats <list>',
      about: 'numbers of seats, with commas between them (default: all that the game offers)',
    },
    {
      flag: '--levels <list>',
      about: `who plays, with commas between them (default: ${LEVELS.join(',')})`,
    },
    {
      flag: '--sweep <option=a,b>',
      about:
        'every one of these choices of an option; may be repeated. A choice can be @file: what a JSON file holds',
    },
    { flag: '--matches <n>', about: `matches at each table (default: ${USUAL_MATCHES})` },
    ...SERIES_OPTIONS,
    FRESH_OPTION,
    { flag: '--json', about: 'as one JSON object; then there is a page only if it is asked for' },
    { flag: '--report <file>', about: 'where the page goes (default: lab-<game>.html)' },
  ],
  examples: [
    {
      line: `parlor lab ${ANY_GAME} --levels casual --matches 200`,
      does: `what ${english[ANY_GAME].title} is like at every number of seats`,
    },
    ...exampleWith(ownComponents, (game, option) => ({
      line: `parlor lab ${game} --levels casual,skilled --sweep ${option}=null,@own.json`,
      does: 'what is in the box beside components of your own',
    })),
    ...exampleWith(shortestAndUsual, (game, sweep) => ({
      line: `parlor lab ${game} --sweep ${sweep} --json`,
      does: 'does a longer match let the better player win? Figures for a program',
    })),
  ],

  async run(args, io) {
    const game = readGame(args.positional(0)!);
    const levels = readLevels(args.text('levels'));
    const options = {
      game,
      seats: readSeatCounts(game, args),
      levels,
      sweeps: readSweeps(game, args, io),
      seed: readRunSeed(args),
    };
    const matches = args.whole('matches', { min: 1, max: MOST_MATCHES }) ?? USUAL_MATCHES;
    const cells = cellsOf(options, args);
    const jobs = readJobs(args);
    const report = args.text('report');
    // What is wrong with a player is wrong at every table.
    for (const level of levels) {
      await checkContestants(cells.find((cell) => cell.level === level)!.series);
    }

    const { study, before } = await runStudy(
      cells,
      { matches, jobs, fresh: args.flag('fresh') },
      io,
    );
    if (before > 0) io.err.write(`${plural(before, 'match', 'matches')} kept from before.\n`);
    if (args.flag('json')) io.out.write(`${JSON.stringify(study, undefined, 2)}\n`);
    else print(study, io);
    const path = report ?? (args.flag('json') ? undefined : `lab-${game}.html`);
    if (path !== undefined && study.tables.length > 0) await writePage(path, study, io);
    if (!io.stop.aborted) return EXIT.fine;
    io.err.write(
      'Interrupted: this is what was played by then. The same command goes on from there.\n',
    );
    return EXIT.interrupted;
  },
};

function readLevels(text: string | undefined): readonly string[] {
  if (text === undefined) return LEVELS;
  const levels = splitContestants(text);
  if (new Set(levels).size === levels.length) return levels;
  throw new UsageError(`--levels names somebody twice: ${text}`);
}

async function writePage(path: string, study: Study, io: Io): Promise<void> {
  // What draws is large, and most commands never draw.
  const { studyPage } = await import('../study/page.ts');
  writeTextFile(path, studyPage(study), io);
  io.err.write(`The page is in ${path}.\n`);
}

function print({ game, tables }: Study, io: Io): void {
  const { bold } = paletteOf(io.out);
  const isSwept = tables.some(({ variant }) => variant !== '');
  const head = ['players', ...(isSwept ? ['options'] : []), 'seats', 'matches', 'moves', 'choices'];
  const rows = tables.map((cell) => [
    cell.level,
    ...(isSwept ? [cell.variant] : []),
    cell.seats,
    cell.matches,
    cell.moves.mean.toFixed(0),
    cell.choices.mean.toFixed(1),
    cell.scoreSpread.mean.toFixed(1),
    cell.leadChanges?.mean.toFixed(1) ?? '–',
    cell.decidedAt ? percent(cell.decidedAt.mean) : '–',
    winsInWords(cell),
  ]);
  io.out.write(`${bold(english[game].title)}\n\n`);
  io.out.write(
    `${table([...head, 'spread', 'leads', 'decided', 'wins by turn order, from the first'], rows)}\n\n`,
  );
  io.out.write(`${wrap(LEGEND, proseWidth(io.out.columns))}\n`);
}

const LEGEND =
  'Means of a match. moves: of all players; choices: questions with more than one answer, for each player; spread: points of the first less the last; ' +
  'leads: changes of the lead; decided: when the winner took it for good; wins: first of whoever had the first turn of the match, then of the others, clockwise from there. Those marked * are off their fair share with 95 % confidence, which happens to one in twenty by luck alone.';

const winsInWords = ({ seats, byTurn }: CellFacts): string =>
  byTurn
    .map(({ firstShare, firstShareCi: [low, high] }) => {
      const isOff = low > 1 / seats || high < 1 / seats;
      return `${(100 * firstShare).toFixed(0)} %${isOff ? '*' : ''}`;
    })
    .join('  ');
