/** The live list of public tables. */

import type { Cancel, Timers } from '@parlor/host';
import type { LobbyEntry, ServerMessage } from '@parlor/protocol';
import type { StoredTable } from '../../domain/records.ts';
import type { Store } from '../ports/store.ts';
import { fromStored, tableInfo } from '../../domain/tables/tableDoc.ts';
import type { ClusterBus } from '../ports/clusterBus.ts';
import { type Client, type Rooms, tell } from './rooms.ts';

const MOST_SHOWN = 100;
/** Nobody fills the list alone. */
const MOST_OF_ONE_HOST = 3;
/** Many things happen at once in a busy server: the list is shown this often at most. */
const PAUSE_MS = 250;

export class Lobby {
  private cancel: Cancel | undefined;

  constructor(
    private readonly store: Store,
    private readonly rooms: Rooms,
    private readonly bus: ClusterBus,
    private readonly timers: Timers,
  ) {}

  async watch(who: Client, isOn: boolean): Promise<void> {
    this.rooms.watchLobby(who, isOn);
    if (isOn) await this.show([who]);
  }

  /** A public table has changed here. */
  changed(): void {
    this.bus.publish({ kind: 'lobby', id: 'all' });
    this.changedElsewhere();
  }

  changedElsewhere(): void {
    if (!this.rooms.isLobbyWatched || this.cancel) return;
    this.cancel = this.timers.after(PAUSE_MS, () => {
      this.cancel = undefined;
      // Whoever looks at the list must not miss this because the store was away.
      this.show([...this.rooms.inLobby()]).catch(() => this.changedElsewhere());
    });
  }

  /** Tells these what there is. Whoever has blocked a host, or is blocked by one, does not see that host's tables. */
  private async show(clients: readonly Client[]): Promise<void> {
    const listed = (await this.store.lobby(MOST_SHOWN, MOST_OF_ONE_HOST)).map((stored) => ({
      host: stored.host,
      entry: entryOf(stored),
    }));
    const players = [...new Set(clients.map(({ player }) => player))];
    const hosts = [...new Set(listed.map(({ host }) => host))];
    const apart = new Map<string, Set<string>>();
    for (const [player, host] of await this.store.blocksBetween(players, hosts)) {
      apart.set(player, (apart.get(player) ?? new Set()).add(host));
    }
    const message = (hidden?: ReadonlySet<string>): ServerMessage => ({
      type: 'lobby',
      tables: listed.flatMap(({ host, entry }) => (hidden?.has(host) ? [] : [entry])),
    });
    const whole = JSON.stringify(message());
    for (const client of clients) {
      const hidden = apart.get(client.player);
      if (hidden) tell(client, message(hidden));
      else client.send(whole);
    }
  }
}

function entryOf(stored: StoredTable): LobbyEntry {
  const { id, game, status, clock, seats, isRated } = tableInfo(fromStored(stored));
  return {
    id,
    game,
    status: status === 'open' ? 'open' : 'playing',
    clock,
    seats: seats.map(({ kind, name }) => ({ kind, name })),
    isRated,
  };
}
