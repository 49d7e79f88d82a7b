/** Sees to tables where shares are being opened, whichever node they were started on: none of them stays like that. */

import type { Cancel } from '@parlor/host';
import { type Log, reasonOf } from '../ports/log.ts';
import type { Store } from '../ports/store.ts';
import type { World } from '../ports/world.ts';

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
  private cancel: Cancel | undefined;
  private looking: Promise<void> | undefined;

  constructor(private readonly parts: OpeningsParts) {}

  start(): void {
    this.cancel = this.parts.world.timers.every(LOOK_EVERY_MS, () => {
      this.looking ??= this.look().finally(() => (this.looking = undefined));
    });
  }

  /** Resolves when what was begun has come to its end. */
  async stop(): Promise<void> {
    this.cancel?.();
    await this.looking;
  }

  /** One that fails must not keep the others waiting. */
  async look(): Promise<void> {
    const { store, world, seeTo } = this.parts;
    try {
      for (const id of await store.dueTables(world.now(), AT_ONCE)) {
        await seeTo(id).catch((error: unknown) => this.trouble(error));
      }
    } catch (error) {
      this.trouble(error);
    }
  }

  private trouble(error: unknown): void {
    this.parts.log.error({ event: 'openings-trouble', why: reasonOf(error) });
  }
}
