/** Signs people out, one device or all but one: what they have open there is closed, on every node. */

import type { ClusterBus } from '../ports/clusterBus.ts';
import type { Store, WhichSessions } from '../ports/store.ts';

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
}

export class SigningOut {
  constructor(private readonly parts: SigningOutParts) {}

  /** False when there was nothing to end. */
  async end(player: string, which: WhichSessions): Promise<boolean> {
    const ended = await this.parts.store.endSessions(player, which);
    await this.ended(player);
    return ended.length > 0;
  }

  /** Sessions of a player have ended: every node closes what was open by them. */
  async ended(player: string): Promise<void> {
    this.parts.bus.publish({ kind: 'sessions', id: player });
    await this.look(player);
  }

  /** Closes the lines of whoever was signed out; of one player, or of everybody. */
  async look(player?: string): Promise<void> {
    const { store, connections } = this.parts;
    const looked = [...connections].filter((one) => player === undefined || one.player === player);
    if (looked.length === 0) return;
    const sessions = looked.flatMap(({ session }) => session ?? []);
    const live = await store.liveSessions([...new Set(sessions)]);
    for (const one of looked) {
      const isGood =
        one.session === undefined ? await store.hasOldCookies(one.player) : live.has(one.session);
      if (!isGood) one.signOut();
    }
  }
}
