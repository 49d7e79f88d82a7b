import { GAME_IDS } from '@parlor/registry';
import type { DropoutsReport } from '@parlor/server/soak';
import type { Command } from '../cli/command.ts';
import { readRunSeed } from '../cli/seeds.ts';
import { EXIT } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import { paletteOf } from '../text/colour.ts';
import { plural } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';
import { soakTables } from '../games/soakTables.ts';

const ROUNDS = 1000;
const AT_ONCE = 40;

export const evenings: Command = {
  name: 'evenings',
  takes: '',
  summary: 'hold rounds of matches on a server from which people vanish; no table may be stuck',
  about:
    'Starts a real server and holds rounds of matches there, each with one of every game by two people and bots. At random points lines break, people leave, fall silent, never come back or come back on ' +
    'another device. Every match must come to its end all the same. Exit code 1 when one does not.',
  options: [
    { flag: '--count <n>', about: `how many rounds (default: ${ROUNDS})` },
    { flag: '--at-once <n>', about: `how many of them at the same time (default: ${AT_ONCE})` },
    { flag: '--seed <n>', about: 'round i has the seed n + i (default: 1)' },
    { flag: '--json', about: 'as one JSON object' },
  ],
  examples: [
    { line: 'parlor evenings', does: `${ROUNDS} rounds, ${GAME_IDS.length} matches each` },
    {
      line: 'parlor evenings --count 20 --json',
      does: '{ rounds, matches, vanished, phases, stuck, findings }',
    },
  ],

  async run(args, io) {
    const count = args.whole('count', { min: 1, max: 1_000_000 }) ?? ROUNDS;
    const atOnce = args.whole('at-once', { min: 1, max: 1000 }) ?? AT_ONCE;
    const progress = new Progress(io.err, count, 'rounds');
    const soak = await import('@parlor/server/soak');
    const report = await soak.dropouts({
      ...{ count, atOnce: Math.min(atOnce, count), games: soakTables(GAME_IDS.length) },
      ...{ seed: readRunSeed(args), stop: io.stop },
      progress: (_, matches) => progress.advance(1, plural(matches, 'match', 'matches')),
    });
    progress.clear();
    if (args.flag('json')) io.out.write(`${JSON.stringify(report)}\n`);
    else print(report, io);
    if (io.stop.aborted) return EXIT.interrupted;
    return report.stuck + report.findings.length === 0 ? EXIT.fine : EXIT.failed;
  },
};

/** More of them say no more. */
const MOST_FINDINGS = 20;

function print({ rounds, matches, vanished, phases, stuck, findings }: DropoutsReport, io: Io) {
  const { good, bad } = paletteOf(io.out);
  const manners = Object.entries(vanished).map(([manner, times]) => `${manner} ${times}`);
  io.out.write(
    `${plural(rounds, 'round')}, ${plural(matches, 'match', 'matches')}; somebody ${manners.join(', ')} times, in ${plural(phases, 'phase')}\n`,
  );
  const count = plural(stuck, 'stuck table');
  io.out.write(`${stuck === 0 ? good(count) : bad(count)}\n`);
  for (const finding of findings.slice(0, MOST_FINDINGS)) io.out.write(`  ${finding}\n`);
}
