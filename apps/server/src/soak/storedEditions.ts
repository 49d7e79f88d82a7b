/** Replays every match of a store on the edition it began with: for use before an upgrade. */

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hashJson } from '@parlor/kit';
import { type MatchRecord, type RecordedMove, replay, snapshot } from '@parlor/match';
import { editionFor } from '@parlor/registry';
import { copyFile } from '../adapters/store/backup.ts';
import { sqlCore, storeOf } from '../adapters/store/sql/core.ts';
import { StoreError } from '../application/ports/storeError.ts';
import { storeError } from '../adapters/store/sql/errors.ts';
import { matchIds } from '../adapters/store/sql/matches.ts';
import { sqliteAccess } from '../adapters/store/sqlite/access.ts';
import { openDatabase } from '../adapters/store/sqlite/database.ts';
import type { LogEntry } from '@parlor/host';
import type { StoredMatch } from '../domain/records.ts';
import type { Store } from '../application/ports/store.ts';
import { explained } from './keeping.ts';
import { thisMachine } from '../adapters/machine/machine.ts';

export interface StoredEdition {
  readonly game: string;
  readonly edition: number;
  running: number;
  finished: number;
}

export interface StoredEditions {
  readonly editions: readonly StoredEdition[];
  /** A line for each match that cannot be played on or does not come out as it is stored. */
  readonly problems: readonly string[];
}

/** Told after each match. */
export type Checking = (done: number, total: number) => void;

/**
 * `path` is an embedded database, in use or not, or a copy that `parlor backup`
 * has made of any store. It is left as it is, however old: a scratch copy is read.
 */
export const checkStoredEditions = (
  path: string,
  cwd: string,
  progress: Checking = () => {},
): Promise<StoredEditions> =>
  explained(async () => {
    const from = resolve(cwd, path);
    if (!existsSync(from)) throw new StoreError('not-found', `There is no file ${from}.`);
    const folder = mkdtempSync(join(tmpdir(), 'parlor-editions-'));
    try {
      const scratch = join(folder, 'copy.db');
      copyFile(from, scratch);
      return await checked(scratch, progress);
    } catch (error) {
      throw storeError(error);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

async function checked(path: string, progress: Checking): Promise<StoredEditions> {
  const access = await sqliteAccess(openDatabase(path), { path, machine: thisMachine });
  const store = storeOf(sqlCore(access, async () => {}));
  const editions = new Map<string, StoredEdition>();
  const problems: string[] = [];
  try {
    const ids = await matchIds(access);
    for (const [done, id] of ids.entries()) {
      const match = (await store.match(id))!;
      countIn(editions, match);
      const problem = await problemOf(store, match);
      if (problem !== undefined) problems.push(`${match.game} ${id}: ${problem}`);
      progress(done + 1, ids.length);
    }
  } finally {
    await store.close();
  }
  const inOrder = [...editions].sort(([a], [b]) => (a < b ? -1 : 1));
  return { editions: inOrder.map(([, one]) => one), problems };
}

function countIn(
  editions: Map<string, StoredEdition>,
  { game, header, status }: StoredMatch,
): void {
  const { rulesVersion: edition } = header as unknown as MatchRecord;
  const key = `${game} ${edition}`;
  const counted = editions.get(key) ?? { game, edition, running: 0, finished: 0 };
  if (status === 'playing') counted.running++;
  else counted.finished++;
  editions.set(key, counted);
}

async function problemOf(store: Store, match: StoredMatch): Promise<string | undefined> {
  const header = match.header as unknown as MatchRecord;
  const rules = await editionFor(header);
  if (!rules.ok) return rules.why.code;
  const entries = await store.log(match.id, 0);
  const saved = await store.snapshot(match.id);
  const at = saved && { n: saved.n, hash: (saved.snapshot as { hash?: unknown }).hash };
  let whole: string | undefined;
  const replayed = replay(rules.value, { ...header, moves: movesOf(entries) }, (shown) => {
    const isSaved = at && (saved.snapshot as { ply?: unknown }).ply === shown.ply;
    if (isSaved) whole = snapshot(shown).hash;
  });
  if (!replayed.ok)
    return [replayed.why.code, ...Object.values(replayed.why.params ?? {})].join(' ');
  // What was taken back across a snapshot is in no position of today.
  const isOnTheWay = at && !entries.some(({ n, body }) => n > at.n && body.type === 'takeback');
  if (isOnTheWay && whole !== at.hash) return 'does not come by its snapshot';
  const { outcome } = replayed.value;
  if (match.status === 'finished' && hashJson(outcome ?? null) !== hashJson(match.outcome)) {
    return 'ends otherwise than it is stored';
  }
  return undefined;
}

/** What counts in the end, whatever was taken back on the way. */
function movesOf(entries: readonly LogEntry[]): RecordedMove[] {
  const moves: RecordedMove[] = [];
  for (const { seat, body } of entries) {
    if (body.type === 'takeback') moves.length = Math.min(moves.length, body.ply);
    else moves.push({ seat, move: body.move as unknown as RecordedMove['move'] });
  }
  return moves;
}
