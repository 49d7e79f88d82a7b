/** Finds the folder with the games' sources, for commands that read or write beside them. */

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from './exit.ts';
import type { Io } from './io.ts';

const GAMES = join('packages', 'games');

/** The nearest `packages/games` at or above the working folder. */
export function gamesFolder(io: Io): string {
  for (let folder = io.cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, GAMES))) return join(folder, GAMES);
    if (dirname(folder) === folder) break;
  }
  throw new UsageError('this only works inside the repository: there is no packages/games here');
}
