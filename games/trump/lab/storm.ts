import {
  type Command,
  EXIT,
  grouped,
  paletteOf,
  Progress,
  readRunSeed,
  shouldStop,
} from '@parlor/lab/for-games';
import { LONG_STORM, storm as throwContracts } from './contracts/storm.ts';

/** Contracts between two looks at the keyboard; each such gust has a seed of its own. */
const GUST = 2000;

export const storm: Command = {
  name: 'storm',
  takes: '',
  summary: 'throw random contracts at the deals of Trump: The Game',
  about:
    'Throws random contracts, nested and contradictory ones too, at random positions of Part 2 and plays on. After every single event all money and all cards must be there, ' +
    'and between moves no clause may be overlooked, no debt open beside cash, no seat sure of something false. Exit code 1 when something is wrong; how to see it again is printed.',
  options: [
    { flag: '--contracts <n>', about: `how many (default: ${LONG_STORM})` },
    {
      flag: '--seed <n>',
      about: `where to start: gust i of ${GUST} has the seed n + i (default: 1)`,
    },
  ],
  examples: [
    { line: 'parlor storm', does: 'the long one' },
    {
      line: 'parlor storm --contracts 100000 --seed 50',
      does: 'a shorter one with fresh contracts',
    },
  ],

  async run(args, io) {
    const contracts = args.whole('contracts', { min: 1, max: 1_000_000_000 }) ?? LONG_STORM;
    const first = readRunSeed(args);
    const progress = new Progress(io.err, contracts, 'contracts');
    const { good, bad } = paletteOf(io.out);
    const sum = { thrown: 0, lawful: 0, agreed: 0 };
    for (let seed = first; sum.thrown < contracts; seed++) {
      if (await shouldStop(io)) break;
      const count = Math.min(GUST, contracts - sum.thrown);
      try {
        const { lawful, agreed } = throwContracts(count, seed);
        sum.lawful += lawful;
        sum.agreed += agreed;
      } catch (error) {
        progress.clear();
        io.out.write(`${bad(error instanceof Error ? error.message : String(error))}\n`);
        io.out.write(`To see it again: parlor storm --contracts ${count} --seed ${seed}\n`);
        return EXIT.failed;
      }
      sum.thrown += count;
      progress.advance(count, `seed ${seed}`);
    }
    progress.clear();
    const counts = `${grouped(sum.thrown)} contracts thrown, ${grouped(sum.lawful)} lawful, ${grouped(sum.agreed)} agreed to`;
    io.out.write(`${good(`${counts}; nothing made, nothing lost.`)}\n`);
    return io.stop.aborted ? EXIT.interrupted : EXIT.fine;
  },
};
