/** Signs people out, one device or all but one: what they have open there is closed, on every node. */

import { type Log, reasonOf } from '../ports/log.ts';
import type { Cancel, Timers } from '@parlor/host';
import type { ClusterBus } from '../ports/clusterBus.ts';
import type { Store, WhichSessions } from '../ports/store.ts';

/** A call of another node may be missed without anybody noticing. */
const LOOK_EVERY_MS = 30_000;

/** Somebody's line, as far as it matters here. */
interface SignedIn {
  readonly player: string;
  readonly session: string | undefined;
  signOut(): void;
}

export interface SigningOutParts {
  readonly store: Store;
  readonly bus: ClusterBus;
  readonly connections: Iterable<SignedIn>;
  readonly timers: Timers;
  readonly log: Log;
}

export class SigningOut {
  private cancel: Cancel | undefined;

  constructor(private readonly parts: SigningOutParts) {}

  start(): void {
    const { timers, log } = this.parts;
    this.cancel = timers.every(LOOK_EVERY_MS, () => {
      this.look().catch((error: unknown) => {
        log.warn({ event: 'sessions-trouble', why: reasonOf(error) });
      });
    });
  }

  stop(): void {
    this.cancel?.();
  }

  /** False when there was nothing to end. */
  async end(player: string, which: WhichSessions): Promise<boolean> {
    const { store, bus } = this.parts;
    const ended = await store.endSessions(player, which);
    bus.publish({ kind: 'sessions', id: player });
    await this.look(player);
    return ended.length > 0;
  }

  /** Closes the lines of whoever was signed out; of one player, or of everybody. */
  async look(player?: string): Promise<void> {
    const { store, connections } = this.parts;
    const looked = [...connections].filter((one) => player === undefined || one.player === player);
    const sessions = looked.flatMap(({ session }) => session ?? []);
    const live = await store.liveSessions([...new Set(sessions)]);
    for (const one of looked) {
      const isGood =
        one.session === undefined ? await store.hasOldCookies(one.player) : live.has(one.session);
      if (!isGood) one.signOut();
    }
  }
}
