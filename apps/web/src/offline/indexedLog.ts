/** The log of a match host in the browser's own database: every tab of this device is a host of its matches. */

import type { Appended, LogEntry, MatchLog, SavedSnapshot, StoredMatch } from '@parlor/host';
import type { Json } from '@parlor/kit';
import { answerTo } from '../platform/database.ts';
import { COMMANDS, ENTRIES, MATCHES, matchDatabase, SNAPSHOTS } from './matchDatabase.ts';
import type { StoredMatch as LocalMatch } from './storedMatch.ts';
import {
  entriesAfter,
  noteStatus,
  reopenMatch,
  type MatchStatus,
  storedMatch,
} from './storedMatches.ts';

/** What a host knows of a match of this device. */
export interface HostedMatch extends StoredMatch {
  readonly local: LocalMatch;
}

interface Types {
  Position: unknown;
  History: unknown;
  Stored: HostedMatch;
}

export class IndexedLog<T extends Types> implements MatchLog<T> {
  /** Is told the time of everything that is read: another tab's clock may be ahead of ours. */
  constructor(private readonly notBefore: (time: number) => void) {}

  async match(id: string): Promise<T['Stored'] | undefined> {
    const local = await storedMatch(id);
    if (local) this.notBefore(local.updatedAt);
    return (
      local && {
        id,
        status: local.isOver ? 'finished' : 'playing',
        header: local.header as unknown as Json,
        startedAt: local.startedAt,
        local,
      }
    );
  }

  /** Transactions that write happen one after the other, in all tabs: the newest number is what it is until this one ends. */
  append(entry: LogEntry): Promise<Appended> {
    const { match: id, n, player, key, at } = entry;
    return matchDatabase.transact([MATCHES, ENTRIES], 'readwrite', async (on) => {
      const matches = on.objectStore(MATCHES);
      const log = on.objectStore(ENTRIES);
      const match = (await answerTo(matches.get(id))) as LocalMatch | undefined;
      if (!match) throw new UnknownMatch(id);
      const before = (await answerTo(log.index(COMMANDS).get([id, player, key]))) as
        | LogEntry
        | undefined;
      if (before) return { is: 'repeat', n: before.n };
      if (match.isOver || n !== match.head + 1) return { is: 'conflict' };
      log.add(entry);
      matches.put({ ...match, head: n, updatedAt: at });
      return { is: 'done' };
    });
  }

  async entries(match: string, after: number): Promise<LogEntry[]> {
    const entries = (await matchDatabase.transact([ENTRIES], 'readonly', (on) =>
      answerTo(on.objectStore(ENTRIES).getAll(entriesAfter(match, after))),
    )) as LogEntry[];
    for (const { at } of entries.slice(-1)) this.notBefore(at);
    return entries;
  }

  async heads(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = await matchDatabase.transact([MATCHES], 'readonly', (on) =>
      Promise.all(
        ids.map(
          (id) => answerTo(on.objectStore(MATCHES).get(id)) as Promise<LocalMatch | undefined>,
        ),
      ),
    );
    return new Map(
      found.flatMap((match) => (match && match.head > 0 ? [[match.id, match.head]] : [])),
    );
  }

  appendedAs(match: string, player: string, key: string): Promise<LogEntry | undefined> {
    return matchDatabase.transact([ENTRIES], 'readonly', (on) =>
      answerTo(on.objectStore(ENTRIES).index(COMMANDS).get([match, player, key])),
    );
  }

  /** Nobody repeats a command after its refusal on one device. */
  async refusal(): Promise<undefined> {
    return undefined;
  }

  async saveSnapshot(match: string, n: number, snapshot: Json): Promise<void> {
    await matchDatabase.transact([SNAPSHOTS], 'readwrite', async (on) => {
      const store = on.objectStore(SNAPSHOTS);
      const saved = (await answerTo(store.get(match))) as SavedSnapshot | undefined;
      if (n >= (saved?.n ?? 0)) store.put({ match, n, snapshot });
    });
  }

  async snapshot(match: string): Promise<SavedSnapshot | undefined> {
    const saved = (await matchDatabase.transact([SNAPSHOTS], 'readonly', (on) =>
      answerTo(on.objectStore(SNAPSHOTS).get(match)),
    )) as (SavedSnapshot & { match: string }) | undefined;
    return saved && { n: saved.n, snapshot: saved.snapshot };
  }

  noteStatus(match: string, n: number | undefined, status: MatchStatus): Promise<void> {
    return noteStatus(match, n, status);
  }

  reopen(match: string): Promise<void> {
    return reopenMatch(match);
  }
}

/** It was deleted, in another tab perhaps. */
class UnknownMatch extends Error {
  readonly code = 'unknown-match';

  constructor(id: string) {
    super(`no match ${id} on this device`);
  }
}
