/**
 * Keeps up with the other nodes: at once when they call, and by looking every
 * second, so that nothing is missed while nobody can call.
 */

import type { MatchHost, Timers } from '@parlor/host';
import { type Log, reasonOf } from '../ports/log.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Lobby } from '../rooms/lobby.ts';
import type { Shunning } from '../order/shunning.ts';
import type { SigningOut } from '../people/signingOut.ts';
import type { Presence } from '../rooms/presence.ts';
import type { Talk } from '../commands/talk.ts';
import type { ServerTypes } from '../ports/referee.ts';
import type { Store } from '../ports/store.ts';
import type { TableDoc } from '../../domain/tables/tableDoc.ts';
import type { Tables } from '../tables/tables.ts';
import { RepeatedTask } from '../time/repeatedTask.ts';
import type { Topic, ClusterBus } from '../ports/clusterBus.ts';

const LOOK_EVERY_MS = 1000;

export interface ClusterSyncParts {
  readonly store: Store;
  readonly bus: ClusterBus;
  readonly rooms: Rooms;
  readonly host: MatchHost<ServerTypes>;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly talk: Talk;
  readonly presence: Presence;
  readonly signingOut: SigningOut;
  readonly shunning: Shunning;
  readonly log: Log;
  readonly timers: Timers;
}

export class ClusterSync {
  private readonly task: RepeatedTask;
  /** What another node has called us for, and is being read. */
  private readonly hearing = new Set<Promise<void>>();
  private isStopped = false;
  /** Something we were called for could not be read. */
  private hasMissed = false;

  constructor(private readonly parts: ClusterSyncParts) {
    this.task = new RepeatedTask({
      timers: parts.timers,
      everyMs: LOOK_EVERY_MS,
      work: () => this.look(),
      failed: (error) => this.failed(error),
    });
    parts.bus.subscribe((topic) => {
      if (this.isStopped) return;
      const heard: Promise<void> = this.hear(topic)
        .catch((error: unknown) => {
          this.hasMissed = true;
          this.failed(error);
        })
        .finally(() => this.hearing.delete(heard));
      this.hearing.add(heard);
    });
  }

  start(): void {
    this.task.start();
  }

  /** Resolves when what was begun has come to its end: it may need what is about to be closed. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all([this.task.stop(), ...this.hearing]);
  }

  private failed(error: unknown): void {
    this.parts.log.warn({ event: 'cluster-sync-trouble', why: reasonOf(error) });
  }

  private async hear({ kind, id }: Topic): Promise<void> {
    const { host, rooms, lobby, presence, talk } = this.parts;
    switch (kind) {
      case 'match':
        return host.matches.refresh(id);
      case 'table':
        return this.readTable(id);
      case 'presence':
        return presence.look(rooms.tables().filter((doc) => doc.id === id));
      case 'chat':
        return talk.catchUp(id);
      case 'lobby':
        return lobby.changedElsewhere();
      case 'sessions':
        await talk.lookFor(id);
        return this.parts.signingOut.look(id);
      case 'shunned':
        return this.parts.shunning.look(id);
      case 'everything':
        await this.parts.signingOut.look();
        await talk.lookForAll();
        return this.lookAtTables();
    }
  }

  async readTable(id: string): Promise<void> {
    const { tables, rooms, host } = this.parts;
    const doc = await tables.reread(id);
    if (!doc) return;
    if (rooms.learn(doc)) rooms.showTable(doc);
    if (doc.match) host.replan(doc.match);
    await this.showMatch(doc);
  }

  /** A match that began on another node while people were waiting for it here. */
  private async showMatch({ match, status }: TableDoc): Promise<void> {
    const { rooms, host } = this.parts;
    if (match === null) return;
    const isMissing =
      status === 'playing' && rooms.viewersOf(match).length > 0 && !host.matches.peek(match);
    if (isMissing || rooms.awaits(match)) await host.matches.showFirst(match);
  }

  /** Everything that is in use here, compared with what the store says. */
  private async look(): Promise<void> {
    const { rooms, presence } = this.parts;
    const parts = [
      () => each(rooms.tables(), (doc) => this.showMatch(doc)),
      () => this.parts.host.catchUp(),
      () => this.lookAtVersions(),
      () => presence.look(rooms.tables()),
      // Nobody who was signed out elsewhere stays on because a call was missed.
      () => this.parts.signingOut.look(),
      () => this.lookAtTheRest(),
    ];
    await each(parts, (part) => part());
  }

  /** Nobody can call us, or did in vain. */
  private async lookAtTheRest(): Promise<void> {
    if (this.parts.bus.isUp && !this.hasMissed) return;
    this.hasMissed = true;
    // Before anything is heard that was said elsewhere it must be known by whom nothing is.
    const parts = [
      () => this.parts.shunning.lookAtSome(),
      () => this.parts.talk.lookForAll(),
      () => this.lookAtTables(),
    ];
    await each(parts, (part) => part());
    this.hasMissed = false;
  }

  /** The tables somebody here looks at, and those of the matches in memory. */
  private watched(): Set<string> {
    const { host, rooms } = this.parts;
    return new Set([
      ...rooms.tables().map(({ id }) => id),
      ...[...host.matches].map(({ stored }) => stored.table),
    ]);
  }

  /** A call may be missed without anybody noticing, above all while a node starts. */
  private async lookAtVersions(): Promise<void> {
    const { store, tables, rooms } = this.parts;
    const shown = new Map(rooms.tables().map(({ id, version }) => [id, version]));
    const versions = await store.tableVersions([...this.watched()]);
    const isNews = ([id, version]: [string, number]) =>
      version > (shown.get(id) ?? tables.versionOf(id));
    await each([...versions].filter(isNews), ([id]) => this.readTable(id));
  }

  private async lookAtTables(): Promise<void> {
    const { talk, lobby } = this.parts;
    await each([...this.watched()], async (id) => {
      await this.readTable(id);
      await talk.catchUp(id);
    });
    lobby.changedElsewhere();
  }
}

/** Looks at all of them: one that cannot be read must not keep the others waiting. */
async function each<A>(items: readonly A[], work: (item: A) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
