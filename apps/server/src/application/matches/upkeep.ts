/** What a node does again and again beside its matches: says who is here, and forgets what nobody needs any more. */

import type { Timers } from '@parlor/host';
import { type Log, reasonOf } from '../ports/log.ts';
import type { Config } from '../ports/config.ts';
import type { Store } from '../ports/store.ts';
import type { Presence } from '../rooms/presence.ts';
import { RepeatedTask } from '../time/repeatedTask.ts';

export interface UpkeepParts {
  readonly store: Store;
  readonly presence: Presence;
  readonly timers: Timers;
  readonly log: Log;
  readonly now: () => number;
  readonly leaseMs: number;
  readonly config: Pick<
    Config,
    'CLOSED_TABLE_DAYS' | 'CHAT_DAYS' | 'IDLE_GUEST_DAYS' | 'REPORT_DAYS' | 'AUDIT_DAYS'
  >;
}

const DAY_MS = 86_400_000;

/** How long it is remembered who was at which table and what was refused, and how often the rest is swept out. */
const FORGET_AFTER_MS = 7 * DAY_MS;
const FORGET_EVERY_MS = 3_600_000;
/** Not at once: a node that starts has other things to do. */
const LOOK_EVERY_MS = 15_000;
/** Deleted in one go; nobody should have to wait for it. The rest comes with the next looks. */
const DELETED_AT_ONCE = 200;

export class Upkeep {
  private readonly tasks: readonly RepeatedTask[];
  private forgetAt = 0;

  constructor(private readonly parts: UpkeepParts) {
    const { timers, presence, leaseMs, log } = parts;
    const failed = (error: unknown) => log.error({ event: 'upkeep-trouble', why: reasonOf(error) });
    this.tasks = [
      new RepeatedTask({ timers, failed, everyMs: leaseMs / 3, work: () => presence.renew() }),
      new RepeatedTask({ timers, failed, everyMs: LOOK_EVERY_MS, work: () => this.forget() }),
    ];
  }

  start(): void {
    for (const task of this.tasks) task.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()));
  }

  private async forget(): Promise<void> {
    const { store, now, config } = this.parts;
    if (now() < this.forgetAt) return;
    const daysAgo = (days: number) => now() - days * DAY_MS;
    await store.forgetAttendance(now() - FORGET_AFTER_MS);
    await store.forgetRefusals(now() - FORGET_AFTER_MS);
    await store.forgetArrivals(now() - FORGET_EVERY_MS);
    await store.forgetCharges(now() - DAY_MS);
    await store.forgetChat(daysAgo(config.CHAT_DAYS));
    await store.forgetReports(daysAgo(config.REPORT_DAYS));
    await store.forgetActs(daysAgo(config.AUDIT_DAYS));
    const deleted = [
      await store.forgetTables(daysAgo(config.CLOSED_TABLE_DAYS), DELETED_AT_ONCE),
      await store.forgetGuests(daysAgo(config.IDLE_GUEST_DAYS), DELETED_AT_ONCE),
    ];
    const isDone = deleted.every((count) => count < DELETED_AT_ONCE);
    if (isDone) this.forgetAt = now() + FORGET_EVERY_MS;
  }
}
