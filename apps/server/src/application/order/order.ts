/**
 * What operators have decided, as this node knows it. They act on the store, from another process: once a second it is
 * looked whether there were acts, and whoever is shut out by one is told so on every line they have here.
 */

import { isForbidden } from '../../domain/order/nameWords.ts';
import { InForce } from '../../domain/order/sanctions.ts';
import { type Log, reasonOf } from '../ports/log.ts';
import type { Store } from '../ports/store.ts';
import type { World } from '../ports/world.ts';
import { RepeatedTask } from '../time/repeatedTask.ts';

const LOOK_EVERY_MS = 1000;
/** More acts than anybody types in a second; the rest comes with the next look. */
const ACTS_AT_ONCE = 500;

/** Whoever is at the other end of a line, or of a request. */
export interface Visitor {
  readonly player: string;
  readonly ip: string;
}

interface Line extends Visitor {
  shutOut(): void;
}

export interface OrderParts {
  readonly store: Pick<Store, 'actCount' | 'actsAfter' | 'inForce'>;
  readonly log: Log;
  readonly world: Pick<World, 'now' | 'timers'>;
  readonly lines: () => Iterable<Line>;
  /** Somebody else has changed this table. */
  readonly readTable: (id: string) => Promise<void>;
  /** Somebody was deleted. */
  readonly forgotten: (player: string) => void;
}

export class Order {
  private inForce = new InForce([]);
  private words: readonly string[] = [];
  /** How many acts are known here; undefined before any look. */
  private acts: number | undefined;
  private readonly task: RepeatedTask;

  constructor(private readonly parts: OrderParts) {
    const { log, world } = parts;
    this.task = new RepeatedTask({
      timers: world.timers,
      everyMs: LOOK_EVERY_MS,
      work: () => this.look(),
      failed: (error) => log.warn({ event: 'order-trouble', why: reasonOf(error) }),
    });
  }

  start(): void {
    this.task.start();
  }

  stop(): Promise<void> {
    return this.task.stop();
  }

  /** Learns of everything that was done since the last look. */
  async look(): Promise<void> {
    const { store, readTable, forgotten } = this.parts;
    if ((await store.actCount()) !== this.acts) {
      const { acts, sanctions, words } = await store.inForce();
      this.inForce = new InForce(sanctions);
      this.words = words.map(({ word }) => word);
      const before = this.acts ?? acts;
      for (const { act, target, tables } of await store.actsAfter(before, ACTS_AT_ONCE)) {
        if (act === 'delete') forgotten(target);
        for (const table of tables) await readTable(table);
      }
      this.acts = Math.min(acts, before + ACTS_AT_ONCE);
    }
    // Also without news: somebody may have come in while this was being read.
    for (const line of this.parts.lines()) if (this.isShutOut(line)) line.shutOut();
  }

  isShutOut({ player, ip }: Visitor): boolean {
    return this.inForce.isBanned(player, this.parts.world.now()) || this.isBarred(ip);
  }

  /** Is nobody let in from there? */
  isBarred(ip: string): boolean {
    return this.inForce.isBarred(ip, this.parts.world.now());
  }

  isSilenced(player: string): boolean {
    return this.inForce.isSilenced(player, this.parts.world.now());
  }

  isForbiddenName(name: string): boolean {
    return isForbidden(name, this.words);
  }
}
