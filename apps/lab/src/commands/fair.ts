import { brains, LEVELS, type Level, levelBot } from '@parlor/bots';
import { canonicalJson } from '@parlor/kit';
import { type GameId, games } from '@parlor/registry';
import { findUnfair, pairsOf, takePairs, type Unfair } from '../arena/fairness.ts';
import { GAME_OPTION, presetTables, readGames } from '../games/choices.ts';
import { ANY_GAME } from '../games/exampleGames.ts';
import type { Command } from '../cli/command.ts';
import { readRunSeed } from '../cli/seeds.ts';
import { EXIT } from '../terminal/exit.ts';
import { type Io, shouldStop } from '../terminal/io.ts';
import { paletteOf } from '../text/colour.ts';
import { table } from '../text/layout.ts';
import { grouped } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';

const USUAL_PAIRS = 1000;

/** Pairs between two looks at the keyboard. */
const BATCH = 16;

/** A search that stops as soon as it can: all tests can afford that. */
const SHORT = { iterations: 4, expired: () => true };

interface Found {
  readonly game: GameId;
  readonly level: Level;
  readonly pairs: number;
  readonly unfair: readonly Unfair[];
}

export const fair: Command = {
  name: 'fair',
  takes: '',
  summary: 'do bots know anything they should not?',
  about:
    'Asks every level in pairs of worlds that look the same from its seat but differ in what is hidden: with the same seed it must answer the same, ' +
    'whatever it was asked in between. Exit code 1 if it does not; the position and both answers are printed.',
  options: [
    GAME_OPTION,
    { flag: '--level <name>', about: 'only this level (default: all of them)' },
    { flag: '--pairs <n>', about: `pairs for each game and level (default: ${USUAL_PAIRS})` },
    {
      flag: '--full',
      about: 'with the levels’ own budgets, which takes hours (default: the least)',
    },
    { flag: '--seed <n>', about: 'which random matches the pairs come from (default: 1)' },
    { flag: '--json', about: 'as one JSON object' },
  ],
  examples: [
    { line: 'parlor fair', does: 'all games and levels, with the smallest budgets' },
    {
      line: `parlor fair --game ${ANY_GAME} --level expert --pairs 100 --full`,
      does: 'one level as it plays in earnest',
    },
  ],

  async run(args, io) {
    const level = args.choice('level', LEVELS);
    const levels = level === undefined ? LEVELS : [level];
    const pairs = args.whole('pairs', { min: 1, max: 1_000_000 }) ?? USUAL_PAIRS;
    const ids = readGames(args);
    const progress = new Progress(io.err, ids.length * levels.length * pairs, 'pairs');
    const found: Found[] = [];
    const options = { pairs, seed: readRunSeed(args), full: args.flag('full') };
    for (const game of ids) {
      if (!io.stop.aborted) found.push(...(await examine(game, levels, options, progress, io)));
    }
    progress.clear();
    if (args.flag('json')) io.out.write(`${JSON.stringify({ rows: found.map(counted) })}\n`);
    else print(found, io);
    if (io.stop.aborted) {
      io.err.write('Interrupted: this is what was found by then.\n');
      return EXIT.interrupted;
    }
    return found.some(({ unfair }) => unfair.length > 0) ? EXIT.failed : EXIT.fine;
  },
};

interface FairOptions {
  readonly pairs: number;
  readonly seed: number;
  readonly full: boolean;
}

/** All levels are asked about the same pairs. */
async function examine(
  id: GameId,
  levels: readonly Level[],
  { pairs, seed, full }: FairOptions,
  progress: Progress,
  io: Io,
): Promise<Found[]> {
  const game = games[id];
  const brain = await brains[id]();
  const bots = levels.map((level) => ({
    level,
    bot: levelBot(brain, level, full ? undefined : SHORT),
    unfair: [] as Unfair[],
  }));
  const tables = presetTables(id).map((at) => at.table);
  const source = pairsOf(game, tables, seed);
  let done = 0;
  while (done < pairs && !(await shouldStop(io))) {
    const batch = takePairs(source, game, Math.min(BATCH, pairs - done));
    for (const { level, bot, unfair } of bots) {
      unfair.push(...findUnfair(game, (...asked) => bot.choose(game, ...asked) as unknown, batch));
      progress.advance(batch.length, `${id}, ${level}`);
    }
    done += batch.length;
  }
  return bots.map(({ level, unfair }) => ({ game: id, level, pairs: done, unfair }));
}

const counted = ({ unfair, ...rest }: Found) => ({ ...rest, unfair: unfair.length });

function print(found: readonly Found[], io: Io): void {
  const { bad, good } = paletteOf(io.out);
  const rows = found.map(({ game, level, pairs, unfair }) => [
    game,
    level,
    grouped(pairs),
    grouped(unfair.length),
  ]);
  io.out.write(`${table(['game', 'level', 'pairs', 'answered differently'], rows)}\n\n`);
  const first = found.find(({ unfair }) => unfair.length > 0);
  if (!first) {
    io.out.write(`${good('Nobody knew more than their view.')}\n`);
    return;
  }
  const { pair, answers } = first.unfair[0]!;
  const { seat, worlds, seed } = pair;
  io.out.write(`${bad(`${first.game}, ${first.level}: seat ${seat} answers`)}\n`);
  answers.forEach((answer, index) => {
    const world = canonicalJson(games[first.game].encode(worlds[index]));
    io.out.write(`  ${answer}\n    with seed ${seed} in ${world}\n`);
  });
}
