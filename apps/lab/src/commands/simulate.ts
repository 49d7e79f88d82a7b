import { appendFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { GAME_IDS } from '@parlor/registry';
import type { FaultName, HouseReport, SimulationOptions, Totals } from '@parlor/server/simulation';
import { type Args, notAChoice } from '../cli/args.ts';
import type { Command } from '../cli/command.ts';
import { readRunSeed } from '../cli/seeds.ts';
import { soakTables } from '../games/soakTables.ts';
import { type OnTrace, runHouses } from '../simulation/houses.ts';
import { keepStory, readStory } from '../simulation/stories.ts';
import { EXIT, type ExitCode, UsageError } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import { paletteOf } from '../text/colour.ts';
import { grouped, plural } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';

const HOUSES = 20;
const MINUTES = 3;
const AN_HOUR = 60;

/** Characters that are written at once. */
const TRACED_AT_ONCE = 1 << 16;

/** After so many houses with findings the others would say no more. */
const MOST_WRONG = 5;

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
    { flag: '--hours <n>', about: 'simulated hours in each of them' },
    { flag: '--minutes <n>', about: `or minutes (default: ${MINUTES})` },
    {
      flag: '--dense',
      about: 'as many crashes as possible: no process lives for more than a moment',
    },
    { flag: '--faults <kinds>', about: 'only these kinds of faults, with commas between them' },
    { flag: '--jobs <n>', about: 'threads (default: one for each processor)' },
    { flag: '--keep <folder>', about: 'keeps the story of what is found there' },
    { flag: '--again <file>', about: 'the house of a kept story, and nothing else' },
    { flag: '--trace <file>', about: 'writes every event there; with one house only' },
    { flag: '--json', about: 'as one JSON object' },
  ],
  examples: [
    { line: 'parlor simulate', does: `${HOUSES} houses, ${MINUTES} minutes each` },
    { line: 'parlor simulate --seed 77 --houses 1', does: 'one house again, exactly as it was' },
    { line: 'parlor simulate --dense --houses 340 --minutes 20', does: 'a million crashes' },
    { line: 'parlor simulate --faults kills,disk', does: 'nothing but killed nodes and bad disks' },
  ],

  async run(args, io) {
    const again = args.text('again');
    if (again !== undefined) return runAgain(resolve(io.cwd, again), io);
    const seed = readRunSeed(args);
    const houses = args.whole('houses', { min: 1, max: 1_000_000 }) ?? HOUSES;
    const minutes = readMinutes(args);
    const jobs = args.whole('jobs', { min: 1, max: 64 }) ?? availableParallelism();
    const { FAULT_KINDS, NO_TOTALS, plus } = await import('@parlor/server/simulation');
    const kinds = readKinds(args, FAULT_KINDS);
    const isDense = args.flag('dense');
    const progress = new Progress(io.err, houses, 'houses');
    const began = performance.now();
    let totals = NO_TOTALS;
    const wrong: HouseReport[] = [];
    const trace = openTrace(args, houses, io.cwd);
    const house = {
      ...{ hours: minutes / AN_HOUR, tables: soakTables(GAME_IDS.length) },
      ...(kinds && { kinds }),
      ...(isDense && { isDense }),
    };
    const next = await runHouses({ house, seed, houses, jobs, trace, stop: io.stop }, (report) => {
      totals = plus(totals, report);
      if (report.findings.length > 0) wrong.push(report);
      const found = wrong.length > 0 ? `, ${plural(wrong.length, 'house')} with findings` : '';
      progress.advance(1, `${plural(totals.crashes, 'crash', 'crashes')}${found}`);
      return wrong.length < MOST_WRONG;
    });
    progress.clear();
    const seconds = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage();
    const processorSeconds = (user + system) / 1_000_000;
    wrong.sort((a, b) => a.seed - b.seed);
    if (args.flag('json')) {
      io.out.write(`${JSON.stringify({ seconds, processorSeconds, ...totals, next, wrong })}\n`);
    } else {
      print({ totals, wrong, seconds, processorSeconds }, io);
      for (const report of wrong) await tell({ ...house, seed: report.seed }, report, args, io);
    }
    if (wrong.length > 0) return EXIT.failed;
    if (!io.stop.aborted) return EXIT.fine;
    const rest = seed + houses - next;
    const others = [
      `--minutes ${minutes}`,
      ...(isDense ? ['--dense'] : []),
      ...(kinds ? [`--faults ${kinds.join(',')}`] : []),
    ];
    io.err.write(`Interrupted. To go on: --seed ${next} --houses ${rest} ${others.join(' ')}\n`);
    return EXIT.interrupted;
  },
};

/** Hands every line on to a file, some at a time. */
function openTrace(args: Args, houses: number, cwd: string): OnTrace | undefined {
  const file = args.text('trace');
  if (file === undefined) return undefined;
  if (houses > 1) throw new UsageError('--trace takes one house: --houses 1');
  const path = resolve(cwd, file);
  writeFileSync(path, '');
  let text = '';
  return (line) => {
    text += line === undefined ? '' : `${line}\n`;
    if (line !== undefined && text.length < TRACED_AT_ONCE) return;
    appendFileSync(path, text);
    text = '';
  };
}

function readMinutes(args: Args): number {
  const hours = args.whole('hours', { min: 1, max: 10_000 });
  const minutes = args.whole('minutes', { min: 1, max: 100_000 });
  if (hours !== undefined && minutes !== undefined) {
    throw new UsageError('--hours or --minutes, not both');
  }
  return minutes ?? (hours === undefined ? MINUTES : AN_HOUR * hours);
}

function readKinds(args: Args, all: readonly FaultName[]): readonly FaultName[] | undefined {
  const text = args.text('faults');
  if (text === undefined) return undefined;
  return text.split(',').map((typed) => {
    const found = all.find((kind) => kind === typed.trim());
    if (found === undefined) throw notAChoice('--faults', typed, all);
    return found;
  });
}

interface Result {
  readonly totals: Totals;
  readonly wrong: readonly HouseReport[];
  readonly seconds: number;
  /** Of all threads, from the start of the program. */
  readonly processorSeconds: number;
}

/** So long it is tried to leave something out of a story. */
const SHORTENS_MS = 60_000;

function print({ totals, wrong, seconds, processorSeconds }: Result, io: Io): void {
  const { good, bad } = paletteOf(io.out);
  const { crashes, matches, acknowledged, shown, steps } = totals;
  const hours = totals.simulatedMs / 3_600_000;
  const say = (text: string) => io.out.write(`${text}\n`);
  const aSecond = (count: number) => grouped(Math.round(count / seconds));
  const counts = (all: Totals['faults']) =>
    Object.entries(all)
      .sort(([, a], [, b]) => b - a)
      .map(([name, count]) => `${name} ${grouped(count)}`)
      .join(', ');
  const faults = Object.values(totals.faults).reduce((sum, count) => sum + count, 0) - crashes;
  say(
    `${plural(totals.houses, 'house')}, ${hours.toFixed(2)} simulated hours in ${seconds.toFixed(1)} s ` +
      `(${processorSeconds.toFixed(1)} s of processor time, ${((hours * 3600) / seconds).toFixed(0)} times as fast as time): ` +
      `${plural(crashes, 'crash', 'crashes')} (${aSecond(crashes)} a second), ` +
      `${plural(faults, 'other fault')} (${aSecond(faults)} a second)`,
  );
  say(
    `${plural(matches, 'finished match', 'finished matches')}, ${plural(acknowledged, 'acknowledged move')}, ` +
      `${plural(shown, 'position')} compared, ${plural(steps, 'event')}, trace ${totals.hash.toString(16).padStart(8, '0')}`,
  );
  if (crashes > 0) say(`killed while ${counts(totals.killedWhile)}`);
  say(`faults: ${counts(totals.faults)}`);
  if (wrong.length === 0) say(good('no findings'));
  for (const { seed, findings } of wrong) say(`${bad(`seed ${seed}`)}: ${findings[0]!.kind}`);
}

/** Prints the shortest story of a finding, and keeps it where that is wanted. */
async function tell(
  options: SimulationOptions,
  report: HouseReport,
  args: Args,
  io: Io,
): Promise<void> {
  const { shorten } = await import('@parlor/server/simulation');
  const { bad } = paletteOf(io.out);
  io.err.write(`Looking for the shortest story of seed ${report.seed}…\n`);
  const until = performance.now() + SHORTENS_MS;
  const isTimeUp = () => io.stop.aborted || performance.now() > until;
  const story = await shorten({ options, report, isTimeUp });
  io.out.write(`\n${bad(`seed ${story.seed}: ${story.finding.kind}`)}\n`);
  for (const line of story.told) io.out.write(`  ${line}\n`);
  const folder = args.text('keep');
  if (folder !== undefined) io.out.write(`kept as ${keepStory(resolve(io.cwd, folder), story)}\n`);
}

async function runAgain(file: string, io: Io): Promise<ExitCode> {
  const { simulateAgain } = await import('@parlor/server/simulation');
  const { good, bad } = paletteOf(io.out);
  const { findings } = await simulateAgain(readStory(file), soakTables(GAME_IDS.length));
  for (const { at, kind, what } of findings) {
    io.out.write(`${bad(kind)} ${(at / 1000).toFixed(3)} s: ${what}\n`);
  }
  if (findings.length === 0) io.out.write(`${good('no findings')}\n`);
  return findings.length === 0 ? EXIT.fine : EXIT.failed;
}
