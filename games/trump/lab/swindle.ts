import { type Command, EXIT, Progress, readRunSeed } from '@parlor/lab/for-games';
import { LEVELS } from '@parlor/search';
import { levelMark } from '../bots/swindle/marks.ts';
import { OFFERS_EACH } from '../bots/swindle/search.ts';
import { findSwindles, jsonOf, loses, printFound } from './find.ts';

const USUAL_OFFERS = 3000;

export const swindle: Command = {
  name: 'swindle',
  takes: '',
  summary: 'look for contracts that take something from the bots of Trump: The Game',
  about:
    'Makes random offers to every level in positions that bots have come to, puts money on top where they are refused, and varies those that cost the level most. ' +
    'What is accepted is played on, with the same dice, against the same position with the offer refused, the proposer going about it in the way that leaves the level least. ' +
    'The worst contract found is tried again with dice and hands that it was not chosen by. Exit code 1 when a level loses by it: its 95 % interval lies below zero.',
  options: [
    { flag: '--level <name>', about: 'only this level (default: all of them)' },
    { flag: '--offers <n>', about: `for each level (default: ${USUAL_OFFERS})` },
    { flag: '--seats <n>', about: '3 or 4 (default: both in turn)' },
    {
      flag: '--seed <n>',
      about: `where to start: position i, ${OFFERS_EACH} offers each, has the seed n + i (default: 1)`,
    },
    { flag: '--json', about: 'as one JSON object' },
  ],
  examples: [
    { line: 'parlor swindle', does: 'all levels' },
    {
      line: 'parlor swindle --level expert --offers 20000 --seed 5000',
      does: 'a longer search with fresh positions',
    },
  ],

  async run(args, io) {
    const level = args.choice('level', LEVELS);
    const levels = level === undefined ? LEVELS : [level];
    const wish = {
      offers: args.whole('offers', { min: 1, max: 10_000_000 }) ?? USUAL_OFFERS,
      seed: readRunSeed(args),
      seats: args.whole('seats', { min: 3, max: 4 }),
    };
    const progress = new Progress(io.err, levels.length * wish.offers, 'offers');
    const marks = levels.map(levelMark);
    const found = await findSwindles(marks, wish, progress, io);
    progress.clear();
    if (args.flag('json')) io.out.write(`${JSON.stringify({ rows: found.map(jsonOf) })}\n`);
    else printFound(found, io);
    if (io.stop.aborted) {
      io.err.write('Interrupted: this is what was found by then.\n');
      return EXIT.interrupted;
    }
    return found.some(loses) ? EXIT.failed : EXIT.fine;
  },
};
