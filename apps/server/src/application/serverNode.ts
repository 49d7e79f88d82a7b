/** One server node: everything that it does, put together from whatever it is given to do it with. */

import { publicKeyOf } from '@parlor/kit';
import type { Level } from '@parlor/bots';
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

export interface RunningReferee extends AsyncReferee {
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
  readonly liveMatches: LiveMatches;
  readonly commands: Commands;
  readonly publicKey: string;
  readonly now: () => number;
  private readonly bus: ClusterBus;
  private readonly clock: Clock;
  private readonly scheduler: MatchScheduler;
  private readonly lobby: Lobby;
  private readonly emptyTables: EmptyTables;
  private readonly clusterSync: ClusterSync;

  constructor(parts: NodeParts) {
    const { config, store, bus, log, metrics, clock, node, bots, secret, botName } = parts;
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
    const { tables, referee, people, renaming } = this;
    this.liveMatches = new LiveMatches({
      store,
      referee,
      rooms,
      bus,
      log,
      metrics,
      now,
      node,
      leaseMs: config.LEASE_MS,
    });
    const { liveMatches, lobby } = this;
    const presence = new Presence({
      ...{ store, rooms, bus, now, node, leaseMs: config.LEASE_MS },
      thinking: ({ match, seats }) => {
        const live = match === null ? undefined : liveMatches.peek(match);
        return live ? thinkingAt(live, seats) : new Set();
      },
    });
    const talk = new Talk(store, people, rooms, bus, now);
    this.scheduler = new MatchScheduler({
      ...{ store, liveMatches, tables, rooms, presence, bots, config, log, metrics, now, node },
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
      ...{ store, people, tables, liveMatches, referee, presence, secret, now, botName },
      quota: { perHost: config.TABLES_PER_PERSON, perPlace: config.TABLES_PER_ADDRESS },
      mostData: 1024 * config.DATA_PER_ADDRESS_KB,
    });
    const resync = new Resync({ liveMatches, referee, rooms, now });
    this.commands = new Commands({
      ...{ store, people, renaming, tables, liveMatches, resync, rooms, presence, lobby, talk },
      ...{
        takeBacks,
        tableCommands,
        metrics,
        idempotency: new Idempotency({ store, liveMatches, now }),
      },
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
      replan: (table, match) => this.scheduler.replan(table, match),
    });
  }

  start(): void {
    this.scheduler.start();
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
    this.emptyTables.stop();
    await this.scheduler.stop();
    this.bots.close();
    await this.referee.close();
    await this.bus.close();
    await this.store.close();
  }
}
