import type { FuzzReport } from '@parlor/server/soak';
import type { Command } from '../cli/command.ts';
import { readRunSeed } from '../cli/seeds.ts';
import { EXIT } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import { paletteOf } from '../text/colour.ts';
import { grouped, plural } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';
import { soakTables } from '../games/soakTables.ts';

const COUNT = 200_000;

export const fuzz: Command = {
  name: 'fuzz',
  takes: '',
  summary: 'throw malformed and hostile frames and requests at a server',
  about:
    'Starts a real server and throws frames and requests at it that no honest client would send: cut or spoiled JSON, wrong types in every field of every command, prototype keys, endless nesting, ' +
    'broken WebSocket frames, bad cookies, origins and bodies, and sockets that say nothing. It must not crash, meet an error nobody expected, or keep memory. Exit code 1 when it does.',
  options: [
    { flag: '--count <n>', about: `how many (default: ${grouped(COUNT)})` },
    { flag: '--seed <n>', about: 'the same seed throws the same things (default: 1)' },
    { flag: '--json', about: 'as one JSON object' },
  ],
  examples: [
    { line: 'parlor fuzz', does: 'all of it' },
    {
      line: 'parlor fuzz --count 5000 --seed 9 --json',
      does: '{ frames, requests, refused, unhandled, crashes, heapBefore, heapAfter, findings }',
    },
  ],

  async run(args, io) {
    const count = args.whole('count', { min: 100, max: 100_000_000 }) ?? COUNT;
    const progress = new Progress(io.err, count, 'thrown');
    const soak = await import('@parlor/server/soak');
    const report = await soak.fuzz({
      ...{ count, table: soakTables(1)[0]!, seed: readRunSeed(args), stop: io.stop },
      progress: (by) => progress.advance(by, 'the server is up'),
    });
    progress.clear();
    if (args.flag('json')) io.out.write(`${JSON.stringify(report)}\n`);
    else print(report, io);
    if (io.stop.aborted) return EXIT.interrupted;
    return report.findings.length === 0 ? EXIT.fine : EXIT.failed;
  },
};

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

function print(report: FuzzReport, io: Io): void {
  const { good, bad } = paletteOf(io.out);
  const { frames, requests, refused, unhandled, crashes, heapBefore, heapAfter } = report;
  io.out.write(
    `${plural(frames, 'frame')} (${grouped(refused)} refused) and ${plural(requests, 'request')}; ` +
      `heap ${megabytes(heapBefore)} before, ${megabytes(heapAfter)} after\n`,
  );
  const counts = `${plural(crashes, 'crash', 'crashes')}, ${plural(unhandled, 'unexpected error')}`;
  io.out.write(`${report.findings.length === 0 ? good(counts) : bad(counts)}\n`);
  for (const finding of report.findings) io.out.write(`  ${finding}\n`);
}
