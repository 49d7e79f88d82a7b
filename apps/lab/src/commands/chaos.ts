import type { ChaosReport } from '@parlor/server/soak';
import type { Command } from '../cli/command.ts';
import { readRunSeed } from '../cli/seeds.ts';
import { EXIT, UsageError } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import { paletteOf } from '../text/colour.ts';
import { grouped, plural } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';
import { soakTables } from '../games/soakTables.ts';

const STORES = ['sqlite', 'postgres'] as const;

const KILLS = 200;
const TABLES = 10;

export const chaos: Command = {
  name: 'chaos',
  takes: '',
  summary: 'kill servers in the middle of play, and see that nothing is lost',
  about:
    'Starts real servers on a store of their own and kills them (SIGKILL) in the middle of play by people and bots, over and over. With several nodes some are frozen instead ' +
    'and wake up when others have taken over. Afterwards every acknowledged move must be in the store once, at its place; every match must replay to the same hash and to everything ' +
    'anybody was shown. Exit code 1 when something is wrong.',
  options: [
    { flag: '--store <kind>', about: `${STORES.join(' or ')} (default: sqlite)` },
    {
      flag: '--nodes <n>',
      about: 'servers on the same store, with Redis between them (default: 1; 2 on postgres)',
    },
    { flag: '--kills <n>', about: `how many (default: ${KILLS})` },
    { flag: '--tables <n>', about: `tables in play at the same time (default: ${TABLES})` },
    { flag: '--seed <n>', about: 'who is killed when, as far as chance decides (default: 1)' },
    { flag: '--json', about: 'as one JSON object' },
  ],
  examples: [
    { line: 'parlor chaos', does: `${KILLS} kills of one server with SQLite` },
    {
      line: 'parlor chaos --store postgres --nodes 2',
      does: 'the same with two servers on PostgreSQL and Redis, started for the occasion',
    },
    {
      line: 'parlor chaos --kills 20 --json',
      does: '{ store, nodes, kills, acknowledged, lost, doubled, mismatched, … }',
    },
  ],

  async run(args, io) {
    const store = args.choice('store', STORES) ?? 'sqlite';
    const nodes = args.whole('nodes', { min: 1, max: 8 }) ?? (store === 'sqlite' ? 1 : 2);
    if (store === 'sqlite' && nodes > 1) {
      throw new UsageError('several nodes need a store they can share: --store postgres');
    }
    const kills = args.whole('kills', { min: 1, max: 1_000_000 }) ?? KILLS;
    const tables = soakTables(args.whole('tables', { min: 1, max: 1000 }) ?? TABLES);
    const progress = new Progress(io.err, kills, 'kills');
    const soak = await import('@parlor/server/soak');
    const report = await soak.chaos({
      ...{ store, nodes, kills, tables, seed: readRunSeed(args), stop: io.stop },
      progress: (_, acknowledged) => progress.advance(1, plural(acknowledged, 'move')),
    });
    progress.clear();
    if (args.flag('json')) io.out.write(`${JSON.stringify(report)}\n`);
    else print(report, io);
    if (io.stop.aborted) return EXIT.interrupted;
    return isFine(report) ? EXIT.fine : EXIT.failed;
  },
};

const isFine = ({ lost, doubled, mismatched, stuck, findings }: ChaosReport): boolean =>
  lost + doubled + mismatched + stuck + findings.length === 0;

/** More of them say no more. */
const MOST_FINDINGS = 20;

function print(report: ChaosReport, io: Io): void {
  const { good, bad } = paletteOf(io.out);
  const { store, nodes, kills, freezes, acknowledged, matches, finished, findings } = report;
  const { lost, doubled, mismatched, stuck } = report;
  io.out.write(
    `${plural(kills, 'kill')} and ${plural(freezes, 'freeze')} of ${plural(nodes, 'node')} on ${store}: ` +
      `${plural(acknowledged, 'acknowledged move')} in ${plural(matches, 'match', 'matches')}, ${grouped(finished)} of them finished\n`,
  );
  const counts = `${lost} lost, ${doubled} doubled, ${mismatched} mismatched, ${stuck} stuck`;
  io.out.write(`${isFine(report) ? good(counts) : bad(counts)}\n`);
  for (const finding of findings.slice(0, MOST_FINDINGS)) io.out.write(`  ${finding}\n`);
}
