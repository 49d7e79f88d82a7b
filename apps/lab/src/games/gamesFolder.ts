/** Finds the folder with the games' sources, for commands that read or write beside them. */

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';

const GAMES = 'games';
const LIST = 'index.ts';

/** The nearest `games` with its list at or above the working folder, if there is one. */
export function findGamesFolder(io: Io): string | undefined {
  for (let folder = io.cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, GAMES, LIST))) return join(folder, GAMES);
    if (dirname(folder) === folder) return undefined;
  }
}

/** The same, for commands that are of no use without it. */
export function gamesFolder(io: Io): string {
  const folder = findGamesFolder(io);
  if (folder !== undefined) return folder;
  throw new UsageError('this only works inside the repository: there is no games/index.ts here');
}
