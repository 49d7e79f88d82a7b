import type { HouseReport } from '@parlor/server/simulation';
import type { Command } from '../cli/command.ts';
import { readRunSeed } from '../cli/seeds.ts';
import { soakTables } from '../games/soakTables.ts';
import { EXIT } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import { paletteOf } from '../text/colour.ts';
import { grouped, plural } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';
import { GAME_IDS } from '@parlor/registry';

const HOUSES = 20;
const MINUTES = 6;

export const simulate: Command = {
  name: 'simulate',
  takes: '',
  summary: 'run whole houses on simulated time, with everything going wrong that can',
  about:
    'Runs several server nodes, their database, their bus, bots and people with their devices in one process on simulated time. Everything follows from the seed: who plays what, ' +
    'which process is killed in the middle of what, which write is torn, which line breaks. While it runs, every frame and every write is held against the rules; afterwards everything ' +
    'must come to its end. Exit code 1 when something is wrong; the same seed shows it again.',
  options: [
    {
      flag: '--seed <n>',
      about: 'the seed of the first house; the next ones count on from there (default: 1)',
    },
    { flag: '--houses <n>', about: `how many (default: ${HOUSES})` },
    { flag: '--minutes <n>', about: `simulated minutes in each of them (default: ${MINUTES})` },
    { flag: '--json', about: 'as one JSON object' },
  ],
  examples: [
    { line: 'parlor simulate', does: `${HOUSES} houses, ${MINUTES} minutes each` },
    { line: 'parlor simulate --seed 77 --houses 1', does: 'one house again, exactly as it was' },
  ],

  async run(args, io) {
    const seed = readRunSeed(args);
    const houses = args.whole('houses', { min: 1, max: 1_000_000 }) ?? HOUSES;
    const minutes = args.whole('minutes', { min: 1, max: 100_000 }) ?? MINUTES;
    const { simulateHouse } = await import('@parlor/server/simulation');
    const tables = soakTables(GAME_IDS.length);
    const progress = new Progress(io.err, houses, 'houses');
    const began = performance.now();
    const reports: HouseReport[] = [];
    for (let i = 0; i < houses && !io.stop.aborted; i++) {
      reports.push(await simulateHouse({ seed: seed + i, hours: minutes / 60, tables }));
      progress.advance(
        1,
        plural(
          reports.reduce((all, { crashes }) => all + crashes, 0),
          'crash',
          'crashes',
        ),
      );
    }
    progress.clear();
    const seconds = (performance.now() - began) / 1000;
    if (args.flag('json')) io.out.write(`${JSON.stringify({ seconds, reports })}\n`);
    else print(reports, seconds, io);
    if (io.stop.aborted) return EXIT.interrupted;
    return reports.every(({ findings }) => findings.length === 0) ? EXIT.fine : EXIT.failed;
  },
};

function print(reports: readonly HouseReport[], seconds: number, io: Io): void {
  const { good, bad } = paletteOf(io.out);
  const sum = (count: (report: HouseReport) => number) =>
    reports.reduce((total, report) => total + count(report), 0);
  const hours = sum(({ simulatedMs }) => simulatedMs) / 3_600_000;
  const crashes = sum((report) => report.crashes);
  io.out.write(
    `${plural(reports.length, 'house')}, ${hours.toFixed(2)} simulated hours in ${seconds.toFixed(1)} s: ` +
      `${plural(crashes, 'crash', 'crashes')} (${grouped(Math.round(crashes / seconds))} a second), ` +
      `${plural(
        sum(({ faults }) => faults),
        'fault',
      )}, ${plural(
        sum(({ matches }) => matches),
        'match',
        'matches',
      )}, ` +
      `${plural(
        sum(({ acknowledged }) => acknowledged),
        'acknowledged move',
      )}, ${plural(
        sum(({ steps }) => steps),
        'step',
      )}\n`,
  );
  const wrong = reports.filter(({ findings }) => findings.length > 0);
  if (wrong.length === 0) io.out.write(`${good('no findings')}\n`);
  for (const { seed, findings } of wrong) {
    io.out.write(`${bad(`seed ${seed}`)}\n`);
    for (const { at, kind, what } of findings)
      io.out.write(`  ${at.toFixed(3)} ms ${kind}: ${what}\n`);
  }
}
