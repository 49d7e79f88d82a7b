/** The live list of public tables. */

import type { Cancel, Timers } from '@parlor/host';
import type { LobbyEntry, ServerMessage } from '@parlor/protocol';
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
    if (isOn) tell(who, await this.list());
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
      void this.list().then(
        (list) => this.rooms.tellLobby(list),
        // Whoever looks at the list must not miss this because the store was away.
        () => this.changedElsewhere(),
      );
    });
  }

  private async list(): Promise<Extract<ServerMessage, { type: 'lobby' }>> {
    const tables = (await this.store.lobby(MOST_SHOWN, MOST_OF_ONE_HOST)).map(
      (stored): LobbyEntry => {
        const { id, game, status, clock, seats, isRated } = tableInfo(fromStored(stored));
        return {
          id,
          game,
          status: status === 'open' ? 'open' : 'playing',
          clock,
          seats: seats.map(({ kind, name }) => ({ kind, name })),
          isRated,
        };
      },
    );
    return { type: 'lobby', tables };
  }
}
