import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LEVELS, type Level } from '@parlor/bots';
import type { GameId } from '@parlor/registry';
import { ABOUT_BOUND, type Strength, strengthOf } from '../arena/strength.ts';
import { GAME_OPTION, readGames } from '../games/choices.ts';
import { ANY_GAME } from '../games/exampleGames.ts';
import type { Command } from '../cli/command.ts';
import { EXIT, type ExitCode } from '../terminal/exit.ts';
import { type Io, shouldStop } from '../terminal/io.ts';
import { gamesFolder } from '../games/gamesFolder.ts';
import { paletteOf } from '../text/colour.ts';
import { table } from '../text/layout.ts';
import { percent } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';

export const strength: Command = {
  name: 'strength',
  takes: '',
  summary: 'do the bots still play as they did, and as well?',
  about:
    'Compares every level’s answers to a fixed set of positions, and how well the expert does on a fixed set of deals, with what is recorded in games/<game>/bots/strength.json. ' +
    `The deals: ${ABOUT_BOUND}. Exit code 1 if a signature differs or the expert falls below its bound. All seeds and iterations are fixed, so nothing here is luck.`,
  options: [
    GAME_OPTION,
    {
      flag: '--update',
      about: 'record what is found, after a change that is meant to change play',
    },
    { flag: '--json', about: 'as one JSON object' },
  ],
  examples: [
    { line: 'parlor strength', does: 'the same that the tests look at' },
    { line: `parlor strength --update --game ${ANY_GAME}`, does: 'after work on that game’s bots' },
  ],

  async run(args, io) {
    const root = gamesFolder(io);
    const fileOf = (id: GameId) => join(root, id, 'bots/strength.json');
    const ids = readGames(args);
    const progress = new Progress(io.err, ids.length, 'games');
    const found: [GameId, Strength][] = [];
    for (const id of ids) {
      progress.advance(0, id);
      if (await shouldStop(io)) return EXIT.interrupted;
      found.push([id, await strengthOf(id)]);
      progress.advance(1, id);
    }
    progress.clear();
    const rows = found.map(([id, now]) => compared(id, readStrength(fileOf(id)), now));
    if (args.flag('json')) io.out.write(`${JSON.stringify({ rows }, undefined, 2)}\n`);
    else print(rows, io);
    const failed = rows.some(hasChanged);
    if (!args.flag('update')) return failed ? fail(io) : EXIT.fine;
    for (const [id, now] of found) {
      mkdirSync(dirname(fileOf(id)), { recursive: true });
      writeFileSync(fileOf(id), `${JSON.stringify(now, undefined, 2)}\n`);
    }
    io.err.write('Recorded in games/<game>/bots/strength.json.\n');
    return EXIT.fine;
  },
};

function fail(io: Io): ExitCode {
  io.err.write('If that was meant to be: parlor strength --update\n');
  return EXIT.failed;
}

/** Nothing is recorded before the first time. */
function readStrength(file: string): Strength | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Strength;
  } catch {
    return undefined;
  }
}

interface Row {
  readonly game: string;
  readonly expertShare: number;
  /** None before anything is recorded. */
  readonly bound: number | undefined;
  readonly weaker: boolean;
  /** The levels that play differently. */
  readonly changed: readonly Level[];
}

const compared = (game: string, before: Strength | undefined, now: Strength): Row => ({
  game,
  expertShare: now.expertShare,
  bound: before?.bound,
  weaker: now.expertShare < (before?.bound ?? 0),
  changed: LEVELS.filter((level) => before?.signatures[level] !== now.signatures[level]),
});

const hasChanged = ({ weaker, changed }: Row): boolean => weaker || changed.length > 0;

function print(rows: readonly Row[], io: Io): void {
  const { bad, good } = paletteOf(io.out);
  const head = ['game', 'expert', 'bound', 'strength', 'plays differently'];
  const lines = rows.map(({ game, expertShare, bound, weaker, changed }) => [
    game,
    percent(expertShare),
    bound === undefined ? 'new' : percent(bound),
    weaker ? 'weaker' : 'holds',
    bound === undefined ? 'all new' : changed.join(', ') || 'none',
  ]);
  io.out.write(`${table(head, lines, io.out.columns)}\n\n`);
  const isChanged = rows.some(hasChanged);
  io.out.write(`${isChanged ? bad('The bots changed.') : good('The bots play as recorded.')}\n`);
}
