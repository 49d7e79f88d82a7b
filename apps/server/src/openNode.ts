/** A node on this machine, with threads, Redis and a front for browsers, as its configuration says. */

import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ThinkingBots } from './adapters/bots/thinkingBots.ts';
import { redisBus } from './adapters/cluster/redisBus.ts';
import { buildApp } from './adapters/http/app.ts';
import { PromMetrics } from './adapters/metrics/promMetrics.ts';
import { RefereePool } from './adapters/referee/refereePool.ts';
import { workerFile } from './adapters/workers/workerFile.ts';
import { NO_CALLS, SINGLE_NODE } from './application/ports/clusterBus.ts';
import type { Config } from './application/ports/config.ts';
import type { Network } from './application/ports/network.ts';
import { type NodeParts, ServerNode } from './application/serverNode.ts';

export interface NodeOptions
  extends Pick<NodeParts, 'config' | 'machine' | 'store' | 'log' | 'now'> {
  /** Where the pages lie, if not where they are built. */
  readonly dist?: string;
  readonly network: Network;
}

export interface OpenedNode {
  readonly server: ServerNode;
  readonly app: FastifyInstance;
  readonly metrics: PromMetrics;
}

export async function openNode({ dist, network, ...given }: NodeOptions): Promise<OpenedNode> {
  const { config, machine, log } = given;
  const metrics = new PromMetrics();
  const isStoreShared = config.DATABASE_URL !== undefined;
  const bots = workerFile('adapters/bots/bots.worker');
  const rules = workerFile('adapters/referee/rules.worker');
  const server = await ServerNode.open({
    ...given,
    metrics,
    isStoreShared,
    joinBus: (node) => {
      if (config.REDIS_URL) return redisBus(config.REDIS_URL, node, log);
      return isStoreShared ? NO_CALLS : SINGLE_NODE;
    },
    bots: new ThinkingBots(bots, config.BOT_WORKERS, machine),
    startReferee: (lost) =>
      new RefereePool({ file: rules, threads: config.RULES_WORKERS, machine, lost }),
  });
  const app = await buildApp(server, {
    ...{ metrics: metrics.registry, network, dist: dist ?? pagesOf(config) },
  });
  return { server, metrics, app };
}

const pagesOf = ({ PAGES_DIR }: Config): string | undefined =>
  PAGES_DIR === undefined ? undefined : resolve(PAGES_DIR);
