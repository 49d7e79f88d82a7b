/** Closes tables where nobody has been for long before the match began, so that they do not fill lists and quotas. */

import { type Log, reasonOf } from '../ports/log.ts';
import type { World } from '../ports/world.ts';
import type { Store } from '../ports/store.ts';
import { closeEmpty } from '../../domain/tables/tableDoc.ts';
import { RepeatedTask } from '../time/repeatedTask.ts';
import type { Tables } from './tables.ts';

const LOOK_EVERY_MS = 60_000;
const AT_ONCE = 100;

export interface EmptyTablesParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly log: Log;
  readonly world: Pick<World, 'now' | 'timers'>;
  /** Whoever finds a public table wants somebody there; friends may have been asked to come tonight. */
  readonly after: { readonly publicMs: number; readonly privateMs: number };
}

export class EmptyTables {
  private readonly task: RepeatedTask;

  constructor(private readonly parts: EmptyTablesParts) {
    const { log, world } = parts;
    this.task = new RepeatedTask({
      timers: world.timers,
      everyMs: LOOK_EVERY_MS,
      work: () => this.close(),
      failed: (error) => log.error({ event: 'empty-tables-trouble', why: reasonOf(error) }),
    });
  }

  start(): void {
    this.task.start();
  }

  stop(): Promise<void> {
    return this.task.stop();
  }

  async close(): Promise<void> {
    const { store, tables, world, after } = this.parts;
    const now = world.now();
    const since = { ofPublic: now - after.publicMs, ofPrivate: now - after.privateMs };
    for (const id of await store.emptyTables(since, AT_ONCE)) {
      await tables.change(id, (doc) =>
        closeEmpty(doc, doc.isPublic ? since.ofPublic : since.ofPrivate),
      );
    }
  }
}
