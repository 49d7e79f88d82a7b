/**
 * Matches that once showed a fault, kept beside the game they belong to:
 * games/<game>/regressions/<seed>-<table>.json. Every test run looks
 * at them again.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameTypes, hashJson } from '@parlor/kit';
import { type GameId, games } from '@parlor/registry';
import { lawsHold, type RandomRecord, runDifferential } from '@parlor/testkit';
import type { Io } from '../terminal/io.ts';
import { labs } from '@parlor/games/lab';
import { findGamesFolder } from '../games/gamesFolder.ts';

type RegressionRecord = RandomRecord<GameTypes>;

const folderOf = (id: GameId, root: string): string => join(root, id, 'regressions');

/** Writes the record down and says where; outside the repository there is nowhere to keep it. */
export function keepRegression(id: GameId, record: RegressionRecord, io: Io): string | undefined {
  const root = findGamesFolder(io);
  if (root === undefined) return undefined;
  const folder = folderOf(id, root);
  const path = join(folder, `${record.seed}-${hashJson(record.table).slice(0, 8)}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${JSON.stringify(record, null, 1)}\n`);
  return path;
}

/** The kept matches of a game, by file name. */
export function keptRegressions(id: GameId, root: string): Map<string, RegressionRecord> {
  const folder = folderOf(id, root);
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.json'))
    : [];
  return new Map(
    names.map((name) => [
      name,
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as RegressionRecord,
    ]),
  );
}

/** Throws if the fault is back: plays the match of that seed and table again in every way we know. */
export function lookAgain(id: GameId, { table, seed }: RegressionRecord): void {
  const { plain, facts } = labs[id];
  lawsHold(games[id], table, { matches: 1, seed });
  runDifferential(games[id], plain, facts, table, { matches: 1, seed });
}
