/**
 * Something a node does again and again: never twice at the same time, however long it takes, and a failure does not
 * keep the next one from being tried.
 */

import type { Cancel, Timers } from '@parlor/host';

export interface RepeatedTaskParts {
  readonly timers: Timers;
  readonly everyMs: number;
  readonly work: () => Promise<void>;
  readonly failed: (error: unknown) => void;
}

export class RepeatedTask {
  private cancel: Cancel = () => {};
  private running: Promise<void> | undefined;

  constructor(private readonly parts: RepeatedTaskParts) {}

  start(): void {
    const { timers, everyMs } = this.parts;
    this.cancel = timers.every(everyMs, () => {
      this.running ??= this.run();
    });
  }

  /** Resolves when what was begun has come to its end: it may need what is about to be closed. */
  async stop(): Promise<void> {
    this.cancel();
    await this.running;
  }

  private async run(): Promise<void> {
    const { work, failed } = this.parts;
    try {
      await work();
    } catch (error) {
      failed(error);
    } finally {
      this.running = undefined;
    }
  }
}
