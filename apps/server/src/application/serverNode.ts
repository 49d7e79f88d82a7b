/** One server node: everything that it does, put together from whatever it is given to do it with. */

import { type MatchHost, thinkingAt, type World } from '@parlor/host';
import { publicKeyOf, type Seat } from '@parlor/kit';
import type { Level, Reason } from '@parlor/bots';
import type { Bots } from './ports/bots.ts';
import type { Config } from './ports/config.ts';
import type { Log } from './ports/log.ts';
import { openHost } from './matches/openHost.ts';
import { playersAt } from './matches/tableSeating.ts';
import { Upkeep } from './matches/upkeep.ts';
import type { Metrics } from './ports/metrics.ts';
import { People } from './people/people.ts';
import type { ServerReferee, ServerTypes } from './ports/referee.ts';
import { Commands } from './commands/commands.ts';
import { Rooms } from './rooms/rooms.ts';
import { Lobby } from './rooms/lobby.ts';
import { Presence } from './rooms/presence.ts';
import { Idempotency } from './commands/idempotency.ts';
import { TableCommands } from './commands/tableCommands.ts';
import { TakeBacks } from './commands/takeBacks.ts';
import { Talk } from './commands/talk.ts';
import type { Store } from './ports/store.ts';
import { EmptyTables } from './tables/emptyTables.ts';
import { Renaming } from './tables/renaming.ts';
import type { TableDoc } from '../domain/tables/tableDoc.ts';
import { Tables } from './tables/tables.ts';
import type { Clock } from './time/serverClock.ts';
import type { ClusterBus } from './ports/clusterBus.ts';
import { ClusterSync } from './cluster/clusterSync.ts';

export interface NodeParts {
  readonly config: Config;
  readonly store: Store;
  readonly bus: ClusterBus;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock: Clock;
  /** With the time of that clock. */
  readonly world: World;
  /** The name of this node among all that share its store. */
  readonly node: string;
  readonly bots: Bots;
  /** `lost` is to be told whenever it has forgotten the matches it was asked to open. */
  readonly startReferee: (lost: () => void) => RunningReferee;
  /** What a bot of this level is called in this game. */
  readonly botName: (game: string, level: Level) => string;
  /** Seals cookies and the ids that must not be guessed. */
  readonly secret: string;
  /** Signs the files of finished matches. */
  readonly signingKey: string;
}

export interface RunningReferee extends ServerReferee {
  close(): Promise<void>;
}

export class ServerNode {
  readonly rooms = new Rooms();
  isClosing = false;

  readonly config: Config;
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly node: string;
  readonly bots: Bots;
  readonly signingKey: string;
  readonly people: People;
  readonly tables: Tables;
  readonly renaming: Renaming;
  readonly referee: RunningReferee;
  readonly host: MatchHost<ServerTypes>;
  readonly commands: Commands;
  readonly publicKey: string;
  readonly now: () => number;
  private readonly bus: ClusterBus;
  private readonly clock: Clock;
  private readonly upkeep: Upkeep;
  private readonly lobby: Lobby;
  private readonly emptyTables: EmptyTables;
  private readonly clusterSync: ClusterSync;

  constructor(parts: NodeParts) {
    const { config, store, bus, log, metrics, clock, world, node, bots, secret, botName } = parts;
    const { now } = clock;
    const { rooms } = this;
    this.config = config;
    this.store = store;
    this.bus = bus;
    this.log = log;
    this.metrics = metrics;
    this.clock = clock;
    this.node = node;
    this.bots = bots;
    this.now = now;
    this.signingKey = parts.signingKey;
    this.publicKey = publicKeyOf(parts.signingKey);
    this.people = new People(store, secret, now, config.GUESTS_PER_ADDRESS);
    this.lobby = new Lobby(store, rooms, bus);
    this.tables = new Tables(store, now, (doc) => this.tableChanged(doc));
    this.renaming = new Renaming(store, this.tables);
    this.emptyTables = new EmptyTables({ store, tables: this.tables, log, now });
    this.referee = parts.startReferee(() => this.refereeLost());
    const { tables, referee, people, renaming, lobby } = this;
    const leaseMs = config.LEASE_MS;
    const presence = new Presence({
      ...{ store, rooms, bus, now, node, leaseMs },
      thinking: (doc) => {
        const live = doc.match === null ? undefined : this.host.matches.peek(doc.match);
        return live ? thinkingAt(live, playersAt(doc)) : new Set();
      },
    });
    const talk = new Talk(store, people, rooms, bus, now);
    this.host = openHost({
      ...{ world, store, referee, tables, rooms, presence, bots, bus, config, log, metrics, node },
      remark: (table, seat, remark, about) => {
        void this.remark(talk, table, seat, remark, about).catch(() => {});
      },
    });
    const { host } = this;
    this.upkeep = new Upkeep({ store, presence, timers: world.timers, log, now, leaseMs });
    const takeBacks = new TakeBacks({ store, tables, host, rooms });
    const tableCommands = new TableCommands({
      ...{ store, people, tables, host, referee, presence, secret, now, botName },
      quota: { perHost: config.TABLES_PER_PERSON, perPlace: config.TABLES_PER_ADDRESS },
      mostData: 1024 * config.DATA_PER_ADDRESS_KB,
    });
    this.commands = new Commands({
      ...{ store, people, renaming, tables, host, rooms, presence, lobby, talk },
      ...{
        takeBacks,
        tableCommands,
        metrics,
        idempotency: new Idempotency({ store, host, now }),
      },
    });
    this.clusterSync = new ClusterSync({
      store,
      bus,
      rooms,
      host,
      tables,
      lobby,
      talk,
      presence,
      log,
    });
  }

  start(): void {
    this.host.start();
    this.upkeep.start();
    this.emptyTables.start();
    // One node with a database of its own has no others to keep up with.
    if (this.config.DATABASE_URL === undefined) return;
    this.clusterSync.start();
    this.clock.start();
  }

  private tableChanged(doc: TableDoc): void {
    this.rooms.showTable(doc);
    // Whoever sits down or gets up was here before, but nobody knew on which seat.
    if (doc.status === 'open') this.rooms.tellTable(doc.id, this.rooms.presence(doc, new Set()));
    this.bus.publish({ kind: 'table', id: doc.id });
    if (doc.isPublic) this.lobby.changed();
    if (doc.match) this.host.replan(doc.match);
  }

  private async remark(
    talk: Talk,
    table: string,
    seat: Seat,
    remark: Reason,
    about: string,
  ): Promise<void> {
    const doc = await this.tables.recall(table);
    if (doc) await talk.remark(doc, seat, about, { game: doc.game, ...remark });
  }

  private refereeLost(): void {
    this.metrics.workersLost.inc();
    this.host.matches.refereeLost();
    if (!this.isClosing) this.log.error({ event: 'rules-worker-lost' });
  }

  /** Refuses newcomers, sends everybody away to reconnect elsewhere, and lets go of all matches. */
  async close(): Promise<void> {
    this.isClosing = true;
    this.clock.stop();
    this.clusterSync.stop();
    this.emptyTables.stop();
    this.upkeep.stop();
    await this.host.stop();
    this.bots.close();
    await this.referee.close();
    await this.bus.close();
    await this.store.close();
  }
}
