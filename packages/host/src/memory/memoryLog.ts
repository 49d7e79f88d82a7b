/** Matches that live as long as the process: at the terminal, and in tests. Several hosts may share one. */

import type { Illegal, Json } from '@parlor/kit';
import type { HostTypes } from '../ports/hostTypes.ts';
import type { Appended, LogEntry, MatchLog, SavedSnapshot } from '../ports/matchLog.ts';

interface Kept<T extends HostTypes> {
  stored: T['Stored'];
  readonly entries: LogEntry[];
  /** By player and key. */
  readonly commands: Map<string, LogEntry>;
  saved: SavedSnapshot | undefined;
}

export class MemoryLog<T extends HostTypes> implements MatchLog<T> {
  private readonly kept = new Map<string, Kept<T>>();

  /** Keeps a match, or what has become of it; its log stays. */
  put(stored: T['Stored']): void {
    const kept = this.kept.get(stored.id);
    if (kept) kept.stored = stored;
    else this.kept.set(stored.id, { stored, entries: [], commands: new Map(), saved: undefined });
  }

  async match(id: string): Promise<T['Stored'] | undefined> {
    return this.kept.get(id)?.stored;
  }

  async append(entry: LogEntry): Promise<Appended> {
    const { stored, entries, commands } = this.mustKeep(entry.match);
    const command = commandOf(entry.player, entry.key);
    const before = commands.get(command);
    if (before) return { is: 'repeat', n: before.n };
    const isNext = entry.n === entries.length + 1;
    if (!isNext || stored.status === 'finished') return { is: 'conflict' };
    // As any other log would give it back: nobody else may hold what it consists of.
    const copy = JSON.parse(JSON.stringify(entry)) as LogEntry;
    entries.push(copy);
    commands.set(command, copy);
    return { is: 'done' };
  }

  async entries(match: string, after: number): Promise<LogEntry[]> {
    return this.kept.get(match)?.entries.slice(after) ?? [];
  }

  async heads(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const heads = matches.map((id) => [id, this.kept.get(id)?.entries.length ?? 0] as const);
    return new Map(heads.filter(([, n]) => n > 0));
  }

  async appendedAs(match: string, player: string, key: string): Promise<LogEntry | undefined> {
    return this.kept.get(match)?.commands.get(commandOf(player, key));
  }

  async refusal(): Promise<Illegal | undefined> {
    return undefined;
  }

  async saveSnapshot(match: string, n: number, snapshot: Json): Promise<void> {
    const kept = this.mustKeep(match);
    if (n >= (kept.saved?.n ?? 0)) kept.saved = { n, snapshot };
  }

  async snapshot(match: string): Promise<SavedSnapshot | undefined> {
    return this.kept.get(match)?.saved;
  }

  private mustKeep(match: string): Kept<T> {
    const kept = this.kept.get(match);
    if (!kept) throw new Error('There is no such match.');
    return kept;
  }
}

const commandOf = (player: string, key: string): string => JSON.stringify([player, key]);
