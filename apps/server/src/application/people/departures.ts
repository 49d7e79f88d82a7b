/**
 * Forgets people who wish it: at once what is theirs alone, then what they are called at tables. A node may end half way
 * through, and another one may still do what somebody said a moment ago: so it is gone over once more a while later.
 */

import { type MatchHost, Unplayable } from '@parlor/host';
import { newId, newSeed } from '../../domain/people/secrets.ts';
import { forgetAt, formerId } from '../../domain/tables/former.ts';
import { mentionOf } from '../../domain/tables/mentions.ts';
import { type Log, reasonOf } from '../ports/log.ts';
import type { ServerTypes } from '../ports/referee.ts';
import type { Store } from '../ports/store.ts';
import type { World } from '../ports/world.ts';
import type { Tables } from '../tables/tables.ts';
import { RepeatedTask } from '../time/repeatedTask.ts';
import type { SigningOut } from './signingOut.ts';

export interface DeparturesParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly signingOut: SigningOut;
  readonly talk: { unsay(player: string): void };
  readonly host: MatchHost<ServerTypes>;
  readonly log: Log;
  readonly world: Pick<World, 'now' | 'randomBytes' | 'timers'>;
}

/** By then every node has closed the lines, and whatever was said on them is done or refused. */
const SETTLED_MS = 60_000;
const LOOK_EVERY_MS = 15_000;
const AT_ONCE = 50;
const TABLES_AT_ONCE = 100;
const MOST_MATCHES = 1000;

export class Departures {
  private readonly task: RepeatedTask;

  constructor(private readonly parts: DeparturesParts) {
    const { world, log } = parts;
    this.task = new RepeatedTask({
      timers: world.timers,
      everyMs: LOOK_EVERY_MS,
      work: () => this.look(),
      failed: (error) => log.warn({ event: 'departures-trouble', why: reasonOf(error) }),
    });
  }

  start(): void {
    this.task.start();
  }

  stop(): Promise<void> {
    return this.task.stop();
  }

  /** Deletes a person, whoever asked for it. False when nobody is known by that id. What is left undone is done later. */
  async forget(player: string): Promise<boolean> {
    const { store, signingOut, talk, world, log } = this.parts;
    if (!(await store.forgetPlayer(player, world.now()))) return false;
    // From here on it is so, and nobody has to ask again.
    try {
      talk.unsay(player);
      await signingOut.ended(player);
      await this.leaveTables(player);
    } catch (error) {
      log.warn({ event: 'departures-trouble', why: reasonOf(error) });
    }
    return true;
  }

  /** Ends what was begun a while ago, on whichever node. */
  private async look(): Promise<void> {
    const { store, world } = this.parts;
    for (const player of await store.departures(world.now() - SETTLED_MS, AT_ONCE)) {
      await store.forgetPlayer(player, world.now());
      if (await this.leaveTables(player)) await store.endDeparture(player, this.newFormer());
    }
  }

  private newFormer(): string {
    return formerId(newId(this.parts.world));
  }

  /** False when some of it has to be tried again. */
  private async leaveTables(player: string): Promise<boolean> {
    for (const name of [player, mentionOf(player)]) {
      if (!(await this.leaveThose(name, player))) return false;
    }
    await this.goOn(player);
    return true;
  }

  /** All tables that are found under this name. */
  private async leaveThose(name: string, player: string): Promise<boolean> {
    const { store, tables } = this.parts;
    for (;;) {
      const left = await store.tablesOf(name, TABLES_AT_ONCE);
      if (left.length === 0) return true;
      for (const { id } of left) {
        const former = this.newFormer();
        const freshSeed = newSeed(this.parts.world);
        const changed = await tables.change(id, (doc) =>
          forgetAt(doc, player, { as: former, freshSeed }),
        );
        if (!changed.ok) return false;
      }
    }
  }

  /** A match that waited for its player waits in nobody's memory: now it is up to a stand-in. */
  private async goOn(player: string): Promise<void> {
    const { store, host } = this.parts;
    for (const { id, status } of await store.matchesOf(player, MOST_MATCHES)) {
      if (status !== 'playing') continue;
      try {
        await host.matches.with(id, async () => {});
        host.replan(id);
      } catch (error) {
        // A match that cannot be played here is another node's business.
        if (!(error instanceof Unplayable)) throw error;
      }
    }
  }
}
