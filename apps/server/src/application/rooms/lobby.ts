/** The live list of public tables. */

import type { Cancel } from '@parlor/host';
import type { LobbyEntry, ServerMessage } from '@parlor/protocol';
import type { Store } from '../ports/store.ts';
import type { World } from '../ports/world.ts';
import { fromStored, type TableDoc, tableInfo } from '../../domain/tables/tableDoc.ts';
import type { ClusterBus } from '../ports/clusterBus.ts';
import { RepeatedTask } from '../time/repeatedTask.ts';
import { type Client, type Rooms, tell } from './rooms.ts';

const MOST_SHOWN = 100;
/** Those that nobody is at are left out: so many are looked through. */
const MOST_READ = 2 * MOST_SHOWN;
/** Nobody fills the list alone. */
const MOST_OF_ONE_HOST = 3;
/** Many things happen at once in a busy server: the list is shown this often at most. */
const PAUSE_MS = 250;
/** Nobody calls when the last person has been gone from a table for long. */
const LOOK_EVERY_MS = 10_000;

export interface LobbyParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly bus: ClusterBus;
  readonly world: Pick<World, 'now' | 'timers'>;
  /** A table that nobody has been at for so long is not listed. */
  readonly emptyMs: number;
}

export class Lobby {
  private cancel: Cancel | undefined;
  private readonly task: RepeatedTask;
  /** What was listed last. */
  private listed = '';

  constructor(private readonly parts: LobbyParts) {
    this.task = new RepeatedTask({
      timers: parts.world.timers,
      everyMs: LOOK_EVERY_MS,
      work: () => this.look(),
      failed: () => this.changedElsewhere(),
    });
  }

  start(): void {
    this.task.start();
  }

  stop(): Promise<void> {
    return this.task.stop();
  }

  async watch(who: Client, isOn: boolean): Promise<void> {
    this.parts.rooms.watchLobby(who, isOn);
    if (isOn) await this.show([who], await this.list());
  }

  /** A public table has changed here. */
  changed(): void {
    this.parts.bus.publish({ kind: 'lobby', id: 'all' });
    this.changedElsewhere();
  }

  changedElsewhere(): void {
    const { rooms, world } = this.parts;
    if (!rooms.isLobbyWatched || this.cancel) return;
    this.cancel = world.timers.after(PAUSE_MS, () => {
      this.cancel = undefined;
      // Whoever looks at the list must not miss this because the store was away.
      this.showAll().catch(() => this.changedElsewhere());
    });
  }

  private async showAll(): Promise<void> {
    await this.show([...this.parts.rooms.inLobby()], await this.list());
  }

  /** Tables that have become empty, or are not empty any more. */
  private async look(): Promise<void> {
    const { rooms } = this.parts;
    if (!rooms.isLobbyWatched) return;
    const before = this.listed;
    const list = await this.list();
    if (this.listed !== before) await this.show([...rooms.inLobby()], list);
  }

  private async list(): Promise<readonly Listed[]> {
    const { store, world, emptyMs } = this.parts;
    const read = (await store.lobby(MOST_READ, MOST_OF_ONE_HOST)).map(fromStored);
    const since = world.now() - emptyMs;
    const seen = await store.attendance(read.map(({ id }) => id));
    const visited = new Set(seen.flatMap(({ table, until }) => (until >= since ? [table] : [])));
    const listed = read
      .filter((doc) => visited.has(doc.id) || doc.updatedAt >= since || isOverDays(doc))
      .slice(0, MOST_SHOWN)
      .map((doc) => ({ host: doc.host, entry: entryOf(doc) }));
    this.listed = JSON.stringify(listed);
    return listed;
  }

  /** Tells these what there is. Whoever has blocked a host, or is blocked by one, does not see that host's tables. */
  private async show(clients: readonly Client[], listed: readonly Listed[]): Promise<void> {
    const players = [...new Set(clients.map(({ player }) => player))];
    const hosts = [...new Set(listed.map(({ host }) => host))];
    const apart = new Map<string, Set<string>>();
    for (const [player, host] of await this.parts.store.blocksBetween(players, hosts)) {
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

interface Listed {
  readonly host: string;
  readonly entry: LobbyEntry;
}

/** Where people have a day for an answer, nobody is there most of the time. */
const isOverDays = ({ clock }: TableDoc): boolean => clock === 'daily';

function entryOf(doc: TableDoc): LobbyEntry {
  const { id, game, status, clock, bank, seats, isRated } = tableInfo(doc);
  return {
    id,
    game,
    status: status === 'open' ? 'open' : 'playing',
    clock,
    ...(bank && { bank }),
    seats: seats.map(({ kind, name }) => ({ kind, name })),
    isRated,
  };
}
