/** Puts a server node together from its configuration, and its front for browsers before it. */

import { randomBytes } from 'node:crypto';
import { brains, LEVELS } from '@parlor/bots';
import { GAME_IDS } from '@parlor/registry';
import type { FastifyInstance } from 'fastify';
import { ThinkingBots } from './adapters/bots/thinkingBots.ts';
import { SINGLE_NODE } from './application/ports/clusterBus.ts';
import { redisBus } from './adapters/cluster/redisBus.ts';
import type { Config } from './application/ports/config.ts';
import { buildApp } from './adapters/http/app.ts';
import type { Log } from './application/ports/log.ts';
import { newId, newSeed } from './domain/people/secrets.ts';
import { PromMetrics } from './adapters/metrics/promMetrics.ts';
import { RefereePool } from './adapters/referee/refereePool.ts';
import { ServerNode } from './application/serverNode.ts';
import type { Store } from './application/ports/store.ts';
import { MACHINE } from './adapters/machine/clocks.ts';
import { machineWorld } from './adapters/machine/world.ts';
import { givenClock, ServerClock } from './application/time/serverClock.ts';
import { workerFile } from './adapters/workers/workerFile.ts';

export interface NodeOptions {
  readonly config: Config;
  readonly store: Store;
  readonly log: Log;
  /** In place of a clock of its own. */
  readonly now?: () => number;
  /** Where the pages lie, if not where they are built. */
  readonly dist?: string;
}

export interface OpenedNode {
  readonly server: ServerNode;
  readonly app: FastifyInstance;
  readonly metrics: PromMetrics;
}

export async function openNode({
  config,
  store,
  log,
  now,
  dist,
}: NodeOptions): Promise<OpenedNode> {
  const metrics = new PromMetrics();
  const node = newId();
  const names = await botNames();
  const clock = now ? givenClock(now) : await ServerClock.open({ store, log, clocks: MACHINE });
  const server = new ServerNode({
    ...{ config, store, log, metrics, node },
    bus: config.REDIS_URL ? await redisBus(config.REDIS_URL, node, log) : SINGLE_NODE,
    clock,
    world: machineWorld(clock.now),
    bots: new ThinkingBots(workerFile('adapters/bots/bots.worker'), config.BOT_WORKERS),
    startReferee: (lost) =>
      new RefereePool(workerFile('adapters/referee/rules.worker'), config.RULES_WORKERS, lost),
    botName: (game, level) => names.get(`${game} ${level}`) ?? level,
    secret: config.SECRET ?? (await store.secret('cookies', () => randomBytes(32).toString('hex'))),
    signingKey: await store.secret('signatures', newSeed),
  });
  server.start();
  return { server, metrics, app: await buildApp(server, metrics.registry, dist) };
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
