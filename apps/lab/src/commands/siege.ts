import { GAME_IDS, games } from '@parlor/registry';
import type { SiegeReport, SoakTable } from '@parlor/server/soak';
import type { Command } from '../cli/command.ts';
import { readRunSeed } from '../cli/seeds.ts';
import { EXIT } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import { paletteOf } from '../text/colour.ts';
import { table } from '../text/layout.ts';
import { grouped, milliseconds } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';
import { soakTables } from '../games/soakTables.ts';

const MINUTES = 10;
const FAMILIES = 10;

export const siege: Command = {
  name: 'siege',
  takes: '',
  summary: 'ten families and one hostile address at a server on which nothing was set',
  about:
    'Starts a real server with the settings of a host who has set nothing. Families, each behind a loopback address of its own, play, watch, talk, lose the line and come back; first alone, then while one ' +
    'other address tries everything at once: tables full of experts and public tables up to and over the quota, the largest sets, floods of commands, positions and histories, talk and forbidden names, messages in ' +
    'pieces of one byte, half-sent requests, connections and sockets without end, sockets nobody reads from, new guests, forged addresses, names of other sites, and what fuzz throws. ' +
    'Nobody honest may be refused anything or wait much longer, and no limit may be overcome. Exit code 1 when that happens. Times are judged in runs of a minute or more.',
  options: [
    { flag: '--minutes <n>', about: `how long the siege lasts (default: ${MINUTES})` },
    { flag: '--seconds <n>', about: '… in seconds' },
    { flag: '--families <n>', about: `how many families (default: ${FAMILIES})` },
    { flag: '--seed <n>', about: 'of what everybody does (default: 1)' },
    { flag: '--without <limit=value>', about: 'with another setting, to see what it is good for' },
    { flag: '--json', about: 'as one JSON object' },
  ],
  examples: [
    { line: 'parlor siege', does: `${FAMILIES} families, ${MINUTES} minutes` },
    {
      line: 'parlor siege --seconds 20 --json',
      does: '{ calm, besieged, ratio, attacks, peaks, before, after, findings, … }',
    },
    {
      line: 'parlor siege --seconds 20 --without TABLES_PER_ADDRESS=1000',
      does: 'finds that one address has more tables than it should',
    },
  ],

  async run(args, io) {
    const seconds = args.whole('seconds', { min: 5, max: 3600 });
    const minutes = args.whole('minutes', { min: 1, max: 60 }) ?? MINUTES;
    const lasts = seconds === undefined ? 60 * minutes : seconds;
    const families = args.whole('families', { min: 1, max: 50 }) ?? FAMILIES;
    const progress = new Progress(io.err, lasts, 's');
    const soak = await import('@parlor/server/soak');
    const [name = '', value = ''] = (args.text('without') ?? '').split('=');
    const report = await soak.siege({
      ...{ minutes: lasts / 60, families, tables: soakTables(GAME_IDS.length) },
      ...{ hostileTable: crowdedTable(), seed: readRunSeed(args), stop: io.stop },
      env: name === '' ? {} : { [name]: value },
      progress: (what, by) => progress.advance(what === 'siege' ? by : 0, what),
    });
    progress.clear();
    if (args.flag('json')) io.out.write(`${JSON.stringify(report)}\n`);
    else print(report, io);
    if (io.stop.aborted) return EXIT.interrupted;
    return report.findings.length === 0 ? EXIT.fine : EXIT.failed;
  },
};

/** As many bots as there can be. */
function crowdedTable(): SoakTable {
  const game = GAME_IDS.reduce((a, b) =>
    games[b].seatCounts.at(-1)! > games[a].seatCounts.at(-1)! ? b : a,
  );
  const seats = games[game].seatCounts.at(-1)!;
  return { game, seats, options: { ...games[game].presets.standard } as SoakTable['options'] };
}

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

function print(report: SiegeReport, io: Io): void {
  const { bold, good, bad } = paletteOf(io.out);
  const { calm, besieged, ratio, attacks, before, after } = report;
  io.out.write(`${bold(`${report.families} families, ${report.minutes.toFixed(1)} minutes`)}\n\n`);
  const row = (name: string, of: SiegeReport['calm']) => [
    name,
    grouped(of.commands),
    grouped(of.refused),
    milliseconds(of.ackMs.p50),
    milliseconds(of.ackMs.p99),
    milliseconds(of.botMs.p50),
    milliseconds(of.botMs.p99),
  ];
  const head = ['', 'commands', 'refused', 'p50 ms', 'p99 ms', 'bots p50', 'bots p99'];
  io.out.write(`${table(head, [row('calm', calm), row('siege', besieged)])}\n\n`);
  const rows = Object.entries(attacks).map(([name, { tried, got, limited, refused }]) => [
    name,
    ...[tried, got, limited, refused].map(grouped),
  ]);
  io.out.write(`${table(['attack', 'tried', 'got', 'limited', 'refused'], rows)}\n\n`);
  io.out.write(
    `p99 ${ratio.ack} times as long, of bots ${ratio.bot}; heap ${megabytes(before.heap)} before, ${megabytes(after.heap)} after; ` +
      `memory ${megabytes(before.memory)}, ${megabytes(after.memory)}; disk ${megabytes(before.disk)}, ${megabytes(after.disk)}\n`,
  );
  const { findings } = report;
  if (findings.length === 0) io.out.write(`${good('no findings')}\n`);
  for (const finding of findings) io.out.write(`${bad(finding)}\n`);
}
