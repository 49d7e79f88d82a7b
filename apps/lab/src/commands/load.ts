import { manifests } from '@parlor/games/manifests';
import { GAME_IDS, type GameId, games } from '@parlor/registry';
import type { LoadReport, SoakTable } from '@parlor/server/soak';
import { readGame } from '../games/choices.ts';
import type { Command } from '../cli/command.ts';
import { readRunSeed } from '../cli/seeds.ts';
import { EXIT } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import { paletteOf } from '../text/colour.ts';
import { table } from '../text/layout.ts';
import { grouped, milliseconds } from '../text/numbers.ts';

const SOCKETS = 2000;
const TABLES = 400;
const SECONDS = 20;

/** Two people and long matches: moves are to be measured, not how tables are opened. */
const USUAL: GameId = GAME_IDS.findLast((id) => manifests[id].seats[0] === 2) ?? GAME_IDS[0];

export const load: Command = {
  name: 'load',
  takes: '',
  summary: 'how much a server carries on this machine, beside a bare socket',
  about:
    'Starts a real server with SQLite on loopback, opens sockets, seats people at tables and measures acknowledged moves, first as fast as it goes (the rate), then at the pace of people, half a second ' +
    'a move (the time until the acknowledgement). Before that, the same with the floor: a bare socket that makes every message durable in the same store and says so. ' +
    'Everything shares this machine, this program too.',
  options: [
    { flag: '--sockets <n>', about: `open sockets, most of them idle (default: ${SOCKETS})` },
    { flag: '--tables <n>', about: `tables that are played at (default: ${TABLES})` },
    { flag: '--seconds <s>', about: `how long to measure each of the two (default: ${SECONDS})` },
    { flag: '--game <id>', about: `what is played (default: ${USUAL})` },
    { flag: '--seed <n>', about: 'of those who play (default: 1)' },
    { flag: '--json', about: 'as one JSON object' },
  ],
  examples: [
    { line: 'parlor load', does: `${SOCKETS} sockets, ${TABLES} tables` },
    {
      line: 'parlor load --sockets 200 --tables 40 --seconds 6 --json',
      does: '{ sockets, tables, movesPerSecond, ackMs, loopDelayMsP99, bytesPerIdleSocket, floor, … }',
    },
  ],

  async run(args, io) {
    const sockets = args.whole('sockets', { min: 1, max: 20_000 }) ?? SOCKETS;
    const tables = args.whole('tables', { min: 1, max: 5000 }) ?? TABLES;
    const seconds = args.whole('seconds', { min: 1, max: 600 }) ?? SECONDS;
    const game = readGame(args.text('game') ?? USUAL);
    const soak = await import('@parlor/server/soak');
    const report = await soak.load({
      ...{ sockets, tables, seconds, table: tableOf(game), seed: readRunSeed(args) },
      stop: io.stop,
      progress: (what) => {
        if (io.err.isTTY) io.err.write(`\r\u001b[K${what}`);
      },
    });
    if (io.err.isTTY) io.err.write('\r\u001b[K');
    if (args.flag('json')) io.out.write(`${JSON.stringify(report)}\n`);
    else print(report, io);
    if (io.stop.aborted) return EXIT.interrupted;
    return report.findings.length === 0 ? EXIT.fine : EXIT.failed;
  },
};

/** As few people as the game allows, at its longest: what matters are moves. */
const tableOf = (game: GameId): SoakTable => ({
  game,
  seats: games[game].seatCounts[0]!,
  options: { ...games[game].presets.standard } as SoakTable['options'],
});

function print(report: LoadReport, io: Io): void {
  const { bold, bad } = paletteOf(io.out);
  const row = (name: string, of: LoadReport | LoadReport['floor']) => [
    name,
    grouped(of.movesPerSecond),
    milliseconds(of.ackMsAtCapacity.p99),
    grouped(of.pacedMovesPerSecond),
    milliseconds(of.ackMs.p50),
    milliseconds(of.ackMs.p99),
    milliseconds(of.ackMs.p999),
    of.cpuUs.server === null ? '–' : grouped(of.cpuUs.server),
    grouped(of.cpuUs.driver),
  ];
  const head = [
    '',
    'moves/s',
    'p99 ms',
    'at a pace',
    'p50 ms',
    'p99 ms',
    'p99.9 ms',
    'CPU µs',
    'driver µs',
  ];
  io.out.write(
    `${bold(`${grouped(report.sockets)} sockets, ${grouped(report.tables)} tables`)}\n\n`,
  );
  io.out.write(`${table(head, [row('server', report), row('floor', report.floor)])}\n\n`);
  io.out.write(
    `${report.shareOfFloor} of the floor’s rate; event loop delay p99 ${report.loopDelayMsP99} ms; ${grouped(report.bytesPerIdleSocket)} bytes for an idle socket\n`,
  );
  for (const finding of report.findings) io.out.write(`${bad(finding)}\n`);
}
