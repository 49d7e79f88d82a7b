/**
 * One server node: everything that it does, put together from whatever it is given to do it with. Programs, tests and
 * simulations build their nodes here, and differ in what they hand in.
 */

import { type MatchHost, thinkingAt } from '@parlor/host';
import { publicKeyOf, type Seat } from '@parlor/kit';
import type { Level, Reason } from '@parlor/bots';
import { newId, newSeed } from '../domain/people/secrets.ts';
import type { Bots } from './ports/bots.ts';
import type { Config } from './ports/config.ts';
import type { Log } from './ports/log.ts';
import { openHost } from './matches/openHost.ts';
import { patienceFor } from './matches/clocks.ts';
import { OwnTables } from './matches/ownTables.ts';
import { playersAt } from './matches/tableSeating.ts';
import { Upkeep } from './matches/upkeep.ts';
import type { Metrics } from './ports/metrics.ts';
import { KeptBytes } from './order/keptBytes.ts';
import { botNames } from './botNames.ts';
import { People } from './people/people.ts';
import { Departures } from './people/departures.ts';
import { SigningOut } from './people/signingOut.ts';
import type { ServerReferee, ServerTypes } from './ports/referee.ts';
import { Order } from './order/order.ts';
import { Reporting } from './order/reporting.ts';
import { Shunning } from './order/shunning.ts';
import { Beginning } from './commands/beginning.ts';
import { Commands } from './commands/commands.ts';
import { Rooms } from './rooms/rooms.ts';
import { LateViews } from './commands/lateViews.ts';
import { Lobby } from './rooms/lobby.ts';
import { Presence } from './rooms/presence.ts';
import { Idempotency } from './commands/idempotency.ts';
import { TableCommands } from './commands/tableCommands.ts';
import { GoingWithout } from './commands/goingWithout.ts';
import { Pauses } from './commands/pauses.ts';
import { TakeBacks } from './commands/takeBacks.ts';
import { Talk } from './commands/talk.ts';
import type { Store } from './ports/store.ts';
import { EmptyTables } from './tables/emptyTables.ts';
import { HostPassing } from './tables/hostPassing.ts';
import { Openings } from './tables/openings.ts';
import { Renaming } from './tables/renaming.ts';
import type { TableDoc } from '../domain/tables/tableDoc.ts';
import { Tables } from './tables/tables.ts';
import { type Clock, givenClock, ServerClock } from './time/serverClock.ts';
import { Connections } from './commands/connections.ts';
import type { Machine, World } from './ports/world.ts';
import type { ClusterBus } from './ports/clusterBus.ts';
import { ClusterSync } from './cluster/clusterSync.ts';

/** What a node is made of. Everything that reaches beyond the process is among it. */
export interface NodeParts {
  readonly config: Config;
  readonly machine: Machine;
  readonly store: Store;
  /** Do other nodes use the same store? Then this one keeps up with them. */
  readonly isStoreShared: boolean;
  /** Joins the bus under the name of this node. */
  readonly joinBus: (node: string) => ClusterBus | Promise<ClusterBus>;
  /** `lost` is to be told whenever it has forgotten the matches it was asked to open. */
  readonly startReferee: (lost: () => void) => RunningReferee;
  readonly bots: Bots;
  readonly log: Log;
  readonly metrics: Metrics;
  /** In place of a clock that follows the store's. */
  readonly now?: () => number;
}

export interface RunningReferee extends ServerReferee {
  close(): Promise<void>;
}

/** What has to be asked for before a node can be put together. */
interface Prepared {
  readonly bus: ClusterBus;
  readonly clock: Clock;
  /** The name of this node among all that share its store. */
  readonly node: string;
  /** Seals cookies and the ids that must not be guessed. */
  readonly secret: string;
  /** Signs the files of finished matches. */
  readonly signingKey: string;
  readonly botName: (game: string, level: Level) => string;
  readonly botNames: readonly string[];
}

export class ServerNode {
  isClosing = false;

  readonly config: Config;
  readonly world: World;
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly node: string;
  readonly rooms: Rooms;
  readonly bots: Bots;
  readonly signingKey: string;
  readonly people: People;
  readonly tables: Tables;
  readonly renaming: Renaming;
  readonly referee: RunningReferee;
  readonly host: MatchHost<ServerTypes>;
  readonly commands: Commands;
  readonly connections: Connections;
  readonly signingOut: SigningOut;
  readonly order: Order;
  readonly shunning: Shunning;
  readonly departures: Departures;
  readonly ownTables: OwnTables;
  private readonly isStoreShared: boolean;
  private knownPublicKey: string | undefined;
  private readonly bus: ClusterBus;
  private readonly clock: Clock;
  private readonly presence: Presence;
  private readonly upkeep: Upkeep;
  private readonly lobby: Lobby;
  private readonly talk: Talk;
  private readonly emptyTables: EmptyTables;
  private readonly hostPassing: HostPassing;
  private readonly openings: Openings;
  private readonly clusterSync: ClusterSync;

  private constructor(parts: NodeParts, prepared: Prepared) {
    const { config, machine, store, log, metrics, bots } = parts;
    const { bus, clock, node, secret, botName } = prepared;
    const { now } = clock;
    const { timers } = machine;
    const world: World = { ...machine, now };
    const rooms = new Rooms(timers);
    this.world = world;
    this.rooms = rooms;
    this.isStoreShared = parts.isStoreShared;
    this.config = config;
    this.store = store;
    this.bus = bus;
    this.log = log;
    this.metrics = metrics;
    this.clock = clock;
    this.node = node;
    this.bots = bots;
    this.signingKey = prepared.signingKey;
    const lines = () => this.connections;
    this.order = new Order({
      ...{ store, log, world, lines },
      readTable: (id) => this.clusterSync.readTable(id),
      forgotten: (player) => this.talk.unsay(player),
    });
    const keptBytes = new KeptBytes({
      ...{ secret, now, perPersonKb: config.KEPT_PER_PERSON_KB },
      perPlaceKb: config.KEPT_PER_ADDRESS_KB,
    });
    this.shunning = new Shunning({ store, bus, now, lines, keptBytes });
    const { order, shunning } = this;
    this.people = new People(store, secret, world, config.GUESTS_PER_ADDRESS);
    this.lobby = new Lobby({ store, rooms, bus, world, emptyMs: 1000 * config.EMPTY_LISTED_S });
    this.tables = new Tables(store, now, (doc) => this.tableChanged(doc));
    this.renaming = new Renaming(store, this.tables, prepared.botNames, order);
    this.emptyTables = new EmptyTables({
      ...{ store, tables: this.tables, log, world },
      after: {
        publicMs: config.EMPTY_PUBLIC_MINUTES * 60_000,
        privateMs: config.EMPTY_PRIVATE_HOURS * 3_600_000,
      },
    });
    this.hostPassing = new HostPassing({
      ...{ store, tables: this.tables, rooms, log, world },
      awayMs: 1000 * config.HOST_AWAY_S,
    });
    this.referee = parts.startReferee(() => this.refereeLost());
    const { tables, referee, people, renaming, lobby } = this;
    const leaseMs = config.LEASE_MS;
    this.presence = new Presence({
      ...{ store, rooms, bus, world, node, leaseMs },
      thinking: (doc) => {
        const live = doc.match === null ? undefined : this.host.matches.peek(doc.match);
        return live ? thinkingAt(live, playersAt(doc)) : new Set();
      },
    });
    const { presence } = this;
    const peopleAtAddress = config.PEOPLE_AT_ADDRESS;
    this.talk = new Talk(store, people, rooms, bus, now, order, keptBytes, peopleAtAddress);
    const { talk } = this;
    this.host = openHost({
      ...{ world, store, referee, tables, rooms, presence, bots, bus, config, log, metrics, node },
      remark: (table, seat, remark, about) => {
        void this.remark(talk, table, seat, remark, about).catch(() => {});
      },
    });
    const { host } = this;
    this.ownTables = new OwnTables({ store, host, world, log });
    this.upkeep = new Upkeep({ store, presence, timers, log, now, leaseMs, config });
    const takeBacks = new TakeBacks({ store, tables, host, rooms });
    const longest = 1000 * config.PAUSE_MAX_S;
    const pauses = new Pauses({ tables, host, rooms, now, longest });
    const patience = (doc: TableDoc) => patienceFor(doc, config);
    const goingWithout = new GoingWithout({ tables, host, rooms, now, patience });
    const beginning = new Beginning({ store, tables, host, referee, presence, world, config });
    this.openings = new Openings({
      ...{ store, log, world },
      seeTo: (table) => beginning.seeTo(table),
    });
    const tableCommands = new TableCommands({
      ...{ store, people, tables, referee, beginning, presence, order, secret, world, botName },
      quota: { perHost: config.TABLES_PER_PERSON, perPlace: config.TABLES_PER_ADDRESS },
      mostData: 1024 * config.DATA_PER_ADDRESS_KB,
      mostSeats: { perPlayer: config.SEATS_PER_PERSON, perPlace: config.SEATS_PER_ADDRESS },
      keptBytes,
    });
    this.commands = new Commands({
      ...{ store, people, renaming, tables, host, rooms, presence, lobby, talk, order, shunning },
      now,
      reporting: new Reporting({ store, log, now, keptBytes }),
      lateViews: new LateViews({
        ...{ rooms, now, perPerson: config.LATE_VIEWS_PER_PERSON },
        perAddress: config.LATE_VIEWS_PER_ADDRESS,
      }),
      ...{
        takeBacks,
        pauses,
        goingWithout,
        tableCommands,
        metrics,
        idempotency: new Idempotency({ store, host, now }),
      },
    });
    const { commands } = this;
    this.connections = new Connections({
      ...{ rooms, commands, order, log, metrics, now, timers },
      commandsPerSecond: config.COMMANDS_PER_SECOND,
      peopleAtAddress,
    });
    const { connections } = this;
    this.signingOut = new SigningOut({ store, bus, connections });
    const { signingOut } = this;
    this.departures = new Departures({ store, tables, signingOut, talk, host, log, world });
    this.clusterSync = new ClusterSync({
      store,
      bus,
      rooms,
      host,
      tables,
      lobby,
      talk,
      presence,
      signingOut,
      shunning,
      log,
      timers,
    });
  }

  /** Builds a node and has it begin its work. */
  static async open(parts: NodeParts): Promise<ServerNode> {
    const { config, machine, store, log, joinBus, now } = parts;
    const node = newId(machine);
    const names = await botNames();
    const server = new ServerNode(parts, {
      node,
      bus: await joinBus(node),
      clock: now ? givenClock(now) : await ServerClock.open({ store, log, machine }),
      secret: config.SECRET ?? (await store.secret('cookies', () => newSeed(machine))),
      signingKey: await store.secret('signatures', () => newSeed(machine)),
      botName: (game, level) => names.get(`${game} ${level}`) ?? level,
      botNames: [...names.values()],
    });
    // Before anybody is let in.
    await server.order.look();
    server.start();
    return server;
  }

  /** Whoever verifies a match file needs it; a node that nobody asks does not work it out. */
  get publicKey(): string {
    return (this.knownPublicKey ??= publicKeyOf(this.signingKey));
  }

  private start(): void {
    this.host.start();
    this.upkeep.start();
    this.emptyTables.start();
    this.lobby.start();
    this.hostPassing.start();
    this.order.start();
    this.openings.start();
    this.departures.start();
    this.connections.start();
    if (!this.isStoreShared) return;
    this.clusterSync.start();
    this.clock.start();
  }

  private tableChanged(doc: TableDoc): void {
    this.rooms.showTable(doc);
    // Whoever sits down or gets up was here before, but nobody knew on which seat.
    if (doc.status === 'open') this.presence.show(doc);
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
    this.connections.stop();
    const repeated = [
      ...[this.clock, this.clusterSync, this.emptyTables, this.hostPassing, this.order],
      ...[this.openings, this.departures, this.upkeep, this.lobby],
    ];
    await Promise.all(repeated.map((one) => one.stop()));
    // Whatever was begun gets to its end before the store is closed, and nothing else is begun.
    await this.commands.close();
    await this.host.stop();
    this.bots.close();
    await this.referee.close();
    await this.bus.close();
    await this.store.close();
  }
}
