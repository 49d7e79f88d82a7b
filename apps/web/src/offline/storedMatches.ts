/** The matches of this device: closing the tab loses nothing. */

import type { LogEntry } from '@parlor/host';
import { answerTo } from '../platform/database.ts';
import { ENTRIES, MATCHES, matchDatabase, SNAPSHOTS } from './matchDatabase.ts';
import { type LocalRecord, movesOf, type StoredMatch } from './storedMatch.ts';

/** All entries of a match above a number. */
export const entriesAfter = (match: string, n: number): IDBKeyRange =>
  IDBKeyRange.bound([match, n], [match, Infinity], true);

/** A match that begins, with whatever has been played of it before. */
export const storeMatch = (match: StoredMatch, entries: readonly LogEntry[]): Promise<void> =>
  matchDatabase.transact([MATCHES, ENTRIES], 'readwrite', async (on) => {
    on.objectStore(MATCHES).add(match);
    for (const entry of entries) on.objectStore(ENTRIES).add(entry);
  });

export const storedMatch = (id: string): Promise<StoredMatch | undefined> =>
  matchDatabase.transact([MATCHES], 'readonly', (on) =>
    answerTo(on.objectStore(MATCHES).get(id) as IDBRequest<StoredMatch | undefined>),
  );

/** A match with all that has been played of it. */
export const storedRecord = (
  id: string,
): Promise<{ readonly match: StoredMatch; readonly record: LocalRecord } | undefined> =>
  matchDatabase.transact([MATCHES, ENTRIES], 'readonly', async (on) => {
    const [match, entries] = await Promise.all([
      answerTo(on.objectStore(MATCHES).get(id) as IDBRequest<StoredMatch | undefined>),
      answerTo(on.objectStore(ENTRIES).getAll(entriesAfter(id, 0)) as IDBRequest<LogEntry[]>),
    ]);
    return match && { match, record: { ...match.header, moves: movesOf(entries) } };
  });

/** Newest first. */
export const storedMatches = async (): Promise<StoredMatch[]> => {
  const all = await matchDatabase.transact([MATCHES], 'readonly', (on) =>
    answerTo(on.objectStore(MATCHES).getAll() as IDBRequest<StoredMatch[]>),
  );
  return all.toSorted((a, b) => b.updatedAt - a.updatedAt);
};

const ALL = [MATCHES, ENTRIES, SNAPSHOTS];

export const deleteMatch = (id: string): Promise<void> =>
  matchDatabase.transact(ALL, 'readwrite', async (on) => {
    on.objectStore(MATCHES).delete(id);
    on.objectStore(ENTRIES).delete(entriesAfter(id, 0));
    on.objectStore(SNAPSHOTS).delete(id);
  });

export const deleteMatches = (): Promise<void> =>
  matchDatabase.transact(ALL, 'readwrite', async (on) => {
    for (const store of ALL) on.objectStore(store).clear();
  });

/** How a match stands, as lists show it. */
export type MatchStatus = Pick<StoredMatch, 'isOver' | 'isYourTurn' | 'asked' | 'places'>;

/** Noted by every tab that shows the match. What is older than the log by now is not noted; undefined is never older. */
export const noteStatus = (
  id: string,
  head: number | undefined,
  status: MatchStatus,
): Promise<void> =>
  changeMatch(id, (match) => {
    const { isOver: _o, isYourTurn: _t, asked: _a, places: _p, ...rest } = match;
    const isOld = head !== undefined && head !== match.head;
    return isOld || isSame(match, status) ? match : { ...rest, ...status };
  });

const isSame = (a: MatchStatus, b: MatchStatus): boolean =>
  a.isOver === b.isOver &&
  a.isYourTurn === b.isYourTurn &&
  String(a.asked) === String(b.asked) &&
  String(a.places) === String(b.places);

/** Goes on with a match that was over. */
export const reopenMatch = (id: string): Promise<void> =>
  changeMatch(id, (match) => {
    const { places: _places, ...rest } = match;
    return match.isOver ? { ...rest, isOver: false } : match;
  });

/** Nothing that cannot be told from the log: it need not be on the disk at once. */
const changeMatch = (id: string, change: (match: StoredMatch) => StoredMatch): Promise<void> =>
  matchDatabase.transact(
    [MATCHES],
    'readwrite',
    async (on) => {
      const matches = on.objectStore(MATCHES);
      const match = (await answerTo(matches.get(id))) as StoredMatch | undefined;
      if (!match) return;
      const changed = change(match);
      if (changed !== match) matches.put(changed);
    },
    'relaxed',
  );
