/**
 * One server node: everything that it does, put together from whatever it is given to do it with. Programs, tests and
 * simulations build their nodes here, and differ in what they hand in.
 */

import { publicKeyOf } from '@parlor/kit';
import { brains, LEVELS, type Level } from '@parlor/bots';
import { GAME_IDS } from '@parlor/registry';
import { newId, newSeed } from '../domain/people/secrets.ts';
import type { Bots } from './ports/bots.ts';
import type { Config } from './ports/config.ts';
import type { Log } from './ports/log.ts';
import { MatchScheduler } from './matches/matchScheduler.ts';
import { LiveMatches } from './matches/liveMatches.ts';
import { finish } from './matches/finish.ts';
import { Resync } from './matches/resync.ts';
import { thinkingAt } from './matches/thinking.ts';
import type { Metrics } from './ports/metrics.ts';
import { People } from './people/people.ts';
import type { AsyncReferee } from './ports/referee.ts';
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

export interface RunningReferee extends AsyncReferee {
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
  readonly liveMatches: LiveMatches;
  readonly commands: Commands;
  readonly connections: Connections;
  readonly publicKey: string;
  private readonly isStoreShared: boolean;
  private readonly bus: ClusterBus;
  private readonly clock: Clock;
  private readonly scheduler: MatchScheduler;
  private readonly lobby: Lobby;
  private readonly emptyTables: EmptyTables;
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
    this.publicKey = publicKeyOf(prepared.signingKey);
    this.people = new People(store, secret, world, config.GUESTS_PER_ADDRESS);
    this.lobby = new Lobby(store, rooms, bus, timers);
    this.tables = new Tables(store, now, (doc) => this.tableChanged(doc));
    this.renaming = new Renaming(store, this.tables);
    this.emptyTables = new EmptyTables({ store, tables: this.tables, log, world });
    this.referee = parts.startReferee(() => this.refereeLost());
    const { tables, referee, people, renaming } = this;
    this.liveMatches = new LiveMatches({
      store,
      referee,
      rooms,
      bus,
      log,
      metrics,
      now,
      timers,
      node,
      leaseMs: config.LEASE_MS,
    });
    const { liveMatches, lobby } = this;
    const presence = new Presence({
      ...{ store, rooms, bus, world, node, leaseMs: config.LEASE_MS },
      thinking: ({ match, seats }) => {
        const live = match === null ? undefined : liveMatches.peek(match);
        return live ? thinkingAt(live, seats) : new Set();
      },
    });
    const talk = new Talk(store, people, rooms, bus, now);
    this.scheduler = new MatchScheduler({
      ...{ store, liveMatches, tables, rooms, presence, bots, config, log, metrics, world, node },
      finish: async (live, doc) => {
        const ending = await liveMatches.with(live.id, () => referee.ending(live.id));
        if (ending) await finish({ store, tables, now }, live.id, doc, ending.outcome);
      },
      remark: (doc, seat, remark, about) => {
        void talk.remark(doc, seat, about, { game: doc.game, ...remark }).catch(() => {});
      },
    });
    const takeBacks = new TakeBacks({ store, tables, liveMatches, referee, rooms });
    const tableCommands = new TableCommands({
      ...{ store, people, tables, liveMatches, referee, presence, secret, world, botName },
      quota: { perHost: config.TABLES_PER_PERSON, perPlace: config.TABLES_PER_ADDRESS },
      mostData: 1024 * config.DATA_PER_ADDRESS_KB,
    });
    const resync = new Resync({ liveMatches, referee, rooms, now, timers });
    this.commands = new Commands({
      ...{ store, people, renaming, tables, liveMatches, resync, rooms, presence, lobby, talk },
      ...{
        takeBacks,
        tableCommands,
        metrics,
        idempotency: new Idempotency({ store, liveMatches, now }),
      },
    });
    const { commands } = this;
    this.connections = new Connections({
      ...{ rooms, commands, log, metrics, now, timers },
      commandsPerSecond: config.COMMANDS_PER_SECOND,
    });
    this.clusterSync = new ClusterSync({
      store,
      bus,
      rooms,
      liveMatches,
      tables,
      lobby,
      talk,
      presence,
      log,
      timers,
      replan: (table, match) => this.scheduler.replan(table, match),
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
    });
    server.start();
    return server;
  }

  private start(): void {
    this.scheduler.start();
    this.emptyTables.start();
    this.connections.start();
    if (!this.isStoreShared) return;
    this.clusterSync.start();
    this.clock.start();
  }

  private tableChanged(doc: TableDoc): void {
    this.rooms.showTable(doc);
    // Whoever sits down or gets up was here before, but nobody knew on which seat.
    if (doc.status === 'open') this.rooms.tellTable(doc.id, this.rooms.presence(doc, new Set()));
    this.bus.publish({ kind: 'table', id: doc.id });
    if (doc.isPublic) this.lobby.changed();
    if (doc.match) this.scheduler.replan(doc.id, doc.match);
  }

  private refereeLost(): void {
    this.metrics.workersLost.inc();
    this.liveMatches.forgetAll();
    if (!this.isClosing) this.log.error({ event: 'rules-worker-lost' });
  }

  /** Refuses newcomers, sends everybody away to reconnect elsewhere, and lets go of all matches. */
  async close(): Promise<void> {
    this.isClosing = true;
    this.clock.stop();
    this.clusterSync.stop();
    this.connections.stop();
    this.emptyTables.stop();
    await this.scheduler.stop();
    this.bots.close();
    await this.referee.close();
    await this.bus.close();
    await this.store.close();
  }
}

/** The personas of every game, under 'game level'. */
async function botNames(): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const game of GAME_IDS) {
    const { personas } = await brains[game]();
    for (const level of LEVELS) names.set(`${game} ${level}`, personas[level].name);
  }
  return names;
}
