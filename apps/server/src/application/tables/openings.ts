/** Sees to tables where shares are being opened, whichever node they were started on: none of them stays like that. */

import { type Log, reasonOf } from '../ports/log.ts';
import type { Store } from '../ports/store.ts';
import type { World } from '../ports/world.ts';
import { RepeatedTask } from '../time/repeatedTask.ts';

const LOOK_EVERY_MS = 1000;
const AT_ONCE = 100;

export interface OpeningsParts {
  readonly store: Store;
  /** Begins the match of a table that is due, or calls its start off. */
  readonly seeTo: (table: string) => Promise<void>;
  readonly log: Log;
  readonly world: Pick<World, 'now' | 'timers'>;
}

export class Openings {
  private readonly task: RepeatedTask;

  constructor(private readonly parts: OpeningsParts) {
    this.task = new RepeatedTask({
      timers: parts.world.timers,
      everyMs: LOOK_EVERY_MS,
      work: () => this.look(),
      failed: (error) => this.trouble(error),
    });
  }

  start(): void {
    this.task.start();
  }

  stop(): Promise<void> {
    return this.task.stop();
  }

  /** One that fails must not keep the others waiting. */
  async look(): Promise<void> {
    const { store, world, seeTo } = this.parts;
    for (const id of await store.dueTables(world.now(), AT_ONCE)) {
      await seeTo(id).catch((error: unknown) => this.trouble(error));
    }
  }

  private trouble(error: unknown): void {
    this.parts.log.error({ event: 'openings-trouble', why: reasonOf(error) });
  }
}
