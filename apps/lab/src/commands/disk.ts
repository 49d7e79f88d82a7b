import { GAME_IDS, type GameId, games } from '@parlor/registry';
import type { DiskUseReport, SoakTable } from '@parlor/server/soak';
import type { Command } from '../cli/command.ts';
import { readGame } from '../games/choices.ts';
import { EXIT } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import { paletteOf } from '../text/colour.ts';
import { table } from '../text/layout.ts';
import { grouped } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';

const MATCHES = 5;

/** What a year of play is taken to be: so many evenings, each with one match of every game and as many lines of talk. */
const EVENINGS = 104;
const LINES_PER_EVENING = 60;
const GUESTS_A_YEAR = 50;

export const disk: Command = {
  name: 'disk',
  takes: '',
  summary: 'how much room on the disk matches, talk and guests take, and a year of them',
  about:
    'Starts a real server with SQLite, fills it with guests, talk and matches of every game with its standard options, and weighs its file in between. Matches are played to their ends by casual bots, so ' +
    `that they are about as long as people’s. A year is ${EVENINGS} evenings with one match of every game and ${LINES_PER_EVENING} lines of talk each, and ${GUESTS_A_YEAR} guests.`,
  options: [
    { flag: '--matches <n>', about: `matches of each game (default: ${MATCHES})` },
    { flag: '--game <id>', about: 'of this game only' },
    { flag: '--json', about: 'as one JSON object' },
  ],
  examples: [
    { line: 'parlor disk', does: `${MATCHES} matches of each game` },
    {
      line: `parlor disk --matches 1 --game ${GAME_IDS[0]} --json`,
      does: '{ emptyBytes, perGuest, perLine, games, findings, yearBytes }',
    },
  ],

  async run(args, io) {
    const matches = args.whole('matches', { min: 1, max: 10_000 }) ?? MATCHES;
    const only = args.text('game');
    const ids = only === undefined ? GAME_IDS : [readGame(only)];
    const progress = new Progress(io.err, matches * ids.length, 'matches');
    const soak = await import('@parlor/server/soak');
    const report = await soak.diskUse({
      ...{ matches, tables: ids.map(ordinary), stop: io.stop },
      progress: (by, what) => progress.advance(by, what),
    });
    progress.clear();
    const yearBytes = yearOf(report);
    if (args.flag('json')) io.out.write(`${JSON.stringify({ ...report, yearBytes })}\n`);
    else print(report, yearBytes, io);
    if (io.stop.aborted) return EXIT.interrupted;
    return report.findings.length === 0 ? EXIT.fine : EXIT.failed;
  },
};

const SEATS = 4;

const ordinary = (game: GameId): SoakTable => {
  const { seatCounts, presets } = games[game];
  const seats = seatCounts.includes(SEATS) ? SEATS : seatCounts.at(-1)!;
  return { game, seats, options: { ...presets.standard } as SoakTable['options'] };
};

function yearOf({ games: played, perLine, perGuest }: DiskUseReport): number {
  const evening = Object.values(played).reduce((sum, { bytes }) => sum + bytes, 0);
  return EVENINGS * (evening + LINES_PER_EVENING * perLine) + GUESTS_A_YEAR * perGuest;
}

function print(report: DiskUseReport, yearBytes: number, io: Io): void {
  const { bold, bad } = paletteOf(io.out);
  const rows = [
    ['an empty house', grouped(report.emptyBytes), ''],
    ['a guest', grouped(report.perGuest), ''],
    ['a line of talk', grouped(report.perLine), ''],
    ...Object.entries(report.games).map(([game, { bytes, moves }]) => [
      `a match of ${game}`,
      grouped(bytes),
      grouped(moves),
    ]),
  ];
  io.out.write(`${table(['', 'bytes', 'moves'], rows)}\n\n`);
  io.out.write(`${bold(`a year: ${(yearBytes / 2 ** 20).toFixed(1)} MB`)}\n`);
  for (const finding of report.findings) io.out.write(`${bad(finding)}\n`);
}
