import {
  type Command,
  EXIT,
  paletteOf,
  Progress,
  readRunSeed,
  shouldStop,
} from '@parlor/lab/for-games';
import { compare, figuresOf, KINDS } from './contracts/truthCompare.ts';

const EACH = 3000;
/** Of what is refused, so much may be sound. */
const MOST_WRONG = 0.01;
const SHOWN = 5;

export const sound: Command = {
  name: 'sound',
  takes: '',
  summary: 'compare the test of contracts of Trump with every line played out',
  about:
    'Writes random offers at small positions, by kind: with options, alternatives, abstentions, targets, three and four parties, contracts in force. Whatever the rules say to them, every line is played out with ' +
    'all hands open. Exit code 1 when a void promise was agreed to, or when one in a hundred of those refused could have been kept; such offers are printed.',
  options: [
    {
      flag: '--offers <n>',
      about: `of each kind, refused ones and as many agreed to (default: ${EACH})`,
    },
    { flag: '--seed <n>', about: 'where to start: kind i has the seed n + i (default: 1)' },
  ],
  examples: [
    { line: 'parlor sound', does: 'the long one' },
    { line: 'parlor sound --offers 100 --seed 50', does: 'a shorter one with fresh offers' },
  ],

  async run(args, io) {
    const each = args.whole('offers', { min: 1, max: 1_000_000 }) ?? EACH;
    const first = readRunSeed(args);
    const progress = new Progress(io.err, KINDS.length, 'kinds');
    const { good, bad } = paletteOf(io.out);
    let isWrong = false;
    for (const [place, kind] of KINDS.entries()) {
      if (await shouldStop(io)) break;
      const count = compare(kind, each, first + place);
      const isFine = count.empty.length === 0 && count.wrongly.length < MOST_WRONG * count.refused;
      isWrong ||= !isFine;
      progress.clear();
      io.out.write(`${(isFine ? good : bad)(figuresOf(kind, count))}\n`);
      if (!isFine) {
        const offers = [...count.empty, ...count.wrongly.slice(0, SHOWN)];
        for (const offer of offers) io.out.write(`  ${offer}\n`);
      }
      progress.advance(1, kind);
    }
    progress.clear();
    if (isWrong) return EXIT.failed;
    return io.stop.aborted ? EXIT.interrupted : EXIT.fine;
  },
};
