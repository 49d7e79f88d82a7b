/** Everything put together: one server node. */

import { randomBytes } from 'node:crypto';
import { publicKeyOf } from '@parlor/kit';
import { brains, LEVELS, type Level } from '@parlor/bots';
import { GAME_IDS } from '@parlor/registry';
import { ThinkingBots } from './bots/thinkingBots.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { MatchScheduler } from './matches/matchScheduler.ts';
import { LiveMatches } from './matches/liveMatches.ts';
import { finish } from './matches/finish.ts';
import { Resync } from './matches/resync.ts';
import { Metrics } from './metrics.ts';
import { People } from './people/people.ts';
import { newId, newSeed } from './people/secrets.ts';
import { RefereePool } from './rules/refereePool.ts';
import { Commands } from './sockets/commands.ts';
import { Rooms } from './sockets/rooms.ts';
import { Lobby } from './sockets/lobby.ts';
import { Presence } from './sockets/presence.ts';
import { Idempotency } from './sockets/idempotency.ts';
import { TableCommands } from './sockets/tableCommands.ts';
import { TakeBacks } from './sockets/takeBacks.ts';
import { Talk } from './sockets/talk.ts';
import type { Store } from './store/store.ts';
import { EmptyTables } from './tables/emptyTables.ts';
import { Renaming } from './tables/renaming.ts';
import type { TableDoc } from './tables/tableDoc.ts';
import { Tables } from './tables/tables.ts';
import { type Clock, givenClock, ServerClock } from './time/serverClock.ts';
import { SINGLE_NODE, type ClusterBus } from './cluster/clusterBus.ts';
import { redisBus } from './cluster/redisBus.ts';
import { ClusterSync } from './cluster/clusterSync.ts';
import { workerFile } from './workers/workerFile.ts';

export class ServerNode {
  readonly metrics = new Metrics();
  readonly rooms = new Rooms();
  readonly node = newId();
  isClosing = false;

  readonly people: People;
  readonly tables: Tables;
  readonly renaming: Renaming;
  readonly referee: RefereePool;
  readonly bots: ThinkingBots;
  readonly liveMatches: LiveMatches;
  readonly commands: Commands;
  readonly publicKey: string;
  readonly now: () => number;
  private readonly scheduler: MatchScheduler;
  private readonly lobby: Lobby;
  private readonly emptyTables: EmptyTables;
  private readonly clusterSync: ClusterSync;

  private constructor(
    readonly config: Config,
    readonly store: Store,
    private readonly bus: ClusterBus,
    readonly log: Log,
    secret: string,
    readonly signingKey: string,
    botNames: ReadonlyMap<string, string>,
    private readonly clock: Clock,
  ) {
    const { now } = clock;
    const { rooms, metrics, node } = this;
    this.now = now;
    this.publicKey = publicKeyOf(signingKey);
    this.people = new People(store, secret, now, config.GUESTS_PER_ADDRESS);
    this.lobby = new Lobby(store, rooms, bus);
    this.tables = new Tables(store, now, (doc) => this.tableChanged(doc));
    this.renaming = new Renaming(store, this.tables);
    this.emptyTables = new EmptyTables({ store, tables: this.tables, log, now });
    this.referee = new RefereePool(workerFile('rules/rules.worker'), config.RULES_WORKERS, () =>
      this.rulesLost(),
    );
    this.bots = new ThinkingBots(workerFile('bots/bots.worker'), config.BOT_WORKERS);
    const { tables, referee, bots, people, renaming } = this;
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
      ...{ store, rooms, liveMatches, bus, now, node, leaseMs: config.LEASE_MS },
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
    const botName = (game: string, level: Level) => botNames.get(`${game} ${level}`) ?? level;
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

  /** With a clock of its own unless the time is given. */
  static async open(
    config: Config,
    store: Store,
    log: Log,
    now?: () => number,
  ): Promise<ServerNode> {
    const secret =
      config.SECRET ?? (await store.secret('cookies', () => randomBytes(32).toString('hex')));
    const signingKey = await store.secret('signatures', newSeed);
    const clock = now ? givenClock(now) : await ServerClock.open({ store, log });
    const node = newId();
    const bus = config.REDIS_URL ? await redisBus(config.REDIS_URL, node, log) : SINGLE_NODE;
    const names = await botNames();
    const server = new ServerNode(config, store, bus, log, secret, signingKey, names, clock);
    server.scheduler.start();
    server.emptyTables.start();
    // One node with a database of its own has nobody to look out for.
    if (config.DATABASE_URL !== undefined) {
      server.clusterSync.start();
      clock.start();
    }
    return server;
  }

  private tableChanged(doc: TableDoc): void {
    this.rooms.showTable(doc);
    // Whoever sits down or gets up was here before, but nobody knew on which seat.
    if (doc.status === 'open') this.rooms.tellTable(doc.id, this.rooms.presence(doc, new Set()));
    this.bus.publish({ kind: 'table', id: doc.id });
    if (doc.isPublic) this.lobby.changed();
    if (doc.match) this.scheduler.replan(doc.id, doc.match);
  }

  private rulesLost(): void {
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

/** The personas of every game, under 'game level'. */
async function botNames(): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const game of GAME_IDS) {
    const { personas } = await brains[game]();
    for (const level of LEVELS) names.set(`${game} ${level}`, personas[level].name);
  }
  return names;
}
