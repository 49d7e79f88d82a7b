import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { trainings } from '@parlor/games/trainings';
import type { Training } from '@parlor/search';
import type { GameId } from '@parlor/registry';
import { readGame } from '../games/choices.ts';
import { exampleWith } from '../games/exampleGames.ts';
import type { Command } from '../cli/command.ts';
import { EXIT, type ExitCode, UsageError } from '../terminal/exit.ts';
import { type Io, shouldStop } from '../terminal/io.ts';
import { gamesFolder } from '../games/gamesFolder.ts';
import { paletteOf } from '../text/colour.ts';
import { grouped } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';

/** Between two looks at the clock and the keyboard. */
const WORK_MS = 50;
const PARTS = 1000;
const MOST_LESSONS = 10_000_000;

const taughtIn = (game: GameId) => trainings[game];

export const train: Command = {
  name: 'train',
  takes: '<game>',
  summary: 'learn again what a game’s bots have learned, from the same seed',
  about:
    `Plays the games that the data files of a brain were learned from, and writes the files beside the brain. The same seed and the same number of games give the same files, digit by digit. Games with something to learn: ${Object.keys(trainings).join(', ')}. ` +
    'With --check nothing is written: exit code 0 if the files there are exactly what comes out, 1 if not. A file is written when its training is through; interrupted, it stays as it was.',
  options: [
    { flag: '--check', about: 'only compare with the file there is' },
    {
      flag: '--lessons <n>',
      about: 'learn from so many games (default: as many as for that file)',
    },
    {
      flag: '--data <file>',
      about: 'only what goes into this file (default: all that is learned)',
    },
    { flag: '--print', about: 'print the file and write nothing' },
  ],
  examples: [
    ...exampleWith(taughtIn, (game) => ({
      line: `parlor train ${game} --check`,
      does: 'is the shipped data what it is said to be?',
    })),
    ...exampleWith(taughtIn, (game) => ({
      line: `parlor train ${game}`,
      does: 'after a change of what is learned from',
    })),
  ],

  async run(args, io) {
    const game = readGame(args.positional(0)!);
    const taken = await trainingsOf(game, args.text('data'));
    const wanted = args.whole('lessons', { min: 1, max: MOST_LESSONS });
    const folder = args.flag('print') ? undefined : join(gamesFolder(io), game, 'bots');
    let code: ExitCode = EXIT.fine;
    for (const training of taken) {
      const lessons = wanted ?? training.lessons;
      const text = await learned(training, lessons, io);
      if (text === undefined) return EXIT.interrupted;
      if (folder === undefined) {
        io.out.write(text);
        continue;
      }
      const file = join(folder, training.data);
      const shown = relative(io.cwd, file);
      if (args.flag('check')) {
        if (!isTheSame(text, file, shown, io)) code = EXIT.failed;
        continue;
      }
      writeFileSync(file, text);
      io.out.write(`Learned from ${grouped(lessons)}, written to ${shown}.\n`);
    }
    return code;
  },
};

/** All that the bots of a game learn, or only what goes into the file called `data`. */
async function trainingsOf(game: GameId, data: string | undefined): Promise<readonly Training[]> {
  const all = (await trainings[game]?.()) ?? [];
  if (all.length === 0) {
    throw new UsageError(`the bots of ${game} have learned nothing: all they know is written down`);
  }
  const taken = all.filter((training) => data === undefined || training.data === data);
  if (taken.length > 0) return taken;
  const names = all.map((training) => training.data);
  throw new UsageError(`nothing is learned into “${data}”: it is ${names.join(' or ')}`);
}

/** The text of the data file; undefined if interrupted. */
async function learned(training: Training, lessons: number, io: Io): Promise<string | undefined> {
  const progress = new Progress(io.err, PARTS, 'parts of a thousand');
  const work = training.learn(lessons);
  let told = 0;
  for (;;) {
    const pause = performance.now() + WORK_MS;
    let step = work.next();
    while (!step.done && performance.now() < pause) step = work.next();
    if (step.done) {
      progress.clear();
      return step.value;
    }
    const now = Math.floor(PARTS * step.value);
    progress.advance(now - told, 'learning');
    told = now;
    if (!(await shouldStop(io))) continue;
    progress.clear();
    io.err.write(`Interrupted; ${training.data} is as it was.\n`);
    return undefined;
  }
}

function isTheSame(text: string, file: string, shown: string, io: Io): boolean {
  const { bad, good } = paletteOf(io.out);
  if (text === readFileSync(file, 'utf8')) {
    io.out.write(`${good('Reproduced:')} ${shown} is exactly what comes out.\n`);
    return true;
  }
  io.out.write(`${bad('Different:')} ${shown} is not what comes out.\n`);
  return false;
}
