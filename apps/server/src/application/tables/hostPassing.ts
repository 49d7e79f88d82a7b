/** Before a match: when the host has been away for long, somebody who is there becomes host. Every node looks at the tables of its own people. */

import { passHosting } from '../../domain/tables/hosting.ts';
import type { TableDoc } from '../../domain/tables/tableDoc.ts';
import { type Log, reasonOf } from '../ports/log.ts';
import type { Store } from '../ports/store.ts';
import type { World } from '../ports/world.ts';
import { RepeatedTask } from '../time/repeatedTask.ts';
import type { Tables } from './tables.ts';

const LOOK_EVERY_MS = 2000;

export interface HostPassingParts {
  readonly store: Pick<Store, 'attendance'>;
  readonly tables: Tables;
  /** Who is where on this node. */
  readonly rooms: {
    tables(): TableDoc[];
    isConnected(table: string, player: string): boolean;
  };
  readonly log: Log;
  readonly world: Pick<World, 'now' | 'timers'>;
  readonly awayMs: number;
}

export class HostPassing {
  private readonly task: RepeatedTask;

  constructor(private readonly parts: HostPassingParts) {
    const { log, world } = parts;
    this.task = new RepeatedTask({
      timers: world.timers,
      everyMs: LOOK_EVERY_MS,
      work: () => this.look(),
      failed: (error) => log.warn({ event: 'host-passing-trouble', why: reasonOf(error) }),
    });
  }

  start(): void {
    this.task.start();
  }

  stop(): Promise<void> {
    return this.task.stop();
  }

  async look(): Promise<void> {
    const { store, tables, rooms, world, awayMs } = this.parts;
    const now = world.now();
    const isDoubtful = ({ id, status, host, openedAt = 0 }: TableDoc) =>
      status === 'open' && now - openedAt >= awayMs && !rooms.isConnected(id, host);
    const doubtful = rooms.tables().filter(isDoubtful);
    if (doubtful.length === 0) return;
    const seen = await store.attendance(doubtful.map(({ id }) => id));
    for (const { id, host, seats } of doubtful) {
      const there = seen.filter(({ table }) => table === id);
      const lastSeen = Math.max(
        0,
        ...there.filter(({ player }) => player === host).map(({ until }) => until),
      );
      if (now - lastSeen < awayMs) continue;
      const here = new Set(
        seats.flatMap(({ player }) => {
          const isHere =
            player !== null &&
            (rooms.isConnected(id, player) ||
              there.some((one) => one.player === player && one.until > now));
          return isHere ? [player] : [];
        }),
      );
      if (here.size > 0) await tables.change(id, (doc) => passHosting(doc, host, here));
    }
  }
}
